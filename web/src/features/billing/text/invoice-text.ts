import type { Invoice } from '@contract/api.ts';
import { formatMoney } from '@/lib/money.ts';

/**
 * An invoice's status in words, with the tone of its badge, and its amount with what has to be said beside it. A paid one says
 * what was charged, as a bank statement does; the others say their total.
 */
export function describeInvoice(
  invoice: Invoice,
  locale: string,
): { label: string; tone: Tone; amount: string; notes: string[] } {
  const { status, total, amountDue, refunded = 0, tax = 0, currency } = invoice;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const isOwed = status === 'open' || status === 'draft';
  const credit = status === 'paid' && total > 0 ? Math.max(0, total - amountDue) : 0;
  return {
    ...describeStatus(invoice),
    amount: money(total - credit),
    notes: [
      ...(isOwed && amountDue !== total ? [`to pay ${money(amountDue)}`] : []),
      ...(credit > 0 ? [`paid from credit ${money(credit)}`] : []),
      ...(refunded > 0 && !isPaidBack(invoice) ? [`refunded ${money(refunded)}`] : []),
      ...(tax > 0 ? [`tax included ${credit > 0 ? `in ${money(total)}: ` : ''}${money(tax)}`] : []),
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
