import { createHash, randomUUID } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { writeMail } from '../email/outbox.ts';
import { invoiceCopy, invoiceCopyConfirm } from './email-kinds.ts';
import type { PlanNow } from '../../adapters/billing-clock.ts';
import { MOST_INVOICE_COPIES, type InvoiceCopy } from '../../contract/billing-details.ts';
import type { AddedSince } from '../../foundation/added-since.ts';
import { DOCUMENTS } from './documents.ts';
import { transact, type Transaction } from '../../db/transaction.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import { accountDeleted, ApiError } from '../../foundation/errors.ts';
import { writeEvent } from '../audit/write-event.ts';
import { exceeded, takeCallIn, type Limit } from '../../http/limits/rate-limit.ts';

/** A link that is ours: to which copy, and whether it was made for this generation of it. */
export type FollowedLink = { id: string; isOf: (generation: string) => boolean };

/** What of a paid invoice decides who gets it. */
type PaidInvoice = {
  id: string;
  total: number;
  created: number;
  status_transitions: { paid_at: number | null };
};

type StoredCopy = z.infer<typeof DOCUMENTS.invoiceCopies.fields> & { id: string };

type Parts = {
  db: () => Promise<Firestore>;
  /** The time of day. */
  now: () => Date;
  /** The time by which invoices are paid. */
  planNow: PlanNow;
};

/** As long as the link to confirm works. */
const UNCONFIRMED_MS = 14 * DAY_MS;

const A_DAY = 10;
const PER_ACCOUNT: Limit = {
  calls: A_DAY,
  windowMs: DAY_MS,
  reason: `You have added ${A_DAY} addresses today.`,
};
/** From all accounts. */
const TO_ONE: Limit = {
  calls: 3,
  windowMs: DAY_MS,
  reason: 'We have asked this address three times today.',
};

/** As what the addresses that an account adds are counted. */
export function invoiceCopiesOf(uid: string): string {
  return `invoice-copies ${uid}`;
}

/**
 * More addresses that get a link to each paid invoice of an account. Each account has a document for each place, so that two calls
 * at once see each other.
 */
export function createInvoiceCopies(parts: Parts) {
  const owner = ofOwner(parts);
  return { ...owner, addedSince: addedSinceOf(owner), ...ofReader(parts), ...ofInvoices(parts) };
}

export type InvoiceCopies = ReturnType<typeof createInvoiceCopies>;

/** What the owner of an account does. */
function ofOwner({ db: database, now }: Parts) {
  return {
    async list(uid: string): Promise<InvoiceCopy[]> {
      const db = await database();
      const found = await Promise.all(placesOf(db, uid).map((doc) => doc.get()));
      return standing(found, now()).map(toInvoiceCopy).toSorted(byTime);
    },

    /**
     * Notes an address, and writes the mail that asks its owner, and the one to the account's, all or nothing.
     * @param own the account's own address
     * @throws {ApiError} `exists`, `places`, `rate_limited`; `conflict` if the account is being deleted
     */
    async add(uid: string, email: string, own: string): Promise<InvoiceCopy> {
      const db = await database();
      const at = now();
      const added = await transact(
        db,
        async (transaction) => {
          const places = placesOf(db, uid);
          const taken = standing(await readAll(transaction, places), at);
          if (taken.some((copy) => copy.email === email)) throw isThere();
          const doc = places.find(({ id }) => !taken.some((copy) => copy.id === id));
          if (doc === undefined) throw isFull();
          await count(db, transaction, { uid, email }, at);
          const copy = {
            uid,
            email,
            confirmedAt: null,
            generation: randomUUID(),
            createdAt: at.toISOString(),
          };
          transaction.set(doc, { ...copy, expireAt: new Date(at.getTime() + UNCONFIRMED_MS) });
          const mail = { ...invoiceCopyConfirm.of({ copy: doc.id }), to: email };
          await writeMail(db, transaction, `invoice-copy-confirm_${copy.generation}`, mail, at);
          const event = { uid, kind: 'invoice_copy_added', about: email, to: own } as const;
          await writeEvent(db, transaction, event, at);
          return toInvoiceCopy({ ...copy, id: doc.id });
        },
        { unlessDeleted: uid },
      );
      if (added === null) throw accountDeleted();
      return added;
    },

    /** @throws {ApiError} `not_found` */
    async remove(uid: string, id: string): Promise<void> {
      const db = await database();
      const doc = placesOf(db, uid).find((place) => place.id === id);
      if (doc === undefined) throw noSuchCopy();
      await transact(db, async (transaction) => {
        if (!(await transaction.get(doc)).exists) throw noSuchCopy();
        transaction.delete(doc);
      });
    },
  };
}

function addedSinceOf(owner: ReturnType<typeof ofOwner>): AddedSince {
  return async (uid, since) =>
    (await owner.list(uid))
      .filter(({ createdAt }) => createdAt >= since.toISOString())
      .map(({ id, email }) => ({
        is: { what: 'copy', name: email },
        remove: () => owner.remove(uid, id),
      }));
}

/** What the owner of an address does, by a link. */
function ofReader({ db: database, planNow }: Parts) {
  return {
    /** @returns the address, which gets invoices now; null if the link was for one that is gone */
    async confirm({ id, isOf }: FollowedLink): Promise<string | null> {
      const [db, at] = [await database(), await planNow()];
      const doc = copyDoc(db, id);
      return transact(db, async (transaction) => {
        const copy = copyIn(await transaction.get(doc));
        if (copy === null || !isOf(copy.generation)) return null;
        const { id: _id, expireAt: _end, ...kept } = copy;
        if (copy.confirmedAt === null) {
          transaction.set(doc, { ...kept, confirmedAt: at.toISOString() });
        }
        return copy.email;
      });
    },

    /** @returns whether the address gets no invoices any more: not if it was added again since the link was made */
    async leave({ id, isOf }: FollowedLink): Promise<boolean> {
      const db = await database();
      const doc = copyDoc(db, id);
      return transact(db, async (transaction) => {
        const copy = copyIn(await transaction.get(doc));
        if (copy === null) return true;
        if (!isOf(copy.generation)) return false;
        transaction.delete(doc);
        return true;
      });
    },
  };
}

/** What goes out. */
function ofInvoices({ db: database, now }: Parts) {
  return {
    /** Writes a mail with a paid invoice to each address that was confirmed by then. Repeated work writes no second one. */
    async tellOfInvoice(uid: string, invoice: PaidInvoice): Promise<void> {
      const { id, total, created, status_transitions: moments } = invoice;
      if (total <= 0) return;
      const paidAt = moments.paid_at ?? created;
      const db = await database();
      await transact(
        db,
        async (transaction) => {
          for (const copy of (await readAll(transaction, placesOf(db, uid))).map(copyIn)) {
            if (copy === null || !wasConfirmedBy(copy, paidAt)) continue;
            const mail = { ...invoiceCopy.of({ copy: copy.id, invoice: id }), to: copy.email };
            await writeMail(db, transaction, `invoice-copy_${copy.generation}_${id}`, mail, now());
          }
        },
        { unlessDeleted: uid },
      );
    },

    /** Whose invoices go to more addresses, address by address, after one of these. */
    async listCopied(
      after: string | null,
      size: number,
    ): Promise<{ uids: string[]; next: string | null }> {
      const all = copies(await database())
        .orderBy('__name__')
        .limit(size);
      const { docs } = await (after === null ? all : all.startAfter(after)).get();
      const confirmed = docs.map(copyIn).filter((copy) => copy !== null && isConfirmed(copy));
      return {
        uids: confirmed.flatMap((copy) => copy?.uid ?? []),
        next: docs.length < size ? null : (docs.at(-1)?.id ?? null),
      };
    },
  };
}

/** For a mail; null if it is gone. */
export async function readCopy(db: Firestore, id: string): Promise<StoredCopy | null> {
  return copyIn(await copyDoc(db, id).get());
}

function copies(db: Firestore) {
  return db.collection('invoiceCopies');
}

function copyDoc(db: Firestore, id: string): DocumentReference {
  return copies(db).doc(id);
}

/** The documents of an account. Their ids are in links, and tell no one whose they are. */
function placesOf(db: Firestore, uid: string): DocumentReference[] {
  return Array.from({ length: MOST_INVOICE_COPIES }, (_, place) =>
    copyDoc(db, createHash('sha256').update(`${uid} ${place}`).digest('hex').slice(0, 32)),
  );
}

function readAll(
  transaction: Transaction,
  docs: readonly DocumentReference[],
): Promise<DocumentSnapshot[]> {
  return Promise.all(docs.map((doc) => transaction.get(doc)));
}

/** Without those that were not confirmed in time and wait to be removed. */
function standing(found: readonly DocumentSnapshot[], at: Date): StoredCopy[] {
  return found.flatMap((snapshot) => {
    const copy = copyIn(snapshot);
    const isOver = copy?.expireAt !== undefined && copy.expireAt.toDate() <= at;
    return copy === null || isOver ? [] : [copy];
  });
}

function copyIn(snapshot: DocumentSnapshot): StoredCopy | null {
  const found = DOCUMENTS.invoiceCopies.fields.safeParse(snapshot.data());
  return found.success ? { ...found.data, id: snapshot.id } : null;
}

function isConfirmed({ confirmedAt }: Pick<StoredCopy, 'confirmedAt'>): boolean {
  return confirmedAt !== null;
}

/** Stripe counts in whole seconds. */
function wasConfirmedBy({ confirmedAt }: StoredCopy, seconds: number): boolean {
  return confirmedAt !== null && Math.floor(Date.parse(confirmedAt) / 1000) <= seconds;
}

function toInvoiceCopy(copy: Omit<StoredCopy, 'expireAt'>): InvoiceCopy {
  const { id, email, createdAt } = copy;
  return { id, email, isConfirmed: isConfirmed(copy), createdAt };
}

function byTime(a: InvoiceCopy, b: InvoiceCopy): number {
  return a.createdAt < b.createdAt ? -1 : 1;
}

async function count(
  db: Firestore,
  transaction: Transaction,
  { uid, email }: { uid: string; email: string },
  at: Date,
): Promise<void> {
  for (const [subject, limit] of [
    [invoiceCopiesOf(uid), PER_ACCOUNT],
    [`invoice-copies to ${email}`, TO_ONE],
  ] as const) {
    if (!(await takeCallIn(db, transaction, subject, limit, at))) throw exceeded(limit, at);
  }
}

function isThere(): ApiError {
  return new ApiError('exists', 'This address is on the list already.');
}

function isFull(): ApiError {
  return new ApiError(
    'places',
    `Invoices can go to ${MOST_INVOICE_COPIES} more addresses. Remove one first.`,
  );
}

function noSuchCopy(): ApiError {
  return new ApiError('not_found', 'This address is not on the list any more. Reload the page.');
}
