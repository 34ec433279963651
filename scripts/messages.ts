/**
 * `npm run messages`: fetches files that came with messages, for the people who answer them. Without --project, it acts on a
 * running `npm start`; with it, as the person signed in to Google here. Google's permissions control access; there is no
 * endpoint for it.
 */
import { createWriteStream, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createFirebase } from '../functions/src/adapters/firebase.ts';
import { composeMessageFiles } from '../functions/src/compose-operating.ts';
import { ApiError } from '../functions/src/foundation/errors.ts';
import { apiSettingsFile, loadApiSettings } from './lib/api-settings.ts';
import { BUCKET, LOCAL } from './lib/places.ts';
import { asOperator, UsageError } from './operators/as-operator.ts';

const USAGE = 'npm run messages -- file <id of the message> <number, from 0> [--project <id>]';

await asOperator(run, {
  role: 'Cloud Datastore Viewer and the role Storage Object Viewer',
  known: [ApiError],
});

async function run(words: string[], project: string | null): Promise<void> {
  const [command, id, number, ...more] = words;
  if (command !== 'file' || id === undefined || number === undefined || more.length > 0) {
    throw new UsageError(`How to use it: ${USAGE}`);
  }
  const findFile = composeMessageFiles(createFirebase(), bucketOf(project));
  const { name, type, bytes, open } = await findFile(id, number);
  const folder = join(LOCAL, 'messages');
  mkdirSync(folder, { recursive: true });
  const saved = join(folder, `${id}-${number}-${basename(name)}`);
  await pipeline(await open(), createWriteStream(saved));
  console.log(
    `Saved ${saved}: ${type}, ${bytes} bytes. It comes from a customer: open it with care.`,
  );
}

function bucketOf(project: string | null): string {
  if (project === null) return BUCKET;
  const bucket = loadApiSettings(project).STORAGE_BUCKET;
  if (!bucket) throw new UsageError(`STORAGE_BUCKET is missing in ${apiSettingsFile(project)}.`);
  return bucket;
}
