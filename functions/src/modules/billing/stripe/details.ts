import type Stripe from 'stripe';
import {
  NO_BILLING_DETAILS,
  VAT_STATES,
  type BillingDetails,
  type Card,
} from '../../../contract/billing-details.ts';
import { chargedMethodOf, WITH_CARDS } from './cards.ts';
import { isLive, toIso } from './stripe-facts.ts';

/** Expands what is shown of who pays, and with which card. Stripe stops at four levels; a list's `data` is one of them. */
export const WITH_DETAILS = [...WITH_CARDS, 'customer.tax_ids'] as const;

/**
 * Who pays for a subscription, as its invoices say it, and with which card. Other plans of the customer are not in it.
 * @param found read with its customer and `WITH_DETAILS`
 */
export function toDetails(found: Stripe.Subscription): BillingDetails {
  const { customer, created } = found;
  if (typeof customer === 'string') {
    throw new Error('a subscription that was read without its customer');
  }
  if (customer.deleted) return NO_BILLING_DETAILS;
  const [taxId] = customer.tax_ids?.data ?? [];
  const isHeld = isLive(found);
  return {
    card: isHeld ? cardOf(found) : null,
    name: customer.name ?? null,
    address: linesOf(customer.address ?? null),
    vatId:
      taxId === undefined
        ? null
        : { value: taxId.value, state: stateOf(taxId.verification?.status) },
    orderedAt: isHeld ? toIso(created) : null,
    otherPlans: [],
  };
}

/** Wallets such as Apple Pay have a card. Link, where it pays from a bank, has none: docs.stripe.com/api/payment_methods/object. */
function cardOf(found: Stripe.Subscription): Card | null {
  const method = chargedMethodOf(found);
  if (typeof method === 'string') throw new Error('a subscription that was read without its cards');
  const card = method?.card;
  if (card === undefined) return null;
  const { brand, last4, exp_month: month, exp_year: year } = card;
  return { brand, last4, expires: { month, year } };
}

function linesOf(address: Stripe.Address | null): string[] | null {
  if (address === null) return null;
  const { line1, line2, postal_code: code, city, state, country } = address;
  const town = [code, city].filter(isText).join(' ');
  const lines = [line1, line2, town, state, countryOf(country)].filter(isText);
  return lines.length === 0 ? null : lines;
}

const COUNTRIES = new Intl.DisplayNames('en-GB', { type: 'region' });

function countryOf(code: string | null): string | null {
  return code !== null && /^[A-Z]{2}$/.test(code) ? (COUNTRIES.of(code) ?? code) : code;
}

function isText(value: string | null): value is string {
  return value !== null && value !== '';
}

/** Stripe checks the numbers of a few countries only: docs.stripe.com/billing/customer/tax-ids, "Validation". */
function stateOf(status: string | undefined): (typeof VAT_STATES)[number] {
  return VAT_STATES.find((one) => one === status) ?? 'unavailable';
}
