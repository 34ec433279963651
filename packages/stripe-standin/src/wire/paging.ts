import type Stripe from 'stripe';
import { listOf } from '../objects/list.ts';
import { invalid, noSuch } from '../state/faults.ts';
import type { Params } from './params.ts';

const PAGE = 10;
const LONGEST_PAGE = 100;

/** The parameters that every list takes. */
export const PAGING = ['limit', 'starting_after', 'ending_before', 'expand'] as const;

/** One page of a list that is already in Stripe's order, newest first. */
export function pageOf<Item extends { id: string }>(
  items: readonly Item[],
  params: Params,
  url: string,
): Stripe.ApiList<Item> {
  const limit = readLimit(params);
  const after = params.text('starting_after');
  const before = params.text('ending_before');
  if (before !== undefined) {
    const end = positionOf(items, before, 'ending_before');
    const start = Math.max(0, end - limit);
    return listOf(items.slice(start, end), url, start > 0);
  }
  const start = after === undefined ? 0 : positionOf(items, after, 'starting_after') + 1;
  return listOf(items.slice(start, start + limit), url, start + limit < items.length);
}

export function readLimit(params: Params): number {
  const limit = params.integer('limit') ?? PAGE;
  if (limit >= 1 && limit <= LONGEST_PAGE) return limit;
  throw invalid(`Invalid integer: must be between 1 and ${LONGEST_PAGE}`, {
    code: 'parameter_invalid_integer',
    param: 'limit',
  });
}

function positionOf(items: readonly { id: string }[], id: string, param: string): number {
  const position = items.findIndex((item) => item.id === id);
  if (position === -1) throw noSuch('object', id, param, 400);
  return position;
}
