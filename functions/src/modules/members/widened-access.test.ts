import { expect, it } from 'vitest';
import type { Membership } from '../seats/membership-record.ts';
import { recordWidened, withoutWidened } from './widened-access.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-12-06T12:00:00.000Z');
const day = (count: number) => new Date(NOW + count * DAY_MS);
const iso = (count: number) => day(count).toISOString();

const BEFORE: Membership = {
  id: 'm1',
  owner: 'o',
  member: 'm',
  ownerName: null,
  ownerEmail: null,
  name: null,
  machines: ['a', 'b'],
  until: iso(5),
  state: 'active',
  reason: null,
  joinedAt: iso(-90),
  visitedAt: null,
  isLastDayTold: false,
};
const HELD = { state: 'suspended', reason: 'owner_choice' } as const;
type Change = Partial<Membership>;

/** What is left once everything since yesterday is taken back. */
function undone(before: Change, after: Change, later: Change = {}): Partial<Membership> | null {
  const one = { ...BEFORE, ...before };
  const given = recordWidened(one, { ...one, ...after }, day(0));
  const found = withoutWidened({ ...given, ...later }, day(-1));
  if (found === null) return null;
  const { machines, until, state, reason } = found;
  return { machines, until, state, reason };
}

const SAME = { machines: ['a', 'b'], until: iso(5), state: 'active', reason: null };

// R-IDN-06
it.each<[string, Change, Change, Change, object | null]>([
  ['more machines', {}, { machines: 'all' }, {}, SAME],
  ['more days', {}, { until: null }, {}, SAME],
  ['more days that had no end', { until: null }, { machines: 'all' }, {}, { ...SAME, until: null }],
  ['access again', HELD, { state: 'active', reason: null }, {}, { ...SAME, ...HELD }],
  [
    'access again, from one who waits for a place',
    { ...HELD, reason: 'places' },
    { state: 'active', reason: null },
    {},
    { ...SAME, ...HELD },
  ],
  ['other machines', {}, { machines: ['c'] }, {}, { ...SAME, ...HELD }],
  ['nothing but less', {}, { machines: ['a'], until: iso(1) }, {}, null],
  [
    'more, of which the owner has taken some',
    {},
    { machines: 'all' },
    { machines: ['a'] },
    { ...SAME, machines: ['a'] },
  ],
  [
    'more, and then fewer days',
    {},
    { machines: 'all' },
    { until: iso(2) },
    { ...SAME, until: iso(2) },
  ],
  [
    'more to one who waits for a place by now',
    {},
    { machines: 'all' },
    { state: 'suspended', reason: 'places' },
    { ...SAME, state: 'suspended', reason: 'places' },
  ],
])('takes back %s', (_what, before, after, later, left) => {
  expect(undone(before, after, later)).toEqual(left);
});

// R-IDN-06
it('goes back to what was before the first of several, and leaves what was given earlier', () => {
  const first = recordWidened(BEFORE, { ...BEFORE, machines: ['a', 'b', 'c'] }, day(-3));
  const second = recordWidened(first, { ...first, until: null }, day(-0.5));
  const third = recordWidened(second, { ...second, machines: 'all' }, day(0));
  const left = withoutWidened(third, day(-1));
  expect(left).toMatchObject({ machines: ['a', 'b', 'c'], until: iso(5), state: 'active' });
  expect(withoutWidened(third, day(-4))).toMatchObject({ machines: ['a', 'b'], until: iso(5) });
  // Once is enough.
  expect(left && withoutWidened(left, day(-1))).toBe(null);
});

// R-IDN-06
it('keeps as long as a link can ask for it, and however much was given', () => {
  const given = (count: number, one: Membership, at: number): Membership =>
    count === 0
      ? one
      : given(count - 1, recordWidened(one, { ...one, machines: [`m${count}`] }, day(at)), at);
  const many = given(50, given(1, BEFORE, -9), -7.9);
  expect(many.widened).toHaveLength(20);
  expect(withoutWidened(many, day(-8))).toMatchObject({ machines: ['m1'] });
});
