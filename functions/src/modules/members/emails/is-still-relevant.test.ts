import { expect, it } from 'vitest';
import type { FactsOf } from '../../email/email-kind.ts';
import { readyMachine } from '../../machines/record/machine-record.fixture.ts';
import type { MachineRecord } from '../../machines/record/machine-record.ts';
import type { membershipChanged, sharedMachine } from '../../seats/email-kinds.ts';
import type { Membership } from '../../seats/membership-record.ts';
import { isTrueOfMembership, isTrueOfSharedMachine } from './is-still-relevant.ts';

const AT = '2026-12-06T09:05:00.000Z';
const LATER = '2026-12-13T09:05:00.000Z';
const CEDAR = { machine: 'm1', name: 'Cedar' } as const;

const MEMBERSHIP: Membership = {
  id: 'ms1',
  owner: 'u-ada',
  member: 'u-hana',
  ownerName: 'Ada Lovelace',
  ownerEmail: null,
  name: 'Hana Sato',
  machines: 'all',
  until: null,
  state: 'active',
  reason: null,
  joinedAt: AT,
  visitedAt: null,
  isLastDayTold: false,
};
const SUSPENDED = { state: 'suspended', reason: 'places' } as const;
type MembershipEvent = FactsOf<typeof membershipChanged>['event'];

// R-PPL-05 R-MAI-06
it.each<[string, MembershipEvent, Partial<Membership> | null, boolean]>([
  ['removed', 'removed', null, true],
  ['removed, of one who is in again', 'removed', {}, false],
  ['ended', 'ended', null, true],
  ['ended, of one who is in again', 'ended', {}, false],
  ['suspended', 'suspended', SUSPENDED, true],
  ['suspended, of one who is back', 'suspended', {}, false],
  ['suspended, of one who has left', 'suspended', null, false],
  ['back', 'back', {}, true],
  ['back, of one who is suspended again', 'back', SUSPENDED, false],
  ['back, of one who has left', 'back', null, false],
  ['last day', 'last_day', { until: LATER }, true],
  ['last day, of one who got more time', 'last_day', {}, false],
  ['last day, of one who is suspended', 'last_day', { until: LATER, ...SUSPENDED }, false],
  ['last day, of one who has left', 'last_day', null, false],
  ['the owner is gone', 'owner_gone', null, true],
])('“%s” is sent to a member only while it is so', (_what, event, change, isTrue) => {
  const until = event === 'last_day' ? LATER : null;
  const facts = { event, membership: 'ms1', ownerName: null, until };
  const membership = change === null ? null : { ...MEMBERSHIP, ...change };
  expect(isTrueOfMembership(facts, membership)).toBe(isTrue);
});

const OTHERS = { machines: ['m2'] };

// R-PPL-05 R-MAI-06
it.each<
  [
    string,
    FactsOf<typeof sharedMachine>['event'],
    Partial<MachineRecord>,
    Partial<Membership> | null,
    boolean,
  ]
>([
  ['asleep', 'asleep', { state: 'asleep' }, {}, true],
  ['asleep, of one that is awake again', 'asleep', {}, {}, false],
  ['asleep, to one who is suspended', 'asleep', { state: 'asleep' }, SUSPENDED, false],
  ['asleep, to one who may open others now', 'asleep', { state: 'asleep' }, OTHERS, false],
  ['awake', 'awake', {}, {}, true],
  ['awake, of one that sleeps again', 'awake', { state: 'asleep' }, {}, false],
  ['awake, to one who is suspended', 'awake', {}, SUSPENDED, false],
  ['awake, to one who has left', 'awake', {}, null, false],
  ['will be erased', 'ending', { state: 'ending', keepUntil: AT }, {}, true],
  [
    'will be erased, to one who is suspended',
    'ending',
    { state: 'ending', keepUntil: AT },
    SUSPENDED,
    true,
  ],
  ['will be erased, later', 'ending', { state: 'ending', keepUntil: LATER }, {}, false],
  ['will be erased, of one that was kept', 'ending', {}, {}, false],
  [
    'will be erased, to one who has left',
    'ending',
    { state: 'ending', keepUntil: AT },
    null,
    false,
  ],
  ['erased', 'erased', { state: 'erased' }, null, true],
])(
  '“%s” is sent to a member only while it is so of the server',
  (_what, event, change, access, isTrue) => {
    const keepUntil = event === 'ending' ? AT : null;
    const facts = { ...CEDAR, event, membership: 'ms1', keepUntil };
    const record = { ...readyMachine(AT), ...change };
    const membership = access === null ? null : { ...MEMBERSHIP, ...access };
    expect(isTrueOfSharedMachine(facts, record, membership)).toBe(isTrue);
    expect(isTrueOfSharedMachine(facts, null, membership)).toBe(false);
  },
);
