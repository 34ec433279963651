/**
 * Histories of one machine at random: silences, sleep, failures, hosts that notice late or cannot be reached, maintenance, on
 * two instances at once, which may be killed. In the end each day says what a count second by second says.
 */
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  createHosted,
  MACHINE,
  machineSince,
  type Hosted,
  type Sums,
} from './availability-world.ts';
import type { Instance } from './instance.ts';
import { startAnew } from './machine-instance.ts';
import { createWorld, onTheWay, play, playing, untilKilled, type World } from './machine-world.ts';
import { createMemoryFirestore, plainOf } from './memory-firestore.ts';
import { watchOwners } from './owners.ts';

watchOwners();

const HISTORIES = Number(process.env['ALCOVE_HISTORIES'] ?? 8);
const SEED = Number(process.env['ALCOVE_SEED'] ?? Date.now() % 1_000_000);
const HOUR = 3600;

/** How a look is taken: by one, by both at once, or again after one was killed. */
type Look = { wait: number; how: 'one' | 'both' | number };
type Block =
  | { kind: 'calm'; looks: Look[] }
  | { kind: 'restart'; seconds: number; looks: Look[] }
  | { kind: 'silence'; during: Look[]; rest: number; after: Look }
  | { kind: 'late'; before: Look[]; after: Look; ends: number; last: Look }
  | { kind: 'sleep'; wait: number; during: Look[]; rest: number; after: Look }
  | { kind: 'failure'; wait: number; during: Look[]; made: number; making: Look; after: Look }
  | { kind: 'outage'; wait: number; silent: number; rest: number; after: Look };

const look: fc.Arbitrary<Look> = fc.record({
  wait: fc.integer({ min: 30, max: 600 }),
  how: fc.oneof(fc.constant('one' as const), fc.constant('both' as const), fc.nat(30)),
});
const looks = fc.array(look, { minLength: 1, maxLength: 6 });
const wait = fc.integer({ min: 1, max: 250 });
const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({
    kind: fc.constant('calm' as const),
    looks: fc.array(look, { minLength: 1, maxLength: 20 }),
  }),
  fc.record({ kind: fc.constant('restart' as const), seconds: wait, looks }),
  fc.record({ kind: fc.constant('silence' as const), during: looks, rest: wait, after: look }),
  fc.record({
    kind: fc.constant('late' as const),
    before: looks,
    after: look,
    ends: wait,
    last: look,
  }),
  fc.record({ kind: fc.constant('sleep' as const), wait, during: looks, rest: wait, after: look }),
  fc.record({
    kind: fc.constant('failure' as const),
    wait,
    during: looks,
    made: wait,
    making: look,
    after: look,
  }),
  fc.record({
    kind: fc.constant('outage' as const),
    wait: fc.integer({ min: 1, max: 2 * HOUR }),
    silent: fc.nat({ max: HOUR }),
    rest: fc.integer({ min: 1, max: HOUR }),
    after: look,
  }),
);
const history = fc.record({
  seed: fc.nat(),
  /** In the evening, so that many cross midnight. */
  begins: fc.integer({ min: 18 * HOUR, max: 24 * HOUR }),
  planned: fc.array(
    fc.record({ starts: fc.nat({ max: 6 * HOUR }), takes: fc.integer({ min: 60, max: 2 * HOUR }) }),
    { maxLength: 2 },
  ),
  blocks: fc.array(block, { minLength: 1, maxLength: 6 }),
});

let database: Awaited<ReturnType<typeof createMemoryFirestore>>;
let hosted: Hosted;
/** What went wrong on the way. */
const wrong = new Set<string>();
let instances: readonly [Instance, Instance];
beforeAll(async () => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-properties');
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => hosted.fetch(...call));
  database = await createMemoryFirestore((act) => onTheWay('db', act));
  instances = [await startWithoutPlans(), await startWithoutPlans()];
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

// R-TRU-04
it(`counts ${HISTORIES} histories to the second (ALCOVE_SEED=${SEED})`, async () => {
  await fc.assert(
    fc.asyncProperty(history, async (one) => {
      const world = await begin(one);
      for (const each of one.blocks) await playBlock(world, each);
      await playBlock(world, { kind: 'sleep', wait: 60, during: [NOW], rest: 0, after: NOW });
      expect([[...wrong], counted()]).toEqual([[], hosted.expected()]);
    }),
    { numRuns: HISTORIES, seed: SEED },
  );
}, 300_000);

const NOW: Look = { wait: 60, how: 'one' };

type History = typeof history extends fc.Arbitrary<infer H> ? H : never;

async function begin({ seed, begins, planned }: History): Promise<World> {
  database.clear();
  wrong.clear();
  const world = createWorld(seed, (host) => host);
  world.pass(begins * 1000);
  play(world);
  const start = world.now() / 1000;
  hosted = createHosted(
    world,
    planned.map(({ starts, takes }) => ({ from: start + starts, until: start + starts + takes })),
  );
  await Promise.all(hosted.planned.map(announce));
  const at = new Date(world.now() - 86_400_000).toISOString();
  await database.db.doc(`machines/${MACHINE}`).set(machineSince(at, world.uid, 'Cedar'));
  await take(world, { wait: 0, how: 'one' });
  return world;
}

/** Maintenance of all machines, long before it begins. */
async function announce({ from, until }: { from: string; until: string }): Promise<void> {
  const announcedAt = new Date(Date.parse(from) - 30 * 86_400_000).toISOString();
  await database.db.collection('incidents').add({
    title: 'Maintenance',
    parts: ['servers'],
    machines: null,
    openedAt: announcedAt,
    closedAt: null,
    maintenance: { from, until, announcedAt },
    updates: [],
  });
}

async function playBlock(world: World, one: Block): Promise<void> {
  switch (one.kind) {
    case 'calm':
      await takeAll(world, one.looks);
      hosted.fill();
      return take(world, NOW);
    case 'restart':
      hosted.silence();
      hosted.notice();
      pass(world, one.seconds);
      hosted.answer();
      return takeAll(world, one.looks);
    case 'silence':
      hosted.silence();
      hosted.notice();
      await takeAll(world, one.during);
      pass(world, one.rest);
      hosted.answer();
      return take(world, one.after);
    case 'late':
      hosted.silence();
      await takeAll(world, one.before);
      hosted.notice();
      await take(world, one.after);
      // What was counted as answered before is put right at once.
      if (!isDeepStrictEqual(counted(), hosted.expected())) wrong.add('late news changed nothing');
      pass(world, one.ends);
      hosted.answer();
      return take(world, one.last);
    case 'sleep':
      pass(world, one.wait);
      hosted.sleep();
      await wish('asleep');
      await takeAll(world, one.during);
      pass(world, one.rest);
      hosted.wake();
      await wish('ready');
      return take(world, one.after);
    case 'failure':
      pass(world, one.wait);
      hosted.fail();
      await takeAll(world, one.during);
      hosted.remake();
      await take(world, one.making);
      pass(world, one.made);
      hosted.wake();
      return take(world, one.after);
    case 'outage':
      pass(world, one.wait);
      if (one.silent > 0) {
        hosted.silence();
        hosted.notice();
        pass(world, one.silent);
        hosted.answer();
      }
      pass(world, one.rest);
      return take(world, one.after);
  }
}

async function takeAll(world: World, all: readonly Look[]): Promise<void> {
  for (const one of all) await take(world, one);
}

async function take(world: World, { wait: seconds, how }: Look): Promise<void> {
  pass(world, seconds);
  const [one, other] = instances;
  if (how === 'both') await Promise.all([one.jobs.watchMachines(), other.jobs.watchMachines()]);
  else {
    if (typeof how === 'number')
      await untilKilled(how, other.jobs.watchMachines).catch(() => undefined);
    await one.jobs.watchMachines();
  }
  hosted.looked();
  const newest = days().toSorted((a, b) => (a.day < b.day ? 1 : -1))[0];
  if (newest === undefined || newest.standing === 'off') return;
  if (world.now() - Date.parse(newest.countedUntil) >= HOUR * 1000) wrong.add('left uncounted');
}

function pass(world: World, seconds: number): void {
  world.pass(seconds * 1000);
}

/** What the machine is to be, as its plan has it. */
async function wish(desired: 'ready' | 'asleep'): Promise<void> {
  await database.db.doc(`machines/${MACHINE}`).update({ desired });
}

const Day = z.object({
  day: z.string(),
  observedSeconds: z.number(),
  silentSeconds: z.number(),
  maintenanceSeconds: z.number(),
  standing: z.string(),
  countedUntil: z.string(),
});

function days() {
  return [...database.read().values()]
    .filter(({ name }) => name.includes('/machineDays/'))
    .map((stored) => Day.parse(plainOf(stored)));
}

function counted(): Map<string, Sums> {
  const observed = days().filter(({ observedSeconds }) => observedSeconds > 0);
  return new Map(
    observed.map(({ day, observedSeconds, silentSeconds, maintenanceSeconds }) => [
      day,
      { observed: observedSeconds, silent: silentSeconds, maintenance: maintenanceSeconds },
    ]),
  );
}

let ticks = 0;

/** What its machine is to be, the history says. */
function startWithoutPlans(): Promise<Instance> {
  const now = () => new Date(playing().now() + (ticks += 1));
  return startAnew(database, { hasBilling: false, now });
}
