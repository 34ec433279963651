import { describe, expect, it } from 'vitest';
import { invoiceAmount, listPrice, sumInvoice } from './money.ts';

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
