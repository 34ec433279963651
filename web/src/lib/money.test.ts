import { describe, expect, it } from 'vitest';
import {
  euroPrice,
  euros,
  formatMoney,
  formatPrice,
  invoiceAmount,
  listPrice,
  sumInvoice,
} from './money.ts';

/** `Intl` parts numbers from signs with no-break spaces. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

// R-ACC-01, R-ACC-06
describe('formatMoney', () => {
  it('reads minor units by the currency, and writes them as the locale does', () => {
    expect(plain(formatMoney(1900, 'eur', 'de-DE'))).toBe('19,00 €');
    expect(plain(formatMoney(149_000, 'eur', 'en-GB'))).toBe('€1,490.00');
    expect(plain(formatMoney(1900, 'jpy', 'en-GB'))).toBe('JP¥1,900');
    expect(plain(formatMoney(1900, 'KWD', 'en-GB'))).toBe('KWD 1.900');
  });
});

describe('formatPrice', () => {
  it('leaves out the cents only where there are none', () => {
    expect(plain(formatPrice(1900, 'eur', 'en-GB'))).toBe('€19');
    expect(plain(formatPrice(1950, 'eur', 'en-GB'))).toBe('€19.50');
    expect(plain(formatPrice(149_000, 'eur', 'de-DE'))).toBe('1.490 €');
  });
});

// R-MKT-01: the example invoice has to add up to the cent.
describe('sumInvoice', () => {
  it('adds quantities times prices and rounds the tax to the nearest cent', () => {
    const lines = [
      { what: 'move', quantity: 1, cents: 89000 },
      { what: 'hour', quantity: 2, cents: 14000 },
      { what: 'rail', quantity: 1, cents: 4683 },
    ];

    expect(sumInvoice(lines, 20)).toEqual({ net: 121683, tax: 24337, total: 146020 });
  });
});

describe('invoiceAmount', () => {
  it.each([
    [5, '0.05'],
    [4680, '46.80'],
    [222816, '2,228.16'],
    [123456789, '1,234,567.89'],
  ])('writes %i cents as %s', (cents, text) => {
    expect(invoiceAmount(cents)).toBe(text);
  });
});

describe('listPrice', () => {
  it('leaves the decimals off whole euros and keeps them otherwise', () => {
    expect(listPrice(29000)).toBe('290');
    expect(listPrice(29050)).toBe('290.50');
  });
});

describe('euros', () => {
  it.each([
    [780, '€7.80'],
    [149_000, '€1,490.00'],
    [123_456_750, '€1,234,567.50'],
  ])('writes %d cents as %s', (cents, text) => {
    expect(euros(cents)).toBe(text);
  });
});

describe('euroPrice', () => {
  it('leaves the decimals off whole euros and keeps them otherwise', () => {
    expect(euroPrice(149_000)).toBe('€1,490');
    expect(euroPrice(1290)).toBe('€12.90');
  });
});
