import { describe, expect, it } from 'vitest';
import { parsePlanPrices, readSettings } from './settings.ts';

describe('readSettings', () => {
  it('names every missing setting and no value', () => {
    expect(() => readSettings({ STRIPE_SECRET_KEY: 'sk_test_kept_quiet' })).toThrow(
      /^missing settings: STRIPE_WEBHOOK_SECRET, PLAN_PRICES, ZENDESK_MESSAGING_KEY, .*CANNY_SSO_SECRET, MACHINE_HOST_KEY, MACHINE_HOST_SECRET$/,
    );
  });
});

describe('parsePlanPrices', () => {
  it('reads plans and their price ids', () => {
    expect([...parsePlanPrices('solo.month=price_1, solo.year=price_2')]).toEqual([
      ['solo.month', 'price_1'],
      ['solo.year', 'price_2'],
    ]);
  });

  it('refuses an entry without a price', () => {
    expect(() => parsePlanPrices('solo.month')).toThrow('PLAN_PRICES');
  });
});
