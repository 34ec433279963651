/** What tests of files share: uploading as a browser does, and looking into the bucket. */
import { randomUUID } from 'node:crypto';
import { drawPng } from '../../../functions/src/contract/files/picture-file.fixture.ts';
import { bucket } from '../../support/emulators.ts';
import { readEnv } from '../../support/env.ts';
import type { Person } from '../../support/people.ts';
import { call, type Reply } from '../api.ts';
import { fromAnywhere } from '../messages/form-kit.ts';

type Server = { url: string };
type Upload = {
  type?: string;
  /** Whose session uploads; by default an operator's, whom no rule of the bucket holds up. */
  as?: Pick<Person, 'idToken'>;
};

/** Uploads a file as `firebase/storage` does. @returns the address that its sender is given for it */
export async function upload(
  path: string,
  bytes: Uint8Array,
  { type = 'image/png', as }: Upload = {},
): Promise<string> {
  const objects = `http://${readEnv('FIREBASE_STORAGE_EMULATOR_HOST')}/v0/b/${readEnv('STORAGE_BUCKET')}/o`;
  const answer = await fetch(`${objects}?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: {
      Authorization: as === undefined ? 'Bearer owner' : `Firebase ${as.idToken}`,
      'Content-Type': type,
    },
    body: new Uint8Array(bytes),
  });
  if (!answer.ok) throw new Error(`the upload of ${path} answered ${answer.status}`);
  const { downloadTokens }: { downloadTokens: string } = await answer.json();
  return `${objects}/${encodeURIComponent(path)}?alt=media&token=${downloadTokens}`;
}

/** Uploads a picture that is as it should be. @returns the id of the upload */
export async function uploadPicture(
  { uid, idToken }: Pick<Person, 'uid' | 'idToken'>,
  bytes: Uint8Array = drawPng(64),
): Promise<string> {
  const id = randomUUID();
  await upload(`incoming/${uid}/${id}`, bytes, { as: { idToken } });
  return id;
}

export function putPicture(api: Server, { idToken: token }: Pick<Person, 'idToken'>, id: string) {
  return call(api, '/api/picture', { method: 'PUT', token, body: { id } });
}

/** Names for files, as the account's help asks for them. */
export async function askForNames(
  api: Server,
  { idToken: token }: Pick<Person, 'idToken'>,
  count = 1,
): Promise<string[]> {
  const { status, body } = await call(api, '/api/messages/uploads', { token, body: { count } });
  if (status !== 201) throw new Error(`no names: ${status} ${String(body.code)}`);
  return body.names as string[];
}

export type Sent = { id: string; name: string };

/** Uploads a file for a message under a name that the API hands out. */
export async function uploadFile(
  api: Server,
  person: Pick<Person, 'uid' | 'idToken'>,
  bytes: Uint8Array = Buffer.from('It stopped at night.\n'),
  type = 'text/plain',
): Promise<Sent> {
  const [id = ''] = await askForNames(api, person);
  await upload(`messages/${person.uid}/${id}`, bytes, { type, as: person });
  return { id, name: 'night.log' };
}

/** Sends a message with files. */
export function sendFiles(
  api: Server,
  { idToken: token, email }: Pick<Person, 'idToken' | 'email'>,
  files: readonly Sent[],
  change: Record<string, unknown> = {},
): Promise<Reply> {
  const body = {
    kind: 'message',
    source: 'help',
    name: 'Ada Lovelace',
    email,
    topic: 'servers',
    message: `What does this log say, asked ${randomUUID()}?`,
    files,
    ...change,
  };
  return call(api, '/api/contact', { token, body, headers: fromAnywhere() });
}

/** The paths of all that a person has in the bucket. */
export async function filesOf(uid: string): Promise<string[]> {
  const found = await Promise.all(
    ['incoming', 'pictures', 'messages'].map((folder) =>
      bucket().getFiles({ prefix: `${folder}/${uid}/` }),
    ),
  );
  return found.flatMap(([files]) => files.map(({ name }) => name));
}

export async function removeFilesOf(uid: string): Promise<void> {
  await Promise.all((await filesOf(uid)).map((path) => bucket().file(path).delete()));
}

/** What an address shows that does not open a file, or not any more. */
export const REFUSED = 403;

/** What someone sees who has only an address. */
export async function statusOf(address: string): Promise<number> {
  const { status, body } = await fetch(address);
  await body?.cancel();
  return status;
}
