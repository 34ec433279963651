import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { payersOf } from './seed-payers.ts';

const PRICES = new Map([['solo.month', 'price_1']]);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'standin-people-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('makes customers of the seed people who pay', () => {
  const file = join(folder, 'people.json');
  const billing = { price: 'solo.month', state: 'paused', invoices: 2 };
  const ids = { customerId: 'cus_seed_ann', subscriptionId: 'sub_seed_ann' };
  writeFileSync(
    file,
    JSON.stringify([
      {
        uid: 'ann',
        email: 'ann@alcove.test',
        displayName: 'Ann',
        billing: { ...billing, ...ids },
      },
      { uid: 'dee', email: 'dee@alcove.test', displayName: 'Dee' },
    ]),
  );
  expect(payersOf(file, PRICES)).toEqual([
    {
      id: 'cus_seed_ann',
      email: 'ann@alcove.test',
      name: 'Ann',
      invoicePrefix: 'ALCANN',
      metadata: { firebaseUID: 'ann' },
      subscription: { id: 'sub_seed_ann', price: 'price_1', state: 'paused', invoices: 2 },
    },
  ]);
});

it('makes none while there is no file', () => {
  expect(payersOf(join(folder, 'none.json'), PRICES)).toEqual([]);
});
