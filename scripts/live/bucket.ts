import { isDeepStrictEqual } from 'node:util';
import { either, examine, UnreadError } from './finding.ts';
import type { Google } from './google.ts';

/** The part that we judge. */
type Bucket = { lifecycle?: Lifecycle };
type Lifecycle = { rule?: object[] };
type Ruleset = { source?: { files?: { content: string }[] } };
/** What has to be in force: the texts of our files. */
export type FilesWanted = { rules: string; lifecycle: Lifecycle };

export function examineBucket(
  google: Google,
  bucket: string | null,
  { rules, lifecycle }: FilesWanted,
) {
  return [
    examine('Expiry of files', '2. Database and bucket', readBucket(google, bucket), {
      fix: `gcloud storage buckets update gs://${bucket} --lifecycle-file=storage.lifecycle.json`,
      judge: (found) => {
        const all = found?.lifecycle?.rule ?? [];
        const isOk = isDeepStrictEqual(all, lifecycle.rule);
        return either(isOk, 'as storage.lifecycle.json says', `${all.length} other rules`);
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
