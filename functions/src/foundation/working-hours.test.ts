import { describe, expect, it } from 'vitest';
import { nextAtWork, readWorkingHours } from './working-hours.ts';

/** When a person is there, as ISO 8601, from a moment on. */
function from(moment: string, words = 'Mon-Fri 09:00-17:00'): string | undefined {
  const hours = readWorkingHours(words);
  return hours ? nextAtWork(new Date(moment), hours).toISOString() : undefined;
}

describe('working hours', () => {
  // R-MAC-03
  it.each([
    ['within them is now', '2026-12-04T12:34:56.789Z', '2026-12-04T12:34:56.789Z'],
    ['before they begin is that morning', '2026-12-04T03:00:00Z', '2026-12-04T08:00:00.000Z'],
    ['in the evening is the next morning', '2026-12-03T16:00:00Z', '2026-12-04T08:00:00.000Z'],
    ['on Friday evening is Monday', '2026-12-04T20:00:00Z', '2026-12-07T08:00:00.000Z'],
    ['on Sunday is Monday', '2026-12-06T10:00:00Z', '2026-12-07T08:00:00.000Z'],
    [
      'late on Sunday, Monday there, is that day',
      '2026-12-06T23:30:00Z',
      '2026-12-07T08:00:00.000Z',
    ],
    ['in summer is by summer’s clock', '2026-07-01T03:00:00Z', '2026-07-01T07:00:00.000Z'],
    [
      'over the change of clocks is by the new one',
      '2026-10-23T20:00:00Z',
      '2026-10-26T08:00:00.000Z',
    ],
  ])('an order %s', (_when, moment, expected) => {
    expect(from(moment)).toBe(expected);
  });

  // R-MAC-03
  it('take other days, hours and zones', () => {
    expect(from('2026-12-04T20:00:00Z', 'Sat-Sun,Wed 10:30-12:00')).toBe(
      '2026-12-05T09:30:00.000Z',
    );
    expect(from('2026-12-06T20:00:00Z', 'Fri-Mon 10:00-24:00 UTC')).toBe(
      '2026-12-06T20:00:00.000Z',
    );
    expect(from('2026-12-07T20:00:00Z', 'Tue 08:00-09:00 America/Lima')).toBe(
      '2026-12-08T13:00:00.000Z',
    );
  });

  // R-LIV-04
  it.each([
    '',
    'Mon-Fri',
    'Mon-Fri 9-17',
    'Mo-Fr 09:00-17:00',
    'Mon-Fri 17:00-09:00',
    'Mon 09:00-25:00',
    'Mon 09:70-10:00',
    'Mon 09:00-10:00 Mars/Base',
  ])('are not %j', (words) => {
    expect(readWorkingHours(words)).toBeNull();
  });
});
