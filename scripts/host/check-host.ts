/** Tries from outside what docs/what-a-server-must-do.md asks of a host, on machines that it orders for that and erases again. */
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Usage, type SaidFacts } from '../../functions/src/adapters/host-answers.ts';
import { BACKUP_TEST_DAYS, LATE_BACKUP_INTERVALS } from '../../functions/src/contract/machines.ts';
import { PLAN_TERMS } from '../../functions/src/contract/plans.ts';
import { DAY_MS, MINUTE_MS } from '../../functions/src/foundation/durations.ts';
import { messageOf } from '../lib/caught.ts';
import { ROOT } from '../lib/places.ts';
import { readEnvFile } from '../lib/site-settings.ts';
import type { Scene } from './scene.ts';

type Rule = {
  /** As the page names it. */
  id: string;
  what: string;
  check: (scene: Scene) => Promise<void>;
};

/** Whether a requirement is kept: `broken` and `untried` say in words why. */
export type Verdict = Pick<Rule, 'id' | 'what'> & {
  result: 'kept' | 'broken' | 'untried';
  words: string | null;
};

class UntriedError extends Error {}

/**
 * @param say hears of each verdict as it falls
 * @throws {Error} if the host refuses the key
 */
export async function checkHost(scene: Scene, say: (verdict: Verdict) => void): Promise<void> {
  const { status } = await scene.call('GET', '?limit=1');
  if (status === 401) throw new Error('The host refuses this key.');
  for (const each of [...RULES, LAST]) say(await judge(each, scene));
}

const RULES: readonly Rule[] = [
  rule('HOST-30', 'refuses another version, and another key', async ({ call }) => {
    const old = await call('GET', '?limit=1', { version: '2' });
    demand(old.code === 'unsupported_version', `version 2 was answered ${old.words}`);
    const stranger = await call('GET', '?limit=1', { key: 'not-the-key' });
    demand(stranger.status === 401, `another key was answered ${stranger.words}`);
  }),
  rule(
    'HOST-31',
    'makes one machine of an order, however often it comes',
    async ({ main, other, order, call, read, listAll }) => {
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
  ),
  rule('HOST-33', 'gives a name to one machine only', ({ main, third, order }) =>
    demandTaken(order({ ...third, name: main.name })),
  ),
  rule('HOST-01', 'makes it ready, with the disk that was ordered', async ({ main, waitFor }) => {
    const { disk } = await waitFor(main, 'ready');
    if (disk === null) throw new UntriedError('the host does not say how large the disk is');
    const { diskBytes } = PLAN_TERMS.solo.size;
    demand(disk.totalBytes >= diskBytes, `the disk has ${disk.totalBytes} of ${diskBytes} bytes`);
  }),
  rule('HOST-05', 'has the machine answer with a certificate for its name', async (scene) => {
    const { origin } = await hostNameOf(scene);
    const answer = fetch(origin, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    await answer.then(({ body }) => body?.cancel());
  }),
  rule('HOST-06', 'keeps port 22 shut from outside', async (scene) => {
    const { hostname } = await hostNameOf(scene);
    demand(await isPortShut(hostname, 22), `port 22 of ${hostname} is open`);
  }),
  rule('HOST-32', 'restarts once for each key', async ({ main, act, read, waitFor }) => {
    const asked = await act(main, 'restart', { idempotencyKey: 'one' });
    demand(asked.status === 200, `a restart was answered ${asked.words}`);
    const before = Date.parse(asked.facts?.lastSeenAt ?? '') || 0;
    const back = await waitFor(main, 'ready', before);
    const again = await act(main, 'restart', { idempotencyKey: 'one' });
    demand(again.status === 200, `the same restart was answered ${again.words}`);
    const { changedAt } = await read(main);
    demand(changedAt === back.changedAt, 'it restarted a second time for the same key');
  }),
  rule('HOST-08', 'makes no disk smaller than what is on it', async ({ main, act, read }) => {
    const { disk, plan } = await read(main);
    if (!disk?.usedBytes) throw new UntriedError('the host does not say what is on the disk');
    const { size, backups } = PLAN_TERMS.solo;
    const body = { plan: 'household', size: { ...size, diskBytes: 1 }, backups };
    const answer = await act(main, 'resize', { body });
    demand(answer.code === 'disk_too_small', `a disk of 1 byte was answered ${answer.words}`);
    demand((await read(main)).plan === plan, 'it has another plan all the same');
  }),
  rule('HOST-25', 'knows which backups there are to put back', async ({ main, act, read }) => {
    const body = { backup: 'host-check-none', restoreId: 'host-check-1' };
    const answer = await act(main, 'restore', { body });
    demand(answer.code === 'unknown_backup', `an unknown backup was answered ${answer.words}`);
    const { state } = await read(main);
    demand(state === 'ready', `it is ${state} all the same`);
  }),
  rule(
    'HOST-34',
    'refuses what cannot be done while a machine sleeps',
    async ({ main, act, waitFor, read }) => {
      await act(main, 'sleep');
      await waitFor(main, 'asleep');
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
  ),
  rule(
    'HOST-28',
    'hands out the data of a machine that sleeps',
    async ({ main, exportOf, opens }) => {
      const { url, expiresAt } = await exportOf(main);
      const opened = await opens(url);
      demand(opened !== 'shut', 'the link does not open');
      demand(opened === 'saved', 'what it leads to is no attachment');
      const minutes = (Date.parse(expiresAt) - Date.now()) / MINUTE_MS;
      demand(minutes > 0, 'the link had ended when it came');
    },
  ),
  rule('HOST-26', 'wakes it at the address that it had', async ({ main, act, read, waitFor }) => {
    const { origin } = await read(main);
    await act(main, 'wake');
    const woken = await waitFor(main, 'ready');
    demand(woken.origin === origin, `it was at ${origin} and is at ${woken.origin}`);
  }),
  rule(
    'HOST-35',
    'lists every machine once, page by page',
    async ({ main, other, listAll, page }) => {
      const all = (await listAll()).map(({ reference }) => reference);
      demand(new Set(all).size === all.length, 'a machine is on two pages');
      const mine = [main, other].every(({ reference }) => all.includes(reference));
      demand(mine, 'a machine that was ordered is on no page');
      const [first, ...more] = (await page('limit=1')).machines;
      demand(first !== undefined && more.length === 0, 'a page of one has another number');
      const next = await page(`limit=1&after=${first?.reference}`);
      demand(next.machines[0]?.reference === all[1], 'the second page of one does not go on');
    },
  ),
  rule(
    'HOST-36',
    'lists every change since a moment, in their order',
    async ({ main, other, read, changesSince }) => {
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
  ),
  rule('HOST-36', 'counts it as a change that a backup was read back', (scene) =>
    eachBackedUp(scene, ({ reference, changedAt, backups }) => {
      const testedAt = backups?.testedAt ?? '';
      demand(changedAt >= testedAt, `${reference}: ${testedAt} is later than ${changedAt}`);
    }),
  ),
  rule(
    'HOST-39',
    'counts what a day was used, or says that it does not',
    async ({ main, call }) => {
      const day = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
      const { status, json, words } = await call('GET', `/${main.reference}/usage?day=${day}`);
      if (status === 404) throw new UntriedError('the host does not count, which it need not');
      const usage = Usage.safeParse(json);
      demand(usage.success && usage.data.day === day, `the day ${day} was answered ${words}`);
    },
  ),
  rule('HOST-37', 'lists backups newest first, as many as it says there are', (scene) =>
    eachBackedUp(scene, ({ reference, backups }, times) => {
      demand(times.join() === times.toSorted().toReversed().join(), `${reference}: unsorted`);
      const isSame = backups?.count === times.length && backups.newestAt === times[0];
      demand(isSame, `${reference}: the list says something else than the machine`);
    }),
  ),
  rule('HOST-20', 'has made the backups that are due', (scene) =>
    eachBackedUp(scene, ({ reference, plan, changedAt }, [newest = '']) => {
      const most = LATE_BACKUP_INTERVALS * PLAN_TERMS[plan].backups.everyMinutes * MINUTE_MS;
      // One that has slept until now has none of that time.
      if (ageOf(changedAt) < most) return;
      demand(ageOf(newest) < most, `${reference}: the newest backup is of ${newest}`);
    }),
  ),
  rule('HOST-22', 'has deleted the backups that are kept no longer', (scene) =>
    eachBackedUp(scene, ({ reference, plan }, times) => {
      const oldest = times.at(-1) ?? '';
      const most = (PLAN_TERMS[plan].backups.keepDays + 1) * DAY_MS;
      demand(ageOf(oldest) < most, `${reference}: there is one of ${oldest}`);
    }),
  ),
  rule('HOST-24', 'has read a backup back in time', (scene) =>
    eachBackedUp(scene, ({ reference, changedAt, backups }) => {
      const most = BACKUP_TEST_DAYS * DAY_MS;
      if (ageOf(changedAt) < most) return;
      const { testedAt = null } = backups ?? {};
      demand(testedAt !== null && ageOf(testedAt) < most, `${reference}: last ${testedAt}`);
    }),
  ),
  rule(
    'HOST-29',
    'erases a machine, with the archive that it handed out',
    async ({ main, call, exportOf, opens }) => {
      const { url } = await exportOf(main);
      const { facts, words } = await call('DELETE', `/${main.reference}`);
      demand(facts?.state === 'erased', `the erasure was answered ${words}`);
      demand((await opens(url)) === 'shut', 'a link to its data still opens');
    },
  ),
  rule(
    'HOST-38',
    'leaves erased what was erased, and what was erased before its order came',
    async ({ main, fourth, call, order, act, read }) => {
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
  ),
  rule('HOST-33', 'gives the name of an erased machine to no other', ({ main, fifth, order }) =>
    demandTaken(order({ ...fifth, name: main.name })),
  ),
];

/** Also after all others have failed. */
const LAST = rule('HOST-29', 'erases all that was ordered here', async ({ eraseAll }) => {
  const left = await eraseAll();
  demand(left.length === 0, `erase by hand: ${left.join(', ')}`);
});

function rule(id: string, what: string, check: Rule['check']): Rule {
  return { id, what, check };
}

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
  look: (machine: SaidFacts, times: string[]) => void,
): Promise<void> {
  const { machines } = await page('limit=20');
  const backedUp = machines.filter(({ state, backups }) => state === 'ready' && backups?.count);
  if (backedUp.length === 0) throw new UntriedError('no machine that runs has backups yet');
  for (const machine of backedUp) {
    const times = (await backupsOf(machine)).map(({ madeAt }) => madeAt);
    look(machine, times);
  }
}

function ageOf(at: string): number {
  return Date.now() - Date.parse(at);
}

/** Whether nothing answers there within five seconds. */
export async function isPortShut(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(5000) });
    return false;
  } catch {
    return true;
  } finally {
    socket.destroy();
  }
}

/** The file of settings that names a host; null if none does. */
export function deploymentWith(host: URL, root = ROOT): string | null {
  const files = globSync('functions/.env*', { cwd: root });
  const named = files.find((file) => {
    const { MACHINE_HOST_URL: url = '' } = readEnvFile(join(root, file));
    return !file.endsWith('.example') && URL.parse(url)?.host === host.host;
  });
  return named ?? null;
}
