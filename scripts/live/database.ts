import { examine, lacks } from './finding.ts';
import type { Google } from './google.ts';

type Fields = { fields?: { name: string; ttlConfig?: { state?: string } }[] };
type Indexes = { indexes?: { name: string; fields: Indexed; state?: string }[] };
type Indexed = readonly { fieldPath: string }[];
/** The parts of firestore.indexes.json that we judge: which documents expire by which field, and the indexes that queries need. */
export type FirestoreWanted = {
  fieldOverrides: readonly { collectionGroup: string; fieldPath: string }[];
  indexes: readonly { collectionGroup: string; fields: Indexed }[];
};

/** https://docs.cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.collectionGroups.fields/list, and its indexes */
export function examineFirestore(
  { project, readKnown }: Google,
  { fieldOverrides, indexes }: FirestoreWanted,
) {
  const url = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
  const groups = `${url}/collectionGroups/-`;
  const fields: Promise<Fields | null> = readKnown(
    `${groups}/fields?filter=ttlConfig%3A*&pageSize=300`,
  );
  const found: Promise<Indexes | null> = readKnown(`${groups}/indexes`);
  return [
    examine('Expiry of documents', '18. Deploy', fields, {
      fix: 'Deploy firestore.indexes.json. While a policy is being created, wait; for one in need of repair, deploy again.',
      judge: (all) => {
        const working = (all?.fields ?? [])
          .filter(({ ttlConfig }) => /^(ACTIVE|CREATING)$/.test(ttlConfig?.state ?? ''))
          .map(({ name }) => name.split('/collectionGroups/')[1]);
        const missing = fieldOverrides
          .filter((one) => !working.includes(`${one.collectionGroup}/fields/${one.fieldPath}`))
          .map(({ collectionGroup }) => collectionGroup);
        return lacks(missing, `${fieldOverrides.length} collections`, 'not in');
      },
    }),
    examine('Indexes', '18. Deploy', found, {
      fix: 'Deploy firestore.indexes.json. While one is being built, wait some minutes: until then the log has mail_broken_off, and members do not see their servers.',
      judge: (all) => {
        const built = (all?.indexes ?? [])
          .filter(({ state }) => /^(READY|CREATING)$/.test(state ?? ''))
          .map(({ name, fields: of }) =>
            indexName(/collectionGroups\/([^/]+)/.exec(name)?.[1], of),
          );
        const missing = indexes
          .map(({ collectionGroup, fields: of }) => indexName(collectionGroup, of))
          .filter((name) => !built.includes(name));
        return lacks(missing, `${indexes.length} of them`, 'without');
      },
    }),
  ];
}

function indexName(collection: string | undefined, fields: Indexed): string {
  // Google adds the name of the document to each.
  const paths = fields.map(({ fieldPath }) => fieldPath).filter((path) => path !== '__name__');
  return `${collection} by ${paths.join(', ')}`;
}
