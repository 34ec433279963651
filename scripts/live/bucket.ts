import { isDeepStrictEqual } from 'node:util';
import { BACKUP_DAYS } from '../../web/src/site/facts.ts';
import { REGION } from '../hosting/hosting-config.ts';
import { examine, UnreadError, type Finding } from './finding.ts';
import type { Google } from './google.ts';

/** Europe as a whole is the only other place whose files our functions can be told of. */
const LOCATIONS = [REGION, 'eu'];
const DAY_SECONDS = 86_400;

/** The part that we judge. What is off is left out. */
type Bucket = {
  location: string;
  lifecycle?: Lifecycle;
  versioning?: { enabled: boolean };
  softDeletePolicy?: { retentionDurationSeconds?: string };
};
export type Lifecycle = { rule?: object[] };
type Ruleset = { source?: { files?: { content: string }[] } };

/**
 * https://docs.cloud.google.com/storage/docs/json_api/v1/buckets/get
 * @param lifecycle what it has to be
 */
export function examineBucket(
  google: Google,
  bucket: string | null,
  lifecycle: Lifecycle,
): Promise<Finding[]> {
  const read = async (): Promise<Bucket | null> =>
    google.readKnown(`https://storage.googleapis.com/storage/v1/b/${nameOf(bucket)}`);
  const step = '2. Database and bucket';
  return examine(read, [
    {
      name: 'Bucket',
      step,
      fix: `Create it in ${REGION}: people's files stay in the EU, and functions in ${REGION} are told of them. A bucket cannot be moved.`,
      judge: (found) => {
        if (found === null) return [false, `there is no ${bucket}`];
        const location = found.location.toLowerCase();
        return [LOCATIONS.includes(location), `${bucket}, ${location}`];
      },
    },
    {
      name: 'Expiry of files',
      step,
      fix: `gcloud storage buckets update gs://${bucket} --lifecycle-file=storage.lifecycle.json`,
      judge: (found) => {
        const rules = found?.lifecycle?.rule ?? [];
        const isOk = isDeepStrictEqual(rules, lifecycle.rule);
        return [isOk, isOk ? 'as storage.lifecycle.json says' : `${rules.length} other rules`];
      },
    },
    {
      name: 'Deleted files',
      step,
      fix: `gcloud storage buckets update gs://${bucket} --no-versioning --soft-delete-duration=${BACKUP_DAYS}d`,
      judge: (found) => {
        if (found?.versioning?.enabled) return [false, 'every version is kept'];
        const seconds = Number(found?.softDeletePolicy?.retentionDurationSeconds ?? 0);
        return [seconds <= BACKUP_DAYS * DAY_SECONDS, `kept for ${seconds / DAY_SECONDS} days`];
      },
    },
  ]);
}

/**
 * https://firebase.google.com/docs/reference/rules/rest/v1/projects.releases/get
 * @param rules what has to be in force
 */
export function examineStorageRules(
  google: Google,
  bucket: string | null,
  rules: string,
): Promise<Finding[]> {
  const api = 'https://firebaserules.googleapis.com/v1';
  const read = async (): Promise<Ruleset | null> => {
    const release = `projects/${google.project}/releases/firebase.storage/${nameOf(bucket)}`;
    const found: { rulesetName: string } | null = await google.readKnown(`${api}/${release}`);
    return found && google.readKnown(`${api}/${found.rulesetName}`);
  };
  return examine(read, [
    {
      name: 'Storage rules',
      step: '18. Deploy',
      fix: 'Deploy storage.rules. Until then no one can store a file, or everyone can read all of them.',
      judge: (found) => {
        const [file] = found?.source?.files ?? [];
        if (!file) return [false, 'none'];
        const isOk = file.content === rules;
        return [isOk, isOk ? 'as storage.rules says' : 'other rules'];
      },
    },
  ]);
}

/** @throws {UnreadError} */
function nameOf(bucket: string | null): string {
  if (bucket !== null) return encodeURIComponent(bucket);
  throw new UnreadError(
    'the settings name no bucket',
    'Set STORAGE_BUCKET in functions/.env.<project>: docs/deploy.md, 17. Settings and secrets.',
  );
}
