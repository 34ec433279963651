import type Stripe from 'stripe';
import {
  PAUSE_MAX_DAYS,
  type PlanChangePreview,
  type SecurityEventKind,
} from '../../contract/api.ts';
import type { Plan } from '../../contract/plans.ts';
import {
  checkAction,
  NO_SUBSCRIPTION,
  REFUSAL_WORDS,
  type Subscription,
  type SubscriptionAction,
} from '../../contract/subscription.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import { serializePerKey } from '../../foundation/serialize-per-key.ts';
import { ApiError } from '../../foundation/errors.ts';
import type { RecordEvent } from '../audit/audit-log.ts';
import { unpinCard } from './cards.ts';
import type { Customer, Customers } from './customers.ts';
import { changePlan, previewChange } from './plan-change.ts';
import { toSubscription, WITH_PRODUCT } from './stripe-facts.ts';
import { findHeld, type SubscriptionService } from './subscription-service.ts';

type Parts = {
  stripe: () => Promise<Stripe>;
  customers: Customers;
  subscriptions: SubscriptionService;
  recordEvent: RecordEvent;
  now: () => Date;
};

/**
 * What a person can do to the subscription they hold. Each action first reads it from Stripe, because the mirror may lag,
 * and answers how it stands afterwards: two reads, one or two writes, and a read of what they led to.
 * All throw {ApiError} `conflict` with the reason if `checkAction` refuses, and `forbidden` for somebody else's customer.
 */
export function createSubscriptionActions(parts: Parts) {
  const { customers, subscriptions, recordEvent, now } = parts;

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
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      const isRefusal = code === 'conflict' || code === 'payment_required';
      if (isRefusal && customer !== null) {
        // A refused payment leaves an invoice, or a change that waits for the bank.
        await subscriptions.correct(customer, held, code === 'payment_required');
      }
      throw error;
    }
  }

  /** Acts one at a time per person, so that a second press of a button sees what the first has done. */
  function act(
    uid: string,
    action: SubscriptionAction,
    carryOut: (stripe: Stripe, held: Stripe.Subscription) => Promise<Stripe.Subscription>,
    newPlan?: string,
  ): Promise<Subscription> {
    return serializePerKey(`subscriptionActions/${uid}`, () =>
      whereAllowed(uid, action, async ({ stripe, customer, held }) => {
        await unpinCard(stripe, held);
        const written = await carryOut(stripe, held);
        await recordEvent(uid, EVENT_KINDS[action], newPlan ?? toSubscription(written).plan);
        return subscriptions.readBack(customer, written.id);
      }),
    );
  }

  return {
    /** What a change would cost now. Changes nothing. */
    preview: (uid: string, plan: Plan): Promise<PlanChangePreview> =>
      whereAllowed(uid, 'change', ({ stripe, held }) => previewChange(stripe, held, plan, now())),

    /**
     * @param previewedAt the moment of the preview whose amounts are to be charged
     * @throws {ApiError} `payment_required` if the payment fails; the plan is then unchanged
     */
    change: (uid: string, plan: Plan, previewedAt?: string) =>
      act(
        uid,
        'change',
        (stripe, held) => changePlan(stripe, held, plan, previewedAt, now()),
        plan.name,
      ),

    /**
     * Stops payments until a day between tomorrow and `PAUSE_MAX_DAYS` days from now.
     * @throws {ApiError} `invalid_input` for any other day
     */
    async pause(uid: string, until: string): Promise<Subscription> {
      const resumesAt = readPauseEnd(until, now());
      return act(uid, 'pause', (stripe, { id }) =>
        stripe.subscriptions.update(id, {
          pause_collection: { behavior: 'void', resumes_at: resumesAt },
          ...WITH_PRODUCT,
        }),
      );
    },

    resume: (uid: string) => act(uid, 'resume', resume),
    cancel: (uid: string) => act(uid, 'cancel', cancel),
    reactivate: (uid: string) => act(uid, 'reactivate', reactivate),
  };
}

export type SubscriptionActions = ReturnType<typeof createSubscriptionActions>;

type Held = { stripe: Stripe; customer: Customer; held: Stripe.Subscription };

const EVENT_KINDS: Readonly<Record<SubscriptionAction, SecurityEventKind>> = {
  change: 'plan_changed',
  pause: 'plan_paused',
  resume: 'plan_resumed',
  cancel: 'plan_cancelled',
  reactivate: 'plan_reactivated',
};

/** Seconds since the epoch, as Stripe takes them. */
function readPauseEnd(until: string, now: Date): number {
  const end = Date.parse(until);
  const length = end - now.getTime();
  if (length < DAY_MS || length > PAUSE_MAX_DAYS * DAY_MS) {
    throw new ApiError(
      'invalid_input',
      `Choose a day from tomorrow to ${PAUSE_MAX_DAYS} days from now.`,
    );
  }
  return Math.floor(end / 1000);
}

/** Ends both of Stripe's kinds of pause. Resuming may ask for a payment, which must not be void, so that comes last. */
async function resume(stripe: Stripe, held: Stripe.Subscription): Promise<Stripe.Subscription> {
  const { id, status, pause_collection: pause } = held;
  const collecting =
    pause === null
      ? held
      : // Stripe takes an empty text, not null.
        await stripe.subscriptions.update(id, { pause_collection: '', ...WITH_PRODUCT });
  return status === 'paused' ? stripe.subscriptions.resume(id, WITH_PRODUCT) : collecting;
}

/** A plan that is paid for runs to the end of its period; one that is not ends at once. */
function cancel(stripe: Stripe, { id, status }: Stripe.Subscription): Promise<Stripe.Subscription> {
  return status === 'unpaid' || status === 'incomplete'
    ? stripe.subscriptions.cancel(id, WITH_PRODUCT)
    : stripe.subscriptions.update(id, { cancel_at_period_end: true, ...WITH_PRODUCT });
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
