/** Tries from outside what docs/what-a-server-must-do.md asks of a host, on machines that it orders for that and erases again. */
import { connect } from 'node:net';
import type { HostFacts } from '../../functions/src/adapters/machine-host.ts';
import { BACKUP_TEST_DAYS, LATE_BACKUP_INTERVALS } from '../../functions/src/contract/machines.ts';
import { PLAN_TERMS } from '../../functions/src/contract/plans.ts';
import { DAY_MS, MINUTE_MS } from '../../functions/src/foundation/durations.ts';
import { messageOf } from '../lib/caught.ts';
import { createScene, type Scene, type SceneOptions } from './scene.ts';

/** Whether a requirement is kept: `broken` and `untried` say in words why. */
export type Verdict = {
  /** As the page names it. */
  id: string;
  what: string;
  result: 'kept' | 'broken' | 'untried';
  words: string | null;
};

type Rule = { id: string; what: string; check: (scene: Scene) => Promise<void> };

class UntriedError extends Error {}

/**
 * @param say hears of each verdict as it falls
 * @throws {Error} if the host refuses the key
 */
export function createHostCheck(options: SceneOptions, say: (verdict: Verdict) => void) {
  const scene = createScene(options);
  return {
    async run(): Promise<Verdict[]> {
      const { status } = await scene.call('GET', '?limit=1');
      if (status === 401) throw new Error('The host refuses this key.');
      const verdicts: Verdict[] = [];
      for (const rule of [...RULES, LAST]) {
        const verdict = await judge(rule, scene);
        verdicts.push(verdict);
        say(verdict);
      }
      return verdicts;
    },
    /** For a check that was broken off. */
    eraseAll: () => scene.eraseAll(),
  };
}

const RULES: readonly Rule[] = [
  {
    id: 'HOST-30',
    what: 'refuses another version, and another key',
    async check({ call }) {
      const old = await call('GET', '?limit=1', { version: '2' });
      demand(old.code === 'unsupported_version', `version 2 was answered ${old.words}`);
      const stranger = await call('GET', '?limit=1', { key: 'not-the-key' });
      demand(stranger.status === 401, `another key was answered ${stranger.words}`);
    },
  },
  {
    id: 'HOST-31',
    what: 'makes one machine of an order, however often it comes',
    async check({ main, other, order, call, read, listAll }) {
      const answers = await Promise.all([order(main), order(main)]);
      for (const { status, words } of [...answers, await order(main), await order(other)]) {
        demand(status === 200 || status === 201, `an order was answered ${words}`);
      }
      const renamed = { ...main, name: `${main.name}-x` };
      await order(renamed);
      const { name } = await read(main);
      demand(name === main.name, `an order under another name made ${main.name} into ${name}`);
      const count = (await listAll()).filter(({ reference }) => reference === main.reference);
      demand(count.length === 1, `the list has it ${count.length} times`);
      const unknown = await call('GET', `/${main.reference}-x`);
      demand(unknown.status === 404, `an unknown reference was answered ${unknown.words}`);
    },
  },
  {
    id: 'HOST-33',
    what: 'gives a name to one machine only',
    check: ({ main, third, order }) => demandTaken(order({ ...third, name: main.name })),
  },
  {
    id: 'HOST-01',
    what: 'makes it ready, with the disk that was ordered',
    async check({ main, waitFor }) {
      const { disk } = await waitFor(main, 'ready', ({ state }) => state === 'ready');
      if (disk === null) throw new UntriedError('the host does not say how large the disk is');
      const { diskBytes } = PLAN_TERMS.solo.size;
      demand(disk.totalBytes >= diskBytes, `the disk has ${disk.totalBytes} of ${diskBytes} bytes`);
    },
  },
  {
    id: 'HOST-05',
    what: 'has the machine answer with a certificate for its name',
    async check(scene) {
      const { origin } = await hostNameOf(scene);
      const answer = fetch(origin, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
      await answer.then(({ body }) => body?.cancel());
    },
  },
  {
    id: 'HOST-06',
    what: 'keeps port 22 shut from outside',
    async check(scene) {
      const { hostname } = await hostNameOf(scene);
      demand(await isPortShut(hostname, 22), `port 22 of ${hostname} is open`);
    },
  },
  {
    id: 'HOST-32',
    what: 'restarts once for each key',
    async check({ main, act, read, waitFor }) {
      const asked = await act(main, 'restart', { idempotencyKey: 'one' });
      demand(asked.status === 200, `a restart was answered ${asked.words}`);
      const before = Date.parse(asked.facts?.lastSeenAt ?? '') || 0;
      const back = await waitFor(
        main,
        'back from its restart',
        ({ lastSeenAt }) => Date.parse(lastSeenAt ?? '') > before,
      );
      const again = await act(main, 'restart', { idempotencyKey: 'one' });
      demand(again.status === 200, `the same restart was answered ${again.words}`);
      const { changedAt } = await read(main);
      demand(changedAt === back.changedAt, 'it restarted a second time for the same key');
    },
  },
  {
    id: 'HOST-08',
    what: 'makes no disk smaller than what is on it',
    async check({ main, act, read }) {
      const { disk, plan } = await read(main);
      if (!disk?.usedBytes) throw new UntriedError('the host does not say what is on the disk');
      const { size, backups } = PLAN_TERMS.solo;
      const body = { plan: 'household', size: { ...size, diskBytes: 1 }, backups };
      const answer = await act(main, 'resize', { body });
      demand(answer.code === 'disk_too_small', `a disk of 1 byte was answered ${answer.words}`);
      demand((await read(main)).plan === plan, 'it has another plan all the same');
    },
  },
  {
    id: 'HOST-25',
    what: 'knows which backups there are to put back',
    async check({ main, act, read }) {
      const body = { backup: 'host-check-none', restoreId: 'host-check-1' };
      const answer = await act(main, 'restore', { body });
      demand(answer.code === 'unknown_backup', `an unknown backup was answered ${answer.words}`);
      const { state } = await read(main);
      demand(state === 'ready', `it is ${state} all the same`);
    },
  },
  {
    id: 'HOST-34',
    what: 'refuses what cannot be done while a machine sleeps',
    async check({ main, act, waitFor, read }) {
      await act(main, 'sleep');
      await waitFor(main, 'asleep', ({ state }) => state === 'asleep');
      const again = await act(main, 'sleep');
      demand(again.status === 200, `a second sleep was answered ${again.words}`);
      const bodies = { restart: {}, restore: { backup: 'none', restoreId: 'host-check-2' } };
      for (const [what, body] of Object.entries(bodies)) {
        const answer = await act(main, what, { body });
        demand(answer.code === 'wrong_state', `a ${what} was answered ${answer.words}`);
      }
      const { state } = await read(main);
      demand(state === 'asleep', `it is ${state} all the same`);
    },
  },
  {
    id: 'HOST-28',
    what: 'hands out the data of a machine that sleeps',
    async check({ main, exportOf, opens }) {
      const { url, expiresAt } = await exportOf(main);
      demand(await opens(url), 'the link does not open');
      const minutes = (Date.parse(expiresAt) - Date.now()) / MINUTE_MS;
      demand(minutes > 0, 'the link had ended when it came');
    },
  },
  {
    id: 'HOST-26',
    what: 'wakes it at the address that it had',
    async check({ main, act, read, waitFor }) {
      const { origin } = await read(main);
      await act(main, 'wake');
      const woken = await waitFor(main, 'awake', ({ state }) => state === 'ready');
      demand(woken.origin === origin, `it was at ${origin} and is at ${woken.origin}`);
    },
  },
  {
    id: 'HOST-35',
    what: 'lists every machine once, page by page',
    async check({ main, other, listAll, page }) {
      const all = (await listAll()).map(({ reference }) => reference);
      demand(new Set(all).size === all.length, 'a machine is on two pages');
      const mine = [main, other].every(({ reference }) => all.includes(reference));
      demand(mine, 'a machine that was ordered is on no page');
      const [first, ...more] = (await page('limit=1')).machines;
      demand(first !== undefined && more.length === 0, 'a page of one has another number');
      const next = await page(`limit=1&after=${first?.reference}`);
      demand(next.machines[0]?.reference === all[1], 'the second page of one does not go on');
    },
  },
  {
    id: 'HOST-36',
    what: 'lists every change since a moment, in their order',
    async check({ main, other, read, changesSince }) {
      const facts = await Promise.all([read(main), read(other)]);
      const times = facts.map(({ changedAt }) => changedAt);
      const since = times.toSorted()[0] ?? '';
      const changes = await changesSince(since);
      const found = changes.map(({ reference, changedAt }) => `${changedAt} ${reference}`);
      demand(found.join() === found.toSorted().join(), 'they are in another order');
      demand(new Set(found).size === found.length, 'a change is listed twice');
      demand(
        changes.every(({ changedAt }) => changedAt >= since),
        'there are changes of before',
      );
      const names = changes.map(({ reference }) => reference);
      const mine = [main, other].every(({ reference }) => names.includes(reference));
      demand(mine, 'a machine that has changed is left out');
    },
  },
  {
    id: 'HOST-37',
    what: 'lists backups newest first, as many as it says there are',
    check: (scene) =>
      eachBackedUp(scene, ({ reference, backups }, times) => {
        demand(times.join() === times.toSorted().toReversed().join(), `${reference}: unsorted`);
        const isSame = backups?.count === times.length && backups.newestAt === times[0];
        demand(isSame, `${reference}: the list says something else than the machine`);
      }),
  },
  {
    id: 'HOST-20',
    what: 'has made the backups that are due',
    check: (scene) =>
      eachBackedUp(scene, ({ reference, plan, changedAt }, [newest = '']) => {
        const most = LATE_BACKUP_INTERVALS * PLAN_TERMS[plan].backups.everyMinutes * MINUTE_MS;
        // One that has slept until now has none of that time.
        if (ageOf(changedAt) < most) return;
        demand(ageOf(newest) < most, `${reference}: the newest backup is of ${newest}`);
      }),
  },
  {
    id: 'HOST-22',
    what: 'has deleted the backups that are kept no longer',
    check: (scene) =>
      eachBackedUp(scene, ({ reference, plan }, times) => {
        const oldest = times.at(-1) ?? '';
        const most = (PLAN_TERMS[plan].backups.keepDays + 1) * DAY_MS;
        demand(ageOf(oldest) < most, `${reference}: there is one of ${oldest}`);
      }),
  },
  {
    id: 'HOST-24',
    what: 'has read a backup back in time',
    check: (scene) =>
      eachBackedUp(scene, ({ reference, changedAt, backups }) => {
        const most = BACKUP_TEST_DAYS * DAY_MS;
        if (ageOf(changedAt) < most) return;
        const { testedAt = null } = backups ?? {};
        demand(testedAt !== null && ageOf(testedAt) < most, `${reference}: last ${testedAt}`);
      }),
  },
  {
    id: 'HOST-29',
    what: 'erases a machine, with the archive that it handed out',
    async check({ main, call, exportOf, opens }) {
      const { url } = await exportOf(main);
      const { facts, words } = await call('DELETE', `/${main.reference}`);
      demand(facts?.state === 'erased', `the erasure was answered ${words}`);
      demand(!(await opens(url)), 'a link to its data still opens');
    },
  },
  {
    id: 'HOST-38',
    what: 'leaves erased what was erased, and what was erased before its order came',
    async check({ main, fourth, call, order, act, read }) {
      const repeated = await call('DELETE', `/${main.reference}`);
      demand(repeated.facts?.state === 'erased', `again, it was answered ${repeated.words}`);
      const early = await call('DELETE', `/${fourth.reference}`);
      demand(early.facts?.state === 'erased', `an unknown one was answered ${early.words}`);
      for (const machine of [main, fourth]) {
        const ordered = await order(machine);
        demand(ordered.facts?.state === 'erased', `its order was answered ${ordered.words}`);
        await act(machine, 'wake');
        const { state } = await read(machine);
        demand(state === 'erased', `it came back as ${state}`);
      }
    },
  },
  {
    id: 'HOST-33',
    what: 'gives the name of an erased machine to no other',
    check: ({ main, fifth, order }) => demandTaken(order({ ...fifth, name: main.name })),
  },
];

/** Also after all others have failed. */
const LAST: Rule = {
  id: 'HOST-29',
  what: 'erases all that was ordered here',
  async check({ eraseAll }) {
    const left = await eraseAll();
    demand(left.length === 0, `erase by hand: ${left.join(', ')}`);
  },
};

async function judge({ id, what, check }: Rule, scene: Scene): Promise<Verdict> {
  try {
    await check(scene);
    return { id, what, result: 'kept', words: null };
  } catch (error) {
    const result = error instanceof UntriedError ? 'untried' : 'broken';
    const cause = error instanceof Error && error.cause ? ` (${messageOf(error.cause)})` : '';
    return { id, what, result, words: messageOf(error) + cause };
  }
}

function demand(isSo: boolean, words: string): void {
  if (!isSo) throw new Error(words);
}

async function demandTaken(asked: ReturnType<Scene['order']>): Promise<void> {
  const { code, words } = await asked;
  demand(code === 'name_taken', `another order for it was answered ${words}`);
}

async function hostNameOf({ main, read }: Scene): Promise<URL> {
  const { origin } = await read(main);
  if (!origin?.startsWith('https:')) throw new UntriedError(`${origin} is not an https address`);
  return new URL(origin);
}

/** Machines of the first page that run and have backups: they are only read. */
async function eachBackedUp(
  { page, backupsOf }: Scene,
  look: (machine: HostFacts, times: string[]) => void,
): Promise<void> {
  const { machines } = await page('limit=20');
  const backedUp = machines.filter(({ state, backups }) => state === 'ready' && backups?.count);
  if (backedUp.length === 0) throw new UntriedError('no machine that runs has backups yet');
  for (const machine of backedUp) {
    look(
      machine,
      (await backupsOf(machine)).map(({ madeAt }) => madeAt),
    );
  }
}

function ageOf(at: string): number {
  return Date.now() - Date.parse(at);
}

/** Whether nothing answers there within five seconds. */
export function isPortShut(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 5000 });
    const end = (isShut: boolean) => () => {
      socket.destroy();
      resolve(isShut);
    };
    socket.once('connect', end(false)).once('timeout', end(true)).once('error', end(true));
  });
}
