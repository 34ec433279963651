import { expect, it } from 'vitest';
import { decideBy } from './withdrawal-record.ts';

// Two working days, counted by hand.
// R-LAW-01
it.each([
  ['Monday', '2026-11-23T10:00:00.000Z', '2026-11-25T10:00:00.000Z'],
  ['Thursday', '2026-11-26T10:00:00.000Z', '2026-11-30T10:00:00.000Z'],
  ['Friday', '2026-11-27T10:00:00.000Z', '2026-12-01T10:00:00.000Z'],
  ['Saturday', '2026-11-28T10:00:00.000Z', '2026-12-01T10:00:00.000Z'],
  ['Sunday', '2026-11-29T10:00:00.000Z', '2026-12-01T10:00:00.000Z'],
])('what staff have since a %s is decided within two working days', (_day, since, by) => {
  expect(decideBy(new Date(since)).toISOString()).toBe(by);
});
