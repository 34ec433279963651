import { createHash } from 'node:crypto';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { removeEach } from '../../adapters/remove-each.ts';
import { plainFields } from '../../adapters/plain-fields.ts';
import { DOCUMENTS } from '../../consistency/documents.ts';
import type { Person, PersonData } from '../../consistency/person-data.ts';
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
  /** What came from a verified address, and what a person sent with files, perhaps from an earlier address. */
  async function messagesOf({ uid, verifiedEmail: email }: Person): Promise<Query[]> {
    const messages = (await database()).collection('messages');
    const withFiles = messages.where('uid', '==', uid);
    if (email === null) return [withFiles];
    return [withFiles, messages.where('sender', '==', senderOf({ email }))];
  }

  async function subscriberDoc(email: string) {
    return (await database()).collection('newsletter').doc(subscriberId(email));
  }

  /** As stored; null for an address that did not join. */
  async function readSubscriber(email: string): Promise<Record<string, unknown> | null> {
    return (await (await subscriberDoc(email)).get()).data() ?? null;
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
      const id = messageId(contact, at);
      const db = await database();
      await db
        .collection('messages')
        .doc(id)
        .set(toMessage(contact, at, marks));
      return id;
    },

    personData: {
      collections: ['messages', 'newsletter'],
      async export(person) {
        const { verifiedEmail: email } = person;
        const [found, subscriber] = await Promise.all([
          Promise.all((await messagesOf(person)).map((query) => query.get())),
          email === null ? null : readSubscriber(email),
        ]);
        const byId = new Map(
          found.flatMap(({ docs }) => docs.map((doc) => [doc.id, plainFields(doc.data())])),
        );
        return { messages: [...byId.values()], newsletter: subscriber && plainFields(subscriber) };
      },
      async remove(person) {
        for (const query of await messagesOf(person)) await removeEach(query);
        const { verifiedEmail: email } = person;
        if (email !== null) await (await subscriberDoc(email)).delete();
      },
    } satisfies PersonData,

    readSubscriber,

    /** What links in mails to a subscriber depend on; null for one who is not on the list. */
    async readSubscription(id: string): Promise<{ generation: string; confirmed: boolean } | null> {
      const found = DOCUMENTS.newsletter.fields.safeParse(
        (await (await database()).collection('newsletter').doc(id).get()).data(),
      );
      return found.success ? found.data : null;
    },

    /** Takes an address off the list, if it is on it. */
    async removeSubscriber(email: string): Promise<void> {
      await (await subscriberDoc(email)).delete();
    },

    /** A message for a notice to the staff; null if it was deleted. */
    async readMessage(id: string) {
      const found = DOCUMENTS.messages.fields.safeParse(
        (await (await database()).collection('messages').doc(id).get()).data(),
      );
      if (!found.success) return null;
      const { kind, fields, files = [] } = found.data;
      return { kind, fields, files };
    },

    async join({ email, source }: Subscriber, at: Date, marks: Marks): Promise<void> {
      const subscriber = { email, source, createdAt: at, confirmed: false, ...asStored(marks) };
      await (await subscriberDoc(email)).set(subscriber);
    },
  };
}

export type MessageStore = ReturnType<typeof createMessageStore>;

/** As it is stored. */
export function toMessage(contact: Contact, at: Date, marks: Marks) {
  const { kind, source, website: _empty, ...written } = contact;
  const { files: _files, ...fields } = { files: undefined, ...written };
  const expireAt = new Date(at);
  expireAt.setUTCMonth(expireAt.getUTCMonth() + MONTHS_KEPT[kind]);
  const sender = senderOf(fields);
  return { kind, fields, sender, source, createdAt: at, expireAt, ...asStored(marks) };
}

/** What is known about how something came. What came in a flood is kept, but no notice of it is sent. */
export type Marks = { isSuspected: boolean };

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
