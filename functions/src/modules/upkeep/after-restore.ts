import { createHash } from 'node:crypto';
import type { CollectionReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import {
  holdWaiting,
  mailDoc,
  mailIn,
  mails,
  releaseRestored,
  RESTORED,
  settleRestored,
} from '../email/outbox.ts';

type Parts = {
  db: () => Promise<Firestore>;
  /** The last copy of what the restored backup has replaced. */
  copy: () => Promise<Firestore>;
  now: () => Date;
};

/** What differs between the two, by the path of a document. `gone`: it was removed after the backup, and is back. */
export type Written = { path: string; was: 'new' | 'changed' | 'gone' };

/** Why mails are not let go, in words for operators. */
export class UnreadListError extends Error {}

const PAGE = 300;

/** After a backup has replaced the database: what was written since, and the mails that waited in it. */
export function createAfterRestore({ db: database, copy: copied, now }: Parts) {
  /** Reads both from end to end, side by side, and keeps no more than a page of each. */
  async function* list(): AsyncGenerator<Written> {
    const [db, copy] = await Promise.all([database(), copied()]);
    const [is, was] = await Promise.all([collectionsOf(db), collectionsOf(copy)]);
    const names = new Set([...is.keys(), ...was.keys()]);
    for (const name of [...names].toSorted()) yield* compare(name, is.get(name), was.get(name));
  }

  /** The word that the end of the list shows, which nothing but the list tells. */
  async function listCode(written: AsyncIterable<Written>, onEach?: (one: Written) => void) {
    const hash = createHash('sha256');
    for await (const one of written) {
      hash.update(`${one.was} ${one.path}\n`);
      onEach?.(one);
    }
    return hash.digest('hex').slice(0, 8);
  }

  return {
    /** Holds all mails that the backup has waiting. @returns how many */
    async hold(): Promise<number> {
      return holdWaiting(await database());
    },

    /** @returns the code that lets the mails go */
    async tell(onEach: (one: Written) => void): Promise<string> {
      return listCode(list(), onEach);
    },

    /**
     * Lets those go that were held. What was sent after the backup is noted as the copy has it, and is not sent again.
     * @param code from the end of the list
     * @throws UnreadListError
     */
    async release(code: string): Promise<{ released: number; sentBefore: number }> {
      if ((await listCode(list())) !== code) {
        throw new UnreadListError(
          'That is not the code at the end of the list, or the list has changed since. Read it again: npm run restore -- list',
        );
      }
      const [db, copy] = await Promise.all([database(), copied()]);
      const held = mails(db).where('delivery.answer', '==', RESTORED).limit(PAGE);
      const counts = { released: 0, sentBefore: 0 };
      for (;;) {
        const { docs } = await held.get();
        if (docs.length === 0) return counts;
        for (const { id } of docs) {
          const last = await mailDoc(copy, id).get();
          const data = last.data();
          if (data !== undefined && isSettled(last)) {
            await settleRestored(db, id, data);
            counts.sentBefore += 1;
          } else {
            await releaseRestored(db, id, now());
            counts.released += 1;
          }
        }
      }
    },
  };
}

async function collectionsOf(db: Firestore): Promise<Map<string, CollectionReference>> {
  return new Map((await db.listCollections()).map((one) => [one.id, one]));
}

async function* compare(
  name: string,
  ofRestored: CollectionReference | undefined,
  ofCopy: CollectionReference | undefined,
): AsyncGenerator<Written> {
  const [restored, last] = [documents(ofRestored), documents(ofCopy)];
  let [is, was] = [await restored.next(), await last.next()];
  while (!is.done || !was.done) {
    const isId = is.done ? null : is.value.id;
    const wasId = was.done ? null : was.value.id;
    const isFirst = wasId === null || (isId !== null && isId < wasId);
    const path = `${name}/${isFirst ? isId : wasId}`;
    if (isId === wasId && !is.done && !was.done) {
      if (!isSame(name, is.value, was.value)) yield { path, was: 'changed' };
      [is, was] = [await restored.next(), await last.next()];
    } else if (isFirst) {
      yield { path, was: 'gone' };
      is = await restored.next();
    } else {
      yield { path, was: 'new' };
      was = await last.next();
    }
  }
}

/** In the order of their names, which is that of their bytes. */
async function* documents(
  collection: CollectionReference | undefined,
): AsyncGenerator<DocumentSnapshot, undefined> {
  if (collection === undefined) return undefined;
  const all = collection.orderBy('__name__').limit(PAGE);
  for (let page = await all.get(); ;) {
    yield* page.docs;
    const end = page.docs.at(-1);
    if (end === undefined || page.size < PAGE) return undefined;
    page = await all.startAfter(end).get();
  }
}

/** A mail that is held since the restore has changed only if it was sent after the backup. */
function isSame(name: string, is: DocumentSnapshot, was: DocumentSnapshot): boolean {
  if (name === 'mail' && mailIn(is)?.delivery.answer === RESTORED) return !isSettled(was);
  return canonical(is.data()) === canonical(was.data());
}

function isSettled(snapshot: DocumentSnapshot): boolean {
  const state = mailIn(snapshot)?.delivery.state;
  return state !== undefined && state !== 'waiting' && state !== 'held';
}

/** The same text for the same fields, whatever their order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
