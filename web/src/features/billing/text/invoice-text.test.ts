import { describe, expect, it } from 'vitest';
import type { Invoice } from '@contract/api.ts';
import { describeInvoice } from './invoice-text.ts';

const PAID: Invoice = {
  id: 'in_1',
  number: 'ALC-0001',
  status: 'paid',
  total: 1900,
  amountDue: 1900,
  currency: 'eur',
  createdAt: '2026-05-03T12:00:00.000Z',
  nextPaymentAttempt: null,
  url: null,
  pdf: null,
};

const words = (change: Partial<Invoice>) => describeInvoice({ ...PAID, ...change }, 'en-GB');

// R-ACC-06
describe('describeInvoice', () => {
  it('paid in full: needs no note', () => {
    expect(words({})).toEqual({ label: 'Paid', tone: 'good', amount: '€19.00', notes: [] });
  });

  it.each([
    [195, '€1.95', 'paid from credit €17.05'],
    [0, '€0.00', 'paid from credit €19.00'],
  ])('paid with credit, and %i cents of the card: says what was charged', (amountDue, ...said) => {
    const [amount, note] = said;
    expect(words({ amountDue })).toMatchObject({ label: 'Paid', amount, notes: [note] });
  });

  it('paid with credit and tax: says of what the tax is a part', () => {
    const notes = ['paid from credit €17.05', 'tax included in €19.00: €3.03'];
    expect(words({ amountDue: 195, tax: 303 })).toMatchObject({ amount: '€1.95', notes });
  });

  it.each([
    ['open', 834],
    ['uncollectible', 834],
    ['void', 0],
    ['paid', 2100],
  ] as const)('%s: names its total where %i cents are due', (status, amountDue) => {
    expect(words({ status, amountDue })).toMatchObject({ amount: '€19.00' });
  });

  it('open with credit used: says what is left to pay', () => {
    expect(words({ status: 'open', amountDue: 834 })).toMatchObject({
      label: 'Open',
      notes: ['to pay €8.34'],
    });
  });

  it('open without credit: does not repeat the total', () => {
    expect(words({ status: 'open' }).notes).toEqual([]);
  });

  it('draft: is being prepared', () => {
    expect(words({ status: 'draft', number: null })).toMatchObject({ label: 'Being prepared' });
  });

  it.each([
    [500, 'Partly refunded', ['refunded €5.00']],
    [1900, 'Refunded', []],
  ] as const)('%i cents paid back: reads "%s"', (refunded, label, notes) => {
    expect(words({ refunded })).toMatchObject({ label, notes });
  });

  it('disputed: says so before anything else', () => {
    expect(words({ isDisputed: true })).toMatchObject({ label: 'Disputed', tone: 'warn' });
  });

  it('with tax: says how much of the total it is', () => {
    expect(words({ tax: 303 }).notes).toEqual(['tax included €3.03']);
  });

  it('below zero: is a credit and not a payment', () => {
    expect(words({ total: -147_100, amountDue: 0 })).toMatchObject({
      label: 'Credited',
      tone: 'neutral',
    });
  });
});
