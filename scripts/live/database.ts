import { BACKUP_DAYS } from '../../web/src/site/facts.ts';
import { either, examine, lacks, type Finding } from './finding.ts';
import type { Google } from './google.ts';

/** Locations of Firestore within the European Union, which the privacy page promises. London and Zürich are not. */
const EU_LOCATIONS = [
  'eur3',
  'europe-central2',
  'europe-north1',
  'europe-north2',
  'europe-southwest1',
  'europe-west1',
  'europe-west3',
  'europe-west4',
  'europe-west8',
  'europe-west9',
  'europe-west10',
  'europe-west12',
];
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
export type Expiring = readonly { collectionGroup: string; fieldPath: string }[];
type Indexes = { indexes?: { name: string; fields: Indexed; state?: string }[] };
type Indexed = readonly { fieldPath: string }[];
/** Those of firestore.indexes.json. */
export type NeededIndexes = readonly { collectionGroup: string; fields: Indexed }[];

/** https://docs.cloud.google.com/firestore/docs/reference/rest/v1/projects.databases/get */
export function examineDatabase(google: Google): Promise<Finding[]> {
  const read = (): Promise<Database | null> => google.readKnown(addressOf(google));
  return examine(read, [
    {
      name: 'Database',
      step: '2. Database and bucket',
      fix: 'Create the database (default), in native mode and of the Standard edition.',
      judge: (database) => {
        if (database === null) return [false, 'there is none'];
        const { type = 'FIRESTORE_NATIVE', databaseEdition: edition = 'STANDARD' } = database;
        const isOk = type === 'FIRESTORE_NATIVE' && edition === 'STANDARD';
        return [isOk, `${type}, ${edition}`];
      },
    },
    {
      name: 'Location',
      step: '2. Database and bucket',
      fix: 'The privacy page promises the EU, and a database cannot be moved: start again with a new project.',
      judge: (database) => {
        const location = database?.locationId ?? 'unknown';
        return [EU_LOCATIONS.includes(location), location];
      },
    },
    {
      name: 'Delete protection',
      step: '2. Database and bucket',
      fix: "gcloud firestore databases update --database='(default)' --delete-protection",
      judge: (database) => either(database?.deleteProtectionState === 'DELETE_PROTECTION_ENABLED'),
    },
    {
      name: 'Recovery to a minute',
      step: '19. Backups',
      fix: "gcloud firestore databases update --database='(default)' --enable-pitr",
      judge: (database) =>
        either(database?.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'),
    },
  ]);
}

/** https://docs.cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.backupSchedules/list */
export function examineBackups(google: Google): Promise<Finding[]> {
  const read = (): Promise<Schedules | null> =>
    google.readKnown(`${addressOf(google)}/backupSchedules`);
  return examine(read, [
    {
      name: 'Daily backup',
      step: '19. Backups',
      fix: `gcloud firestore backups schedules create --database='(default)' --recurrence=daily --retention=${BACKUP_DAYS}d`,
      judge: (schedules) => {
        const days = (schedules?.backupSchedules ?? [])
          .filter(({ dailyRecurrence }) => dailyRecurrence !== undefined)
          .map(({ retention = '0s' }) => Number.parseFloat(retention) / DAY_SECONDS);
        if (days.length === 0) return [false, 'no daily schedule'];
        return [days.every((kept) => kept === BACKUP_DAYS), `kept for ${days.join(' and ')} days`];
      },
    },
  ]);
}

/**
 * https://docs.cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.collectionGroups.fields/list
 * @param expiring the collections whose documents expire, with the field that says when
 */
export function examineExpiry(google: Google, expiring: Expiring): Promise<Finding[]> {
  const filter = encodeURIComponent('ttlConfig:*');
  const fields = `${addressOf(google)}/collectionGroups/-/fields`;
  const read = (): Promise<Fields | null> =>
    google.readKnown(`${fields}?filter=${filter}&pageSize=300`);
  return examine(read, [
    {
      name: 'Expiry of documents',
      step: '18. Deploy',
      fix: 'Deploy firestore.indexes.json. While a policy is being created, wait; for one in need of repair, deploy again.',
      judge: (found) => {
        const working = (found?.fields ?? [])
          .filter(({ ttlConfig }) => /^(ACTIVE|CREATING)$/.test(ttlConfig?.state ?? ''))
          .map(({ name }) => name.split('/collectionGroups/')[1]);
        const missing = expiring
          .filter((one) => !working.includes(`${one.collectionGroup}/fields/${one.fieldPath}`))
          .map(({ collectionGroup }) => collectionGroup);
        return lacks(missing, `${expiring.length} collections`, 'not in');
      },
    },
  ]);
}

/**
 * https://docs.cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.collectionGroups.indexes/list
 * @param needed those without which a query fails
 */
export function examineIndexes(google: Google, needed: NeededIndexes): Promise<Finding[]> {
  const read = (): Promise<Indexes | null> =>
    google.readKnown(`${addressOf(google)}/collectionGroups/-/indexes`);
  const nameOf = (collection: string | undefined, fields: Indexed) =>
    // Google adds the name of the document to each.
    `${collection} by ${fields.flatMap(({ fieldPath: path }) => (path === '__name__' ? [] : path)).join(', ')}`;
  return examine(read, [
    {
      name: 'Indexes',
      step: '18. Deploy',
      fix: 'Deploy firestore.indexes.json. While one is being built, wait some minutes: until then the log has mail_broken_off, and members do not see their servers.',
      judge: (found) => {
        const built = (found?.indexes ?? [])
          .filter(({ state }) => /^(READY|CREATING)$/.test(state ?? ''))
          .map(({ name, fields }) => nameOf(/collectionGroups\/([^/]+)/.exec(name)?.[1], fields));
        const missing = needed
          .map(({ collectionGroup, fields }) => nameOf(collectionGroup, fields))
          .filter((name) => !built.includes(name));
        return lacks(missing, `${needed.length} of them`, 'without');
      },
    },
  ]);
}

function addressOf({ project }: Google): string {
  return `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
}
