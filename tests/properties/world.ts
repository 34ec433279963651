/** A Stripe without a network: the stand-in answers in this process, so that thousands of histories fit into seconds. */
import { createInProcessStripe, type InProcessOptions } from '@alcove/stripe-standin';
import { productsOf } from '../../standins/seed-payers.ts';

export type Price = { slug: 'solo' | 'household' | 'practice'; interval: 'month' | 'year' };

export const priceId = ({ slug, interval }: Price) => `price_${slug}_${interval}`;

const PRICES: readonly Price[] = (['solo', 'household', 'practice'] as const).flatMap((slug) => [
  { slug, interval: 'month' },
  { slug, interval: 'year' },
]);

/** Stripe with our plans, at a moment in seconds since the epoch, or by a clock of the caller's. */
export function createWorld(
  start: InProcessOptions['start'],
  { reading, tell, send, customers = [] }: Partial<Omit<InProcessOptions, 'start'>> = {},
) {
  const names = PRICES.map((price) => [`${price.slug}.${price.interval}`, priceId(price)] as const);
  return createInProcessStripe({
    start,
    products: productsOf(new Map(names)),
    customers,
    ...(reading && { reading }),
    ...(tell && { tell }),
    ...(send && { send }),
  });
}
