import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountOf, priceNow, sumOrder, type Priced } from './order-sum.ts';

// R-SHP-04
test('sumOrder of price × quantity with a fixed and a percent discount adds 18 % of what is left', () => {
  const sum = sumOrder([
    { product: { price: 39900, sale: { discount: 4000, type: 'amount' } }, quantity: 2 },
    { product: { price: 10000, sale: { discount: 10, type: 'percent' } }, quantity: 3 },
    { product: { price: 2400 }, quantity: 1 },
  ]);
  expect(sum).toEqual({
    total: 112200,
    discounts: 8000 + 3000,
    tax: Math.round((112200 - 11000) * 0.18),
    orderTotal: 112200 - 11000 + 18216,
  });
});

// R-SHP-04
test('sumOrder rounds a percent discount that does not divide evenly once for the line', () => {
  // 15 % of 12.90 is 1.935 a piece and 5.805 for three.
  const line = {
    product: { price: 1290, sale: { discount: 15, type: 'percent' } },
    quantity: 3,
  } as const;
  expect(discountOf(line)).toBe(581);
  expect(sumOrder([line])).toEqual({ total: 3870, discounts: 581, tax: 592, orderTotal: 3881 });
});

// R-SHP-04
test('sumOrder of nothing is nothing', () => {
  expect(sumOrder([])).toEqual({ total: 0, discounts: 0, tax: 0, orderTotal: 0 });
});

// R-SHP-04
test('sumOrder stays in whole cents, adds up, and is within half a cent a line of the formula', () => {
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 12 }), (order) => {
      const { total, discounts, tax, orderTotal } = sumOrder(order);
      for (const amount of [total, discounts, tax, orderTotal]) {
        expect(Number.isInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
      }
      expect(orderTotal).toBe(total - discounts + tax);
      const exact = order.reduce(
        (sum, { product: { price, sale }, quantity }) =>
          sum +
          (sale === undefined
            ? 0
            : (sale.type === 'amount' ? sale.discount : (price * sale.discount) / 100) * quantity),
        0,
      );
      expect(Math.abs(discounts - exact)).toBeLessThanOrEqual(order.length / 2 + 1e-6);
      expect(Math.abs(tax - (total - discounts) * 0.18)).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
});

// R-SHP-04
test('sumOrder does not depend on the order of the lines', () => {
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 12 }), (order) => {
      expect(sumOrder(order.toReversed())).toEqual(sumOrder(order));
    }),
  );
});

test('priceNow takes one piece’s discount off its price', () => {
  expect(priceNow({ price: 5490, sale: { discount: 15, type: 'percent' } })).toBe(4666);
  expect(priceNow({ price: 5490, sale: { discount: 90, type: 'amount' } })).toBe(5400);
  expect(priceNow({ price: 5490 })).toBe(5490);
});

const products: fc.Arbitrary<Priced> = fc.integer({ min: 100, max: 500_000 }).chain((price) =>
  fc.oneof(
    fc.constant({ price }),
    fc
      .integer({ min: 1, max: 100 })
      .map((discount) => ({ price, sale: { discount, type: 'percent' as const } })),
    fc
      .integer({ min: 1, max: price })
      .map((discount) => ({ price, sale: { discount, type: 'amount' as const } })),
  ),
);
const lines = fc.record({ product: products, quantity: fc.integer({ min: 1, max: 99 }) });
