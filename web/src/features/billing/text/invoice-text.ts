import type { Invoice } from '@contract/api.ts';
import { formatMoney } from '@/lib/money.ts';

/** An invoice's status in words, with the tone of its badge, and what has to be said beside its total. */
export function describeInvoice(
  invoice: Invoice,
  locale: string,
): { label: string; tone: Tone; notes: string[] } {
  const { status, total, amountDue, refunded = 0, tax = 0, currency } = invoice;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const isOwed = status === 'open' || status === 'draft';
  return {
    ...describeStatus(invoice),
    notes: [
      ...(isOwed && amountDue !== total ? [`to pay ${money(amountDue)}`] : []),
      ...(refunded > 0 && !isPaidBack(invoice) ? [`refunded ${money(refunded)}`] : []),
      ...(tax > 0 ? [`tax included ${money(tax)}`] : []),
    ],
  };
}

function describeStatus(invoice: Invoice): { label: string; tone: Tone } {
  if (invoice.isDisputed === true) return { label: 'Disputed', tone: 'warn' };
  if (isPaidBack(invoice)) return { label: 'Refunded', tone: 'neutral' };
  if ((invoice.refunded ?? 0) > 0) return { label: 'Partly refunded', tone: 'neutral' };
  switch (invoice.status) {
    case 'draft':
      return { label: 'Being prepared', tone: 'neutral' };
    case 'open':
      return { label: 'Open', tone: 'warn' };
    case 'paid':
      // A change to a cheaper plan: nothing was paid, something is owed.
      return invoice.total < 0
        ? { label: 'Credited', tone: 'neutral' }
        : { label: 'Paid', tone: 'good' };
    case 'uncollectible':
      return { label: 'Not collected', tone: 'bad' };
    case 'void':
      return { label: 'Withdrawn', tone: 'neutral' };
  }
}

/** All of what was taken from the card: credit that was used first was never taken. */
function isPaidBack({ refunded = 0, total, amountDue }: Invoice): boolean {
  return refunded > 0 && refunded >= (amountDue > 0 ? Math.min(amountDue, total) : total);
}

type Tone = 'neutral' | 'good' | 'warn' | 'bad';
