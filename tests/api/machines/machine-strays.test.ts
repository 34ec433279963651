/**
 * Machines that a host has and we do not, which no one pays for or could ever erase: the nightly job reports each.
 */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMachineHost } from '../../../functions/src/choose-host.ts';
import type { MachineHost } from '../../../functions/src/adapters/machine-host.ts';
import { parseConfig } from '../../../functions/src/config/config.ts';
import { createFindStrays } from '../../../functions/src/modules/machines/host/find-strays.ts';
import { failStandin, mendStandin, setMachinePace } from '../../support/standins.ts';
import { emulators, startApi, withPerson, type Api } from '../api.ts';
import { startJobs } from '../jobs.ts';
import { buy, onlyMachineOf, pass, SOLO } from '../machine-kit.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await setMachinePace(0);
});
afterAll(() => api.close());

const newId = () => randomBytes(16).toString('hex');
const orderAt = (host: MachineHost, id: string) =>
  host.order(id, { hostName: `oak-${id.slice(0, 8)}`, plan: 'solo', owner: `uid-${id}` });

// Before this file's clock is moved: operators live by the time of day.
// R-MAC-03
it('a machine that operators have made is told if it has no record, and not at once', async () => {
  const [stray, young] = [newId(), newId()];
  await orderAt(hostAt(-2 * 3_600_000, BY_HAND), stray);
  const host = hostAt(0, BY_HAND);
  await orderAt(host, young);
  const told = await straysOf(BY_HAND);
  expect(told).toContainEqual({ severity: 'ERROR', machineId: stray });
  expect(told.filter(({ machineId }) => machineId === young)).toEqual([]);
});

// R-MAC-01
it('each machine without a record is told by its id, unless it is young or erased', () =>
  withPerson({}, async (person) => {
    const host = hostAt(0);
    const [stray, erased, young] = [newId(), newId(), newId()];
    await buy(api, person, SOLO);
    const { id: known } = await onlyMachineOf(person.uid);
    await orderAt(host, stray);
    await orderAt(host, erased);
    await host.erase(erased);
    await pass('2 hours');
    await orderAt(host, young);
    expect(await straysOf()).toEqual([{ severity: 'ERROR', machineId: stray }]);
    expect((await host.read(stray))?.state).toBe('ready');
    expect(await onlyMachineOf(person.uid)).toMatchObject({ id: known, state: 'ready' });
  }));

// R-MAC-01
it('a host that does not answer is told, and the comparison with Stripe is done all the same', async () => {
  await failStandin('machineHost', { path: '/v1/machines', method: 'GET', mode: '500' });
  const { lines, counts } = await night();
  await mendStandin('machineHost');
  expect(counts).toMatchObject({ isComplete: true });
  expect(lines.filter((line) => line.includes('machines_not_compared'))).toHaveLength(1);
});

// R-MAC-01
it('a list that does not end is broken off', async () => {
  const id = newId();
  const order = { hostName: `oak-${id.slice(0, 8)}`, plan: 'solo', owner: 'nobody' } as const;
  const machine = await hostAt(0).order(id, order);
  const told: string[] = [];
  const strays = createFindStrays({
    db: emulators().db,
    host: { list: async () => ({ machines: [machine], unclear: [], next: id }) },
    planNow: async () => new Date(Date.now() + 86_400_000),
    log: (_severity, event) => told.push(event),
  });
  const { next } = await strays.read(null);
  expect(next).toBe(id);
  expect((await strays.read(next)).next).toBe(null);
  expect(told.at(-1)).toBe('machines_not_compared');
});

const BY_HAND = {
  MACHINE_HOST_URL: undefined,
  MACHINE_HOST_KEY: undefined,
  MACHINE_HOST_SECRET: undefined,
};

type Settings = Record<string, string | undefined>;

/** @param ahead of the time of day, in milliseconds */
function hostAt(ahead: number, settings: Settings = {}): MachineHost {
  const config = parseConfig({ ...process.env, FUNCTIONS_EMULATOR: 'true', ...settings });
  const now = () => new Date(Date.now() + ahead);
  const parts = { firebase: emulators(), noteOddTimes: async () => {}, now, log: () => {} };
  return createMachineHost(config, parts);
}

async function night(settings: Settings = {}) {
  const lines: string[] = [];
  const { reconcile } = startJobs(lines, settings);
  if (reconcile === null) throw new Error('billing is off');
  return { counts: await reconcile(), lines };
}

async function straysOf(settings: Settings = {}) {
  const { lines } = await night(settings);
  return lines
    .map((line) => JSON.parse(line))
    .filter(({ message }) => message === 'machine_without_record')
    .map(({ severity, machineId }) => ({ severity, machineId }));
}
