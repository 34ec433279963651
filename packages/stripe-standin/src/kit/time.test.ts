import { describe, expect, it } from 'vitest';
import { addIntervals } from './time.ts';

const at = (text: string) => Date.parse(`${text}T10:00:00Z`) / 1000;
const every = (interval: 'month' | 'year') => ({ interval });

describe('addIntervals', () => {
  it('ends a month that is too short on its last day', () => {
    expect(addIntervals(at('2026-01-31'), every('month'))).toBe(at('2026-02-28'));
    expect(addIntervals(at('2028-02-29'), every('year'))).toBe(at('2029-02-28'));
  });

  it('goes over the end of a year, forwards and backwards', () => {
    expect(addIntervals(at('2026-12-15'), every('month'))).toBe(at('2027-01-15'));
    expect(addIntervals(at('2026-01-15'), every('month'), -2)).toBe(at('2025-11-15'));
  });
});
