import { describe, expect, it } from 'vitest';
import type { DesiredState, MachineReason } from '../../../contract/machines.ts';
import type { PlanSlug } from '../../../contract/plans.ts';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '../../../contract/subscription.ts';
import { findDesired, type Desired, type PlanState } from './desired-state.ts';

type One = Desired & { id: string; unannouncedFrom: string | null };

const NOW = '2026-11-22T12:00:00.000Z';
const IN_30_DAYS = '2026-12-22T12:00:00.000Z';
const ENDED = '2026-11-20T09:00:00.000Z';
const ENDED_AND_30_DAYS = '2026-12-20T09:00:00.000Z';
const LATER = '2026-12-01T00:00:00.000Z';
const EARLIER = '2026-11-22T11:59:59.999Z';

// What a status makes of a machine, by what it was to be before: written by hand from the states table.
// oxfmt-ignore
const CELLS: readonly (readonly [SubscriptionStatus, was: DesiredState, becomes: DesiredState, why: MachineReason | null, until: string | null])[] = [
  ['trialing',           'ready',  'ready',  null,          null],
  ['trialing',           'asleep', 'ready',  null,          null],
  ['trialing',           'ending', 'ready',  null,          null],
  ['active',             'ready',  'ready',  null,          null],
  ['active',             'asleep', 'ready',  null,          null],
  ['active',             'ending', 'ready',  null,          null],
  ['past_due',           'ready',  'ready',  null,          null],
  ['past_due',           'asleep', 'ready',  null,          null],
  ['past_due',           'ending', 'ready',  null,          null],
  ['paused',             'ready',  'asleep', 'paused',      null],
  ['paused',             'asleep', 'asleep', 'paused',      null],
  ['paused',             'ending', 'asleep', 'paused',      null],
  ['unpaid',             'ready',  'asleep', 'unpaid',      null],
  ['unpaid',             'asleep', 'asleep', 'unpaid',      null],
  ['unpaid',             'ending', 'asleep', 'unpaid',      null],
  ['canceled',           'ready',  'ending', 'plan_ended',  ENDED_AND_30_DAYS],
  ['canceled',           'asleep', 'ending', 'plan_ended',  ENDED_AND_30_DAYS],
  ['canceled',           'ending', 'ending', 'plan_ended',  LATER],
  ['none',               'ready',  'ending', 'plan_ended',  IN_30_DAYS],
  ['none',               'asleep', 'ending', 'plan_ended',  IN_30_DAYS],
  ['none',               'ending', 'ending', 'plan_ended',  LATER],
  ['incomplete',         'ready',  'ending', 'plan_ended',  IN_30_DAYS],
  ['incomplete',         'asleep', 'ending', 'plan_ended',  IN_30_DAYS],
  ['incomplete',         'ending', 'ending', 'plan_ended',  LATER],
  ['incomplete_expired', 'ready',  'ending', 'plan_ended',  IN_30_DAYS],
  ['incomplete_expired', 'asleep', 'ending', 'plan_ended',  IN_30_DAYS],
  ['incomplete_expired', 'ending', 'ending', 'plan_ended',  LATER],
];

// Whether the first machine is made, by status, where there is none, where there was one of this plan, and of another.
// oxfmt-ignore
const FIRST: Readonly<Record<SubscriptionStatus, readonly [none: boolean, erasedOfThis: boolean, erasedOfFormer: boolean]>> = {
  trialing:           [true,  false, true],
  active:             [true,  false, true],
  past_due:           [true,  false, true],
  paused:             [false, false, false],
  unpaid:             [false, false, false],
  canceled:           [false, false, false],
  none:               [false, false, false],
  incomplete:         [false, false, false],
  incomplete_expired: [false, false, false],
};

describe('what a plan makes of a machine', () => {
  // R-MAC-02
  it.each(CELLS)('a plan that is %s and a machine to be %s: to be %s (%s, %s)', (...cell) => {
    const [status, was, becomes, why, until] = cell;
    const { states } = find({ status, machines: [machine('a', { desired: was })] });
    expect(states).toEqual([
      expect.objectContaining({ desired: becomes, reason: why, keepUntil: until }),
    ]);
  });

  // R-MAC-02
  it('has a cell for each status and each desired state that can still change', () => {
    const cells = CELLS.map(([status, was]) => `${status} ${was}`).toSorted();
    const all = SUBSCRIPTION_STATUSES.flatMap((status) =>
      ['ready', 'asleep', 'ending'].map((was) => `${status} ${was}`),
    );
    expect(cells).toEqual(all.toSorted());
  });

  // R-MAC-02
  it.each(SUBSCRIPTION_STATUSES)('leaves what is to be erased as it is, %s or not', (status) => {
    const asked = machine('a', { desired: 'erased', reason: 'erase_asked', subscriptionId: 'old' });
    expect(find({ status, machines: [asked] }).states).toEqual([
      {
        desired: 'erased',
        keepUntil: null,
        postponed: 0,
        unannounced: null,
        reason: 'erase_asked',
        subscriptionId: 'old',
        plan: 'household',
        sleepAt: null,
      },
    ]);
  });

  // R-MAC-02
  it.each(['canceled', 'none', 'incomplete', 'incomplete_expired'] as const)(
    'erases what is kept no longer, %s, to the millisecond',
    (status) => {
      const over = machine('a', { desired: 'ending', keepUntil: NOW });
      const open = machine('b', { desired: 'ending', keepUntil: '2026-11-22T12:00:00.001Z' });
      const { states } = find({ status, machines: [over, open], told: ['a', 'b'] });
      expect(states.map(({ desired }) => desired)).toEqual(['erased', 'ending']);
    },
  );

  // By hand: a week later each time, twice, and then no more.
  // R-MAI-07
  it.each([
    [0, 'not', null, 'ending', '2026-11-29T12:00:00.000Z', 1],
    [1, 'not', null, 'ending', '2026-11-29T12:00:00.000Z', 2],
    [2, 'not', null, 'ending', EARLIER, 3],
    [3, 'not', null, 'ending', EARLIER, 3],
    [0, 'told', null, 'erased', EARLIER, 0],
    [2, 'told', null, 'erased', EARLIER, 2],
    [3, 'not', 'The card was stolen.', 'erased', EARLIER, 3],
  ] as const)(
    'a date that has passed, put off %i times, its owner %s, by an operator: %s → %s until %s, %i times',
    (postponed, telling, unannounced, ...becomes) => {
      const over = { desired: 'ending', keepUntil: EARLIER, postponed, unannounced } as const;
      const told = telling === 'told' ? ['a'] : ['b'];
      const [desired, keepUntil, times] = becomes;
      for (const status of ['canceled', 'none'] as const) {
        const { states } = find({ status, machines: [machine('a', over)], told });
        expect(states).toMatchObject([{ desired, keepUntil, postponed: times }]);
      }
      const two = [machine('b'), machine('a', { ...over, reason: 'plan_smaller' })];
      const { states } = find({ status: 'active', plan: 'solo', machines: two, told });
      expect(states[1]).toMatchObject({ desired, keepUntil, postponed: times });
    },
  );

  // R-MAI-07
  it('forgets how often it was put off when it is woken', () => {
    const over = machine('a', {
      desired: 'ending',
      keepUntil: EARLIER,
      postponed: 3,
      unannounced: 'No one answers.',
    });
    expect(find({ status: 'active', machines: [over] }).states).toMatchObject([
      { desired: 'ready', postponed: 0, unannounced: null },
    ]);
  });

  // R-MAC-02
  it.each([
    [LATER, 'ending'],
    [NOW, 'erased'],
    [null, 'erased'],
  ] as const)('what an operator has decided counts from then on: %s → %s', (from, desired) => {
    const over = { desired: 'ending', keepUntil: EARLIER, postponed: 3 } as const;
    const decided = { ...over, unannounced: 'No one answers.', unannouncedFrom: from };
    const { states } = find({ status: 'canceled', machines: [machine('a', decided)] });
    expect(states).toMatchObject([{ desired }]);
  });

  // R-MAC-02
  it('wakes a machine whose time to be kept is over, as long as it is not yet marked to be erased', () => {
    const over = machine('a', { desired: 'ending', keepUntil: EARLIER });
    expect(find({ status: 'active', machines: [over] }).states[0]).toMatchObject({
      desired: 'ready',
      keepUntil: null,
      subscriptionId: 'sub',
    });
  });

  // R-MAC-02
  it.each([
    ['2026-01-01T00:00:00.000Z', '2026-11-29T12:00:00.000Z'],
    ['2026-10-30T12:00:00.000Z', '2026-11-29T12:00:00.000Z'],
    ['2026-10-30T12:00:00.001Z', '2026-11-29T12:00:00.001Z'],
  ])('keeps data for a week from when we hear of it, however long ago: %s', (endedAt, until) => {
    const { states } = find({ status: 'canceled', machines: [machine('a')], endedAt });
    expect(states[0]).toMatchObject({ desired: 'ending', keepUntil: until });
  });
});

describe('a plan that is past due', () => {
  const SINCE = '2026-11-08T12:00:00.001Z';
  // By hand: it is served for 14 days from its first failed payment.
  // R-MAC-02
  it.each([
    ['ready', '2026-11-22T12:00:00.000Z', 'ready', null, '2026-12-06T12:00:00.000Z'],
    ['ready', SINCE, 'ready', null, '2026-11-22T12:00:00.001Z'],
    ['ready', '2026-11-08T12:00:00.000Z', 'asleep', 'unpaid', null],
    ['asleep', '2026-09-01T12:00:00.000Z', 'asleep', 'unpaid', null],
    ['asleep', SINCE, 'ready', null, '2026-11-22T12:00:00.001Z'],
    ['ending', '2026-09-01T12:00:00.000Z', 'asleep', 'unpaid', null],
  ] as const)('lets a machine that is %s, since %s, be %s (%s, %s)', (was, since, ...becomes) => {
    const [desired, reason, sleepAt] = becomes;
    const machines = [machine('a', { desired: was })];
    const { states } = find({ status: 'past_due', machines, pastDueSince: since });
    expect(states).toMatchObject([{ desired, reason, sleepAt, keepUntil: null }]);
  });

  // R-MAC-02
  it('has no first machine made after that', () => {
    const isDue = (pastDueSince: string) => find({ status: 'past_due', pastDueSince }).isFirstDue;
    expect([isDue(SINCE), isDue('2026-11-08T12:00:00.000Z')]).toEqual([true, false]);
  });
});

describe('the first machine', () => {
  // R-MAC-02
  it.each(SUBSCRIPTION_STATUSES)('is due or not, %s', (status) => {
    const gone = (subscriptionId: string) => [machine('a', { desired: 'erased', subscriptionId })];
    const isDue = (machines: One[]) => find({ status, machines }).isFirstDue;
    expect([isDue([]), isDue(gone('sub')), isDue(gone('former'))]).toEqual(FIRST[status]);
  });

  // R-MAC-02
  it('is not made where one of a former plan is woken, or goes on', () => {
    for (const desired of ['ending', 'ready'] as const) {
      const former = machine('a', { desired, keepUntil: LATER, subscriptionId: 'former' });
      const { states, isFirstDue } = find({ status: 'active', machines: [former] });
      expect(isFirstDue).toBe(false);
      expect(states[0]).toMatchObject({ desired: 'ready', subscriptionId: 'sub' });
    }
  });

  // R-MAC-02
  it('is not made for a price that we do not know, and what there is stays', () => {
    expect(find({ status: 'active', plan: null, machines: [] }).isFirstDue).toBe(false);
    const three = ['a', 'b'].map((id) => machine(id, { plan: 'practice' }));
    const ending = machine('c', { desired: 'ending', keepUntil: LATER });
    const { states } = find({ status: 'active', plan: null, machines: [...three, ending] });
    expect(states.map(({ desired, plan }) => `${desired} ${plan}`)).toEqual([
      'ready practice',
      'ready practice',
      'ending household',
    ]);
  });
});

describe('places', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((id) => machine(id, { plan: 'practice' }));

  // R-MAC-05
  it.each([
    ['solo', ['a']],
    ['household', ['a', 'b']],
    ['practice', ['a', 'b', 'c', 'd', 'e']],
  ] as const)('of %s are for the oldest: %s stay', (plan, stay) => {
    expect(staying({ plan, machines: five })).toEqual(stay);
  });

  // R-MAC-05
  it('are for the chosen first, then for the oldest', () => {
    expect(staying({ plan: 'household', machines: five, keep: ['e'] })).toEqual(['a', 'e']);
    expect(staying({ plan: 'household', machines: five, keep: ['d', 'b'] })).toEqual(['b', 'd']);
    expect(staying({ plan: 'solo', machines: five, keep: ['x', 'c'] })).toEqual(['c']);
  });

  // R-MAC-05
  it('are not given up by a machine that holds one for one that is ending', () => {
    const [a, ...rest] = five;
    const older = { ...a, ...machine('a', { desired: 'ending', keepUntil: LATER }) };
    expect(staying({ plan: 'household', machines: [older, ...rest.slice(0, 2)] })).toEqual([
      'b',
      'c',
    ]);
  });

  // R-MAC-05
  it('wake the oldest ending ones when there are more of them', () => {
    const ending = ['a', 'b', 'c'].map((id) =>
      machine(id, { desired: 'ending', keepUntil: LATER, reason: 'plan_smaller' }),
    );
    const machines = [...ending, machine('d')];
    expect(staying({ plan: 'household', machines })).toEqual(['a', 'd']);
    expect(staying({ plan: 'practice', machines })).toEqual(['a', 'b', 'c', 'd']);
  });

  // R-MAC-05
  it('let those without one end in 30 days from now, and keep a date that is set', () => {
    const was = machine('c', { desired: 'ending', keepUntil: LATER, reason: 'plan_ended' });
    const { states } = find({
      status: 'active',
      plan: 'solo',
      machines: [...five.slice(0, 2), was],
    });
    expect(states.slice(1)).toEqual([
      expect.objectContaining({ reason: 'plan_smaller', keepUntil: IN_30_DAYS, plan: 'practice' }),
      expect.objectContaining({ reason: 'plan_smaller', keepUntil: LATER }),
    ]);
  });

  // R-MAC-05
  it('also count while the plan is paused', () => {
    const { states } = find({ status: 'paused', plan: 'solo', machines: five.slice(0, 2) });
    expect(states.map(({ desired }) => desired)).toEqual(['asleep', 'ending']);
  });

  // R-MAC-05
  it('are not taken by what is erased', () => {
    const gone = machine('a', { desired: 'erased' });
    expect(staying({ plan: 'solo', machines: [gone, machine('b')] })).toEqual(['b']);
  });

  // R-MAC-05
  it('give what stays the size of the plan', () => {
    const { states } = find({ status: 'active', plan: 'solo', machines: five.slice(0, 1) });
    expect(states[0]?.plan).toBe('solo');
  });
});

function machine(id: string, facts: Partial<Desired> = {}): One {
  const desired = facts.desired ?? 'ready';
  return {
    id,
    desired,
    keepUntil: desired === 'ending' ? LATER : null,
    postponed: 0,
    unannounced: null,
    unannouncedFrom: null,
    reason: null,
    subscriptionId: 'sub',
    plan: 'household',
    sleepAt: null,
    ...facts,
  };
}

type Given = Partial<Pick<PlanState, 'machines' | 'keep' | 'told'>> & {
  status: SubscriptionStatus;
  plan?: PlanSlug | null;
  endedAt?: string;
  pastDueSince?: string;
};

function find({
  status,
  plan = 'household',
  machines = [],
  keep = [],
  told = [],
  endedAt = ENDED,
  pastDueSince = NOW,
}: Given) {
  const isOver = status === 'canceled';
  const arrears = status === 'past_due' && { pastDueSince };
  const subscription = { id: 'sub', status, ...(isOver && { endedAt }), ...arrears };
  return findDesired({ subscription, plan, machines, keep, told, now: new Date(NOW) });
}

/** The ids of those that hold a place afterwards. */
function staying(given: Omit<Given, 'status'>): string[] {
  const { states } = find({ status: 'active', ...given });
  const ids = given.machines?.map(({ id }) => id) ?? [];
  return ids.filter((_id, index) => states[index]?.desired === 'ready');
}
