import { nameToShow } from '@contract/unseen.ts';
import { api } from '@/platform/api-client.ts';
import { sentName } from './file-text.ts';
import type { FileRow } from './uploads.ts';

/**
 * Sends a message in the name of the person who is signed in. Sending it twice is safe: the API keeps one.
 * @param message.rows of which those that are uploaded go with it
 * @throws {ApiError}
 */
export async function sendMessage({
  sender,
  source,
  topic,
  message,
  rows,
}: Outgoing): Promise<void> {
  const files = rows.flatMap(({ file, state }) =>
    state.kind === 'there' ? [{ id: state.id, name: sentName(file.name) }] : [],
  );
  await api('POST /contact', {
    body: {
      kind: 'message',
      source,
      name: nameToShow(sender.name) ?? 'Alcove customer',
      email: sender.email,
      topic,
      message,
      ...(files.length > 0 && { files }),
    },
  });
}

export type Sender = {
  uid: string;
  /** Null if they have not told us. */
  name: string | null;
  email: string;
};

type Outgoing = {
  sender: Sender;
  source: string;
  topic: string;
  message: string;
  rows: readonly FileRow[];
};
