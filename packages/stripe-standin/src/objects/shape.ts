import type Stripe from 'stripe';

/**
 * An object with those of Stripe's fields that are set or looked at anywhere. What would stay null, empty or the same is left
 * out, although its type promises it.
 */
export function shown<One extends object>(fields: Partial<One>): One;
export function shown(fields: object): object {
  return fields;
}

export function listOf<Item>(data: Item[], url: string, hasMore = false): Stripe.ApiList<Item> {
  return { object: 'list', data, has_more: hasMore, url };
}

/** Newest first; within the same second, the last one created comes first. */
export function newestFirst<Item extends { created: number }>(items: Iterable<Item>): Item[] {
  return [...items].toReversed().toSorted((a, b) => b.created - a.created);
}
