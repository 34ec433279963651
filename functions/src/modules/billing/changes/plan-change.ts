import type Stripe from 'stripe';
import { PREVIEW_MINUTES, type PlanChangePreview } from '../../../contract/api.ts';
import type { Plan } from '../../../contract/plans.ts';
import { isStripeError } from '../../../adapters/stripe.ts';
import { ApiError } from '../../../foundation/errors.ts';
import { toIso, WITH_PRODUCT } from '../stripe/stripe-facts.ts';

/**
 * What a change to another plan would cost now, as Stripe works it out.
 * @param found with `latest_invoice` expanded
 * @throws {ApiError} `conflict` for the plan that the person has
 */
export async function previewChange(
  stripe: Stripe,
  found: Stripe.Subscription,
  plan: Plan,
  now: Date,
): Promise<PlanAmounts> {
  const item = requireOtherPlan(found, plan);
  const at = Math.floor(now.getTime() / 1000);
  const preview = (details: Partial<Stripe.InvoiceCreatePreviewParams.SubscriptionDetails>) =>
    stripe.invoices.createPreview({
      subscription: found.id,
      subscription_details: { items: [{ id: item.id, price: plan.planId }], ...details },
    });
  const [due, next] = await Promise.all([
    isOnTrial(found) ? null : preview(proratedAt(at)),
    preview(UNPRORATED),
  ]);
  const fromCredit = due === null ? 0 : Math.min(due.total, -due.starting_balance);
  return {
    planId: plan.planId,
    dueNow: due?.amount_due ?? 0,
    ...(fromCredit > 0 && { fromCredit }),
    credit: Math.max(0, -(due?.total ?? 0)),
    currency: next.currency,
    nextAmount: next.total,
    nextAt: toIso(nextPaymentAt(found, item, plan, next)),
    previewedAt: toIso(at),
  };
}

/** All of a preview that is about money. */
export type PlanAmounts = Omit<
  PlanChangePreview,
  'machines' | 'places' | 'people' | 'peoplePlaces' | 'invitations' | 'diskBytes' | 'tooFull'
>;

/**
 * Changes the plan, or nothing at all, and answers how it stands then. Where the bank wants the customer to confirm, the
 * change waits for that at Stripe, and the plan is as it was.
 * @param found with `latest_invoice` expanded; a change that waits gives way to this one
 * @throws {ApiError} `payment_required`, or `conflict` for a preview whose amounts no longer hold
 */
export async function changePlan(
  stripe: Stripe,
  found: Stripe.Subscription,
  plan: Plan,
  { previewedAt, now, prepare }: ChangeTerms,
): Promise<Stripe.Subscription> {
  const item = requireOtherPlan(found, plan);
  const at = Math.floor(
    (previewedAt === undefined ? now.getTime() : Date.parse(previewedAt)) / 1000,
  );
  if (previewedAt !== undefined && !stillHolds(at, found, item, now)) {
    throw new ApiError(
      'conflict',
      'The amounts may have changed since you opened this page. Please check them.',
    );
  }
  await prepare();
  await giveUpWaiting(stripe, found);
  const update = (payment_behavior: 'error_if_incomplete' | 'pending_if_incomplete') =>
    stripe.subscriptions.update(found.id, {
      items: [{ id: item.id, price: plan.planId }],
      payment_behavior,
      ...(isOnTrial(found) ? UNPRORATED : proratedAt(at)),
      ...WITH_PRODUCT,
    });
  try {
    return await update('error_if_incomplete');
  } catch (error) {
    if (refusalOf(error) !== 'challenge') throw asRefused(error);
  }
  // The person can answer the bank on the page of an invoice, so there has to be one.
  const waiting = await update('pending_if_incomplete').catch((error: unknown) => {
    throw asRefused(error);
  });
  if (waiting.pending_update === null) return waiting;
  throw new ApiError('payment_required', REFUSED_WORDS.challenge);
}

type ChangeTerms = {
  /** The moment of the preview whose amounts are charged; now unless given. */
  previewedAt?: string | undefined;
  now: Date;
  /** Runs when the change is possible as far as we know, before Stripe hears of it. */
  prepare: () => Promise<void>;
};

/**
 * Ends the wait of an earlier change for its payment, so that only one of them can be paid.
 * @throws {ApiError} `conflict` if it has just been paid
 */
async function giveUpWaiting(
  stripe: Stripe,
  { pending_update: waiting, latest_invoice: latest }: Stripe.Subscription,
): Promise<void> {
  if (waiting === null || latest === null || typeof latest === 'string') return;
  // One that is void already may wait until it expires: Stripe does not say.
  if (latest.status !== 'open') return;
  try {
    await stripe.invoices.voidInvoice(latest.id);
  } catch (error) {
    if (!isStripeError(error) || error.statusCode !== 400) throw error;
    throw new ApiError(
      'conflict',
      'Your earlier change has just gone through or been dropped. Check your plan, then decide again.',
      { cause: error },
    );
  }
}

type PaymentRefusal = 'declined' | 'challenge' | 'no_card';

const REFUSED_WORDS: Readonly<Record<PaymentRefusal, string>> = {
  declined:
    'Your card was declined, so your plan is unchanged. Change your payment method and try again.',
  no_card:
    'There is no card to charge, so your plan is unchanged. Add a payment method and try again.',
  challenge:
    'Your bank wants you to confirm this payment. Until you do, your plan is unchanged. Without an answer, the change is dropped within a day and nothing is charged.',
};

/** Any other fault stays what it is. */
function asRefused(error: unknown): unknown {
  const refusal = refusalOf(error);
  if (refusal === null) return error;
  return new ApiError('payment_required', REFUSED_WORDS[refusal], { cause: error });
}

/**
 * Why a payment was refused; null for any other fault. The bank's question is no matter of the card: the next one would be
 * asked, too. That there is no card Stripe reports as a missing resource, without naming a parameter.
 */
function refusalOf(error: unknown): PaymentRefusal | null {
  if (!isStripeError(error)) return null;
  if (error.code === 'resource_missing' && error.param === undefined) return 'no_card';
  if (error.statusCode !== 402) return null;
  return error.code?.endsWith('_requires_action') === true ? 'challenge' : 'declined';
}

const UNPRORATED = { proration_behavior: 'none' } as const;

/** Shared by preview and change, so that the same moment gives the same amounts. */
function proratedAt(at: number) {
  return { proration_behavior: 'always_invoice', proration_date: at } as const;
}

function requireOtherPlan(found: Stripe.Subscription, plan: Plan): Stripe.SubscriptionItem {
  const [item] = found.items.data;
  if (item === undefined) throw new Error('subscription without an item');
  if (item.price.id === plan.planId) {
    throw new ApiError('conflict', 'You already have this plan.');
  }
  return item;
}

/** Nothing has been paid yet, so there is nothing to prorate. */
function isOnTrial({ status }: Stripe.Subscription): boolean {
  return status === 'trialing';
}

/** A change of interval starts a new period at once, except during a trial. */
function nextPaymentAt(
  found: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  plan: Plan,
  next: Stripe.Invoice,
): number {
  const restarts = !isOnTrial(found) && item.price.recurring?.interval !== plan.interval;
  if (!restarts) return item.current_period_end;
  return Math.max(...next.lines.data.map(({ period }) => period.end));
}

/** Whether a change would still cost what was previewed at that moment (in seconds). */
function stillHolds(
  at: number,
  { latest_invoice: latest }: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  now: Date,
): boolean {
  const nowSeconds = now.getTime() / 1000;
  if (at > nowSeconds || at < nowSeconds - PREVIEW_MINUTES * 60) return false;
  // Renewed or changed since, perhaps in another tab. A test clock at Stripe may run ahead of our own; such times are ignored.
  const billedAt = typeof latest === 'object' && latest !== null ? latest.created : 0;
  return [item.current_period_start, billedAt].every(
    (moment) => moment <= at || moment > nowSeconds,
  );
}
