import type { Response } from 'express';
import type Stripe from 'stripe';
import { hasEnded, periodEndOf } from '../billing/subscriptions.ts';
import { html, sendPage, type Markup } from '../kit/html.ts';
import type { Seconds } from '../kit/time.ts';
import { StripeFault } from '../state/faults.ts';

export function sendStripePage(res: Response, status: number, title: string, main: Markup): void {
  sendPage(res, status, {
    title,
    service: 'Stripe',
    note: 'Nothing is charged, and you do not need a card.',
    accent: '#4338ca',
    main,
  });
}

export function sendNotFound(res: Response, what: string): void {
  const main = html`<h1>This ${what} does not exist</h1>
    <p>
      It may date from before the stand-in was started or reset. Go back to the site and begin
      again.
    </p>`;
  sendStripePage(res, 404, 'Not found', main);
}

/** Minor units as people write them, for example `€39.00`. */
export function formatMoney(amount: number, currency: string): string {
  return (amount / 100).toLocaleString('en-GB', { style: 'currency', currency });
}

export function formatDay(seconds: Seconds): string {
  const day = new Date(seconds * 1000);
  return day.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}

/** How a subscription stands. */
export function describeState(subscription: Stripe.Subscription): string {
  const { status, cancel_at: end } = subscription;
  if (hasEnded(subscription)) return 'It has ended.';
  if (end !== null) return `It ends on ${formatDay(end)}.`;
  return `It is ${status}, in a period that ends on ${formatDay(periodEndOf(subscription))}.`;
}

/** The outcome of a payment on a page. */
type Outcome = 'done' | 'declined' | 'confirm' | 'no-card';

/** Runs a payment and reports the outcome; a fault other than a refused payment is rethrown. */
export function attempt(payment: () => void): Outcome {
  try {
    payment();
    return 'done';
  } catch (error) {
    if (!(error instanceof StripeFault)) throw error;
    const { code = '' } = error.body.error;
    if (code === 'card_declined') return 'declined';
    if (code.endsWith('_requires_action')) return 'confirm';
    if (code === 'resource_missing') return 'no-card';
    throw error;
  }
}

const WORDS: Readonly<Record<string, string>> = {
  declined: 'Your card was declined. Nothing was charged. Try another card.',
  refused: 'You refused the payment. Nothing was charged. Try again or use another card.',
  'no-card': 'Add a card first.',
  details: 'Please fill in your name and full address.',
};

/** The notice for the problem named in the page's address, for example `?problem=declined`. */
export function noticeOf(query: Readonly<Record<string, unknown>>): Markup | null {
  const { problem } = query;
  const words = typeof problem === 'string' ? WORDS[problem] : undefined;
  return words === undefined ? null : html`<div class="notice" role="alert"><p>${words}</p></div>`;
}
