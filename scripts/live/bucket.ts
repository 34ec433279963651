import { isDeepStrictEqual } from 'node:util';
import { BACKUP_DAYS } from '../../web/src/site/facts.ts';
import { REGION } from '../hosting/hosting-config.ts';
import { either, examine, UnreadError } from './finding.ts';
import type { Google } from './google.ts';

/** Europe as a whole is the only other place whose files our functions can be told of. */
const LOCATIONS = [REGION, 'eu'];
const DAY_SECONDS = 86_400;
const STEP = '2. Database and bucket';

/** The part that we judge. What is off is left out. */
type Bucket = {
  location: string;
  lifecycle?: Lifecycle;
  versioning?: { enabled: boolean };
  softDeletePolicy?: { retentionDurationSeconds?: string };
};
type Lifecycle = { rule?: object[] };
type Ruleset = { source?: { files?: { content: string }[] } };
/** What has to be in force: the texts of our files. */
export type FilesWanted = { rules: string; lifecycle: Lifecycle };

export function examineBucket(
  google: Google,
  bucket: string | null,
  { rules, lifecycle }: FilesWanted,
) {
  const reading = readBucket(google, bucket);
  return [
    examine('Bucket', STEP, reading, {
      fix: `Create it in ${REGION}: people's files stay in the EU, and functions in ${REGION} are told of them. A bucket cannot be moved.`,
      judge: (found) => {
        if (found === null) return [false, `there is no ${bucket}`];
        const location = found.location.toLowerCase();
        return [LOCATIONS.includes(location), `${bucket}, ${location}`];
      },
    }),
    examine('Expiry of files', STEP, reading, {
      fix: `gcloud storage buckets update gs://${bucket} --lifecycle-file=storage.lifecycle.json`,
      judge: (found) => {
        const all = found?.lifecycle?.rule ?? [];
        const isOk = isDeepStrictEqual(all, lifecycle.rule);
        return either(isOk, 'as storage.lifecycle.json says', `${all.length} other rules`);
      },
    }),
    examine('Deleted files', STEP, reading, {
      fix: `gcloud storage buckets update gs://${bucket} --no-versioning --soft-delete-duration=${BACKUP_DAYS}d`,
      judge: (found) => {
        if (found?.versioning?.enabled) return [false, 'every version is kept'];
        const seconds = Number(found?.softDeletePolicy?.retentionDurationSeconds ?? 0);
        return [seconds <= BACKUP_DAYS * DAY_SECONDS, `kept for ${seconds / DAY_SECONDS} days`];
      },
    }),
    examine('Storage rules', '18. Deploy', readRules(google, bucket), {
      fix: 'Deploy storage.rules. Until then no one can store a file, or everyone can read all of them.',
      judge: (found) => {
        const [file] = found?.source?.files ?? [];
        if (!file) return [false, 'none'];
        return either(file.content === rules, 'as storage.rules says', 'other rules');
      },
    }),
  ];
}

/** https://docs.cloud.google.com/storage/docs/json_api/v1/buckets/get */
async function readBucket({ readKnown }: Google, bucket: string | null): Promise<Bucket | null> {
  return readKnown(`https://storage.googleapis.com/storage/v1/b/${nameOf(bucket)}`);
}

/** https://firebase.google.com/docs/reference/rules/rest/v1/projects.releases/get */
async function readRules(
  { project, readKnown }: Google,
  bucket: string | null,
): Promise<Ruleset | null> {
  const api = 'https://firebaserules.googleapis.com/v1';
  const release = `projects/${project}/releases/firebase.storage/${nameOf(bucket)}`;
  const found: { rulesetName: string } | null = await readKnown(`${api}/${release}`);
  return found && readKnown(`${api}/${found.rulesetName}`);
}

/** @throws {UnreadError} */
function nameOf(bucket: string | null): string {
  if (bucket !== null) return encodeURIComponent(bucket);
  throw new UnreadError(
    'the settings name no bucket',
    'Set STORAGE_BUCKET in functions/.env.<project>: docs/deploy.md, 17. Settings and secrets.',
  );
}
