import type Stripe from 'stripe';
import {
  PAUSE_MAX_DAYS,
  type PlanChangePreview,
  type SecurityEventKind,
} from '../../contract/api.ts';
import type { Plan } from '../../contract/plans.ts';
import {
  judgeAction,
  NO_SUBSCRIPTION,
  REFUSAL_WORDS,
  type Subscription,
  type SubscriptionAction,
} from '../../contract/subscription.ts';
import { inTurn } from '../../adapters/in-turn.ts';
import { ApiError } from '../../http/errors.ts';
import { DAY_MS } from '../../foundation/clock.ts';
import type { RecordEvent } from '../account/audit-log.ts';
import type { BillingStore } from './billing-store.ts';
import { changePlan, previewChange } from './plan-change.ts';
import { toSubscription } from './stripe-facts.ts';
import { findSubscription, type SubscriptionService } from './subscription-service.ts';

type Parts = {
  stripe: () => Promise<Stripe>;
  store: BillingStore;
  subscriptions: SubscriptionService;
  recordEvent: RecordEvent;
  now: () => Date;
};

/**
 * What a person can do to the subscription that they hold. Each act reads it from Stripe first, because the mirror may
 * lag, and answers how it stands afterwards.
 * All throw {ApiError} `conflict` with the reason when `judgeAction` refuses, and `forbidden` for a customer of somebody else.
 */
export function createSubscriptionActions(parts: Parts) {
  const { store, subscriptions, recordEvent, now } = parts;

  async function requireAllowed(uid: string, action: SubscriptionAction): Promise<Held> {
    const stripe = await parts.stripe();
    const customerId = await store.readCustomerId(uid);
    const found = customerId === null ? null : await findSubscription(stripe, uid, customerId);
    const subscription = found === null ? NO_SUBSCRIPTION : toSubscription(found);
    const verdict = judgeAction(action, subscription);
    if (verdict !== 'allowed') throw new ApiError('conflict', REFUSAL_WORDS[verdict]);
    if (found === null || customerId === null) throw new Error('an action without a subscription');
    return { stripe, customerId, found, plan: subscription.plan };
  }

  /** One act after another, so that the second press of a button finds what the first has done. */
  function act(
    uid: string,
    action: SubscriptionAction,
    carryOut: (stripe: Stripe, found: Stripe.Subscription) => Promise<unknown>,
    newPlan?: string,
  ): Promise<Subscription> {
    return inTurn(`subscriptionActions/${uid}`, async () => {
      const { stripe, customerId, found, plan } = await requireAllowed(uid, action);
      await carryOut(stripe, found);
      await recordEvent(uid, EVENT_KINDS[action], newPlan ?? plan);
      return subscriptions.sync(uid, customerId);
    });
  }

  return {
    /** What a change would cost at this moment. Changes nothing. */
    async preview(uid: string, plan: Plan): Promise<PlanChangePreview> {
      const { stripe, found } = await requireAllowed(uid, 'change');
      return previewChange(stripe, found, plan, now());
    },

    /**
     * @param previewedAt the moment of the preview whose amounts are to be charged
     * @throws {ApiError} `payment_required` when the payment does not go through: the plan is then unchanged
     */
    change: (uid: string, plan: Plan, previewedAt?: string) =>
      act(
        uid,
        'change',
        (stripe, found) => changePlan(stripe, found, plan, previewedAt, now()),
        plan.name,
      ),

    /**
     * No payment is asked for until a day from tomorrow to `PAUSE_MAX_DAYS` days from now.
     * @throws {ApiError} `invalid_input` for any other day
     */
    async pause(uid: string, until: string): Promise<Subscription> {
      const resumesAt = readPauseEnd(until, now());
      return act(uid, 'pause', (stripe, { id }) =>
        stripe.subscriptions.update(id, {
          pause_collection: { behavior: 'void', resumes_at: resumesAt },
        }),
      );
    },

    resume: (uid: string) => act(uid, 'resume', resume),
    cancel: (uid: string) => act(uid, 'cancel', cancel),
    reactivate: (uid: string) => act(uid, 'reactivate', reactivate),
  };
}

type Held = {
  stripe: Stripe;
  customerId: string;
  found: Stripe.Subscription;
  plan: string | null;
};

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

/** Ends a pause in both of Stripe's spellings. A payment that this asks for must not be void, so that goes first. */
async function resume(stripe: Stripe, found: Stripe.Subscription): Promise<void> {
  if (found.pause_collection !== null) {
    // Stripe takes an empty text, not null.
    await stripe.subscriptions.update(found.id, { pause_collection: '' });
  }
  if (found.status === 'paused') await stripe.subscriptions.resume(found.id);
}

/** What is paid for is kept to its end; where nothing is, the plan ends at once. */
async function cancel(stripe: Stripe, { id, status }: Stripe.Subscription): Promise<void> {
  if (status === 'unpaid' || status === 'incomplete') await stripe.subscriptions.cancel(id);
  else await stripe.subscriptions.update(id, { cancel_at_period_end: true });
}

/** Stripe takes only one of the two ways to schedule an end at a time, and its portal uses the other one than we do. */
async function reactivate(stripe: Stripe, found: Stripe.Subscription): Promise<void> {
  const { cancel_at: end } = found.cancel_at_period_end
    ? await stripe.subscriptions.update(found.id, { cancel_at_period_end: false })
    : found;
  if (end !== null) await stripe.subscriptions.update(found.id, { cancel_at: '' });
}
