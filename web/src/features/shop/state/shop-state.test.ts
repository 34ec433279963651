import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeSessionHint } from '@/platform/storage/session-hint.ts';
import { SHOP_KEYS } from '@/platform/storage/storage-keys.ts';
import { forgetOrder, forgetOrders, orders, placeOrder } from './shop-state.ts';

const DELIVERY = {
  name: 'Ada Kern',
  street: 'Lindengasse 4',
  postcode: '1070',
  town: 'Wien',
  country: 'AT',
  payment: 'transfer',
};
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => false } });
});
afterEach(() => {
  forgetOrders();
  vi.unstubAllGlobals();
});

// R-SHP-05
test('what a guest typed is in the receipt and is kept nowhere, so those who sign in later find the order without it', () => {
  const placed = placeOrder(DELIVERY);
  expect(placed.delivery).toEqual(DELIVERY);
  expect(kept.get(SHOP_KEYS.orders)).toContain('"number":1001');
  expect([...kept.values()].join()).not.toMatch(/Ada Kern|Lindengasse|1070|Wien/);
  writeSessionHint(true);
  expect(orders.get()).toEqual([{ ...placed, delivery: null }]);
});

// R-SHP-05 R-ACC-07
test('the order of someone who is signed in keeps its address', () => {
  writeSessionHint(true);
  const placed = placeOrder(DELIVERY);
  expect(orders.get()).toEqual([placed]);
});

// R-SHP-05
test('one order is removed, and the others stay', () => {
  const [first, second, third] = [1, 2, 3].map(() => placeOrder(DELIVERY).number);
  forgetOrder(second ?? 0);
  expect(orders.get().map(({ number }) => number)).toEqual([third, first]);
});
