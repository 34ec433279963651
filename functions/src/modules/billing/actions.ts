import type Stripe from 'stripe';
import type { PlanChangePreview, SecurityEventKind } from '../../contract/api.ts';
import type { LeavingReason } from '../../contract/billing-details.ts';
import type { Plan } from '../../contract/plans.ts';
import {
  checkAction,
  holdsSubscription,
  NO_SUBSCRIPTION,
  REFUSAL_WORDS,
  type Subscription,
  type SubscriptionAction,
} from '../../contract/subscription.ts';
import type { PlanNow } from '../../adapters/billing-clock.ts';
import { isStripeError } from '../../adapters/stripe.ts';
import { inOrderPerKey } from '../../concurrency/keyed-mutex.ts';
import { ApiError } from '../../foundation/errors.ts';
import type { RecordEvent } from '../audit/audit-log.ts';
import type { Customer, Customers } from './customers.ts';
import { cancel } from './changes/cancel.ts';
import { changePlan, previewChange } from './changes/plan-change.ts';
import { pause, readPauseEnd, resume, stillPaused } from './changes/pause.ts';
import { hasEnded, toSubscription, WITH_PRODUCT } from './stripe/stripe-facts.ts';
import { findHeld, type SubscriptionService } from './subscription-service.ts';
import { tidyUp } from './changes/tidy-up.ts';

/** What a change of plan asks of machines and of people, which know of billing, and not the other way round. */
type Choice<K extends keyof PlanChangePreview> = {
  /** What there is to choose from. */
  look: (uid: string, plan: Plan) => Promise<Pick<PlanChangePreview, K>>;
  /** Notes which of them stay. @throws {ApiError} `conflict` without a choice that is due */
  note: (uid: string, plan: Plan, keep?: readonly string[]) => Promise<void>;
};

type Parts = {
  stripe: () => Promise<Stripe>;
  customers: Customers;
  subscriptions: SubscriptionService;
  recordEvent: RecordEvent;
  machineChoice: Choice<'machines' | 'places' | 'diskBytes' | 'tooFull'>;
  peopleChoice: Choice<'people' | 'peoplePlaces' | 'invitations'>;
  planNow: PlanNow;
};

/**
 * What a person can do to the subscription they hold. Each action first reads it from Stripe, because the mirror may lag,
 * and answers how it stands afterwards: two reads, its writes, a read of what they led to, and one more of an open payment.
 * All throw {ApiError} `conflict` with the reason if `checkAction` refuses, and `forbidden` for another person's customer.
 */
export function createSubscriptionActions(parts: Parts) {
  const { machineChoice, peopleChoice, planNow } = parts;
  const { whereAllowed, act } = createActing(parts);

  return {
    /** What a change would cost now. Changes nothing. */
    preview: (uid: string, plan: Plan): Promise<PlanChangePreview> =>
      whereAllowed(uid, 'change', async ({ stripe, held }) => {
        const now = await planNow();
        const [amounts, machines, people] = await Promise.all([
          previewChange(stripe, held, plan, now),
          machineChoice.look(uid, plan),
          peopleChoice.look(uid, plan),
        ]);
        return { ...amounts, ...machines, ...people };
      }),

    /**
     * @param previewedAt the moment of the preview whose amounts are to be charged
     * @param keep the machines that stay, where the plan has too few places for all
     * @param keepPeople the members who stay, likewise
     * @throws {ApiError} `payment_required` if the payment fails; the plan is then unchanged
     */
    change: (uid: string, plan: Plan, { previewedAt, keep, keepPeople }: ChangeWishes = {}) =>
      act(
        uid,
        'change',
        async (stripe, held) =>
          changePlan(stripe, held, plan, {
            previewedAt,
            now: await planNow(),
            prepare: async () => {
              await machineChoice.note(uid, plan, keep);
              await peopleChoice.note(uid, plan, keepPeople);
            },
          }),
        plan.name,
      ),

    /**
     * Pauses from now until a day between tomorrow and `PAUSE_MAX_DAYS` days from now.
     * @throws {ApiError} `invalid_input` for any other day
     */
    async pause(uid: string, until: string): Promise<Subscription> {
      const now = await planNow();
      const resumesAt = readPauseEnd(until, now);
      return act(uid, 'pause', (stripe, held) => pause(stripe, held, resumesAt, now));
    },

    /** @throws {ApiError} `payment_required` if the payment fails; the plan is then still paused */
    async resume(uid: string): Promise<Subscription> {
      const after = await act(uid, 'resume', async (stripe, held) =>
        resume(stripe, held, await planNow()),
      );
      if (after.status === 'paused') throw stillPaused(after.openPayment !== undefined);
      if (isUndone('resume', after)) throw hasJustEnded();
      return after;
    },

    cancel: (uid: string) => act(uid, 'cancel', cancel),
    reactivate: (uid: string) => act(uid, 'reactivate', reactivate),

    /**
     * Stores why a person leaves with their plan, in place of what they have said before.
     * @throws {ApiError} `conflict` unless the plan is cancelled
     */
    async tellWhy(uid: string, feedback: LeavingReason, words = ''): Promise<void> {
      const stripe = await parts.stripe();
      const customer = await parts.customers.of(uid);
      const held = customer === null ? null : await findHeld(stripe, customer);
      if (held === null || !isCancelled(held)) throw notCancelled();
      // Also of one that has ended: docs.stripe.com/api/subscriptions/update. An empty comment removes the one before.
      await stripe.subscriptions.update(held.id, {
        cancellation_details: { feedback, comment: words },
      });
    },
  };
}

export type SubscriptionActions = ReturnType<typeof createSubscriptionActions>;

type ChangeWishes = {
  previewedAt?: string;
  keep?: readonly string[];
  keepPeople?: readonly string[];
};

/** How every action is carried out. */
function createActing(parts: Parts) {
  const { customers, subscriptions, recordEvent, planNow } = parts;

  /** Runs work on the subscription if it allows the action. A refusal also corrects what the page has shown until now. */
  async function whereAllowed<T>(
    uid: string,
    action: SubscriptionAction,
    work: (held: Held) => Promise<T>,
  ): Promise<T> {
    const stripe = await parts.stripe();
    const customer = await customers.of(uid);
    const held = customer === null ? null : await findHeld(stripe, customer);
    try {
      const verdict = checkAction(action, held === null ? NO_SUBSCRIPTION : toSubscription(held));
      if (verdict !== 'allowed') throw new ApiError('conflict', REFUSAL_WORDS[verdict]);
      if (held === null || customer === null) throw new Error('an action without a subscription');
      return await work({ stripe, customer, held });
    } catch (thrown) {
      const ended = held === null ? null : await findEnded(stripe, held, thrown);
      const error = ended === null ? thrown : hasJustEnded(thrown);
      const code = error instanceof ApiError ? error.code : null;
      const isRefusal = code === 'conflict' || code === 'payment_required';
      if (isRefusal && customer !== null) {
        // A refused payment leaves an invoice, or a change that waits for the bank.
        await subscriptions.correct(customer, ended ?? held, code === 'payment_required');
      }
      throw error;
    }
  }

  const record = (uid: string, action: SubscriptionAction, plan: string | null) =>
    recordEvent(uid, EVENT_KINDS[action], plan);

  /** How the plan stands after an act. An act that was done is recorded, even if this cannot be read. */
  async function readAfter(
    { customer, held }: Held,
    action: SubscriptionAction,
    newPlan: string | undefined,
  ): Promise<Subscription> {
    try {
      return await subscriptions.readBack(customer, held.id);
    } catch (error) {
      if (action !== 'resume') {
        await record(customer.uid, action, newPlan ?? toSubscription(held).plan);
      }
      throw error;
    }
  }

  /** Acts one at a time per person, so that a second press of a button sees what the first has done. */
  function act(
    uid: string,
    action: SubscriptionAction,
    carryOut: (stripe: Stripe, held: Stripe.Subscription) => Promise<unknown>,
    newPlan?: string,
  ): Promise<Subscription> {
    return inOrderPerKey(`subscriptionActions/${uid}`, () =>
      whereAllowed(uid, action, async (found) => {
        const { stripe, held } = found;
        await tidyUp(stripe, held, planNow);
        await carryOut(stripe, held);
        const after = await readAfter(found, action, newPlan);
        if (!isUndone(action, after)) await record(uid, action, newPlan ?? after.plan);
        return after;
      }),
    );
  }

  return { whereAllowed, act };
}

type Held = { stripe: Stripe; customer: Customer; held: Stripe.Subscription };

const EVENT_KINDS: Readonly<Record<SubscriptionAction, SecurityEventKind>> = {
  change: 'plan_changed',
  pause: 'plan_paused',
  resume: 'plan_resumed',
  cancel: 'plan_cancelled',
  reactivate: 'plan_reactivated',
};

/** A resume whose payment is refused leaves the plan paused, and one that comes too late leaves it ended. */
function isUndone(action: SubscriptionAction, { status }: Subscription): boolean {
  return action === 'resume' && (status === 'paused' || !holdsSubscription(status));
}

/**
 * The plan, where it has ended since it was read. Stripe refuses what is asked of one that has ended as it refuses a call that it
 * does not understand.
 */
async function findEnded(
  stripe: Stripe,
  { id }: Stripe.Subscription,
  error: unknown,
): Promise<Stripe.Subscription | null> {
  const refusal = error instanceof ApiError ? error.cause : error;
  if (!isStripeError(refusal) || !REFUSED.has(refusal.statusCode)) return null;
  const found = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  return hasEnded(found) ? found : null;
}

const REFUSED: ReadonlySet<number | undefined> = new Set([400, 404]);

function hasJustEnded(cause?: unknown): ApiError {
  return new ApiError('conflict', REFUSAL_WORDS.ended, { cause });
}

function isCancelled({ status, cancel_at: end }: Stripe.Subscription): boolean {
  return status === 'canceled' || end !== null;
}

function notCancelled(): ApiError {
  return new ApiError(
    'conflict',
    'Your plan is not cancelled, so your answer was not stored. Reload the page to see how it stands.',
  );
}

/** Stripe takes only one of its two ways to schedule an end at a time, and its portal uses the one that we do not. */
async function reactivate(stripe: Stripe, held: Stripe.Subscription): Promise<Stripe.Subscription> {
  const { id } = held;
  const renewing = held.cancel_at_period_end
    ? await stripe.subscriptions.update(id, { cancel_at_period_end: false, ...WITH_PRODUCT })
    : held;
  return renewing.cancel_at === null
    ? renewing
    : stripe.subscriptions.update(id, { cancel_at: '', ...WITH_PRODUCT });
}
