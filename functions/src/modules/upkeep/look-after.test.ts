import { expect, it } from 'vitest';
import { NO_SUBSCRIPTION } from '../../contract/subscription.ts';
import type { Mirror } from '../billing/stripe/mirror.ts';
import { createLookAfter } from './look-after.ts';

const NOW = '2026-11-22T12:00:00.000Z';
const EARLIER = '2026-11-22T11:00:00.000Z';
const AGAIN = '2026-11-22T12:15:00.000Z';
const LATER = '2026-12-22T00:00:00.000Z';

// R-REL-13
it('looks at machines without a read of Stripe, and not twice', async () => {
  const { done, dueAt, isDone } = await lookAfter({ machine: EARLIER }, { moves: ['machine'] });
  expect(done).toEqual(['machines']);
  expect(isDone).toBe(true);
  expect(dueAt).toMatchObject({ machine: LATER });
});

// R-REL-13
it('reads the plan where a date of it has passed', async () => {
  const { done, dueAt } = await lookAfter({ plan: EARLIER, end: EARLIER }, { moves: ['plan'] });
  expect(done).toEqual(['plan', 'machines']);
  expect(dueAt).toMatchObject({ plan: LATER });
});

// R-REL-13
it('puts a plan that has changed off until its next date, once its machines have followed', async () => {
  const { done, dueAt } = await lookAfter({ plan: EARLIER, end: LATER });
  expect(done).toEqual(['machines']);
  expect(dueAt).toMatchObject({ plan: LATER });
});

// R-MAC-01 R-REL-13
it('tries a plan that has changed again, where its machines could not follow', async () => {
  const { isDone, dueAt } = await lookAfter({ plan: EARLIER, end: LATER }, { fails: ['machines'] });
  expect(isDone).toBe(false);
  expect(dueAt).toMatchObject({ plan: AGAIN });
});

// R-REL-13
it('puts off in the documents what has failed, and what was left as it was', async () => {
  const given = { plan: EARLIER, end: EARLIER, machine: EARLIER };
  const failed = await lookAfter(given, { fails: ['plan', 'machines'] });
  expect(failed).toMatchObject({ isDone: false, done: ['plan', 'machines'] });
  expect(failed.logged).toEqual(['ERROR plan_not_settled', 'ERROR machines_failed']);
  expect(failed.dueAt).toMatchObject({ plan: AGAIN, machine: AGAIN });
  const left = await lookAfter({ machine: EARLIER });
  expect(left).toMatchObject({ isDone: true, dueAt: { machine: AGAIN } });
});

// R-MAI-03 R-REL-13
it('tries a mail about a plan again, and holds up nothing else for it', async () => {
  const given = { plan: EARLIER, end: LATER };
  const { isDone, done, dueAt, logged } = await lookAfter(given, { fails: ['mail'] });
  expect({ isDone, done }).toEqual({ isDone: false, done: ['machines'] });
  expect(logged).toEqual(['ERROR plan_mail_waits']);
  expect(dueAt).toMatchObject({ plan: AGAIN });
});

// R-REL-13
it('has a second look at what became due while it ran, whose task may have been refused', async () => {
  const { done, dueAt } = await lookAfter({}, { meets: { machine: NOW } });
  expect(done).toEqual(['machines', 'machines']);
  expect(dueAt).toMatchObject({ machine: AGAIN });
});

// R-REL-13
it('leaves to the schedule what keeps becoming due', async () => {
  const { done } = await lookAfter({}, { meets: { machine: NOW }, isMetEachTime: true });
  expect(done).toEqual(['machines', 'machines']);
});

// R-REL-13
it('fails, for the queue to try again, only where nothing could be put off', async () => {
  const all = lookAfter({ machine: EARLIER }, { fails: ['machines', 'putting off'] });
  await expect(all).rejects.toThrow('putting off');
});

type Dates = { plan?: string; machine?: string; end?: string };
type Happens = {
  /** Documents that get another moment with the work. */
  moves?: readonly ('plan' | 'machine')[];
  fails?: readonly string[];
  /** What becomes due during the work. */
  meets?: Dates;
  isMetEachTime?: boolean;
};

async function lookAfter(
  { plan, machine, end }: Dates,
  { moves = [], fails = [], meets = {}, isMetEachTime = false }: Happens = {},
) {
  const dueAt: Record<'plan' | 'machine', string | null> = {
    plan: plan ?? null,
    machine: machine ?? null,
  };
  const done: string[] = [];
  const logged: string[] = [];
  const work = async (what: string) => {
    done.push(what);
    if (fails.includes(what)) throw new Error(what);
    for (const name of moves) dueAt[name] = LATER;
    if (what === 'machines' && (isMetEachTime || done.length === 1)) Object.assign(dueAt, meets);
    if (isMetEachTime) dueAt.machine = new Date(Date.parse(NOW) - done.length).toISOString();
  };
  const putOff = async (name: 'plan' | 'machine', from: string, until: string | null) => {
    if (fails.includes('putting off')) throw new Error('putting off');
    if (dueAt[name] === from) dueAt[name] = until;
  };
  const isDue = (name: 'plan' | 'machine') => dueAt[name] !== null && dueAt[name] <= NOW;
  const mirror: Mirror = {
    uid: 'ada',
    customerId: 'cus_1',
    readAt: '2026-11-01T00:00:00.000Z',
    subscription: { ...NO_SUBSCRIPTION, status: 'active', currentPeriodEnd: end ?? LATER },
  };
  const isDone = await createLookAfter({
    billing: {
      readDue: async () => ({ mirror, dueAt: isDue('plan') ? dueAt.plan : null }),
      putOff: (_uid, from, until) => putOff('plan', from, until),
    },
    store: {
      readDue: async () => new Map(isDue('machine') ? [['m1', dueAt.machine ?? '']] : []),
      putOff: (_id, from, until) => putOff('machine', from, until),
    },
    settlePlan: () => work('plan'),
    tellOfPlan: async () => {
      if (fails.includes('mail')) throw new Error('mail');
    },
    reconcile: async (_uid, how) => {
      expect(how).toEqual({ plan: 'as stored', readsAtHost: 'all' });
      await work('machines');
    },
    planNow: async () => new Date(NOW),
    log: (severity, event) => logged.push(`${severity} ${event}`),
  })('ada');
  return { isDone, done, dueAt, logged };
}
