/**
 * Histories of a person's machines at random: changes of the plan, events of the host, failures, repetitions, kills, on two
 * instances at once. In the end the host has what the table says: no machine too many and none too few.
 */
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PLAN_SLUGS, type PlanSlug } from '../../functions/src/contract/plans.ts';
import { listBackups } from '../../standins/machine-host/backups.ts';
import {
  answerAgain,
  fail,
  failRestore,
  repair,
  silence,
} from '../../standins/machine-host/life.ts';
import { deliverMail } from './machine-mailbox.ts';
import { countNoted, DAY_MS, hasPlaces, judge, openOf, type Notes } from './machine-judge.ts';
import type { Instance } from './instance.ts';
import { hearOfPlan, startAnew } from './machine-instance.ts';
import {
  createWorld,
  customerIdOf,
  hostFetch,
  NO_FAULTS,
  onTheWay,
  play,
  resizePlan,
  subscribe,
  untilKilled,
  type Mailbox,
  type Plant,
  type World,
} from './machine-world.ts';
import { createMemoryFirestore, plainOf } from './memory-firestore.ts';
import { stretched } from '../support/time-limits/stretched.ts';
import { watchOwners } from './owners.ts';

watchOwners();

const HISTORIES = Number(process.env.ALCOVE_HISTORIES ?? 20);
/** Far more than one takes, even beside other suites. */
const MS_PER_HISTORY = 3000;
const SEED = Number(process.env.ALCOVE_SEED ?? Date.now() % 1_000_000);
const ALIVE = ['trialing', 'active', 'past_due', 'paused', 'unpaid'] as const;

type Step =
  | { act: 'status'; status: (typeof ALIVE)[number] }
  | { act: 'subscribe'; status: (typeof ALIVE)[number] | 'incomplete'; slug: PlanSlug }
  | { act: 'end' }
  | { act: 'size'; slug: PlanSlug }
  | { act: 'wait'; ms: number }
  | {
      act: 'host';
      what: 'fail' | 'repair' | 'silent' | 'answer' | 'lose' | 'address' | 'fail-restore';
      pick: number;
    }
  | { act: 'faults'; db: number; host: number; stripe: number }
  | ({ act: 'mailbox' } & Mailbox)
  | { act: 'mail' }
  | ({ act: 'news' | 'job' } & Played)
  | ({ act: 'events'; isTwice: boolean } & Played)
  | ({ act: 'order'; id: number } & Played)
  | ({ act: 'erase'; pick: number } & Played)
  | ({ act: 'restore'; pick: number; id: number } & Played);
/** Which instance does it, and after how many calls out it is killed. */
type Played = { on: 0 | 1; kill: number | null };
/** Steps of one group happen at the same time. */
type History = { seed: number; groups: readonly (readonly Step[])[] };

const on = fc.constantFrom(0, 1);
/** News of a plan that orders a machine is that many calls. */
const kill = fc.option(fc.nat(65), { freq: 3 });
const slug = fc.constantFrom(...PLAN_SLUGS);
const pick = fc.nat(5);
const rate = fc.constantFrom(0, 0, 0.1, 0.5, 1);
const wait = fc.oneof(
  fc.integer({ min: 1000, max: 60_000 }),
  fc.integer({ min: DAY_MS / 24, max: 3 * DAY_MS }),
  fc.integer({ min: 10 * DAY_MS, max: 40 * DAY_MS }),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('status'), status: fc.constantFrom(...ALIVE) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('subscribe'),
      status: fc.constantFrom(...ALIVE, 'incomplete'),
      slug,
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('end') }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('size'), slug }) },
  { weight: 5, arbitrary: fc.record({ act: fc.constant('wait'), ms: wait }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('host'),
      what: fc.constantFrom(
        'fail',
        'repair',
        'silent',
        'answer',
        'lose',
        'address',
        'fail-restore',
      ),
      pick,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('faults'), db: rate, host: rate, stripe: rate }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('mailbox'),
      address: fc.constantFrom('confirmed', 'confirmed', 'unconfirmed', 'unread'),
      takes: fc.constantFrom('all', 'all', 'nothing', 'returns'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('mail') }) },
  { weight: 8, arbitrary: fc.record({ act: fc.constantFrom('news', 'job'), on, kill }) },
  {
    weight: 6,
    arbitrary: fc.record({ act: fc.constant('events'), isTwice: fc.boolean(), on, kill }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('order'), id: fc.nat(4), on, kill }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('erase'), pick, on, kill }) },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('restore'), pick, id: fc.nat(2), on, kill }),
  },
);
const ON_FIRST = { on: 0, kill: null } as const;
/** A machine that has run for three nights. */
const BACKED_UP = [
  [{ act: 'subscribe', status: 'active', slug: 'household' }],
  [{ act: 'news', ...ON_FIRST }],
  [{ act: 'wait', ms: 60_000 }],
  [{ act: 'job', ...ON_FIRST }],
  [{ act: 'wait', ms: 3 * DAY_MS }],
] as const satisfies History['groups'];
const stepGroups = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), {
  minLength: 3,
  maxLength: 9,
});
const history: fc.Arbitrary<History> = fc
  .tuple(fc.nat(), fc.constantFrom([], BACKED_UP), stepGroups)
  .map(([seed, before, after]) => ({ seed, groups: [...before, ...after] }));

let database: Awaited<ReturnType<typeof createMemoryFirestore>>;
let instances: readonly [Instance, Instance];
beforeAll(async () => {
  // A run that is cut off has named it as well.
  console.log(`${HISTORIES} histories of machines, ALCOVE_SEED=${SEED}`);
  vi.stubEnv('GCLOUD_PROJECT', 'demo-properties');
  vi.stubGlobal('fetch', hostFetch);
  database = await createMemoryFirestore((act) => onTheWay('db', act));
  // Instances' clocks differ a little.
  instances = [
    await startAnew(database, { clockIsAheadMs: 0 }),
    await startAnew(database, { clockIsAheadMs: 2500 }),
  ];
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

type Scene = { world: World; notes: Notes };
/** `isAlone`: nothing else happens at the same time. */
type Moment = Scene & { isAlone: boolean };

/** @returns what is wrong in the end; null if nothing is */
async function playAll({ seed, groups }: History, plant: Plant = (host) => host) {
  database.clear();
  const world = createWorld(seed, plant);
  play(world);
  return untilKilled(null, () => live(world, groups));
}

async function live(world: World, groups: History['groups']): Promise<string | null> {
  await database.db.doc(`users/${world.uid}`).set({ customerId: customerIdOf(world.uid) });
  const notes: Notes = {
    wishes: new Set(),
    wishedIn: null,
    orders: new Set(),
    subscriptions: new Set(),
    places: [],
  };
  for (const group of groups) {
    const moment = { world, notes, isAlone: group.length === 1 };
    await Promise.all(group.map((one) => carryOut(moment, one)));
  }
  return conclude({ world, notes });
}

async function carryOut(scene: Moment, one: Step): Promise<void> {
  switch (one.act) {
    case 'news':
    case 'job':
    case 'events':
    case 'order':
    case 'erase':
    case 'restore':
      return untilKilled(one.kill, () => perform(scene, one)).catch(refused);
    case 'faults':
      scene.world.rates = one;
      return;
    case 'mailbox':
      scene.world.mailbox = one;
      return;
    case 'mail':
      return deliverMail(database, scene.world);
    case 'wait':
      return scene.world.pass(one.ms);
    case 'host':
      return disturb(scene.world, one.what, one.pick);
    case 'status':
    case 'subscribe':
    case 'size':
    case 'end':
      return changePlan(scene, one);
  }
}

type Change = Extract<Step, { act: 'status' | 'subscribe' | 'end' | 'size' }>;

/** What happens at Stripe. Whether an instance hears of it is another step. */
function changePlan({ world, notes }: Scene, one: Change): void {
  const { truth, stripe, uid } = world;
  const isAlive = truth !== null && truth.status !== 'canceled' && truth.status !== 'incomplete';
  if (one.act === 'subscribe') {
    if (isAlive) return;
    stripe.bringInto(subscribe(world, uid, one.slug).id, one.status);
    noteArrears(world);
  } else if (truth !== null && isAlive) {
    if (one.act === 'status') {
      stripe.bringInto(truth.id, one.status);
      noteArrears(world);
    }
    if (one.act === 'size') resizePlan(world, truth.id, one.slug);
    if (one.act === 'end') stripe.bringInto(truth.id, 'canceled');
  }
  world.version += 1;
  if (world.truth && hasPlan(world)) notes.subscriptions.add(world.truth.id);
}

/** Our side may go by the first of these days for as long as it has not heard of a payment. */
function noteArrears({ truth, mayCountFrom }: World): void {
  if (truth?.pastDueSince === undefined || mayCountFrom.has(truth.id)) return;
  mayCountFrom.set(truth.id, truth.pastDueSince);
}

/** Our side has surely heard how the plan stands. */
function noteHeard({ truth, mayCountFrom }: World): void {
  if (truth !== null && truth.status !== 'past_due') mayCountFrom.delete(truth.id);
}

function hasPlan({ truth }: World): boolean {
  return truth?.status === 'active' || truth?.status === 'trialing' || truth?.status === 'past_due';
}

function disturb(world: World, what: Extract<Step, { act: 'host' }>['what'], chosen: number): void {
  const { book } = world;
  const open = openOf(world);
  const machine = open[chosen % Math.max(open.length, 1)];
  if (what === 'lose') world.events.length = 0;
  if (what === 'address') book.fate = { failure: null, origin: machine?.origin ?? null };
  if (machine === undefined) return;
  if (what === 'fail') fail(book, machine, 'A disk is broken.');
  if (what === 'repair') repair(book, machine);
  if (what === 'silent') silence(book, machine);
  if (what === 'answer') answerAgain(book, machine);
  if (what === 'fail-restore') failRestore(book, machine);
}

async function perform(
  { world, notes, isAlone }: Moment,
  one: Extract<Step, Played>,
): Promise<void> {
  const instance = instances[one.on];
  const { uid, version } = world;
  const told = hasPlaces(world) ? world.now() : null;
  switch (one.act) {
    case 'news':
      await hearOfPlan(instance, uid);
      if (isAlone) noteHeard(world);
      break;
    case 'job':
      await instance.runDue();
      // It tells our side nothing of the plan unless one of its dates has passed.
      return;
    case 'events':
      return deliver(world, instance, one.isTwice);
    case 'order':
      notes.orders.add(`${one.id}`);
      await instance.call('POST /machines', uid, { body: { orderId: idOf(one.id) } });
      return;
    case 'erase': {
      const open = openOf(world);
      const machine = open[one.pick % Math.max(open.length, 1)];
      if (machine === undefined) return;
      notes.wishes.add(machine.reference);
      notes.wishedIn = world.truth?.id ?? null;
      const id = machine.reference;
      const asked = { params: { id }, body: { name: nameOf(id) } };
      await instance.call('DELETE /machines/:id', uid, asked);
      return;
    }
    case 'restore': {
      const open = openOf(world);
      const machine = open[one.pick % Math.max(open.length, 1)];
      if (machine === undefined) return;
      const id = machine.reference;
      const backup = listBackups(machine, world.now()).at(-1)?.id ?? 'none';
      const body = { backup, name: nameOf(id), restoreId: idOf(one.id) };
      await instance.call('POST /machines/:id/restore', uid, { params: { id }, body });
      return;
    }
  }
  // What was under way while the plan changed may have been told either.
  if (told !== null && world.version === version) notes.places.push(told);
}

/** The id that a page gives to what it asks for. */
const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

/** What its owner types to name it. */
function nameOf(machine: string): string {
  const stored = [...database.read().values()].find(({ name }) =>
    name.endsWith(`/machines/${machine}`),
  );
  return stored === undefined ? '' : String(plainOf(stored)['name']);
}

/** The host tries again what was not taken. */
async function deliver(world: World, instance: Instance, isTwice: boolean): Promise<void> {
  const sent = world.events.splice(0, 3);
  for (const reference of isTwice ? [...sent, ...sent] : sent) {
    try {
      await instance.hearOfMachine(reference);
    } catch (error) {
      world.events.push(reference);
      throw error;
    }
  }
}

/** What a step comes to when it is refused, cut off or killed: nothing to complain about. */
function refused(error: unknown): void {
  const isExpected =
    error instanceof Error &&
    (EXPECTED.has(error.name) || /not there|was lost|killed/.test(error.message));
  if (!isExpected) throw error;
}

const EXPECTED = new Set(['ApiError', 'CutOffError', 'ContentionError']);

/**
 * All is well again, and the jobs run: the daily one, which compares Stripe with our mirrors, and that of every 15 minutes.
 * What is left of events never comes.
 */
async function conclude({ world, notes }: Scene): Promise<string | null> {
  world.rates = NO_FAULTS;
  if (world.mailbox.takes !== 'lies') world.mailbox = { address: 'confirmed', takes: 'all' };
  world.events.length = 0;
  for (const machine of openOf(world)) {
    repair(world.book, machine);
    answerAgain(world.book, machine);
  }
  await hearOfPlan(instances[0], world.uid);
  const soon = await rest(world, 3_600_000);
  if (soon !== null) return soon;
  const first = judge(world, notes, await documents(), false);
  if (first !== null) return `at first, ${first}`;
  const again = await subscribeAgain({ world, notes });
  if (again !== null) return `subscribed again, ${again}`;
  if (world.random() < 0.5) await endPlan({ world, notes });
  const kept = (await rest(world, 29 * DAY_MS)) ?? judge(world, notes, await documents(), false);
  if (kept !== null) return `29 days later, ${kept}`;
  const later = (await rest(world, 2 * DAY_MS)) ?? (await rest(world, 3_600_000));
  if (later !== null) return later;
  const last = judge(world, notes, await documents(), true);
  return last === null ? null : `31 days later, ${last}`;
}

/** The plan ends, and a new one begins a day later: what is there is woken, and nothing is made beside it. */
async function subscribeAgain(scene: Scene): Promise<string | null> {
  const { world, notes } = scene;
  const { truth } = world;
  // One that was never ordered, because its plan fell asleep, is made for the new plan.
  const before = countNoted(await documents());
  if (truth === null || !hasPlan(world) || openOf(world).length === 0) return null;
  await endPlan(scene);
  const ended = await rest(world, DAY_MS);
  if (ended !== null) return ended;
  changePlan(scene, { act: 'subscribe', status: 'active', slug: truth.slug });
  await hearOfPlan(instances[0], world.uid);
  const wrong = (await rest(world, 3_600_000)) ?? judge(world, notes, await documents(), false);
  const { length } = openOf(world);
  return wrong ?? (length > before ? `too many: ${length}, of ${before} before` : null);
}

async function endPlan(scene: Scene): Promise<void> {
  const { world, notes } = scene;
  if (hasPlaces(world)) notes.places.push(world.now());
  changePlan(scene, { act: 'end' });
  await hearOfPlan(instances[1], world.uid);
}

async function rest(world: World, ms: number): Promise<string | null> {
  for (const instance of instances) {
    world.pass(ms / instances.length);
    const { failed } = await instance.runDue();
    if (failed > 0) return 'the job failed though nothing was wrong';
    await deliverMail(database, world);
  }
  return null;
}

/** As an operator sees them. */
async function documents() {
  const { db } = database;
  const found = [db.collection('machines').get(), db.collection('servers').get()] as const;
  const [machines, servers] = await Promise.all(found);
  return { machines: machines.docs, servers: servers.docs };
}

/** An order that names our machine only the first time: repeated after a lost answer, it makes another one. */
function ordersAnew(): Plant {
  const references = new Map<string, string>();
  const named = (id: string) => references.get(id) ?? id;
  return (host) => ({
    ...host,
    order: (id, wanted) => {
      const reference = references.has(id) ? `${id}-${references.size}` : id;
      references.set(id, reference).set(reference, reference);
      const hostName = reference === id ? wanted.hostName : `${wanted.hostName}-${references.size}`;
      return host.order(reference, { ...wanted, hostName });
    },
    read: (id) => host.read(named(id)),
    sleep: (id) => host.sleep(named(id)),
    wake: (id) => host.wake(named(id)),
    erase: (id) => host.erase(named(id)),
  });
}

/** A wake that the host never hears of. */
function forgetsToWake(): Plant {
  return (host) => ({ ...host, wake: async (id) => (await host.read(id)) ?? host.wake(id) });
}

describe(`histories of machines at random, seed ${SEED}`, () => {
  // R-MAC-07
  it(
    `end as the table says, with none too many and none too few, in ${HISTORIES}`,
    { timeout: stretched(HISTORIES * MS_PER_HISTORY) },
    async () => {
      await fc.assert(
        fc.asyncProperty(history, async (one) => {
          expect(await playAll(one)).toBe(null);
        }),
        { numRuns: HISTORIES, seed: SEED },
      );
    },
  );

  // R-MAC-07
  it.each([
    ['an order that does not name the machine', ordersAnew, /too many/],
    ['a wake that is forgotten', forgetsToWake, /too few ready/],
  ] as const)('find %s @battery', async (_name, plant, words) => {
    let found: string | null = null;
    let one = boughtPausedResumed(FEWEST_CALLS);
    for (let calls = FEWEST_CALLS; found === null && calls < MOST_CALLS; calls += 1) {
      one = boughtPausedResumed(calls);
      found = await playAll(one, plant());
    }
    expect(found).toMatch(words);
    expect(await playAll(one)).toBe(null);
  });
});

// R-TRU-02
it('finds a restore that the host never hears of', async () => {
  const restored = [...BACKED_UP, [{ act: 'restore', pick: 0, id: 0, ...ON_FIRST }]] as const;
  const one = { seed: 1, groups: restored };
  const deaf: Plant = (host) => ({ ...host, restore: async () => ({ isByHand: false }) });
  expect(await playAll(one, deaf)).toMatch(/still being restored/);
  expect(await playAll(one)).toBe(null);
});

// R-MAI-07
it('finds an erasure of which no one was told', async () => {
  const ended = (takes: Mailbox['takes']): History => {
    const told = { act: 'news', on: 0, kill: null } as const;
    const groups = [
      [{ act: 'mailbox', address: 'confirmed', takes }],
      [{ act: 'subscribe', status: 'active', slug: 'solo' }],
      [told],
      [{ act: 'wait', ms: 3_600_000 }],
      [{ act: 'end' }],
      [told],
    ] as const;
    return { seed: 1, groups };
  };
  expect(await playAll(ended('lies'))).toMatch(/erased unannounced/);
  expect(await playAll(ended('all'))).toBe(null);
});

/** Histories that random ones came upon. In each, the judge was wrong. */
const ONCE_MISJUDGED: readonly [name: string, groups: History['groups']][] = [
  [
    'a plan that falls past due again, of whose payment in between we never heard',
    [
      [{ act: 'subscribe', status: 'past_due', slug: 'solo' }],
      [{ act: 'news', ...ON_FIRST }],
      [{ act: 'wait', ms: 20 * DAY_MS }],
      [{ act: 'status', status: 'active' }],
      [{ act: 'status', status: 'past_due' }],
    ],
  ],
  [
    'a machine whose order never reaches the host before the plan sleeps, and which a new plan has made',
    [
      ...BACKED_UP,
      [{ act: 'faults', db: 0, host: 1, stripe: 0 }],
      [{ act: 'order', id: 0, ...ON_FIRST }],
      [{ act: 'status', status: 'past_due' }],
      [{ act: 'wait', ms: 20 * DAY_MS }],
    ],
  ],
  [
    'a machine that is erased a day after its owner was told, and an hour after the date',
    [
      ...BACKED_UP,
      [{ act: 'end' }],
      [{ act: 'news', ...ON_FIRST }],
      [{ act: 'mail' }],
      [{ act: 'mailbox', address: 'confirmed', takes: 'returns' }],
      [{ act: 'mail' }],
    ],
  ],
];

// R-MAC-02 R-MAC-07 R-MAI-07
it.each(ONCE_MISJUDGED)('finds nothing wrong with %s', async (_name, groups) => {
  expect(await playAll({ seed: 1, groups })).toBe(null);
});

// R-MAC-07
it('finds the machine of a plan whose first news was cut off halfway, and whose second says the same', async () => {
  const groups = [
    [{ act: 'subscribe', status: 'active', slug: 'solo' }],
    [{ act: 'news', on: 0, kill: 30 }],
    [{ act: 'news', on: 1, kill: null }],
  ] as const;
  expect(await playAll({ seed: 1, groups })).toBe(null);
});

/** Between these many calls, an instance that hears of a plan orders the machine. */
const FEWEST_CALLS = 40;
const MOST_CALLS = 100;

/** A plan that is paused and goes on. The first instance that hears of it is killed after some calls. */
function boughtPausedResumed(calls: number): History {
  const told = { act: 'news', on: 0, kill: null } as const;
  const groups = [
    [{ act: 'subscribe', status: 'active', slug: 'solo' }],
    [{ ...told, kill: calls }],
    [{ ...told, on: 1 }],
    [{ act: 'wait', ms: 3_600_000 }],
    [{ act: 'job', on: 1, kill: null }],
    [{ act: 'status', status: 'paused' }],
    [told],
    [{ act: 'status', status: 'active' }],
    [told],
  ] as const;
  return { seed: 1, groups };
}
