import { expect, it } from 'vitest';
import { isInTime, lastDayOfWithdrawal } from './withdrawal.ts';

// By a calendar of 2026 and 2027, counted by hand: the order, and the last day.
// R-LAW-01
it.each([
  ['a Monday, so day 15 is a Tuesday', '2026-11-02T12:00:00.000Z', '2026-11-17'],
  ['a Thursday, so day 15 is a Friday', '2026-11-05T23:59:59.999Z', '2026-11-20'],
  ['a Friday, so day 15 is a Saturday', '2026-11-06T00:00:00.000Z', '2026-11-23'],
  ['a Saturday, so day 15 is a Sunday', '2026-11-07T08:00:00.000Z', '2026-11-23'],
  ['a Sunday, so day 15 is a Monday', '2026-11-08T08:00:00.000Z', '2026-11-23'],
  ['over the end of a year', '2026-12-20T10:00:00.000Z', '2027-01-04'],
  ['over a leap day', '2028-02-17T10:00:00.000Z', '2028-03-03'],
])('an order on %s', (_what, orderedAt, last) => {
  expect(lastDayOfWithdrawal(orderedAt)).toBe(last);
  expect(isInTime(orderedAt, new Date(`${last}T23:59:59.999Z`))).toBe(true);
  const next = new Date(Date.parse(`${last}T00:00:00.000Z`) + 86_400_000);
  expect(isInTime(orderedAt, next)).toBe(false);
});
