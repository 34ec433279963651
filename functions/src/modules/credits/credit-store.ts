import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { writeMail } from '../email/outbox.ts';
import { machineCredit } from './email-kinds.ts';
import { plainFields } from '../../db/plain-fields.ts';
import { removeEach } from '../../db/remove-each.ts';
import { DOCUMENTS } from './documents.ts';
import type { PersonData } from '../../db/personal-data.ts';
import { readEach } from '../../db/read-each.ts';
import { isBeingDeleted, transact, type Transaction } from '../../db/transaction.ts';
import type { CreditWay, MachineCredit } from '../../contract/availability.ts';
import { DAY_MS, MINUTE_MS } from '../../foundation/durations.ts';
import type { Log } from '../../foundation/log.ts';

const Stored = DOCUMENTS.machineCredits.fields;
export type Credit = z.infer<typeof Stored>;

/** What is known of a credit when it is worked out. */
export type CreditFacts = Omit<
  Credit,
  'way' | 'booked' | 'isOpen' | 'lease' | 'createdAt' | 'expireAt'
>;

/** How a credit is booked at Stripe. */
export type Booking = { way: CreditWay; booked: string | null; isOpen: boolean };

/** Longer than a chargeback can take to arrive, and than a year's books. */
const KEPT_MS = 500 * DAY_MS;
/** Longer than all that is done under it: the calls to Stripe, and the transaction that ends it. */
const LEASE_MS = MINUTE_MS;

/** What is given back for months in which a machine fell short: `machineCredits/{machine}_{month}`. */
export function createCreditStore(database: () => Promise<Firestore>, log: Log) {
  const collection = async () => (await database()).collection('machineCredits');
  const ofPerson = async (uid: string) => (await collection()).where('uid', '==', uid);
  const open = async () => (await collection()).where('isOpen', '==', true);

  return {
    ...createTaking(database),

    async has(id: string): Promise<boolean> {
      return (await (await collection()).doc(id).get()).exists;
    },

    /** Stores what is to be given back, once, unless the account is being deleted. */
    async note(credit: CreditFacts, now: Date): Promise<void> {
      const db = await database();
      const doc = (await collection()).doc(creditId(credit));
      const write = async (transaction: Transaction) => {
        if ((await transaction.get(doc)).exists) return;
        transaction.set(doc, {
          ...credit,
          way: null,
          booked: null,
          isOpen: true,
          lease: null,
          createdAt: now.toISOString(),
          expireAt: new Date(now.getTime() + KEPT_MS),
        });
      };
      await transact(db, write, { unlessDeleted: credit.uid });
    },

    /** The ids of what there is still something to do for. */
    async *pagesOfOpen(size: number): AsyncGenerator<string[]> {
      const all = (await open()).limit(size);
      for (let page = all; ;) {
        const { docs } = await page.get();
        yield docs.map((doc) => doc.id);
        const last = docs.at(-1);
        if (last === undefined || docs.length < size) return;
        page = all.startAfter(last);
      }
    },

    /** The same of one person. */
    async listOpen(uid: string): Promise<string[]> {
      const { docs } = await (await ofPerson(uid)).get();
      const read = (doc: DocumentSnapshot) => ({ id: doc.id, isOpen: creditIn(doc)?.isOpen });
      return readEach(docs, read, log).flatMap(({ id, isOpen }) => (isOpen === true ? [id] : []));
    },

    /** What a machine's owner gets or got back for it, by month. */
    async listCredits(uid: string, machine: string): Promise<MachineCredit[]> {
      const { docs } = await (await ofPerson(uid)).get();
      return docs
        .map((doc) => Stored.parse(doc.data()))
        .filter((credit) => credit.machine === machine)
        .map(shownOf)
        .toSorted((a, b) => (a.month < b.month ? -1 : 1));
    },

    personData: {
      collections: ['machineCredits'] as const,
      export: async ({ uid }) => {
        const { docs } = await (await ofPerson(uid)).get();
        return {
          machineCredits: docs.map((doc) => {
            const { lease: _lease, ...fields } = doc.data();
            return plainFields(fields);
          }),
        };
      },
      async remove({ uid }) {
        await removeEach(await ofPerson(uid));
      },
    } satisfies PersonData,
  };
}

export type CreditStore = ReturnType<typeof createCreditStore>;

/** Of all who would book a credit, one does: it holds a lease in the credit's document. */
function createTaking(database: () => Promise<Firestore>) {
  return {
    /**
     * Takes a credit to book it.
     * @param isEnding whether its account is being deleted; otherwise one that is is left alone
     * @returns null where there is nothing to do any more
     */
    async take(
      id: string,
      { lease, isEnding, now }: { lease: string; isEnding: boolean; now: Date },
    ): Promise<Credit | 'busy' | null> {
      const db = await database();
      const doc = creditDoc(db, id);
      return transact(db, async (transaction) => {
        const credit = creditIn(await transaction.get(doc));
        if (credit === null || !credit.isOpen) return null;
        if (!isEnding && (await isBeingDeleted(db, transaction, credit.uid))) return null;
        if (credit.lease !== null && credit.lease.until > now.toISOString()) return 'busy';
        const until = new Date(now.getTime() + LEASE_MS).toISOString();
        transaction.update(doc, { lease: { id: lease, until } });
        return credit;
      });
    },

    /**
     * Notes how a credit was booked, with the mail that tells of it; nothing if someone else has taken it since. A call that fails
     * before leaves its lease to expire: what it has sent to Stripe may still arrive.
     */
    async finish(credit: Credit, lease: string, booking: Booking, now: Date): Promise<void> {
      const db = await database();
      const doc = creditDoc(db, creditId(credit));
      await transact(db, async (transaction) => {
        const stored = creditIn(await transaction.get(doc));
        if (stored?.lease?.id !== lease) return;
        const isNews = booking.way !== stored.way;
        if (isNews && !(await isBeingDeleted(db, transaction, stored.uid))) {
          await writeCreditMail(db, transaction, stored, booking, now);
        }
        transaction.update(doc, { ...booking, lease: null });
      });
    },
  };
}

export function creditId({ machine, month }: Pick<Credit, 'machine' | 'month'>): string {
  return `${machine}_${month}`;
}

function creditDoc(db: Firestore, id: string) {
  return db.collection('machineCredits').doc(id);
}

function shownOf({ month, hours, amount, currency, way }: Credit): MachineCredit {
  return { month, hours, amount, currency, way };
}

function creditIn(snapshot: DocumentSnapshot): Credit | null {
  return snapshot.exists ? Stored.parse(snapshot.data()) : null;
}

function writeCreditMail(
  db: Firestore,
  transaction: Transaction,
  credit: Credit,
  { way }: Booking,
  now: Date,
): Promise<void> {
  const { uid, machine, name, month, hours, amount, currency } = credit;
  const isMoved = credit.way === 'invoice';
  const facts = { machine, name, month, hours, amount, currency, way, isMoved };
  const id = `machine-credit_${creditId(credit)}_${way}`;
  return writeMail(db, transaction, id, { ...machineCredit.of(facts), uid }, now);
}
