import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { proveCustomer } from './customers.ts';

function found(fields: object): Stripe.Customer | Stripe.DeletedCustomer {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the other fields are never read
  return { id: 'cus_1', ...fields } as Stripe.Customer | Stripe.DeletedCustomer;
}

// R-API-02
test('proveCustomer takes a customer whose own metadata names the person, and says whose it is', () => {
  const customer = found({ metadata: { firebaseUID: 'ada' } });
  expect(proveCustomer('ada', customer)).toEqual({ uid: 'ada', id: 'cus_1', isDeleted: false });
});

// R-API-02
test.each([
  { metadata: { firebaseUID: 'ben' } },
  { metadata: { firebaseUID: '' } },
  { metadata: {} },
])('proveCustomer refuses a customer that says %j to anybody else', (fields) => {
  expect(() => proveCustomer('ada', found(fields))).toThrow(
    expect.objectContaining({ code: 'forbidden', status: 403 }),
  );
});

// R-API-02
test('proveCustomer marks a customer that was deleted at Stripe', () => {
  const customer = found({ deleted: true });
  expect(proveCustomer('ada', customer)).toEqual({ uid: 'ada', id: 'cus_1', isDeleted: true });
});
