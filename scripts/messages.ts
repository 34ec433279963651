/**
 * `npm run messages`: lists messages and those taken for spam, and fetches files that came with them, for the people who answer them. Without --project, it acts on a
 * running `npm start`; with it, as the person signed in to Google here. Google's permissions control access; there is no
 * endpoint for it.
 */
import { createWriteStream, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  composeMessageFiles,
  composeMessages,
  composeSpam,
} from '../functions/src/compose-operating.ts';
import { ApiError } from '../functions/src/foundation/errors.ts';
import { apiSettingsFile, loadApiSettings } from './lib/api-settings.ts';
import { UNCHECKED_FILES } from '../functions/src/modules/messages/emails/message.ts';
import { UserError } from './lib/caught.ts';
import { BUCKET, LOCAL } from './lib/places.ts';
import { asOperator, lines } from './operators/as-operator.ts';

const MOST_LISTED = 100;

await asOperator('messages', {
  role: 'Cloud Datastore Viewer and the role Storage Object Viewer',
  known: [ApiError],
  commands: ({ firebase, project }) => ({
    async list() {
      const found = await composeMessages(firebase)(MOST_LISTED);
      return lines(found.map(describe), 'There is none.');
    },
    async 'file <id of the message> <number, from 0>'(id: string, number: string) {
      const findFile = composeMessageFiles(firebase, bucketOf(project));
      const { name, type, bytes, open } = await findFile(id, number);
      const folder = join(LOCAL, 'messages');
      mkdirSync(folder, { recursive: true });
      const saved = join(folder, `${id}-${number}-${basename(name)}`);
      await pipeline(await open(), createWriteStream(saved));
      return `Saved ${saved}: ${type}, ${bytes} bytes. ${UNCHECKED_FILES}`;
    },
    async spam() {
      const { kept, unkept } = await composeSpam(firebase, () => new Date())();
      const more = `${unkept} more came today and were only counted.`;
      return [lines(kept.map(describeSpam), 'There is none.'), ...(unkept > 0 ? [more] : [])].join(
        '\n',
      );
    },
  }),
});

type Message = Awaited<ReturnType<ReturnType<typeof composeMessages>>>[number];

/** Without the words, which came by e-mail and are in `messages/{id}`. */
function describe({ id, createdAt, kind, sender, fields, files = [] }: Message): string[] {
  const { topic } = fields;
  return [
    createdAt.toDate().toISOString(),
    id,
    kind,
    ...(typeof topic === 'string' ? [topic] : []),
    sender,
    ...(files.length === 0 ? [] : [`${files.length} files (file ${id} 0 …)`]),
  ];
}

type Spam = Awaited<ReturnType<ReturnType<typeof composeSpam>>>['kept'][number];

/** In one line, whatever a stranger has typed. */
function describeSpam({ id, createdAt, kind, sender, fields }: Spam): string[] {
  const { email: _sender, ...words } = fields;
  return [createdAt.toDate().toISOString(), id, kind, sender, JSON.stringify(words)];
}

function bucketOf(project: string | null): string {
  if (project === null) return BUCKET;
  const bucket = loadApiSettings(project).STORAGE_BUCKET;
  if (!bucket) throw new UserError(`STORAGE_BUCKET is missing in ${apiSettingsFile(project)}.`);
  return bucket;
}
