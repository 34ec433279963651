import { expect, it } from 'vitest';
import type { Due } from '../../db/due.ts';
import { createFindDue } from './find-due.ts';

const START = Date.UTC(2026, 10, 22, 12);
const MINUTE_MS = 60_000;
const AT = new Date(START).toISOString();

// R-REL-13
it('adds each person once, those of plans first, and then has operators told', async () => {
  const { added, tellings, run } = await runOver({
    plans: [['ada'], ['bob']],
    machines: [['ada', 'eve', 'eve'], ['bob']],
  });
  expect(added).toEqual(['ada', 'bob', 'eve']);
  expect(tellings).toEqual([3]);
  expect(run).toEqual({ people: 3, failed: 0, isComplete: true });
});

// R-REL-13
it('goes on after a person who cannot be added, and says how it went', async () => {
  const { added, run, logged } = await runOver({ machines: [['a', 'b', 'c']], fails: 'b' });
  expect(added).toEqual(['a', 'c']);
  expect(run).toEqual({ people: 3, failed: 1, isComplete: true });
  expect(logged).toEqual(['ERROR task_not_added b', 'ERROR due_found 1']);
});

// R-REL-13
it('stops in time, and says that the rest is left', async () => {
  const machines = Array.from({ length: 40 }, (_, page) => [`person ${page}`]);
  const { added, run, logged } = await runOver({ machines, minutesEach: 1 });
  expect(run.isComplete).toBe(false);
  expect(added.length).toBeLessThan(20);
  expect(logged.at(-1)).toBe('ERROR due_found 0 cut off');
});

// R-REL-13
it('says so when someone has been due for hours: the queue is full, or does not deliver', async () => {
  const dueAt = new Date(START - 121 * MINUTE_MS).toISOString();
  const { logged } = await runOver({ machines: [['ada']], dueAt });
  expect(logged).toEqual(['ERROR due_found 0 late']);
});

type Given = {
  /** Whose they are, by page. */
  plans?: string[][];
  machines?: string[][];
  dueAt?: string;
  fails?: string;
  minutesEach?: number;
};

async function runOver({ plans = [], machines = [], dueAt = AT, fails, minutesEach = 0 }: Given) {
  let now = START;
  const added: string[] = [];
  const logged: string[] = [];
  const tellings: number[] = [];
  const pagesIn = (pages: string[][]) => ({
    async *pagesOfDue(at: Date): AsyncGenerator<Due[]> {
      expect(at.toISOString()).toBe(AT);
      for (const page of pages) yield page.map((uid) => ({ uid, dueAt }));
    },
  });
  const findDue = createFindDue({
    store: pagesIn(machines),
    billing: pagesIn(plans),
    queue: {
      async add({ uid }) {
        now += minutesEach * MINUTE_MS;
        if (uid === fails) throw new Error('no');
        added.push(uid);
      },
    },
    host: { tell: async () => void tellings.push(added.length) },
    now: () => new Date(now),
    planNow: async () => new Date(START),
    log: (severity, event, { uid, failed, reason } = {}) => {
      const words = [severity, event, uid ?? failed, reason];
      logged.push(words.filter((word) => word !== undefined).join(' '));
    },
  });
  return { run: await findDue(), added, logged, tellings };
}
