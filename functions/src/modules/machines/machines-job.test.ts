import { describe, expect, it } from 'vitest';
import { NO_SUBSCRIPTION, type SubscriptionStatus } from '../../contract/subscription.ts';
import { createMachinesJob } from './machines-job.ts';

const START = Date.UTC(2026, 10, 22, 12);
const MINUTE_MS = 60_000;

describe('the job for machines', () => {
  // R-MAC-01
  it('takes each person once, those whose machine was looked at longest ago first, and then has operators told', async () => {
    const seen = await runOver({
      machines: [
        { uid: 'late', readAt: '2026-11-22T11:50:00.000Z' },
        { uid: 'never', readAt: null },
        { uid: 'early', readAt: '2026-11-22T11:57:00.000Z' },
        { uid: 'early', readAt: '2026-11-22T11:00:00.000Z' },
        { uid: 'late', readAt: '2026-11-22T11:55:00.000Z' },
      ],
    });
    expect(seen.people).toEqual(['never', 'early', 'late']);
    expect(seen.tellings).toEqual([3]);
  });

  // R-MAC-01
  it('also takes everyone whose plan runs and who has no machine, and no one else', async () => {
    const mirrors: [string, SubscriptionStatus][] = [
      ['active', 'active'],
      ['trialing', 'trialing'],
      ['past_due', 'past_due'],
      ['paused', 'paused'],
      ['unpaid', 'unpaid'],
      ['canceled', 'canceled'],
      ['none', 'none'],
      ['owner', 'active'],
    ];
    const machines = [{ uid: 'owner', readAt: '2026-11-22T11:00:00.000Z' }];
    const seen = await runOver({ machines, mirrors });
    expect(seen.people).toEqual(['active', 'trialing', 'past_due', 'owner']);
  });

  // R-MAC-01
  it('goes on after a person for whom it fails, and says how it went', async () => {
    const machines = ['a', 'b', 'c'].map((uid) => ({ uid, readAt: null }));
    const { run, people, logged } = await runOver({ machines, fails: 'b' });
    expect(people).toEqual(['a', 'b', 'c']);
    expect(run).toEqual({ people: 3, failed: 1, isComplete: true });
    expect(logged).toEqual(['ERROR machines_failed b', 'ERROR machines_reconciled 1']);
  });

  // R-MAC-01
  it('stops in time, and says that the rest is left', async () => {
    const machines = Array.from({ length: 40 }, (_, at) => ({ uid: `p${at}`, readAt: null }));
    const { run, people, logged } = await runOver({ machines, minutesEach: 1 });
    expect(run.isComplete).toBe(false);
    expect(people.length).toBeLessThan(20);
    expect(logged.at(-1)).toBe('ERROR machines_reconciled 0 cut off');
  });
});

type Given = {
  machines: { uid: string; readAt: string | null }[];
  mirrors?: [string, SubscriptionStatus][];
  fails?: string;
  minutesEach?: number;
};

async function runOver({ machines, mirrors = [], fails, minutesEach = 0 }: Given) {
  let now = START;
  const people: string[] = [];
  const logged: string[] = [];
  const tellings: number[] = [];
  const job = createMachinesJob({
    store: {
      async *pagesOfOpen() {
        yield machines.slice(0, 2);
        yield machines.slice(2);
      },
    },
    billing: {
      async *pagesOfMirrors() {
        yield mirrors.map(([uid, status]) => ({
          uid,
          customerId: `cus_${uid}`,
          subscription: { ...NO_SUBSCRIPTION, status },
          readAt: new Date(START).toISOString(),
        }));
      },
    },
    reconcile: async (uid, how) => {
      expect(how).toEqual({ readsStripe: true, readsAtHost: 'all' });
      people.push(uid);
      now += minutesEach * MINUTE_MS;
      if (uid === fails) throw new Error('no');
    },
    host: { tell: async () => void tellings.push(people.length) },
    now: () => new Date(now),
    log: (severity, event, { uid, failed, reason } = {}) => {
      logged.push(
        [severity, event, uid ?? failed, reason].filter((word) => word !== undefined).join(' '),
      );
    },
  });
  return { run: await job(), people, logged, tellings };
}
