import type { Auth } from 'firebase-admin/auth';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { DOCUMENTS as MACHINES_DOCUMENTS } from '../machines/documents.ts';
import { DOCUMENTS as MESSAGES_DOCUMENTS } from '../messages/documents.ts';
import type { Audience } from './documents.ts';

/** Someone whom an announcement is for. */
export type Reader = { id: string } & ({ uid: string } | { email: string });
export type Reachable = { id: string; to: string; uid?: string };

/** What an announcement finds: whom it can be sent to, and why not to the others. */
export type Reached = { reachable: Reachable[]; unconfirmed: number; gone: number };

/** One list of people, in the order of its ids. */
type Part = {
  list: (db: Firestore) => Query;
  /** Null: it is not for them, or who they are cannot be read. */
  readerIn: (doc: QueryDocumentSnapshot) => Reader | null;
};

const ENDED: readonly unknown[] = ['none', 'incomplete', 'incomplete_expired', 'canceled'];

/**
 * Customers have a plan that has not ended, paused and unpaid ones included, or a server that we have not erased: what we announce
 * about terms, prices and privacy is about them. Someone may be in several parts.
 */
export const PARTS: Readonly<Record<Audience, readonly Part[]>> = {
  customers: [
    {
      list: (db) => db.collection('subscriptions').select('status'),
      readerIn: (doc) => (ENDED.includes(doc.get('status')) ? null : { id: doc.id, uid: doc.id }),
    },
    {
      list: (db) => db.collection('machines').select('uid', 'state'),
      readerIn: (doc) => {
        const owner = Owner.safeParse(doc.data());
        if (!owner.success || doc.get('state') === 'erased') return null;
        return { id: owner.data.uid, ...owner.data };
      },
    },
  ],
  'product-news': [
    {
      list: (db) => db.collection('users').where('consents.productMail', '==', true).select(),
      readerIn: ({ id }) => ({ id, uid: id }),
    },
  ],
  newsletter: [
    {
      list: (db) => db.collection('newsletter').where('confirmed', '==', true).select('email'),
      readerIn: (doc) => {
        const subscriber = Subscriber.safeParse(doc.data());
        return subscriber.success ? { id: doc.id, ...subscriber.data } : null;
      },
    },
  ],
};

const Owner = MACHINES_DOCUMENTS.machines.fields.pick({ uid: true });
const Subscriber = MESSAGES_DOCUMENTS.newsletter.fields.pick({ email: true });

/** Readers of one part, after one of its ids; each once. */
export async function readPage(
  db: Firestore,
  { list, readerIn }: Part,
  after: string | null,
  size: number,
): Promise<{ readers: Reader[]; last: string | null }> {
  const all = list(db).orderBy('__name__').limit(size);
  const { docs } = await (after === null ? all : all.startAfter(after)).get();
  const readers = docs.map(readerIn).filter((reader) => reader !== null);
  return {
    readers: [...new Map(readers.map((reader) => [reader.id, reader])).values()],
    last: docs.length < size ? null : (docs.at(-1)?.id ?? null),
  };
}

/** What Auth looks up at once. */
const MOST_LOOKED_UP = 100;

/** Asks Auth itself for the addresses of accounts. Only confirmed ones are written to. */
export async function reach(auth: Auth, readers: readonly Reader[]): Promise<Reached> {
  const reached: Reached = { reachable: [], unconfirmed: 0, gone: 0 };
  const uids = readers.flatMap((reader) => ('uid' in reader ? reader.uid : []));
  for (const reader of readers) {
    if ('email' in reader) reached.reachable.push({ id: reader.id, to: reader.email });
  }
  for (let at = 0; at < uids.length; at += MOST_LOOKED_UP) {
    const asked = uids.slice(at, at + MOST_LOOKED_UP).map((uid) => ({ uid }));
    const { users, notFound } = await auth.getUsers(asked);
    reached.gone += notFound.length;
    for (const { uid, email, emailVerified } of users) {
      if (email === undefined || !emailVerified) reached.unconfirmed += 1;
      else reached.reachable.push({ id: uid, to: email, uid });
    }
  }
  return reached;
}

/** How many have asked for the newsletter and not confirmed their address. */
export async function countUnconfirmed(db: Firestore): Promise<number> {
  const asked = db.collection('newsletter').where('confirmed', '==', false);
  return (await asked.count().get()).data().count;
}
