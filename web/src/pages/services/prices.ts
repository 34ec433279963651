import { PLAN_TERMS, sizeWords } from '@contract/plans.ts';

/** A move is as large as the disk that it goes to. */
export const SMALL_MOVE = sizeWords(PLAN_TERMS.solo.size.diskBytes);
export const LARGE_MOVE = sizeWords(PLAN_TERMS.practice.size.diskBytes);

/** What each service costs, once, for every page that names a price. Before value-added tax. */
export const SERVICE_PRICES = {
  moveSmall: {
    name: `Moving your data in, up to ${SMALL_MOVE}`,
    cents: 29000,
    takes: '2 days',
    give: '1 hour',
  },
  moveLarge: {
    name: `Moving your data in, up to ${LARGE_MOVE}`,
    cents: 89000,
    takes: '1 week',
    give: '3 hours',
  },
  walls: { name: 'Walls between clients', cents: 64000, takes: '2 days', give: 'half a day' },
  hour: { name: 'An hour with your team', cents: 14000, takes: '1 hour', give: 'the team' },
  machine: {
    name: 'A server on your premises',
    cents: 48000,
    plus: 'and the hardware',
    takes: '1 day',
    give: 'a cool corner',
  },
  restore: { name: 'A restore, rehearsed', cents: 18000, takes: 'half a day', give: '1 hour' },
} as const;
