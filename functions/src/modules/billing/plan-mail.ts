import type { Firestore } from 'firebase-admin/firestore';
import { readMail, writeMail } from '../email/outbox.ts';
import type { Address, ReadAddress } from '../../adapters/read-address.ts';
import type { MailContent } from '../email/email-kind.ts';
import { planEndsUnpaid, planPauseEnds } from './email-kinds.ts';
import { transact } from '../../db/transaction.ts';
import type { Subscription } from '../../contract/subscription.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import { fromDocument } from './stripe/mirror.ts';

/** Before a pause ends, or a plan whose end has a date, in days. */
export const PLAN_NOTICE_DAYS = 3;
/** After the first failed payment of a plan. Stripe does not say which attempt is the last; the guide has it within two weeks. */
const UNPAID_DAYS = 7;

export type PlanMail = MailContent & { id: string };

/** What a person is to be told about their plan as it stands, which Stripe does not tell them; null if there is nothing. */
export function duePlanMail(subscription: Subscription, now: Date): PlanMail | null {
  const { id, plan, status, pausedUntil, pastDueSince, openPayment } = subscription;
  const isNear = (moment: string) => {
    const left = Date.parse(moment) - now.getTime();
    return left > 0 && left <= PLAN_NOTICE_DAYS * DAY_MS;
  };
  if (status === 'paused' && pausedUntil !== undefined && isNear(pausedUntil)) {
    const facts = { plan, until: pausedUntil };
    return { id: `plan-pause-ends_${id}_${pausedUntil}`, ...planPauseEnds.of(facts) };
  }
  if (openPayment?.purpose !== 'renewal') return null;
  const { until: endsAt, nextAttempt: triesAt } = openPayment;
  if (status === 'unpaid' && endsAt !== undefined && isNear(endsAt)) {
    const facts = { plan, endsAt, triesAt: null };
    return { id: `plan-ends-unpaid_${id}_${endsAt}`, ...planEndsUnpaid.of(facts) };
  }
  const since = status === 'past_due' ? Date.parse(pastDueSince ?? '') : Number.NaN;
  if (since + UNPAID_DAYS * DAY_MS > now.getTime() || Number.isNaN(since)) return null;
  const facts = { plan, endsAt: null, triesAt: triesAt ?? null };
  return { id: `plan-ends-unpaid_${id}_${pastDueSince}`, ...planEndsUnpaid.of(facts) };
}

type Parts = {
  db: () => Promise<Firestore>;
  readAddress: ReadAddress;
  /** The time of day. */
  now: () => Date;
};

/**
 * Writes the mail that is due about a person's plan, once, from the mirror as it is stored at that moment.
 * @param at the time by which plans live
 * @throws {Error} if their address could not be read
 */
export function createTellOfPlan({ db: database, readAddress, now }: Parts) {
  return async (uid: string, at: Date): Promise<void> => {
    const db = await database();
    let address: Promise<Address> | undefined;
    await transact(
      db,
      async (transaction) => {
        const found = await transaction.get(db.collection('subscriptions').doc(uid));
        const mirror = fromDocument(found.data());
        const due = mirror && duePlanMail(mirror.subscription, at);
        if (due === null || (await readMail(db, transaction, due.id)) !== null) return;
        const { id, ...content } = due;
        const read = await (address ??= readAddress(uid));
        if (read.kind === 'unread') throw new Error('the address was not read');
        if (read.kind === 'none') return;
        await writeMail(db, transaction, id, { ...content, to: read.email, uid }, now());
      },
      { unlessDeleted: uid },
    );
  };
}

export type TellOfPlan = ReturnType<typeof createTellOfPlan>;
