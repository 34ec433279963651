import type Stripe from 'stripe';

export function listOf<Item>(data: Item[], url: string, hasMore = false): Stripe.ApiList<Item> {
  return { object: 'list', data, has_more: hasMore, url };
}
