import { expiresSoon, type BillingDetails, type Card } from '@contract/billing-details.ts';

/** A card in words, and what is wrong with it. */
export type CardText = {
  name: string;
  note: string;
  /** As what the note is shown; null where there is nothing to warn of. */
  tone: 'warn' | 'bad' | null;
};

/** @param now null while it is not known */
export function describeCard(card: Card | null, locale: string, now: Date | null): CardText {
  if (card === null) {
    return { name: 'No card on file', note: 'Add one before the next payment', tone: 'warn' };
  }
  const { month, year } = card.expires;
  const last = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(year, month - 1)));
  const isOver = now !== null && Date.UTC(year, month) <= now.getTime();
  const isSoon = now !== null && expiresSoon(card, now);
  const name = `${brandOf(card)} ending in ${card.last4}`;
  if (isOver) return { name, note: `Expired: ${last}`, tone: 'bad' };
  return isSoon
    ? { name, note: `Expires soon: ${last}`, tone: 'warn' }
    : { name, note: `Expires at the end of ${last}`, tone: null };
}

/** Stripe's names for card networks: docs.stripe.com/api/payment_methods/object, `card.brand`. */
function brandOf({ brand }: Card): string {
  return (
    BRANDS[brand] ??
    brand
      .split('_')
      .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
      .join(' ')
  );
}

const BRANDS: Readonly<Record<string, string>> = {
  amex: 'Amex',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  unknown: 'Card',
};

type VatState = NonNullable<BillingDetails['vatId']>['state'];

/** What the tax office's register says of a VAT ID: docs.stripe.com/billing/customer/tax-ids, "Validation". */
export const VAT_WORDS: Readonly<
  Record<VatState, { label: string; tone: 'neutral' | 'good' | 'warn'; note: string | null }>
> = {
  pending: {
    label: 'Being checked',
    tone: 'neutral',
    note: 'We are asking the register. The answer appears here.',
  },
  verified: { label: 'Verified', tone: 'good', note: null },
  unverified: {
    label: 'Could not be verified',
    tone: 'warn',
    note: 'The register does not know it. Check it for a typing error.',
  },
  unavailable: {
    label: 'Unchecked',
    tone: 'neutral',
    note: 'No register has answered for it. It is on your invoices as you entered it.',
  },
};
