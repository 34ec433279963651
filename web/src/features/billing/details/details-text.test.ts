import { expect, test } from 'vitest';
import { describeCard } from './details-text.ts';

const CARD = { brand: 'visa', last4: '4242', expires: { month: 12, year: 2026 } };

// R-LAW-03
test.each([
  ['2026-10-31T23:59:59Z', 'Expires at the end of December 2026', null],
  ['2026-11-01T00:00:00Z', 'Expires soon: December 2026', 'warn'],
  ['2026-12-31T23:59:59Z', 'Expires soon: December 2026', 'warn'],
  ['2027-01-01T00:00:00Z', 'Expired: December 2026', 'bad'],
])('of a card that is good through December is said at %s: %s', (now, note, tone) => {
  expect(describeCard(CARD, 'en-GB', new Date(now))).toMatchObject({ note, tone });
});

// R-LAW-03
test('a card is named by network, last digits and last month, and warns of nothing while the time is not known', () => {
  expect(describeCard(CARD, 'en-GB', null)).toEqual({
    name: 'Visa ending in 4242',
    note: 'Expires at the end of December 2026',
    tone: null,
  });
});

// R-LAW-03
test.each([
  ['amex', 'Amex'],
  ['cartes_bancaires', 'Cartes Bancaires'],
  ['unknown', 'Card'],
])('the network %s is called %s', (brand, name) => {
  expect(describeCard({ ...CARD, brand }, 'en-GB', null).name).toBe(`${name} ending in 4242`);
});

// R-LAW-03
test('without a card it says so', () => {
  expect(describeCard(null, 'en-GB', null).name).toBe('No card on file');
});
