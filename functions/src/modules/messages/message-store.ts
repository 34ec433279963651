import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { removeEach } from '../../adapters/remove-each.ts';
import { MINUTE_MS } from '../../foundation/durations.ts';
import type { Contact, Subscriber } from './schemas.ts';

/** The same words from the same person within one to two of these periods are the same message. */
const REPEAT_MS = 10 * MINUTE_MS;

const MONTHS_KEPT: Record<Contact['kind'], number> = { message: 12, call: 12, application: 6 };

/**
 * What visitors wrote to us: `messages/{id}` and `newsletter/{id}`, written only here. An id is derived from the content,
 * so that two concurrent copies are one document.
 */
export function createMessageStore(database: () => Promise<Firestore>) {
  async function messagesOf(email: string) {
    return (await database()).collection('messages').where('sender', '==', senderOf({ email }));
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
    async add(contact: Contact, at: Date, marks: Marks): Promise<string> {
      const { kind, source, website: _empty, ...fields } = contact;
      const id = messageId(contact, at);
      const expireAt = new Date(at);
      expireAt.setUTCMonth(expireAt.getUTCMonth() + MONTHS_KEPT[kind]);
      const db = await database();
      await db
        .collection('messages')
        .doc(id)
        .set({
          kind,
          fields,
          sender: senderOf(fields),
          source,
          createdAt: at,
          expireAt,
          ...asStored(marks),
        });
      return id;
    },

    /** As stored. */
    async listOf(email: string): Promise<Record<string, unknown>[]> {
      const { docs } = await (await messagesOf(email)).get();
      return docs.map((doc) => doc.data());
    },

    /** Removes the messages and the subscription of a verified address. */
    async removeOf(email: string): Promise<void> {
      await removeEach(await messagesOf(email));
      const db = await database();
      await db.collection('newsletter').doc(subscriberId(email)).delete();
    },

    /** As stored; null for an address that did not join. */
    async readSubscriber(email: string): Promise<Record<string, unknown> | null> {
      const db = await database();
      return (await db.collection('newsletter').doc(subscriberId(email)).get()).data() ?? null;
    },

    async join({ email, source }: Subscriber, at: Date, marks: Marks): Promise<void> {
      const db = await database();
      await db
        .collection('newsletter')
        .doc(subscriberId(email))
        .set({ email, source, createdAt: at, confirmed: false, ...asStored(marks) });
    },
  };
}

export type MessageStore = ReturnType<typeof createMessageStore>;

/** What is known about how something came. Whatever came in a flood is kept, but nobody is told about it. */
type Marks = { isSuspected: boolean };

function asStored({ isSuspected }: Marks): { suspected?: true } {
  return isSuspected ? { suspected: true } : {};
}

export function messageId({ source: _page, ...words }: Contact, at: Date): string {
  const period = Math.floor(at.getTime() / REPEAT_MS);
  const hash = createHash('sha256').update(JSON.stringify([period, words]));
  return hash.digest('hex').slice(0, 32);
}

/** E-mail addresses are compared case-insensitively. */
function senderOf({ email }: { email: string }): string {
  return email.toLowerCase();
}

export function subscriberId(email: string): string {
  return createHash('sha256').update(senderOf({ email })).digest('hex');
}
