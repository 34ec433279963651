import { expect, test } from 'vitest';
import { describeCustomer, isFactOf, maskAddress } from './customer-facts.ts';

const ADA = {
  uid: 'u1',
  name: 'Ada Lovelace',
  email: 'ada@people.test',
  card: '4242',
  plan: {
    subscriptionId: 'sub_1',
    customerId: 'cus_1',
    name: 'Solo',
    status: 'active',
    since: '2026-09-03T10:00:00.000Z',
    until: '2026-12-03T10:00:00.000Z',
  },
};

// R-LIV-11
test.each([
  ['ada@people.test', true],
  [' ADA@People.test', true],
  ['4242', true],
  ['ada@people.tes', false],
  ['4241', false],
  ['', false],
  ['null', false],
])('“%s” shows that this customer is meant: %s', (fact, isTheirs) => {
  expect(isFactOf(ADA, fact)).toBe(isTheirs);
  expect(isFactOf({ email: null, card: null }, fact)).toBe(false);
});

// R-LIV-11
test('what is shown first says whose it is, and gives away no fact that is asked for', () => {
  const shown = describeCustomer(ADA).join('\n');
  for (const part of ['u1', 'Ada Lovelace', 'a…@p….test', 'Solo, active, since 2026-09-03']) {
    expect(shown).toContain(part);
  }
  expect(shown).not.toMatch(/ada@|people|4242/);
});

// R-LIV-11
test('a masked address has the first letter of each part, and its ending', () => {
  expect(maskAddress('eve.adams@mail.example.co')).toBe('e…@m….co');
});
