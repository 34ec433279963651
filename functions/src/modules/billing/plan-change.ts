import type Stripe from 'stripe';
import { PREVIEW_MINUTES, type PlanChangePreview } from '../../contract/api.ts';
import type { Plan } from '../../contract/plans.ts';
import { isStripeError } from '../../adapters/stripe.ts';
import { ApiError } from '../../foundation/errors.ts';
import { toIso, WITH_PRODUCT } from './stripe-facts.ts';

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
): Promise<PlanChangePreview> {
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
  return {
    planId: plan.planId,
    dueNow: due?.amount_due ?? 0,
    credit: Math.max(0, -(due?.total ?? 0)),
    currency: next.currency,
    nextAmount: next.total,
    nextAt: toIso(nextPaymentAt(found, item, plan, next)),
    previewedAt: toIso(at),
  };
}

/**
 * Changes the plan, or nothing at all, and answers how it stands then.
 * @param found with `latest_invoice` expanded
 * @param previewedAt the moment of the preview whose amounts are charged; now unless given
 * @throws {ApiError} `payment_required`, or `conflict` for a preview whose amounts no longer hold
 */
export async function changePlan(
  stripe: Stripe,
  found: Stripe.Subscription,
  plan: Plan,
  previewedAt: string | undefined,
  now: Date,
): Promise<Stripe.Subscription> {
  const item = requireOtherPlan(found, plan);
  const at = Math.floor(
    (previewedAt === undefined ? now.getTime() : Date.parse(previewedAt)) / 1000,
  );
  if (previewedAt !== undefined && !stillHolds(at, found, item, now)) {
    throw new ApiError(
      'conflict',
      'These amounts are out of date. Look at the new ones, then decide again.',
    );
  }
  try {
    return await stripe.subscriptions.update(found.id, {
      items: [{ id: item.id, price: plan.planId }],
      payment_behavior: 'error_if_incomplete',
      ...(isOnTrial(found) ? UNPRORATED : proratedAt(at)),
      ...WITH_PRODUCT,
    });
  } catch (error) {
    if (isRefusedPayment(error)) {
      throw new ApiError(
        'payment_required',
        'The payment did not go through, so your plan is unchanged. Change your payment method and try again.',
        { cause: error },
      );
    }
    throw error;
  }
}

/**
 * The card was declined; or the bank asks the person to confirm, which is impossible here; or there is no card at all, which
 * Stripe reports as a missing resource: nothing else that this call names can be missing.
 */
function isRefusedPayment(error: unknown): boolean {
  return isStripeError(error) && (error.statusCode === 402 || error.code === 'resource_missing');
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
    throw new ApiError('conflict', 'You have this plan already.');
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
  const present = now.getTime() / 1000;
  if (at > present || at < present - PREVIEW_MINUTES * 60) return false;
  // Renewed or changed since, perhaps in another tab. A test clock at Stripe may run ahead of ours; such times are ignored.
  const billedAt = typeof latest === 'object' && latest !== null ? latest.created : 0;
  return [item.current_period_start, billedAt].every((moment) => moment <= at || moment > present);
}
