import type Stripe from 'stripe';

export function listOf<Item>(data: Item[], url: string, hasMore = false): Stripe.ApiList<Item> {
  return { object: 'list', data, has_more: hasMore, url };
}

/** Newest first; within the same second, the last one created comes first. */
export function newestFirst<Item extends { created: number }>(items: Iterable<Item>): Item[] {
  return [...items].toReversed().toSorted((a, b) => b.created - a.created);
}
