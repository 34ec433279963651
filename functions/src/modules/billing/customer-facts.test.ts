import { expect, test } from 'vitest';
import { askedOf, describeCustomer, isFactOf, maskAddress, whyRefused } from './customer-facts.ts';

const ADA = {
  uid: 'u1',
  name: 'Ada Lovelace',
  email: 'ada@people.test',
  card: '4242',
  plan: {
    subscriptionId: 'sub_1',
    customerId: 'cus_1',
    name: 'Solo',
    status: 'active' as const,
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

// R-LIV-11
test('where no card is on record, as after the end of a plan, that is said, and only the address is asked for', () => {
  const ended = { ...ADA, card: null };
  expect(describeCustomer(ended)).toContain('card     none on record');
  expect(describeCustomer(ADA).join()).not.toContain('card');
  expect([askedOf(ended).typed, askedOf(ADA).typed]).toEqual(['<address>', '<address or digits>']);
  expect(askedOf(ended).words).not.toContain('digits');
  expect(askedOf(ADA).words).toContain('digits');
});

// R-LIV-11
test.each([
  [ADA, '4241', 'Those are not the last digits of its card. Is it the right customer?'],
  [ADA, 'eve@people.test', 'That is not the address of this account. Is it the right customer?'],
  [
    { ...ADA, card: null },
    '4242',
    'No card is on record for this account, as after the end of a plan: name its address.',
  ],
  [
    { ...ADA, card: null },
    'eve@people.test',
    'That is not the address of this account. Is it the right customer?',
  ],
])(
  'a fact that is refused says why, and blames no customer for a card that we do not know',
  (customer, fact, why) => {
    expect(whyRefused(customer, fact)).toBe(why);
  },
);
