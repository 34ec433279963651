import { expect, test } from 'vitest';
import { proveCustomer } from './customers.ts';

// R-API-02
test('proveCustomer takes a customer whose own metadata names the person, and says whose it is', () => {
  const customer = { id: 'cus_1', metadata: { firebaseUID: 'ada' } };
  expect(proveCustomer('ada', customer)).toEqual({ uid: 'ada', id: 'cus_1', isDeleted: false });
});

// R-API-02
test.each([{ firebaseUID: 'ben' }, { firebaseUID: '' }, {}])(
  'proveCustomer refuses a customer whose metadata, %j, does not name the person',
  (metadata) => {
    expect(() => proveCustomer('ada', { id: 'cus_1', metadata })).toThrow(
      expect.objectContaining({ code: 'forbidden', status: 403 }),
    );
  },
);

// R-API-02
test('proveCustomer marks a customer that was deleted at Stripe', () => {
  const customer = { id: 'cus_1', deleted: true } as const;
  expect(proveCustomer('ada', customer)).toEqual({ uid: 'ada', id: 'cus_1', isDeleted: true });
});
