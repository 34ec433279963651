import { expect, it } from 'vitest';
import { partsOf, type Move } from './credit-left.ts';

const by = (who: Move['by']) => (credit: number) => ({ at: 0, credit, by: who });
const [invoice, order, us] = [by('invoice'), by('order'), by('us')];

// R-ACC-09. Each is worked out by hand. An invoice above zero has left a credit, as of a pause; below zero it has used one.
it.each([
  ['nothing', [], 0, 0],
  ['what a pause left', [invoice(1950)], 1950, 0],
  ['what we gave', [us(500)], 0, 500],
  ['both', [invoice(1950), us(500)], 1950, 500],
  ['what an invoice used first was ours', [invoice(1000), us(1500), invoice(-1900)], 600, 0],
  ['a gift that came after an invoice is ours', [invoice(1900), invoice(-1900), us(500)], 0, 500],
  ['what we took back was ours first', [invoice(1950), us(500), us(-600)], 1850, 0],
  ['a debt is settled first', [us(-500), invoice(1950)], 1450, 0],
  ['what a withdrawal took off was paid', [invoice(1950), us(500), order(-1950)], 0, 500],
  [
    'what it gives back of an order that was paid with credit is what it was',
    [invoice(1000), us(500), invoice(-1500), order(1500)],
    1000,
    500,
  ],
] as const)('%s', (_what, moves, paid, given) => {
  expect(partsOf(moves)).toEqual({ paid, given });
});
