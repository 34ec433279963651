/** What we ask of a host of machines, and that both our hosts do it: the one with an API, and operators with their orders. */
import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { HostFacts, MachineHost } from '../../../functions/src/adapters/machine-host.ts';
import {
  listOrders,
  reportOrder,
  type ManualReport,
} from '../../../functions/src/modules/machines/manual/manual-orders.ts';
import type { Log } from '../../../functions/src/foundation/log.ts';
import type { RenderedMail } from '../../../functions/src/modules/email/template.ts';
import { setMachinePace, switchMachine } from '../../support/standins.ts';
import { configOf, contextOf, emulators } from '../composed.ts';
import { ordersTo } from '../machine-kit.ts';

const newId = () => randomBytes(16).toString('hex');
const TEN_MINUTES_MS = 600_000;
/** Ten minutes by which mails are counted have just begun, so that none end during a test. */
let ahead = TEN_MINUTES_MS - (Date.now() % TEN_MINUTES_MS);
const now = () => new Date(Date.now() + ahead);
const NO_HOST = {
  MACHINE_HOST_URL: undefined,
  MACHINE_HOST_KEY: undefined,
  MACHINE_HOST_SECRET: undefined,
};

function hostOf(settings: Record<string, string | undefined>, logged: string[] = []): MachineHost {
  const log: Log = (_severity, event) => logged.push(event);
  return contextOf(configOf(settings), { clock: now, log }).machineHost;
}

type Hands = {
  host: MachineHost;
  /** Those who do what was ordered, where the host does not do it by itself. */
  ready: (machine: HostFacts) => Promise<unknown>;
  failed: (id: string) => Promise<unknown>;
  asleep: (id: string) => Promise<unknown>;
  awake: (id: string) => Promise<unknown>;
  restarted: (id: string) => Promise<unknown>;
  backedUp: (id: string) => Promise<unknown>;
  restored: (id: string) => Promise<unknown>;
  erased: (id: string) => Promise<unknown>;
};

/** The API's own client: a transaction takes no other's values. */
const { db } = emulators();
const report = async (id: string, what: ManualReport) => reportOrder(await db(), id, what, now());

const HOSTS: Record<string, () => Hands> = {
  'with an API': () => ({
    host: hostOf({}),
    ready: async () => {},
    failed: (id) => switchMachine(id, 'fail', 'A disk is broken.'),
    asleep: async () => {},
    awake: async () => {},
    restarted: async () => {},
    backedUp: (id) => switchMachine(id, 'mend-backups'),
    restored: async () => {},
    erased: async () => {},
  }),
  'of operators': () => ({
    host: hostOf(NO_HOST),
    ready: ({ reference, name }) =>
      report(reference, { state: 'ready', origin: `https://${name}.machines.example` }),
    failed: (id) => report(id, { state: 'failed', failure: 'A disk is broken.' }),
    asleep: (id) => report(id, { state: 'asleep' }),
    awake: (id) => report(id, { state: 'awake' }),
    restarted: (id) => report(id, { state: 'restarted' }),
    backedUp: (id) => report(id, { state: 'backup', at: now().toISOString() }),
    restored: (id) => report(id, { state: 'restored' }),
    erased: (id) => report(id, { state: 'erased' }),
  }),
};

beforeAll(() => setMachinePace(0));

describe.each(Object.entries(HOSTS))('a host %s', (_name, hands) => {
  const place = () => {
    const id = newId();
    const order = { hostName: `oak-${id.slice(0, 8)}`, plan: 'solo', owner: `uid-${id}` } as const;
    return { id, order };
  };

  async function makeReady(): Promise<Hands & { id: string }> {
    const all = hands();
    const { id, order } = place();
    await all.ready(await all.host.order(id, order));
    return { ...all, id };
  }

  // R-MAC-03
  it('knows no machine that was not ordered, and orders one once however often it is asked', async () => {
    const { host } = hands();
    const { id, order } = place();
    expect(await host.read(id)).toBeNull();
    const first = await host.order(id, order);
    expect(first).toMatchObject({ reference: id, name: order.hostName, plan: 'solo' });
    expect(['queued', 'preparing', 'ready']).toContain(first.state);
    await host.order(id, { ...order, plan: 'practice' });
    expect(await host.read(id)).toMatchObject({ name: order.hostName, plan: 'solo' });
    expect(await idsOf(host)).toEqual(expect.arrayContaining([id]));
    expect((await idsOf(host)).filter((one) => one === id)).toHaveLength(1);
  });

  // R-MAC-03
  it('says where a machine is once it is ready', async () => {
    const { host, id } = await makeReady();
    const found = await host.read(id);
    expect(found).toMatchObject({ state: 'ready', step: null, failure: null });
    expect(new URL(String(found?.origin)).hostname).toContain(String(found?.name));
  });

  // R-MAC-03
  it('puts it to sleep and wakes it, at the same address, however often it is asked', async () => {
    const { host, id, asleep, awake } = await makeReady();
    const origin = (await host.read(id))?.origin;
    await host.sleep(id);
    await host.sleep(id);
    await asleep(id);
    expect(await host.read(id)).toMatchObject({ state: 'asleep', origin });
    await host.sleep(id);
    await host.wake(id);
    await host.wake(id);
    await awake(id);
    expect(await host.read(id)).toMatchObject({ state: 'ready', origin });
  });

  // R-MAC-03
  it('gives it another size', async () => {
    const { host, id } = await makeReady();
    await host.resize(id, 'practice');
    expect(await host.resize(id, 'practice')).toMatchObject({ reference: id, plan: 'practice' });
  });

  // R-MAC-03
  it('restarts one that runs, and leaves it where it is', async () => {
    const { host, id, restarted } = await makeReady();
    const before = await host.read(id);
    const asked = await host.restart(id, 'once');
    expect(await host.restart(id, 'once')).toEqual(asked);
    await restarted(id);
    expect(await host.read(id)).toMatchObject({ state: 'ready', origin: before?.origin });
  });

  // R-TRU-02
  it('says what is backed up, and puts a backup back once for each time it is asked to', async () => {
    const { host, id, backedUp, restored } = await makeReady();
    expect(await host.backups(id)).toEqual([]);
    await backedUp(id);
    const [backup, ...others] = await host.backups(id);
    if (backup === undefined) throw new Error('there is no backup');
    expect(others).toEqual([]);
    expect((await host.read(id))?.backups).toMatchObject({ newestAt: backup.madeAt, count: 1 });
    const asked = await host.restore(id, backup, 'once');
    expect(await host.restore(id, backup, 'once')).toEqual(asked);
    await restored(id);
    const done = await host.read(id);
    expect(done).toMatchObject({
      state: 'ready',
      restored: { restoreId: 'once', hasFailed: false },
    });
    await host.restore(id, backup, 'once');
    expect(await host.read(id)).toMatchObject({ state: 'ready', changedAt: done?.changedAt });
  });

  // R-MAC-03
  it('says who is awaited while it is being made, and no longer once it is ready', async () => {
    const { host, id } = await makeReady();
    expect(await host.read(id)).toMatchObject({ readyAbout: null, attendedAt: null });
  });

  // R-MAC-03
  it('says that it has failed, and why', async () => {
    const { host, id, failed } = await makeReady();
    await failed(id);
    expect(await host.read(id)).toMatchObject({ state: 'failed', failure: 'A disk is broken.' });
  });

  // R-MAC-03
  it('erases it for good: no later order, and nothing else, brings it back', async () => {
    const { host, id, erased } = await makeReady();
    await host.erase(id);
    await host.erase(id);
    await erased(id);
    expect(await host.read(id)).toMatchObject({ state: 'erased' });
    expect((await host.erase(id)).state).toBe('erased');
    expect((await host.order(id, place().order)).state).toBe('erased');
  });

  // R-MAC-03
  it('never makes one whose end came before its order', async () => {
    const { host } = hands();
    const { id, order } = place();
    expect((await host.erase(id)).state).toBe('erased');
    expect((await host.order(id, order)).state).toBe('erased');
  });
});

// R-TRU-04
it('a host with an API says what has changed since a moment, and operators do not', async () => {
  const host = hostOf({});
  const id = newId();
  const { changedAt: moment } = await host.order(id, {
    hostName: `oak-${id.slice(0, 8)}`,
    plan: 'solo',
    owner: 'uid-1',
  });
  const changedAt = moment ?? '';
  const changed = await host.changedSince(changedAt);
  expect(changed?.machines.map(({ reference }) => reference)).toContain(id);
  await switchMachine(id, 'silent');
  const silent = (await host.changedSince(changedAt))?.machines.at(-1);
  expect(silent).toMatchObject({ reference: id, silentSince: silent?.changedAt });
  expect(await hostOf(NO_HOST).changedSince(changedAt)).toBe(null);
});

async function idsOf(host: MachineHost): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | undefined; ;) {
    const { machines, next } = await host.list(after);
    ids.push(...machines.map(({ reference }) => reference));
    if (next === null) return ids;
    after = next;
  }
}

describe('operators', () => {
  const OPERATORS = 'machines@alcove.example';

  const readOne = async (id: string) =>
    (await listOrders(await db(), () => {})).find((one) => one.id === id);

  async function mailsAbout(id: string): Promise<RenderedMail[]> {
    return (await ordersTo(OPERATORS)).filter(({ text }) => text.includes(id));
  }

  // R-MAC-03
  it('are told by mail of the first thing to do at once, of all that soon follow together, and of each once', async () => {
    const host = hostOf({ ...NO_HOST, MACHINE_OPERATORS: OPERATORS });
    const [id, ...others] = [newId(), newId(), newId()];
    const hostName = `oak-${id.slice(0, 8)}`;
    const order = { hostName, plan: 'solo', owner: 'uid-1' } as const;
    await Promise.all([host.order(id, order), host.order(id, order), host.order(id, order)]);
    const [mail, ...more] = await mailsAbout(id);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Please set up a machine: ${hostName}`);
    expect(mail?.text).toContain(`npm run machines -- ready ${id} <https origin>`);
    expect(mail?.html).toContain('&#60;https origin&#62;');

    await report(id, { state: 'ready', origin: `https://${hostName}.machines.example` });
    await host.erase(id);
    await host.erase(id);
    for (const other of others) await host.order(other, { ...order, hostName: `elm-${other}` });
    expect(await mailsAbout(id)).toHaveLength(1);
    ahead += TEN_MINUTES_MS;
    await Promise.all([host.tell(), host.tell()]);
    ahead += TEN_MINUTES_MS;
    await host.tell();
    const [, ...later] = await mailsAbout(id);
    expect(later.map(({ subject }) => subject)).toEqual(['3 orders for machines']);
    expect(later[0]?.text).toContain(`npm run machines -- erased ${id}`);
    for (const other of others) expect(await mailsAbout(other)).toEqual(later);
  });

  // R-MAC-03
  it('are told by a line in the log where no address is set', async () => {
    const logged: string[] = [];
    const host = hostOf({ ...NO_HOST, MACHINE_OPERATORS: undefined }, logged);
    const id = newId();
    const order = { hostName: `oak-${id.slice(0, 8)}`, plan: 'solo', owner: 'uid-1' } as const;
    await host.order(id, order);
    await host.order(id, order);
    expect(logged).toEqual(['machine_order_waits']);
    expect(await mailsAbout(id)).toEqual([]);
  });

  // R-MAC-03
  it.each([
    ['before', ['export', 'sleep']],
    ['while', ['sleep', 'export']],
  ] as const)(
    'still have to hand out data that was asked for %s something else was',
    async (_when, asks) => {
      const host = hostOf({ ...NO_HOST, MACHINE_OPERATORS: OPERATORS });
      const id = newId();
      const taskOf = async () => (await readOne(id))?.todo;
      await host.order(id, { hostName: `oak-${id.slice(0, 8)}`, plan: 'solo', owner: 'uid-1' });
      await report(id, { state: 'ready', origin: `https://${id}.machines.example` });
      const ask = {
        sleep: () => host.sleep(id),
        export: () => expect(host.exportLink(id)).rejects.toThrow('have your request'),
      };
      for (const what of asks) await ask[what]();
      await host.sleep(id);
      expect(await taskOf()).toBe('sleep');
      ahead += TEN_MINUTES_MS;
      await host.tell();
      const told = (await mailsAbout(id)).map(({ text }) => text).join('');
      for (const what of ['put a machine to sleep', 'give an owner the data']) {
        expect(told.split(`Please ${what}`)).toHaveLength(2);
      }
      await report(id, { state: 'asleep' });
      expect(await taskOf()).toBe('export');
      await report(id, { state: 'exported' });
      expect(await taskOf()).toBe(null);
      expect(await readOne(id)).toMatchObject({ state: 'asleep' });
    },
  );

  // R-MAC-03
  it('report sizes, data and restarts as such, in any order, and none that was not asked for', async () => {
    const host = hostOf({ ...NO_HOST, MACHINE_OPERATORS: undefined });
    const id = newId();
    await host.order(id, { hostName: `oak-${id.slice(0, 8)}`, plan: 'solo', owner: 'uid-1' });
    await report(id, { state: 'ready', origin: `https://${id}.machines.example` });
    await host.resize(id, 'practice');
    await host.restart(id, 'once');
    await expect(host.exportLink(id)).rejects.toThrow('have your request');
    expect(await readOne(id)).toMatchObject({ todo: 'resize', waiting: ['restart', 'export'] });
    await report(id, { state: 'exported' });
    await report(id, { state: 'awake' });
    expect(await readOne(id)).toMatchObject({ todo: 'resize', waiting: ['restart'] });
    await report(id, { state: 'resized' });
    await report(id, { state: 'restarted' });
    expect(await readOne(id)).toMatchObject({ state: 'ready', plan: 'practice', todo: null });
    await expect(report(id, { state: 'restarted' })).rejects.toThrow('has no task restart');
    await host.restart(id, 'again');
    await host.sleep(id);
    expect(await readOne(id)).toMatchObject({ todo: 'sleep', waiting: [] });
  });

  // R-TRU-02
  it('say when backups were made and read back, and are told which one to put back', async () => {
    const host = hostOf({ ...NO_HOST, MACHINE_OPERATORS: OPERATORS });
    const id = newId();
    await host.order(id, { hostName: `oak-${id.slice(0, 8)}`, plan: 'solo', owner: 'uid-1' });
    await report(id, { state: 'ready', origin: `https://${id}.machines.example` });
    const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000).toISOString();
    const [first, second, third, today] = [daysAgo(9), daysAgo(2), daysAgo(1), daysAgo(0)];
    for (const at of [second, first, today, third, today])
      await report(id, { state: 'backup', at });
    await report(id, { state: 'tested', at: third });
    expect((await host.read(id))?.backups).toEqual({
      newestAt: today,
      oldestAt: second,
      count: 3,
      testedAt: third,
    });
    const [, backup] = await host.backups(id);
    expect(backup).toMatchObject({ id: third, madeAt: third });
    const tomorrow = report(id, { state: 'backup', at: daysAgo(-1) });
    await expect(tomorrow).rejects.toThrow('has not come yet');
    await expect(report(id, { state: 'restored' })).rejects.toThrow('has no task restore');

    ahead += TEN_MINUTES_MS;
    await host.restore(id, { id: third, madeAt: third, bytes: null, testedAt: null }, 'r-1');
    expect(await readOne(id)).toMatchObject({ todo: 'restore', restore: { madeAt: third } });
    const told = (await mailsAbout(id)).at(-1);
    expect(told?.text).toContain(`The backup is that of ${third}.`);
    expect(told?.text).toContain(`npm run machines -- restored ${id}`);
    expect(told?.text).toContain('4 vCPU, 16 GB of memory, 100 GB of encrypted disk');
    await host.restore(id, { id: second, madeAt: second, bytes: null, testedAt: null }, 'r-2');
    await report(id, { state: 'restored' });
    expect((await host.read(id))?.restored).toMatchObject({ restoreId: 'r-2', hasFailed: false });
    await host.restore(id, { id: second, madeAt: second, bytes: null, testedAt: null }, 'r-2');
    expect(await readOne(id)).toMatchObject({ todo: null, restore: null });
  });

  // R-MAC-03
  it('who are not at work say when they are', async () => {
    const friday = new Date('2026-12-04T21:00:00Z');
    const at = (hours: string) =>
      contextOf(configOf({ ...NO_HOST, MACHINE_HOURS: hours }), { clock: () => friday })
        .machineHost;
    const order = { plan: 'solo', owner: 'uid-1' } as const;
    const id = newId();
    const asked = await at('Mon-Fri 09:00-17:00').order(id, { ...order, hostName: `oak-${id}` });
    expect(asked.attendedAt).toBe('2026-12-07T08:00:00.000Z');
    expect((await at('Fri 21:00-23:00').read(id))?.attendedAt).toBe(friday.toISOString());
  });

  // R-MAC-03
  it('cannot report what cannot be', async () => {
    const host = hostOf(NO_HOST);
    const id = newId();
    await expect(report(id, { state: 'awake' })).rejects.toThrow('is unknown');
    await host.order(id, { hostName: `oak-${id.slice(0, 8)}`, plan: 'solo', owner: 'uid-1' });
    await expect(report(id, { state: 'awake' })).rejects.toThrow('is not ready yet');
    await expect(report(id, { state: 'erased' })).rejects.toThrow('is not due to be erased');
    await host.erase(id);
    await report(id, { state: 'erased' });
    const ready = report(id, { state: 'ready', origin: 'https://a.machines.example' });
    await expect(ready).rejects.toThrow('for good');
  });
});
