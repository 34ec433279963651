import { expect, it } from 'vitest';
import { NO_SUBSCRIPTION, type Subscription } from '../contract/subscription.ts';
import { readyMachine } from '../modules/machines/record/machine-record.fixture.ts';
import type { MachineRecord } from '../modules/machines/record/machine-record.ts';
import type { FactsOf, MachineContent } from '../modules/email/kinds.ts';
import type { Membership } from '../modules/seats/membership-record.ts';
import {
  isTrueOfMachine,
  isTrueOfMembership,
  isTrueOfPlan,
  isTrueOfSharedMachine,
} from './is-still-relevant.ts';

const AT = '2026-12-06T09:05:00.000Z';
const LATER = '2026-12-13T09:05:00.000Z';
const CEDAR = { machine: 'm1', name: 'Cedar' } as const;

const of = (kind: 'machine_ready' | 'machine_back'): MachineContent => ({ kind, facts: CEDAR });
const FAILED: MachineContent = { kind: 'machine_failed', facts: { ...CEDAR, wasReady: true } };
const SILENT: MachineContent = { kind: 'machine_silent', facts: { ...CEDAR, since: AT } };
const ASLEEP: MachineContent = { kind: 'machine_asleep', facts: { ...CEDAR, why: 'unpaid' } };
const SLEEPING: MachineContent = {
  kind: 'machine_sleeping',
  facts: { ...CEDAR, sleepAt: AT, days: 7 },
};
const ENDING: MachineContent = {
  kind: 'machine_ending',
  facts: { ...CEDAR, keepUntil: AT, days: 7, reason: 'plan_ended' },
};
const ERASED: MachineContent = { kind: 'machine_erased', facts: { ...CEDAR, reason: null } };
const DISK: MachineContent = {
  kind: 'machine_disk',
  facts: { ...CEDAR, percent: 95, usedBytes: 96, diskBytes: 100 },
};

// R-MAI-06
it.each<[string, MachineContent, Partial<MachineRecord>, boolean]>([
  ['ready', of('machine_ready'), {}, true],
  ['ready, of one that has failed since', of('machine_ready'), { state: 'failed' }, false],
  ['ready, of one that is to go', of('machine_ready'), { desired: 'ending' }, false],
  ['failed', FAILED, { state: 'failed' }, true],
  ['failed, of one that was mended', FAILED, {}, false],
  ['silent', SILENT, { state: 'unreachable' }, true],
  ['silent, of one that is back', SILENT, {}, false],
  ['back', of('machine_back'), {}, true],
  ['back, of one that is silent again', of('machine_back'), { state: 'unreachable' }, false],
  ['will sleep', SLEEPING, { sleepAt: AT }, true],
  ['will sleep, of a plan that was paid', SLEEPING, { sleepAt: null }, false],
  ['will sleep, on another day', SLEEPING, { sleepAt: LATER }, false],
  ['asleep', ASLEEP, { desired: 'asleep', reason: 'unpaid' }, true],
  ['asleep, of one that wakes', ASLEEP, { desired: 'ready', reason: null }, false],
  ['asleep, for another reason', ASLEEP, { desired: 'asleep', reason: 'paused' }, false],
  ['will be erased', ENDING, { desired: 'ending', keepUntil: AT }, true],
  ['will be erased, on another day', ENDING, { desired: 'ending', keepUntil: LATER }, false],
  ['will be erased, of one that was woken', ENDING, { desired: 'ready' }, false],
  ['will be erased, of one that is being erased', ENDING, { desired: 'erased' }, false],
  ['erased', ERASED, { state: 'erased', desired: 'erased' }, true],
  ['the disk is full', DISK, { toldDisk: 95 }, true],
  ['the disk is full, of one with room again', DISK, { toldDisk: 80 }, false],
])('“%s” is sent only while it is so', (_what, content, change, isTrue) => {
  expect(isTrueOfMachine(content, { ...readyMachine(AT), ...change })).toBe(isTrue);
  expect(isTrueOfMachine(content, null)).toBe(false);
});

const PAUSE_ENDS = { kind: 'plan_pause_ends', facts: { plan: 'Solo', until: AT } } as const;
const UNPAID = {
  kind: 'plan_ends_unpaid',
  facts: { plan: 'Solo', endsAt: null, triesAt: null },
} as const;
const openPayment = {
  amount: 900,
  currency: 'eur',
  invoiceId: 'in_1',
  purpose: 'renewal',
  needs: 'payment',
} as const;

// R-MAI-06
it.each<[string, typeof PAUSE_ENDS | typeof UNPAID, Partial<Subscription>, boolean]>([
  ['a pause ends', PAUSE_ENDS, { status: 'paused', pausedUntil: AT }, true],
  ['a pause ends, on another day', PAUSE_ENDS, { status: 'paused', pausedUntil: LATER }, false],
  ['a pause ends, that has ended', PAUSE_ENDS, { status: 'active' }, false],
  ['a plan ends unpaid', UNPAID, { status: 'past_due', openPayment }, true],
  ['a plan ends unpaid at its end', UNPAID, { status: 'unpaid', openPayment }, true],
  ['a plan ends unpaid, that was paid', UNPAID, { status: 'active' }, false],
])('“%s” is sent only while it is so', (_what, content, change, isTrue) => {
  expect(isTrueOfPlan(content, { ...NO_SUBSCRIPTION, ...change })).toBe(isTrue);
  expect(isTrueOfPlan(content, null)).toBe(false);
});

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
type MembershipEvent = FactsOf<'membership'>['event'];

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
    FactsOf<'shared_machine'>['event'],
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
