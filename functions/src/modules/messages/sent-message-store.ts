import type { Needs } from '../../context.ts';
import { DOCUMENTS } from './documents.ts';
import { transact, type Transaction } from '../../db/transaction.ts';
import { MESSAGE_FILES, type SentMessage } from '../../contract/files/files.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import { accountDeleted, ApiError } from '../../foundation/errors.ts';
import { claimUploads, type AttachedFile } from '../files/index.ts';
import type { WriteMails } from './message-mails.ts';
import { messageId, toMessage, type Marks } from './message-store.ts';
import type { Contact } from './schemas.ts';

type Ctx = Needs<'db'>;

// Messages with files, which come from people who are signed in: those of `messages/{id}` that have a `uid`.

/**
 * Adds a message, and notes that its files belong to it, all or nothing.
 * @returns its id
 * @throws {ApiError} `not_found` or `conflict` about a file, `conflict` if the account is being deleted
 */
export async function addSentMessage(
  ctx: Ctx,
  contact: Contact,
  at: Date,
  marks: Marks,
  { uid, files, writeMails }: Attached & { writeMails: WriteMails },
): Promise<string> {
  const id = messageId(contact, at);
  const db = await ctx.db();
  const names = files.map((file) => file.id);
  const write = async (transaction: Transaction) => {
    const inTheWay = await claimUploads(db, transaction, { uid, names, message: id, now: at });
    if (inTheWay !== null) return { inTheWay };
    const message = { ...toMessage(contact, at, marks), uid, files };
    transaction.set(db.collection('messages').doc(id), message);
    await writeMails(db, transaction, { id, at });
    return { inTheWay: null };
  };
  const done = await transact(db, write, { unlessDeleted: uid });
  if (done === null) throw accountDeleted();
  if (done.inTheWay !== null) throw REFUSALS[done.inTheWay]();
  return id;
}

/** The messages of a person whose files are still kept, newest first. */
export async function listSentMessages(ctx: Ctx, uid: string, now: Date): Promise<SentMessage[]> {
  const oldest = new Date(now.getTime() - MESSAGE_FILES.days * DAY_MS).toISOString();
  const sent = (await messagesOf(ctx, uid)).map(({ id, createdAt, fields, files = [] }) => ({
    id,
    at: createdAt.toDate().toISOString(),
    topic: String(fields['topic']),
    files: files.map(({ name, type, bytes }) => ({ name, type, bytes })),
  }));
  return sent.filter(({ at }) => at > oldest).toSorted((a, b) => (a.at < b.at ? 1 : -1));
}

/** What a person calls the files that they have sent, by the name under which each is kept. */
export async function readFileNames(ctx: Ctx, uid: string): Promise<Map<string, string>> {
  const files = (await messagesOf(ctx, uid)).flatMap((message) => message.files ?? []);
  return new Map(files.map(({ id, name }) => [id, name]));
}

/** The files of one message, and whose they are; null for a message without any. */
export async function findFiles(ctx: Ctx, id: string): Promise<Attached | null> {
  if (!MESSAGE_ID.test(id)) return null;
  const doc = await (await ctx.db()).collection('messages').doc(id).get();
  if (!doc.exists) return null;
  const { uid, files } = Message.parse(doc.data());
  return uid === undefined || files === undefined ? null : { uid, files };
}

async function messagesOf(ctx: Ctx, uid: string) {
  const { docs } = await (await ctx.db()).collection('messages').where('uid', '==', uid).get();
  return docs.map((doc) => ({ id: doc.id, ...Message.parse(doc.data()) }));
}

/** The files of a message, and whose they are. */
type Attached = { uid: string; files: AttachedFile[] };

const Message = DOCUMENTS.messages.fields;
const MESSAGE_ID = /^[0-9a-f]{32}$/;

const REFUSALS = {
  unknown: () =>
    new ApiError('not_found', 'A file of your message is no longer here. Please add it again.'),
  used: () =>
    new ApiError('conflict', 'A file of your message was sent before. Please add it again.'),
};
