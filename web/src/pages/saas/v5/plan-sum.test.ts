import { describe, expect, it } from 'vitest';
import { closeness, fill, gigabytes, sumUp, type PlanSize } from './plan-sum.ts';

const small: PlanSize = {
  name: 'Small',
  people: 1,
  servers: 1,
  storage: 100,
  speed: 0,
  monthly: 1900,
  yearly: 19_000,
};
const middle: PlanSize = { ...small, name: 'Middle', people: 6, storage: 500, speed: 1 };
const large: PlanSize = { ...small, name: 'Large', people: 25, storage: 2000, speed: 2 };
const sizes = [small, middle, large];

describe('sumUp', () => {
  it('takes the smallest plan when needs are exactly its limits', () => {
    expect(sumUp({ people: 1, storage: 100, speed: 0 }, sizes)).toMatchObject({
      plan: small,
      smaller: null,
      deciding: [],
    });
  });

  it('names the one need that the plan below cannot hold', () => {
    const sum = sumUp({ people: 1, storage: 101, speed: 0 }, sizes);
    expect(sum.plan).toBe(middle);
    expect(sum.deciding).toEqual(['storage']);
    expect(sum.least).toEqual({ people: 'Small', storage: 'Middle', speed: 'Small' });
    expect(sum.next).toBe(large);
  });

  it('has no plan, and says what is too much, when a need is beyond the largest', () => {
    const sum = sumUp({ people: 26, storage: 20, speed: 2 }, sizes);
    expect(sum.plan).toBeNull();
    expect(sum.smaller).toBe(large);
    expect(sum.deciding).toEqual(['people']);
    expect(sum.least.people).toBeNull();
  });
});

describe('closeness', () => {
  it.each([
    [79, 'calm'],
    [80, 'near'],
    [99, 'near'],
    [100, 'full'],
  ])('calls %i of 100 %s', (need, expected) => {
    expect(closeness(need, 100)).toBe(expected);
  });
});

describe('gigabytes', () => {
  it('changes to terabytes from a thousand on', () => {
    expect([gigabytes(999), gigabytes(1000), gigabytes(1200)]).toEqual([
      '999 GB',
      '1 TB',
      '1.2 TB',
    ]);
  });
});

describe('fill', () => {
  it('fills every place and leaves one without a value as it is', () => {
    expect(fill('{a} and {b}, {a}', { a: 1 })).toBe('1 and {b}, 1');
  });
});
