import { createHash } from 'node:crypto';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { removeEach } from '../../adapters/remove-each.ts';
import { plainFields } from '../../adapters/plain-fields.ts';
import { sameForm } from '../../contract/email.ts';
import { DOCUMENTS } from '../../consistency/documents.ts';
import type { Person, PersonData } from '../../consistency/person-data.ts';
import { MINUTE_MS } from '../../foundation/durations.ts';
import { transact } from '../../consistency/transaction.ts';
import type { WriteMails } from './message-mails.ts';
import type { Contact } from './schemas.ts';

/** The same words from the same person within one to two of these periods are the same message. */
const REPEAT_MS = 10 * MINUTE_MS;

const MONTHS_KEPT: Record<Contact['kind'], number> = { message: 12, call: 12, application: 6 };

/** What visitors wrote to us: `messages/{id}`. An id is derived from the content, so that two concurrent copies are one. */
export function createMessageStore(database: () => Promise<Firestore>) {
  /** What came from a verified address, and what a person sent with files, perhaps from an earlier address. */
  async function messagesOf({ uid, verifiedEmail: email }: Person): Promise<Query[]> {
    const messages = (await database()).collection('messages');
    const withFiles = messages.where('uid', '==', uid);
    if (email === null) return [withFiles];
    return [withFiles, messages.where('sender', '==', senderOf({ email }))];
  }

  return {
    /** The id of the same message if it was stored a moment ago, by a double click or an attempt whose answer was lost. */
    async findRepeated(contact: Contact, at: Date): Promise<string | undefined> {
      const db = await database();
      const messages = db.collection('messages');
      const before = new Date(at.getTime() - REPEAT_MS);
      const ids = [messageId(contact, at), messageId(contact, before)];
      const stored = await db.getAll(...ids.map((id) => messages.doc(id)));
      return stored.find(({ exists }) => exists)?.id;
    },

    /** @returns its id */
    async add(contact: Contact, at: Date, marks: Marks, writeMails: WriteMails): Promise<string> {
      const id = messageId(contact, at);
      const db = await database();
      const doc = db.collection('messages').doc(id);
      await transact(db, async (transaction) => {
        if ((await transaction.get(doc)).exists) return;
        transaction.set(doc, toMessage(contact, at, marks));
        await writeMails(db, transaction, { id, at });
      });
      return id;
    },

    personData: {
      collections: ['messages'],
      async export(person) {
        const found = await Promise.all((await messagesOf(person)).map((query) => query.get()));
        const byId = new Map(
          found.flatMap(({ docs }) => docs.map((doc) => [doc.id, plainFields(doc.data())])),
        );
        return { messages: [...byId.values()] };
      },
      async remove(person) {
        for (const query of await messagesOf(person)) await removeEach(query);
      },
    } satisfies PersonData,

    /** A message for a notice to the staff; null if it was deleted. */
    async readMessage(id: string) {
      const found = DOCUMENTS.messages.fields.safeParse(
        (await (await database()).collection('messages').doc(id).get()).data(),
      );
      if (!found.success) return null;
      const { kind, fields, files = [] } = found.data;
      return { kind, fields, files };
    },
  };
}

export type MessageStore = ReturnType<typeof createMessageStore>;

/** As it is stored. */
export function toMessage(contact: Contact, at: Date, { isSuspected }: Marks) {
  const { kind, source, website: _empty, ...written } = contact;
  const { files: _files, ...fields } = { files: undefined, ...written };
  const expireAt = new Date(at);
  expireAt.setUTCMonth(expireAt.getUTCMonth() + MONTHS_KEPT[kind]);
  const sender = senderOf(fields);
  const suspected = isSuspected && { suspected: true };
  return { kind, fields, sender, source, createdAt: at, expireAt, ...suspected };
}

/** What is known about how something came. What came in a flood is kept, but no mail is sent for it. */
export type Marks = { isSuspected: boolean };

export function messageId({ source: _page, ...words }: Contact, at: Date): string {
  const period = Math.floor(at.getTime() / REPEAT_MS);
  const hash = createHash('sha256').update(JSON.stringify([period, words]));
  return hash.digest('hex').slice(0, 32);
}

export function senderOf({ email }: { email: string }): string {
  return sameForm(email);
}
