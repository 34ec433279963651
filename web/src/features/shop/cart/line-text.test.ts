import { expect, test } from 'vitest';
import { amountOf, describeLine, lineOf } from './line-text.ts';
import { sumOrder } from '../state/order-sum.ts';
import { PRODUCTS } from '@/catalogue/products.ts';

const QUANTITIES = [1, 2, 3, 5, 10];

// R-SHP-04
test('describeLine multiplies to what the line costs, to the cent, for every product', () => {
  for (const product of PRODUCTS) {
    for (const quantity of QUANTITIES) {
      const line = lineOf({ product, quantity });
      const [pieces, each, discount = 0] = readNumbers(describeLine(line));
      expect((pieces ?? 0) * (each ?? 0) * 100 - discount * 100).toBeCloseTo(amountOf(line), 6);
    }
  }
});

// R-SHP-04
test('amountOf the lines is the total less the discounts', () => {
  const items = PRODUCTS.map((product) => ({ product, quantity: 3 }));
  const { total, discounts } = sumOrder(items);
  const amounts = items.map((item) => amountOf(lineOf(item)));
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total - discounts);
});

test.each([
  [{ quantity: 2, price: 39900, discount: 8000 }, '2 × €399.00 − €80.00 discount'],
  [{ quantity: 3, price: 1290, discount: 581 }, '3 × €12.90 − €5.81 discount'],
  [{ quantity: 1, price: 2400, discount: 0 }, '1 × €24.00'],
])('describeLine of %j is %s', (line, words) => {
  expect(describeLine(line)).toBe(words);
});

const readNumbers = (words: string): number[] =>
  [...words.replaceAll(',', '').matchAll(/[\d.]+/g)].map(([digits]) => Number(digits));
