/**
 * `npm run messages`: fetches files that came with messages, for the people who answer them. Without --project, it acts on a
 * running `npm start`; with it, as the person signed in to Google here. Google's permissions control access; there is no
 * endpoint for it.
 */
import { createWriteStream, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { composeMessageFiles } from '../functions/src/compose-operating.ts';
import { ApiError } from '../functions/src/foundation/errors.ts';
import { apiSettingsFile, loadApiSettings } from './lib/api-settings.ts';
import { UserError } from './lib/caught.ts';
import { BUCKET, LOCAL } from './lib/places.ts';
import { asOperator } from './operators/as-operator.ts';

await asOperator('messages', {
  role: 'Cloud Datastore Viewer and the role Storage Object Viewer',
  known: [ApiError],
  commands: ({ firebase, project }) => ({
    async 'file <id of the message> <number, from 0>'(id: string, number: string) {
      const findFile = composeMessageFiles(firebase, bucketOf(project));
      const { name, type, bytes, open } = await findFile(id, number);
      const folder = join(LOCAL, 'messages');
      mkdirSync(folder, { recursive: true });
      const saved = join(folder, `${id}-${number}-${basename(name)}`);
      await pipeline(await open(), createWriteStream(saved));
      return `Saved ${saved}: ${type}, ${bytes} bytes. It comes from a customer: open it with care.`;
    },
  }),
});

function bucketOf(project: string | null): string {
  if (project === null) return BUCKET;
  const bucket = loadApiSettings(project).STORAGE_BUCKET;
  if (!bucket) throw new UserError(`STORAGE_BUCKET is missing in ${apiSettingsFile(project)}.`);
  return bucket;
}
