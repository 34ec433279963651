import type Stripe from 'stripe';
import type { PlanPrice } from '../../config/config.ts';
import type { ChargedPrice } from '../../contract/availability.ts';
import type { PlanSlug } from '../../contract/plans.ts';

/** A price as it was charged, in the currency of its invoice. */
export type Charged = ChargedPrice & { currency: string };

type Asked = {
  /** `2026-11` */
  month: string;
  /** The plan of the machine, for a price that is not sold any more. */
  plan: PlanSlug;
  /** The plans of the prices that are. */
  prices: readonly PlanPrice[];
};

/**
 * What was charged for the plan in force in a month, from the lines of the customer's paid invoices. A line of a plan counts from
 * the start of its period until the next line of a plan begins, or until its own end; the one that counts for most of the month
 * decides. Its own amount is the price, which is 0 in a trial; where it is the rest of a period after a change, the whole price is.
 * @returns null where nothing was paid for that month, or not yet
 */
export async function readCharged(
  stripe: Stripe,
  customer: string,
  { month, plan, prices }: Asked,
): Promise<Charged | null> {
  // The newest hundred: more than a plan has in a year.
  const { data } = await stripe.invoices.list({ customer, status: 'paid', limit: 100 });
  const line = lineOf(month, data.toReversed().flatMap(planLinesOf));
  if (line === null) return null;
  const price = await stripe.prices.retrieve(line.price);
  return {
    amount: line.isRest ? (price.unit_amount ?? 0) : line.amount,
    currency: line.currency,
    interval: price.recurring?.interval === 'year' ? 'year' : 'month',
    plan: prices.find(({ priceId }) => priceId === line.price)?.slug ?? plan,
  };
}

/** A line of a plan. What a change gives back has an amount below zero. */
export type PlanLine = {
  price: string;
  amount: number;
  /** What is charged besides, where the price does not include its tax. */
  tax: number;
  currency: string;
  /** In seconds since the epoch. */
  start: number;
  end: number;
  /** Whether it is for what was left of a period after a change. */
  isRest: boolean;
};

/** The line that counts for most of a month; of two, the later. */
export function lineOf(month: string, lines: readonly PlanLine[]): PlanLine | null {
  const [from, to] = boundsOf(month);
  // What a change gives back ends at once where something else begins.
  const inOrder = lines.toSorted((a, b) => a.start - b.start || a.amount - b.amount);
  let most: { line: PlanLine; seconds: number } | null = null;
  for (const [index, line] of inOrder.entries()) {
    const end = Math.min(line.end, inOrder[index + 1]?.start ?? Infinity, to);
    const seconds = end - Math.max(line.start, from);
    if (line.amount < 0 || seconds <= 0) continue;
    if (most === null || seconds >= most.seconds) most = { line, seconds };
  }
  return most?.line ?? null;
}

/** The lines of an invoice that are about a plan, and not about anything that was added. */
export function planLinesOf({ lines }: Stripe.Invoice): PlanLine[] {
  return lines.data.flatMap((line) => {
    const { parent, pricing, amount, currency, taxes } = line;
    const { start, end } = line.period;
    const isRest =
      parent?.subscription_item_details?.proration === true ||
      parent?.invoice_item_details?.proration === true;
    const isPlan = isRest || parent?.type === 'subscription_item_details';
    const price = pricing?.price_details?.price;
    if (!isPlan || price === undefined) return [];
    const id = typeof price === 'string' ? price : price.id;
    const added = taxes?.filter(({ tax_behavior: behavior }) => behavior === 'exclusive') ?? [];
    const tax = added.reduce((sum, one) => sum + one.amount, 0);
    return [{ price: id, amount, tax, currency, start, end, isRest }];
  });
}

/** In seconds since the epoch; the second is the first moment of the next month. */
function boundsOf(month: string): [number, number] {
  const from = new Date(`${month}-01T00:00:00Z`);
  const to = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1);
  return [from.getTime() / 1000, to / 1000];
}
