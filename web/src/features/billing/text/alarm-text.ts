import type { OpenPayment } from '@contract/subscription.ts';
import { formatDay, formatDayAndTime } from '@/lib/dates.ts';
import { formatMoney } from '@/lib/money.ts';
import type { SubscriptionView } from './subscription-view.ts';

/** A payment, a card or a confirmation that is missing, where the person must act. */
export type Alarm = {
  tone: 'bad' | 'warn';
  title: string;
  text: string;
  /** The button that leads to the invoice's page; null where nothing has to be paid, or where it is not known what. */
  pay: { label: string; invoiceId: string } | null;
  /** The button that leads to the card; null where another card does not help. */
  card: 'Change card' | 'Add a card' | null;
};

/** What the person must do before the plan goes on; null where nothing is missing. */
export function describeAlarm(subscription: SubscriptionView, locale: string): Alarm | null {
  if (subscription.status === 'error') return null;
  const { openPayment } = subscription;
  return openPayment === undefined
    ? describeMissing(subscription)
    : { ...describeOpen(subscription, openPayment, locale), pay: payButton(openPayment, locale) };
}

function payButton(open: OpenPayment, locale: string): Alarm['pay'] {
  const amount = formatMoney(open.amount, open.currency, locale);
  return {
    label: asksBank(open) ? 'Confirm with your bank' : `Pay ${amount} now`,
    invoiceId: open.invoiceId,
  };
}

type AlarmWords = Omit<Alarm, 'pay'>;

function describeOpen(
  subscription: SubscriptionView,
  open: OpenPayment,
  locale: string,
): AlarmWords {
  const plan = subscription.plan ?? 'your plan';
  const amount = formatMoney(open.amount, open.currency, locale);
  const deadline = formatDayAndTime(open.until ?? null, locale);
  const tone = asksBank(open) ? 'warn' : 'bad';
  const card = asksBank(open) ? null : 'Change card';
  const ask = asksBank(open)
    ? `Confirm ${amount} with your bank`
    : `${amount} could not be taken. Pay it`;
  switch (open.purpose) {
    case 'first':
      return {
        tone,
        card,
        title: asksBank(open)
          ? 'Your bank asks you to confirm the payment'
          : 'Your first payment is not complete',
        text: `${ask}, and ${plan} starts.${otherwise(deadline, 'the order lapses and nothing is charged')}`,
      };
    case 'resume': {
      const until = formatDay(subscription.pausedUntil ?? null, locale);
      const follows =
        until === null
          ? 'it stays paused and nothing is charged'
          : `it stays paused until ${until} and nothing is charged before then`;
      return {
        tone,
        card,
        title: asksBank(open)
          ? 'Your bank asks you to confirm the payment'
          : 'Your plan is still paused',
        text: `${ask}, and ${plan} resumes.${otherwise(deadline, follows)}`,
      };
    }
    case 'change':
      return {
        tone,
        card,
        title: asksBank(open)
          ? 'Your bank asks you to confirm the change'
          : 'Your plan change is not paid',
        text: `Your plan is still ${subscription.plan ?? 'the old one'}. ${ask}, and the change is made.${otherwise(deadline, 'it is dropped and nothing is charged')}`,
      };
    case 'renewal':
      return describeRenewal(subscription, open, { amount, card, locale });
  }
}

/** An invoice of a period. */
function describeRenewal(
  { status, plan }: SubscriptionView,
  open: OpenPayment,
  { amount, card, locale }: Pick<AlarmWords, 'card'> & { amount: string; locale: string },
): AlarmWords {
  const deadline = formatDay(open.until ?? null, locale);
  const name = plan ?? 'your plan';
  const day = open.hasNewCard === true ? formatDay(open.nextAttempt ?? null, locale) : null;
  switch (status) {
    case 'paused':
      return {
        tone: 'bad',
        card,
        title: 'Your plan is paused: a payment failed',
        text: asksBank(open)
          ? `Your bank wants you to confirm ${amount} for ${name}. Once you have, the plan can resume.`
          : `${amount} for ${name} could not be taken, so the plan was paused. Once it is paid, the plan can resume.`,
      };
    case 'unpaid':
      return { tone: 'bad', card, title: 'Your plan is not paid', text: notPaid(name, deadline) };
    case 'past_due':
      return {
        tone: 'bad',
        card,
        title: asksBank(open) ? 'Your bank asks you to confirm a payment' : LAST_PAYMENT_FAILED,
        text: asksBank(open)
          ? `Your bank wants you to confirm ${amount} for ${name}. Your plan continues while you do.`
          : lastPayment(name, amount, day),
      };
    case 'error':
    case 'incomplete':
    case 'trialing':
    case 'active':
    case 'none':
    case 'canceled':
    case 'incomplete_expired':
      return {
        tone: 'warn',
        card,
        title: 'An invoice is still open',
        text: `${amount} for ${name} is still unpaid.`,
      };
  }
}

/** Nothing is known that could be paid here, or there is nothing. */
function describeMissing({ status, plan, pauseReason }: SubscriptionView): Alarm | null {
  const name = plan ?? 'your plan';
  const base = { tone: 'bad', pay: null, card: 'Change card' } as const;
  switch (status) {
    case 'incomplete':
      return {
        ...base,
        title: 'Your first payment is not complete',
        text: `${plan ?? 'Your plan'} starts as soon as it is confirmed.`,
      };
    case 'past_due':
      return { ...base, title: LAST_PAYMENT_FAILED, text: lastPayment(name) };
    case 'unpaid':
      return { ...base, title: 'Your plan is not paid', text: notPaid(name) };
    case 'paused':
      return describeMissingInPause(pauseReason, name);
    case 'none':
    case 'error':
    case 'active':
    case 'trialing':
    case 'canceled':
    case 'incomplete_expired':
      return null;
  }
}

function describeMissingInPause(
  pauseReason: SubscriptionView['pauseReason'],
  name: string,
): Alarm | null {
  const base = { tone: 'bad', pay: null, card: 'Change card' } as const;
  switch (pauseReason) {
    case 'payment_failed':
      return {
        ...base,
        title: 'Your plan is paused: a payment failed',
        text: `No open invoices remain. Check your card, then resume ${name}.`,
      };
    case 'no_card':
      return {
        ...base,
        card: 'Add a card',
        title: 'Your plan is paused: a card is missing',
        text: `The trial of ${name} is over, and nothing was charged. Add a card, then resume the plan.`,
      };
    case 'requested':
    case undefined:
      return null;
  }
}

const LAST_PAYMENT_FAILED = 'Your last payment failed';

/** @param day on which a card is charged that was added since */
function lastPayment(plan: string, amount = '', day: string | null = null): string {
  return day === null
    ? `Your payment for ${plan} did not go through. Pay it now, or change your card before the next attempt.`
    : `Your new card will be charged on ${day}: ${amount} for ${plan}. You can also pay it now.`;
}

/** @param deadline on which the plan ends */
function notPaid(plan: string, deadline: string | null = null): string {
  return `Every attempt to take the payment for ${plan} failed, and we will not try again automatically. Pay the open invoice to continue.${otherwise(deadline, 'the plan ends then and nothing more is charged')}`;
}

function otherwise(deadline: string | null, follows: string): string {
  return deadline === null ? '' : ` Unless you do so by ${deadline}, ${follows}.`;
}

function asksBank({ needs }: OpenPayment): boolean {
  return needs === 'confirmation';
}
