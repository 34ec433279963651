import { describe, expect, it } from 'vitest';
import { offerActions } from './plan-actions-offer.ts';

const CANCEL_AT = '2026-05-03T12:00:00.000Z';
const OPEN = { invoiceId: 'in_1', needs: 'payment', amount: 1900, currency: 'eur' } as const;

// R-ACC-06
describe('offerActions', () => {
  it.each([
    ['active', ['change', 'pause', 'cancel']],
    ['trialing', ['change', 'cancel']],
    ['past_due', ['cancel']],
    ['unpaid', ['cancel']],
    ['incomplete', ['cancel']],
    ['paused', ['resume', 'cancel']],
  ] as const)('%s: offers %j', (status, actions) => {
    expect(offerActions({ status }).actions).toEqual(actions);
  });

  it.each([
    ['active', ['reactivate']],
    ['past_due', ['reactivate']],
    ['paused', ['resume', 'reactivate']],
  ] as const)('%s and set to end: offers %j', (status, actions) => {
    expect(offerActions({ status, cancelAt: CANCEL_AT }).actions).toEqual(actions);
  });

  it.each([
    ['active', 'change', ['change', 'cancel']],
    ['active', 'renewal', ['change', 'cancel']],
    ['paused', 'resume', ['cancel']],
    ['paused', 'renewal', ['cancel']],
  ] as const)('%s with an open payment for the %s: offers %j', (status, purpose, actions) => {
    const openPayment = { ...OPEN, purpose };
    expect(offerActions({ status, openPayment }).actions).toEqual(actions);
  });

  it('a payment is open: says why the pause is missing', () => {
    const openPayment = { ...OPEN, purpose: 'change' } as const;
    expect(offerActions({ status: 'active', openPayment }).note).toBe(
      'You cannot pause yet. A payment for your plan is still open. Complete it first.',
    );
  });

  it('a payment is open during a pause: says what it waits for', () => {
    const openPayment = { ...OPEN, purpose: 'renewal' } as const;
    expect(offerActions({ status: 'paused', openPayment }).note).toBe(
      'You cannot resume the plan yet. A payment for your plan is still open. Complete it first.',
    );
  });

  it('nothing is missing: says nothing', () => {
    expect(offerActions({ status: 'active' }).note).toBeNull();
  });

  it('only the pause is missing: says why', () => {
    expect(offerActions({ status: 'trialing' }).note).toBe(
      'You cannot pause yet. Your plan is on trial. You can pause it after the first payment.',
    );
  });

  it('a payment is open: says what to do first', () => {
    expect(offerActions({ status: 'past_due' }).note).toContain(
      'once the last payment has gone through',
    );
  });

  it('paused: does not deny a second pause', () => {
    expect(offerActions({ status: 'paused' }).note).toBe(
      'You cannot change plans at the moment. Your plan is paused. Resume it first.',
    );
  });

  it('set to end: says to take that back first', () => {
    expect(offerActions({ status: 'active', cancelAt: CANCEL_AT }).note).toContain(
      'Undo the cancellation first.',
    );
  });
});
