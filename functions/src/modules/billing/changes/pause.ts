import type Stripe from 'stripe';
import { PAUSE_MAX_DAYS } from '../../../contract/api.ts';
import { pauseNote } from '../../../foundation/pause-note.ts';
import { REFUSAL_WORDS } from '../../../contract/subscription.ts';
import { isStripeError } from '../../../adapters/stripe.ts';
import { DAY_MS, MINUTE_MS } from '../../../foundation/durations.ts';
import { ApiError } from '../../../foundation/errors.ts';
import { voidInvoice, voidUnpaid } from './void.ts';
import { chargedCardOf } from '../stripe/cards.ts';
import { creditDraftOf, lapseOf, resumptionOf, WITH_PRODUCT } from '../stripe/stripe-facts.ts';

/** Seconds since the epoch, as Stripe takes them. */
export function readPauseEnd(until: string, now: Date): number {
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

/**
 * Pauses now. Unused time goes to the customer's balance to the cent, where it outlives a cancellation. Stripe has no end for
 * such a pause: we note the day first, so that no kill can lose it, and our job resumes the plan then (decision 19).
 * @throws {ApiError} `conflict` if another call has just paused it, or a renewal is about to be charged
 */
export async function pause(
  stripe: Stripe,
  { id, latest_invoice: latest }: Stripe.Subscription,
  resumesAt: number,
  now: Date,
): Promise<void> {
  // Its credit would be given before the renewal is paid.
  if (latest !== null && typeof latest !== 'string' && latest.status === 'draft') {
    throw new ApiError('conflict', 'Your renewal is being charged. Pause the plan in an hour.');
  }
  const metadata = pauseNote(now, new Date(resumesAt * 1000));
  await stripe.subscriptions.update(id, { metadata });
  try {
    const paused = await stripe.subscriptions.pause(id, {
      bill_for: { unused_time_from: { type: 'now' } },
      invoicing_behavior: 'invoice',
      expand: ['latest_invoice'],
    });
    await settleCredit(stripe, paused);
  } catch (error) {
    // Stripe pauses a subscription once, so only the first of two pauses at once can succeed.
    if (!isStripeError(error) || error.statusCode !== 400) throw error;
    const { status } = await stripe.subscriptions.retrieve(id);
    if (status !== 'paused') throw error;
    throw new ApiError('conflict', REFUSAL_WORDS.paused, { cause: error });
  }
}

/** Puts what a pause gives back on the customer's balance at once. */
export async function settleCredit(stripe: Stripe, found: Stripe.Subscription): Promise<void> {
  const draft = creditDraftOf(found);
  if (draft === null) return;
  try {
    await stripe.invoices.finalizeInvoice(draft);
  } catch (error) {
    // It has been finalised in the meantime.
    if (!isStripeError(error) || error.statusCode !== 400) throw error;
  }
}

/**
 * Ends a pause as far as it can be ended now; how the subscription stands afterwards tells whether it was paid for. Each step
 * can be repeated: a call that finds the payment of an earlier attempt open tries that again and opens no other.
 */
export async function resume(stripe: Stripe, held: Stripe.Subscription, now: Date): Promise<void> {
  const { id, status, pause_collection: collection } = held;
  // A pause that was made in Stripe's dashboard; Stripe takes an empty text, not null.
  if (collection !== null) await stripe.subscriptions.update(id, { pause_collection: '' });
  if (status !== 'paused') return;
  const open = resumptionOf(held);
  if (open !== null && !hasLapsed(held, open, now)) return payIfOpen(stripe, open.id);
  try {
    await stripe.subscriptions.resume(
      id,
      { billing_cycle_anchor: { type: 'now' }, payment_behavior: 'resume_on_payment_success' },
      { idempotencyKey: resumeKey(held, now) },
    );
  } catch (error) {
    if (isRefusedPayment(error)) return;
    if (!isStripeError(error) || error.statusCode !== 400) throw error;
    // Without a card Stripe answers an error that it does not name.
    if (chargedCardOf(held) === null) return;
    // Another call was faster, in another minute.
    const found = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
    if (found.status === 'paused' && resumptionOf(found) === null) throw error;
  }
}

/**
 * Leaves the payment of a resume to the customer, for as long as it can be made: Stripe would keep trying for up to a year,
 * after we have said that nothing is charged. Afterwards its invoice is void, and the credit in it is the customer's again.
 */
export async function limitResumption(
  stripe: Stripe,
  found: Stripe.Subscription,
  planNow: () => Promise<Date>,
): Promise<void> {
  const open = resumptionOf(found);
  if (open === null) return;
  if (hasLapsed(found, open, await planNow())) return voidInvoice(stripe, open.id);
  if (open.auto_advance === true) await stripe.invoices.update(open.id, { auto_advance: false });
}

function hasLapsed(found: Stripe.Subscription, open: Stripe.Invoice, now: Date): boolean {
  return lapseOf(found, open) * 1000 <= now.getTime();
}

/** The refusal of a pause that could not be ended for lack of a payment. */
export function stillPaused(hasOpenPayment: boolean): ApiError {
  return new ApiError(
    'payment_required',
    hasOpenPayment
      ? 'The payment did not go through, so your plan is still paused. Pay its open invoice, or change your card and try again.'
      : 'The payment did not go through, so your plan is still paused. Change your card and try again.',
  );
}

/**
 * Ends what does not run, or was not paid for, at once. An invoice for a period that will now never begin is voided first, so
 * that it can no longer be paid, and the credit in it is the customer's again. That of a renewal goes after the end: without
 * it, Stripe would take an unpaid plan for a paid one.
 */
export async function endNow(
  stripe: Stripe,
  held: Stripe.Subscription,
): Promise<Stripe.Subscription> {
  const open = resumptionOf(held);
  if (open !== null) await voidInvoice(stripe, open.id);
  const ended = await cancelAtOnce(stripe, held.id);
  await voidUnpaid(stripe, ended);
  return ended;
}

async function cancelAtOnce(stripe: Stripe, id: string): Promise<Stripe.Subscription> {
  try {
    return await stripe.subscriptions.cancel(id, {
      prorate: false,
      invoice_now: false,
      ...WITH_PRODUCT,
    });
  } catch (error) {
    // Stripe's answer for a subscription that has ended in the meantime.
    if (!isStripeError(error) || error.code !== 'resource_missing') throw error;
    return stripe.subscriptions.retrieve(id, WITH_PRODUCT);
  }
}

async function payIfOpen(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.invoices.pay(id);
  } catch (error) {
    // 400: it has been paid or voided in the meantime, which is read next.
    const isOpenNoMore = isStripeError(error) && error.statusCode === 400;
    if (!isOpenNoMore && !isRefusedPayment(error)) throw error;
  }
}

/** By the card's bank, or for lack of a card, which Stripe reports as a missing resource. */
function isRefusedPayment(error: unknown): boolean {
  return isStripeError(error) && (error.statusCode === 402 || error.code === 'resource_missing');
}

/** Two presses at once, wherever they arrive, charge once. A refusal is kept under its key, hence the minute. */
function resumeKey({ id, latest_invoice: latest }: Stripe.Subscription, now: Date): string {
  const invoice = typeof latest === 'string' ? latest : (latest?.id ?? 'none');
  return `resume-${id}-${invoice}-${Math.floor(now.getTime() / MINUTE_MS)}`;
}
