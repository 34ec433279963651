import { describe, expect, it } from 'vitest';
import { PLAN_INTERVALS, PLAN_SLUGS, PLANS, type PlanSlug } from '@contract/plans.ts';
import { DEFAULT_PLANS } from '@/site/plans.ts';
import {
  choicePath,
  choiceText,
  describeExcess,
  findPlan,
  parseChoice,
  signUpPath,
  yearlySaving,
} from './plan-choice.ts';

// R-API-02
describe('parseChoice', () => {
  it('reads back every choice that choiceText writes', () => {
    for (const slug of PLAN_SLUGS) {
      for (const interval of PLAN_INTERVALS) {
        expect(parseChoice(choiceText({ slug, interval }))).toEqual({ slug, interval });
      }
    }
  });

  it.each([null, '', 'solo', 'solo.', '.month', 'solo.week', 'gold.month', 'solo.month.x'])(
    'is null for %j',
    (text) => {
      expect(parseChoice(text)).toBeNull();
    },
  );
});

describe('signUpPath', () => {
  it('carries the way back to the waiting choice in one parameter', () => {
    const url = new URL(signUpPath({ slug: 'solo', interval: 'year' }), 'https://alcove.example');
    expect(url.pathname).toBe('/get-started');
    expect([...url.searchParams]).toEqual([['from', '/dashboard?plan=solo.year']]);
    expect(choicePath({ slug: 'solo', interval: 'year' })).toBe('/dashboard?plan=solo.year');
  });
});

describe('yearlySaving', () => {
  it('is what twelve months cost more than a year', () => {
    const priced = DEFAULT_PLANS.map((plan) => ({
      ...plan,
      amount: plan.interval === 'year' ? 19_000 : 1900,
    }));
    expect(yearlySaving(priced, 'solo')).toBe(3800);
  });

  it('is nothing where a year is dearer, missing, or in another currency', () => {
    const year = (change: { amount?: number; currency?: string }) =>
      DEFAULT_PLANS.map((plan) => (plan.interval === 'year' ? { ...plan, ...change } : plan));
    expect(yearlySaving(year({ amount: 99_000 }), 'solo')).toBe(0);
    expect(yearlySaving(year({ currency: 'usd' }), 'solo')).toBe(0);
    expect(yearlySaving(DEFAULT_PLANS.slice(0, 1), 'solo')).toBe(0);
  });
});

describe('DEFAULT_PLANS', () => {
  it('has every plan in every interval, and none that could be bought as it stands', () => {
    for (const slug of PLAN_SLUGS) {
      for (const interval of PLAN_INTERVALS) {
        expect(findPlan(DEFAULT_PLANS, { slug, interval })?.planId).toBe('');
      }
    }
  });
});

describe('describeExcess', () => {
  const say = (slug: PlanSlug, owned: number) =>
    PLANS.filter((terms) => terms.slug === slug).map((terms) => describeExcess(terms, owned));

  // R-ACC-05 R-ACC-06
  it('says what happens to servers that a smaller plan has no room for', () => {
    expect(say('solo', 2)).toEqual([
      'Solo has room for one server. The 2 that you have stay, but you cannot add more.',
    ]);
    expect(say('household', 5)).toEqual([
      'Household has room for 2 servers. The 5 that you have stay, but you cannot add more.',
    ]);
  });

  it('is silent where they fit', () => {
    expect(say('household', 2)).toEqual([null]);
    expect(say('solo', 0)).toEqual([null]);
  });
});
