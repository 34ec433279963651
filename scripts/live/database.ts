import { z } from 'zod';
import { BACKUP_DAYS } from '../../web/src/site/facts.ts';
import type { Check } from './finding.ts';
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

const Database = z.object({
  locationId: z.string().default('unknown'),
  type: z.string().default('FIRESTORE_NATIVE'),
  databaseEdition: z.string().default('STANDARD'),
  pointInTimeRecoveryEnablement: z.string().default('POINT_IN_TIME_RECOVERY_DISABLED'),
  deleteProtectionState: z.string().default('DELETE_PROTECTION_DISABLED'),
});

/** Null where there is none. */
export type DatabaseFacts = z.infer<typeof Database> | null;

/** https://docs.cloud.google.com/firestore/docs/reference/rest/v1/projects.databases/get */
export function readDatabase(google: Google): Promise<DatabaseFacts> {
  return google.readKnown(Database, addressOf(google));
}

export const DATABASE_CHECKS: Check<DatabaseFacts>[] = [
  {
    name: 'Database',
    step: 'database',
    isRequired: true,
    fix: 'Create the database (default), in native mode and of the Standard edition.',
    judge: (database) => {
      if (database === null) return { isOk: false, found: 'there is none' };
      const { type, databaseEdition: edition } = database;
      const isOk = type === 'FIRESTORE_NATIVE' && edition === 'STANDARD';
      return { isOk, found: `${type}, ${edition}` };
    },
  },
  {
    name: 'Location',
    step: 'database',
    isRequired: true,
    fix: 'The privacy page promises the EU, and a database cannot be moved: start again with a new project.',
    judge: (database) => {
      const location = database?.locationId ?? 'none';
      return { isOk: EU_LOCATIONS.includes(location), found: location };
    },
  },
  {
    name: 'Delete protection',
    step: 'database',
    isRequired: true,
    fix: "gcloud firestore databases update --database='(default)' --delete-protection",
    judge: (database) => onOrOff(database?.deleteProtectionState === 'DELETE_PROTECTION_ENABLED'),
  },
  {
    name: 'Recovery to a minute',
    step: 'backups',
    isRequired: true,
    fix: "gcloud firestore databases update --database='(default)' --enable-pitr",
    judge: (database) =>
      onOrOff(database?.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'),
  },
];

const Schedules = z.object({
  backupSchedules: z
    .array(
      z.object({
        retention: z.string().default('0s'),
        dailyRecurrence: z.object({}).optional(),
      }),
    )
    .default([]),
});

export type BackupSchedules = z.infer<typeof Schedules>['backupSchedules'];

/** https://docs.cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.backupSchedules/list */
export async function readBackups(google: Google): Promise<BackupSchedules> {
  const found = await google.readKnown(Schedules, `${addressOf(google)}/backupSchedules`);
  return found?.backupSchedules ?? [];
}

export const BACKUP_CHECKS: Check<BackupSchedules>[] = [
  {
    name: 'Daily backup',
    step: 'backups',
    isRequired: true,
    fix: `gcloud firestore backups schedules create --database='(default)' --recurrence=daily --retention=${BACKUP_DAYS}d`,
    judge: (schedules) => {
      const days = schedules
        .filter(({ dailyRecurrence }) => dailyRecurrence !== undefined)
        .map(({ retention }) => Number.parseFloat(retention) / DAY_SECONDS);
      if (days.length === 0) return { isOk: false, found: 'no daily schedule' };
      const isOk = days.every((kept) => kept === BACKUP_DAYS);
      return { isOk, found: `kept for ${days.join(' and ')} days` };
    },
  },
];

const Fields = z.object({
  fields: z
    .array(
      z.object({
        name: z.string(),
        ttlConfig: z.object({ state: z.string().default('CREATING') }).optional(),
      }),
    )
    .default([]),
});

export type TtlFields = z.infer<typeof Fields>['fields'];

/** https://docs.cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.collectionGroups.fields/list */
export async function readTtl(google: Google): Promise<TtlFields> {
  const filter = encodeURIComponent('ttlConfig:*');
  const url = `${addressOf(google)}/collectionGroups/-/fields?filter=${filter}&pageSize=300`;
  const found = await google.readKnown(Fields, url);
  return found?.fields ?? [];
}

/** @param wanted the collections whose documents expire, with the field that says when */
export function ttlChecks(
  wanted: readonly { collectionGroup: string; fieldPath: string }[],
): Check<TtlFields>[] {
  return [
    {
      name: 'Expiry of documents',
      step: 'deploy',
      isRequired: true,
      fix: 'Deploy firestore.indexes.json. While a policy is being created, wait; for one in need of repair, deploy again.',
      judge: (fields) => {
        const working = fields.filter(
          ({ ttlConfig }) => ttlConfig?.state === 'ACTIVE' || ttlConfig?.state === 'CREATING',
        );
        const missing = wanted.filter(
          ({ collectionGroup, fieldPath }) =>
            !working.some(({ name }) =>
              name.endsWith(`/collectionGroups/${collectionGroup}/fields/${fieldPath}`),
            ),
        );
        return missing.length === 0
          ? { isOk: true, found: `${wanted.length} collections` }
          : {
              isOk: false,
              found: `not in ${missing.map((one) => one.collectionGroup).join(', ')}`,
            };
      },
    },
  ];
}

function addressOf({ project }: Google): string {
  return `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
}

function onOrOff(isOk: boolean): { isOk: boolean; found: string } {
  return { isOk, found: isOk ? 'on' : 'off' };
}
