import type { NextPayment } from '@contract/api.ts';
import type { BillingInterval, Money, Subscription } from '@contract/subscription.ts';
import { formatDay } from '@/lib/dates.ts';
import { formatMoney, formatPrice } from '@/lib/money.ts';
import type { PlanState, SubscriptionView } from './subscription-view.ts';

/** What a pause does with the time and the money, a sentence for each. */
export function describePausing(
  {
    interval,
    price,
    until,
  }: { interval: BillingInterval | null; price?: Money | undefined; until: string | null },
  locale: string,
): string[] {
  const day = formatDay(until, locale);
  const sum = price
    ? `: ${formatPrice(price.amount, price.currency, locale)}, less your credit.`
    : ', less your credit.';
  return [
    'The pause begins at once, and nothing is charged while it lasts.',
    'Unused time becomes credit, to the cent.',
    `${day === null ? 'On the day you choose' : `On ${day}`} the plan resumes automatically. A ${newPeriod(interval)} begins then and is charged${sum}`,
  ];
}

/** What is charged when a paused plan goes on now, and the label of the button that does it. */
export function describeResuming(
  { subscription, price, nextPayment, now }: Resumption,
  locale: string,
): { charge: string; label: string } {
  const { currentPeriodEnd, credit, interval } = subscription;
  const period = newPeriod(interval);
  if (isPaidPeriodRunning(subscription, now)) {
    const day = formatDay(currentPeriodEnd, locale) ?? 'its end';
    return {
      charge: `What you have paid for runs until ${day}, so nothing is charged now.`,
      label: RESUME,
    };
  }
  const owed = credit && formatMoney(credit.amount, credit.currency, locale);
  const listed = price && formatPrice(price.amount, price.currency, locale);
  if (!nextPayment) {
    const sum = [listed, owed && `less your credit of ${owed}`].filter(Boolean).join(', ');
    return {
      charge: `A ${period} begins at once and is charged now${sum === '' ? '' : `: ${sum}`}.`,
      label: RESUME,
    };
  }
  if (nextPayment.amount === 0) {
    return {
      charge: owed
        ? `You pay nothing now: your credit covers the ${period}.`
        : 'You pay nothing now.',
      label: RESUME,
    };
  }
  const due = formatMoney(nextPayment.amount, nextPayment.currency, locale);
  const label = `Resume and pay ${due}`;
  if (!owed) return { charge: `You pay ${due} now, for a ${period}.`, label };
  const addsUp = price && credit && price.amount - credit.amount === nextPayment.amount;
  return {
    charge: addsUp
      ? `You pay ${due} now: ${listed} for a ${period}, less your credit of ${owed}.`
      : `You pay ${due} now, for a ${period}. Your credit of ${owed} is used first.`,
    label,
  };
}

/** A pause of payments alone, as it can be set at Stripe, lets the paid period run on: what resumes then costs nothing new. */
export function isPaidPeriodRunning(
  { currentPeriodEnd }: Pick<SubscriptionView, 'currentPeriodEnd'>,
  now: Date | null,
): boolean {
  if (currentPeriodEnd === null) return false;
  // Without the time: a pause that has broken its period off names none.
  return now === null || Date.parse(currentPeriodEnd) > now.getTime();
}

/** How a paused plan stands: by its customer's wish, or because a payment or a card is missing. */
export function describePause(
  subscription: SubscriptionView,
  locale: string,
  now: Date | null,
): PlanState {
  const { openPayment, pauseReason, pausedUntil, cancelAt } = subscription;
  const plan = subscription.plan ?? 'Your plan';
  const endsOn = formatDay(cancelAt ?? null, locale);
  const ending = endsOn ? ` It is set to end on ${endsOn}.` : '';
  const open = openPayment && formatMoney(openPayment.amount, openPayment.currency, locale);
  const base = { tone: 'bad', nextPayment: null } as const;
  if (pauseReason === 'payment_failed') {
    return {
      ...base,
      label: 'Paused, not paid',
      sentence: open
        ? `${plan} was paused because a payment failed. It can resume once ${open} is paid.${ending}`
        : `${plan} was paused because a payment failed. No open invoices remain: you can resume it.${ending}`,
    };
  }
  if (open) {
    const until = formatDay(pausedUntil ?? null, locale);
    return {
      ...base,
      tone: 'warn',
      label: until ? `Paused until ${until}` : 'Paused',
      sentence: `${plan} is still paused. It resumes as soon as ${open} is paid${until ? `, otherwise on ${until}` : ''}.${ending}`,
    };
  }
  if (pauseReason === 'no_card') {
    return {
      ...base,
      label: 'Paused, no card',
      sentence: `The trial of ${subscription.plan ?? 'your plan'} is over and a card is missing, so it is paused. Add a card, then resume it.${ending}`,
    };
  }
  return describeRest(subscription, { plan, ending, now }, locale);
}

/** A pause that its customer asked for. */
function describeRest(
  subscription: SubscriptionView,
  { plan, ending, now }: { plan: string; ending: string; now: Date | null },
  locale: string,
): PlanState {
  const { pausedUntil, cancelAt, credit, interval } = subscription;
  const until = formatDay(pausedUntil ?? null, locale);
  const resumes = pausedUntil !== undefined && (cancelAt === undefined || pausedUntil < cancelAt);
  const isCharged = !isPaidPeriodRunning(subscription, now);
  const owed = credit && formatMoney(credit.amount, credit.currency, locale);
  const charge = isCharged
    ? ` You then pay for a ${newPeriod(interval)}${owed ? `, less your credit of ${owed}` : ''}.`
    : '';
  const going = resumes
    ? ` It resumes automatically that day.${charge}`
    : cancelAt === undefined
      ? ` Resume it whenever you are ready.${charge}`
      : '';
  return {
    label: until ? `Paused until ${until}` : 'Paused',
    tone: 'warn',
    sentence: until
      ? `${plan} and its payments are paused until ${until}.${going}${ending}`
      : `${plan} and its payments are paused.${going}${ending}`,
    nextPayment: resumes && isCharged ? { date: until } : null,
  };
}

const RESUME = 'Resume the plan';

function newPeriod(interval: BillingInterval | null): string {
  return `full new ${interval ?? 'period'}`;
}

type Resumption = {
  subscription: Subscription;
  /** The plan's price, where it is known. */
  price: Money | undefined;
  /** What Stripe says that the new period costs, with credit and tax. */
  nextPayment: NextPayment | null | undefined;
  now: Date | null;
};
