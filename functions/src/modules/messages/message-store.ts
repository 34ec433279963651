import { createHash } from 'node:crypto';
import type { Query } from 'firebase-admin/firestore';
import type { Needs } from '../../context.ts';
import { removeEach } from '../../db/remove-each.ts';
import { plainFields } from '../../db/plain-fields.ts';
import { sameForm } from '../../contract/email.ts';
import { DOCUMENTS } from './documents.ts';
import type { Person, PersonData } from '../../db/personal-data.ts';
import { FORMER_TRAP_FIELD, SPAM, TRAP_FIELD } from '../../contract/messages.ts';
import { DAY_MS, MINUTE_MS } from '../../foundation/durations.ts';
import { transact } from '../../db/transaction.ts';
import type { WriteMails } from './message-mails.ts';
import type { Contact, Subscriber } from './schemas.ts';

type Ctx = Needs<'db'>;

/** The same words from the same person within one to two of these periods are the same message. */
const REPEAT_MS = 10 * MINUTE_MS;

const MONTHS_KEPT: Record<Contact['kind'], number> = { message: 12, call: 12, application: 6 };

// What visitors wrote to us: `messages/{id}`. An id is derived from the content, so that two concurrent copies are one.

/** The id of the same message if it was stored a moment ago, by a double click or an attempt whose answer was lost. */
export async function findRepeated(
  ctx: Ctx,
  contact: Written,
  at: Date,
): Promise<string | undefined> {
  const db = await ctx.db();
  const messages = db.collection('messages');
  const before = new Date(at.getTime() - REPEAT_MS);
  const ids = [messageId(contact, at), messageId(contact, before)];
  const stored = await db.getAll(...ids.map((id) => messages.doc(id)));
  return stored.find(({ exists }) => exists)?.id;
}

/** Keeps what the hidden field caught. @returns its id */
export async function addSpam(ctx: Ctx, written: Written, at: Date): Promise<string> {
  const id = messageId(written, at);
  const expireAt = new Date(at.getTime() + SPAM.days * DAY_MS);
  const spam = { ...fieldsOf(written), createdAt: at, expireAt, spam: true };
  await (await ctx.db()).collection('messages').doc(id).set(spam);
  return id;
}

/** The newest first. */
export async function listSpam(ctx: Ctx) {
  const messages = (await ctx.db()).collection('messages');
  const { docs } = await messages.where('spam', '==', true).get();
  return docs
    .map((doc) => ({ id: doc.id, ...DOCUMENTS.messages.fields.parse(doc.data()) }))
    .toSorted((a, b) => +b.createdAt.toDate() - +a.createdAt.toDate());
}

/** What was not taken for spam, of the newest so many, the newest first. */
export async function listNewest(ctx: Ctx, most: number) {
  const all = (await ctx.db()).collection('messages').orderBy('createdAt', 'desc');
  return (await all.limit(most).get()).docs.flatMap((doc) => {
    const { success, data } = DOCUMENTS.messages.fields.safeParse(doc.data());
    return !success || data.spam === true ? [] : [{ id: doc.id, ...data }];
  });
}

/** @returns its id */
export async function addMessage(
  ctx: Ctx,
  contact: Contact,
  at: Date,
  marks: Marks,
  writeMails: WriteMails,
): Promise<string> {
  const id = messageId(contact, at);
  const db = await ctx.db();
  const doc = db.collection('messages').doc(id);
  await transact(db, async (transaction) => {
    if ((await transaction.get(doc)).exists) return;
    transaction.set(doc, toMessage(contact, at, marks));
    await writeMails(db, transaction, { id, at });
  });
  return id;
}

/** A message for a notice to the staff; null if it was deleted. */
export async function readMessage(ctx: Ctx, id: string) {
  const found = DOCUMENTS.messages.fields.safeParse(
    (await (await ctx.db()).collection('messages').doc(id).get()).data(),
  );
  if (!found.success) return null;
  const { kind, fields, files = [] } = found.data;
  return kind === 'newsletter' ? null : { kind, fields, files };
}

export function messageData(ctx: Ctx) {
  return {
    collections: ['messages'] as const,
    async export(person) {
      const found = await Promise.all((await messagesOf(ctx, person)).map((query) => query.get()));
      const byId = new Map(
        found.flatMap(({ docs }) => docs.map((doc) => [doc.id, plainFields(doc.data())])),
      );
      return { messages: [...byId.values()] };
    },
    async remove(person) {
      for (const query of await messagesOf(ctx, person)) await removeEach(query);
    },
  } satisfies PersonData;
}

/** What came from a verified address, and what a person sent with files, perhaps from an earlier address. */
async function messagesOf(ctx: Ctx, { uid, verifiedEmail: email }: Person): Promise<Query[]> {
  const messages = (await ctx.db()).collection('messages');
  const withFiles = messages.where('uid', '==', uid);
  if (email === null) return [withFiles];
  return [withFiles, messages.where('sender', '==', senderOf({ email }))];
}

/** As it is stored. */
export function toMessage(contact: Contact, at: Date, { isSuspected }: Marks) {
  const expireAt = new Date(at);
  expireAt.setUTCMonth(expireAt.getUTCMonth() + MONTHS_KEPT[contact.kind]);
  const suspected = isSuspected && { suspected: true };
  return { ...fieldsOf(contact), createdAt: at, expireAt, ...suspected };
}

function fieldsOf(written: Written) {
  const { kind, source, [TRAP_FIELD]: _trap, [FORMER_TRAP_FIELD]: _former, ...rest } = written;
  const { files: _files, ...fields } = { files: undefined, ...rest };
  return { kind, fields, sender: senderOf(fields), source };
}

/** What comes by a form. */
export type Written = Contact | ({ kind: 'newsletter' } & Subscriber);

/** What is known about how something came. What came in a flood is kept, but no mail is sent for it. */
export type Marks = { isSuspected: boolean };

export function messageId({ source: _page, ...words }: Written, at: Date): string {
  const period = Math.floor(at.getTime() / REPEAT_MS);
  const hash = createHash('sha256').update(JSON.stringify([period, words]));
  return hash.digest('hex').slice(0, 32);
}

export function senderOf({ email }: { email: string }): string {
  return sameForm(email);
}
