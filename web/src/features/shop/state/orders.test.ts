import { expect, test } from 'vitest';
import { setQuantity, type CartItem } from './cart.ts';
import { sumOrder } from './order-sum.ts';
import { createOrder, readOrders } from './orders.ts';
import { PRODUCTS } from '@/catalogue/products.ts';

const DELIVERY = {
  name: 'Ada Kern',
  street: 'Lindengasse 4',
  postcode: '1070',
  town: 'Wien',
  country: 'AT',
  payment: 'transfer',
};
const items = PRODUCTS.slice(0, 3).reduce<readonly CartItem[]>(
  (cart, product) => setQuantity(cart, product, 2)?.items ?? cart,
  [],
);

// R-SHP-05
test('createOrder keeps what the cart came to, and numbers on', () => {
  const first = createOrder([], items, DELIVERY, '2026-11-21T09:00:00.000Z');
  const second = createOrder([first], items, DELIVERY, '2026-11-21T09:05:00.000Z');
  expect(first.sum).toEqual(sumOrder(items));
  expect(first.lines).toHaveLength(3);
  expect([first.number, second.number]).toEqual([1001, 1002]);
});

// R-SHP-05
test('readOrders gives back what was stored, the newest first, without what it cannot read', () => {
  const first = createOrder([], items, DELIVERY, '2026-11-21T09:00:00.000Z');
  const second = createOrder([first], items, DELIVERY, '2026-11-21T09:05:00.000Z');
  const stored = JSON.stringify([first, { number: 1 }, null, second]);
  expect(readOrders(stored)).toEqual([second, first]);
});

// R-SHP-05
test('readOrders of nothing and of garbage is empty', () => {
  for (const stored of [null, '', '{"a":1}', 'not json']) expect(readOrders(stored)).toEqual([]);
});
