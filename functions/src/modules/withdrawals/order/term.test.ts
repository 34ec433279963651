import { describe, expect, it } from 'vitest';
import { endOfTerm, type Running } from './term.ts';

const at = (moment: string) => Date.parse(`${moment}Z`) / 1000;

/** A plan of a month from 31 January 2027, 10:00, in its second period. */
function plan(over: Partial<{ status: Running['status']; interval: string; anchor: string }> = {}) {
  const { status = 'active', interval = 'month', anchor = '2027-01-31T10:00:00' } = over;
  const period =
    interval === 'month'
      ? { start: '2027-02-28T10:00:00', end: '2027-03-31T10:00:00' }
      : { start: anchor, end: '2028-01-31T10:00:00' };
  const price = { recurring: { interval } };
  const times = { current_period_start: at(period.start), current_period_end: at(period.end) };
  return { status, billing_cycle_anchor: at(anchor), items: { data: [{ ...times, price }] } };
}

describe('when a cancelled contract ends', () => {
  // R-LAW-06. Each end is worked out by hand on a calendar.
  it.each([
    ['within its period', '2027-03-10T08:00:00', null, '2027-03-31T10:00:00'],
    ['on a day of its period', '2027-03-10T08:00:00', '2027-03-20', '2027-03-31T10:00:00'],
    ['on the day on which it ends', '2027-03-10T08:00:00', '2027-03-31', '2027-03-31T10:00:00'],
    ['on the day after', '2027-03-10T08:00:00', '2027-04-01', '2027-04-30T10:00:00'],
    ['in the period after the next', '2027-03-10T08:00:00', '2027-05-15', '2027-05-31T10:00:00'],
    ['on a day that is over', '2027-03-10T08:00:00', '2027-03-09', '2027-03-31T10:00:00'],
    ['before it renewed', '2027-02-28T09:59:00', null, '2027-02-28T10:00:00'],
    [
      'before it renewed, for a day of now',
      '2027-02-28T09:00:00',
      '2027-03-02',
      '2027-03-31T10:00:00',
    ],
    ['at the moment at which it renewed', '2027-02-28T10:00:00', null, '2027-03-31T10:00:00'],
  ])('%s', (_when, received, on, end) => {
    expect(endOfTerm(plan(), `${received}.000Z`, on)).toBe(`${end}.000Z`);
  });

  // R-LAW-06
  it('is the end of its year, or of the next', () => {
    const year = plan({ interval: 'year' });
    const received = '2027-03-10T08:00:00.000Z';
    expect(endOfTerm(year, received, null)).toBe('2028-01-31T10:00:00.000Z');
    expect(endOfTerm(year, received, '2028-02-01')).toBe('2029-01-31T10:00:00.000Z');
  });

  // R-LAW-06
  it.each(['unpaid', 'incomplete', 'paused'] as const)('is at once while it is %s', (status) => {
    const received = '2027-03-10T08:00:00.000Z';
    expect(endOfTerm(plan({ status }), received, '2027-05-15')).toBe(received);
  });
});
