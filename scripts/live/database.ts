import { BACKUP_DAYS } from '../../web/src/site/facts.ts';
import { either, examine, lacks } from './finding.ts';
import type { Google } from './google.ts';

/** Locations of Firestore within the European Union, which the privacy page promises. London and Zürich are not. */
const EU_LOCATION =
  /^(eur3|europe-(central2|north1|north2|southwest1|west1|west3|west4|west8|west9|west10|west12))$/;
const DAY_SECONDS = 86_400;

/** What is off or as by default is left out. */
type Database = {
  locationId?: string;
  type?: string;
  databaseEdition?: string;
  pointInTimeRecoveryEnablement?: string;
  deleteProtectionState?: string;
};
type Schedules = { backupSchedules?: { retention?: string; dailyRecurrence?: object }[] };
type Fields = { fields?: { name: string; ttlConfig?: { state?: string } }[] };
type Indexes = { indexes?: { name: string; fields: Indexed; state?: string }[] };
type Indexed = readonly { fieldPath: string }[];
/** The parts of firestore.indexes.json that we judge: which documents expire by which field, and the indexes that queries need. */
export type FirestoreWanted = {
  fieldOverrides: readonly { collectionGroup: string; fieldPath: string }[];
  indexes: readonly { collectionGroup: string; fields: Indexed }[];
};

/**
 * https://docs.cloud.google.com/firestore/docs/reference/rest/v1/projects.databases/get, the lists of its backupSchedules, and of
 * the fields and indexes of its collectionGroups
 */
export function examineFirestore(
  { project, readKnown }: Google,
  { fieldOverrides, indexes }: FirestoreWanted,
) {
  const url = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
  const groups = `${url}/collectionGroups/-`;
  const reading: Promise<Database | null> = readKnown(url);
  const schedules: Promise<Schedules | null> = readKnown(`${url}/backupSchedules`);
  const fields: Promise<Fields | null> = readKnown(
    `${groups}/fields?filter=ttlConfig%3A*&pageSize=300`,
  );
  const found: Promise<Indexes | null> = readKnown(`${groups}/indexes`);
  return [
    examine('Database', '2. Database and bucket', reading, {
      fix: 'Create the database (default), in native mode and of the Standard edition.',
      judge: (database) => {
        if (database === null) return [false, 'there is none'];
        const { type = 'FIRESTORE_NATIVE', databaseEdition: edition = 'STANDARD' } = database;
        const isOk = type === 'FIRESTORE_NATIVE' && edition === 'STANDARD';
        return [isOk, `${type}, ${edition}`];
      },
    }),
    examine('Location', '2. Database and bucket', reading, {
      fix: 'The privacy page promises the EU, and a database cannot be moved: start again with a new project.',
      judge: (database) => {
        const location = database?.locationId ?? 'unknown';
        return [EU_LOCATION.test(location), location];
      },
    }),
    examine('Delete protection', '2. Database and bucket', reading, {
      fix: "gcloud firestore databases update --database='(default)' --delete-protection",
      judge: (database) => either(database?.deleteProtectionState === 'DELETE_PROTECTION_ENABLED'),
    }),
    examine('Recovery to a minute', '19. Backups', reading, {
      fix: "gcloud firestore databases update --database='(default)' --enable-pitr",
      judge: (database) =>
        either(database?.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'),
    }),
    examine('Daily backup', '19. Backups', schedules, {
      fix: `gcloud firestore backups schedules create --database='(default)' --recurrence=daily --retention=${BACKUP_DAYS}d`,
      judge: (all) => {
        const days = (all?.backupSchedules ?? [])
          .filter(({ dailyRecurrence }) => dailyRecurrence !== undefined)
          .map(({ retention = '0s' }) => Number.parseFloat(retention) / DAY_SECONDS);
        if (days.length === 0) return [false, 'no daily schedule'];
        return [days.every((kept) => kept === BACKUP_DAYS), `kept for ${days.join(' and ')} days`];
      },
    }),
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
