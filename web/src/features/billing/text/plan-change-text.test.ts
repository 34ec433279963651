import { describe, expect, it } from 'vitest';
import type { PlanChangePreview } from '@contract/api.ts';
import { describePlanChange } from './plan-change-text.ts';

const UPGRADE: PlanChangePreview = {
  planId: 'price_household_month',
  dueNow: 1234,
  credit: 0,
  currency: 'eur',
  nextAmount: 3900,
  nextAt: '2026-12-14T12:00:00.000Z',
  machines: [],
  places: 2,
  people: [],
  peoplePlaces: 5,
  invitations: [],
  diskBytes: 500_000_000_000,
  tooFull: [],
  previewedAt: '2026-11-20T12:00:00.000Z',
};

// R-ACC-06
describe('describePlanChange', () => {
  it('something is due: names the exact amount, the next one, and says so on the button', () => {
    expect(describePlanChange(UPGRADE, { interval: 'month' }, 'en-GB')).toEqual({
      now: 'You pay €12.34 now.',
      later: 'From 14 December 2026, €39 a month.',
      credit: null,
      label: 'Change and pay €12.34',
    });
  });

  it('nothing is due and money is left over: says that it is kept', () => {
    const downgrade = { ...UPGRADE, dueNow: 0, credit: 750 };
    expect(describePlanChange(downgrade, { interval: 'month' }, 'en-GB')).toMatchObject({
      now: 'You pay nothing now.',
      credit: '€7.50 that you have already paid is kept as credit towards your next invoices.',
      label: 'Change the plan',
    });
  });

  it.each([
    ['all of what is due', 0, 'You pay nothing now: €19.99 is taken from your credit.'],
    ['a part of it', 1234, 'You pay €12.34 now, and €19.99 is taken from your credit.'],
  ])('credit pays %s: says how much', (_what, dueNow, expected) => {
    const covered = { ...UPGRADE, dueNow, fromCredit: 1999 };
    expect(describePlanChange(covered, { interval: 'month' }, 'en-GB').now).toBe(expected);
  });

  it('a yearly plan: says that the next amount is for a year', () => {
    const { later } = describePlanChange(UPGRADE, { interval: 'year' }, 'en-GB');
    expect(later).toContain('€39 a year');
  });

  it('another locale: writes money and dates as it does', () => {
    const { now, later } = describePlanChange(UPGRADE, { interval: 'month' }, 'de-DE');
    expect(`${now} ${later}`.replaceAll('\u00A0', ' ')).toBe(
      'You pay 12,34 € now. From 14. Dezember 2026, 39 € a month.',
    );
  });
});
