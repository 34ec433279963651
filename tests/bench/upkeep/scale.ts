// What it costs to look after everyone: with the real code for some, and with counted calls in the place of the queue for a
// million.
import { randomUUID } from 'node:crypto';
import {
  deleteApp,
  initializeApp,
} from '../../../functions/node_modules/firebase-admin/lib/app/index.js';
import { createFirebase } from '../../../functions/src/adapters/firebase.ts';
import { COUNTED, createTown, type Counts, type Database } from '../../properties/town.ts';
import type { Figure } from '../figures.ts';
import { spendDay } from './schedule.ts';

const SIZES = [1_000, 100_000, 1_000_000];
/** How many people are looked after at the emulator, first and then. */
const FEW = 20;
const MORE = 200;
const MONTH_DAYS = 31;

/**
 * In dollars. Firestore in eur3: cloud.google.com/firestore/pricing. Tasks: cloud.google.com/tasks/pricing, an operation to add
 * one and another to deliver it. A processor's second and a call of a function: cloud.google.com/run/pricing.
 */
const PRICES = {
  read: 0.06 / 100_000,
  write: 0.18 / 100_000,
  operation: 0.4 / 1_000_000,
  processorSecond: 0.000_024,
  call: 0.4 / 1_000_000,
};
/** As many share a processor; each mostly waits. */
const CALLS_AT_ONCE = 20;
/** A page of 25 plans with all that belongs to them, and what is done with it. A guess: only live Stripe can tell. */
const PAGE_SECONDS = 1.5;
const PLANS_A_PAGE = 25;

/** The settings by which the emulators are found are in the environment. */
export async function measureScale(): Promise<Figure[]> {
  const month = await countMonth();
  const looks = await lookAtEmulator();
  const atEmulator = looks.flatMap(({ people, reads, writes, ms }) => [
    { name: `emulator, ${people} people: documents read a look`, unit: '', value: reads },
    { name: `emulator, ${people} people: documents written a look`, unit: '', value: writes },
    { name: `emulator, ${people} people: time a look`, unit: 'ms', value: ms },
  ]);
  const seconds = (looks.at(-1)?.ms ?? 0) / 1000;
  const bySize = SIZES.map((people) => costOf(people, month, seconds));
  const [least, most] = [bySize[0], bySize.at(-1)];
  return [
    ...atEmulator,
    ...bySize.flatMap(({ figures }) => figures),
    {
      name: 'scale: cost of a person, 1000000 people ÷ 1000',
      unit: '×',
      value: (most?.each ?? Number.NaN) / (least?.each ?? Number.NaN),
    },
  ];
}

/** What one more person adds to a month, in this process. */
async function countMonth(): Promise<Counts> {
  console.log('Scale: a month of one person and of two, counted');
  const one = await liveMonth(1);
  return since(one, await liveMonth(2));
}

async function liveMonth(people: number): Promise<Counts> {
  const town = await openTown();
  for (let index = 0; index < people; index += 1) await town.moveIn(`person-${index}`);
  await town.live(1);
  const before = town.count();
  await town.live(MONTH_DAYS);
  return since(before, town.count());
}

/** An hour of a few people and of more, before the real database. */
async function lookAtEmulator() {
  console.log(`Scale: ${FEW} and ${MORE} people at the emulator`);
  const app = initializeApp({ projectId: `demo-scale-${randomUUID()}` }, 'scale');
  const database = count(await createFirebase(async () => app).db());
  const town = await openTown(database);
  const looks = [];
  let people = 0;
  for (const size of [FEW, MORE]) {
    for (; people < size; people += 1) await town.moveIn(`person-${people}`);
    // Until every machine is ready, and at rest.
    for (let hour = 0; hour < 2; hour += 1) await town.pass();
    const [before, beganAt] = [town.count(), performance.now()];
    await town.pass();
    const { tasks, reads, writes } = since(before, town.count());
    const ms = (performance.now() - beganAt) / tasks;
    // The run of the schedule has found each in a page of its two queries.
    const read = reads - 2 + tasks;
    looks.push({ people, reads: read / tasks, writes: writes / tasks, ms });
  }
  await deleteApp(app);
  return looks;
}

/** Counts what is asked of a database, as Google bills it. Each query of a look is for the one machine or entry of a person. */
function count(db: Database['db']): Database {
  const counted = { reads: 0, writes: 0 };
  for (const name of ['request', 'requestStream']) {
    const usual: unknown = Reflect.get(db, name);
    if (typeof usual !== 'function') throw new Error(`the Firestore SDK has no ${name}`);
    const counting = (method: string, ...rest: unknown[]) => {
      // A stream's second argument says whether it goes both ways.
      const message = rest[name === 'request' ? 0 : 1];
      if (method === 'commit') counted.writes += lengthOf(message, 'writes');
      if (method === 'batchGetDocuments') counted.reads += lengthOf(message, 'documents');
      if (method === 'runQuery') counted.reads += 1;
      return Reflect.apply(usual, db, [method, ...rest]);
    };
    Object.assign(db, { [name]: counting });
  }
  return { db, counted };
}

function lengthOf(message: unknown, list: string): number {
  const found: unknown =
    typeof message === 'object' && message !== null ? Reflect.get(message, list) : undefined;
  if (!Array.isArray(found)) throw new Error(`a call of the Firestore SDK has no ${list}`);
  return found.length;
}

function openTown(database?: Database): ReturnType<typeof createTown> {
  const usual = globalThis.fetch;
  return createTown((network) => {
    globalThis.fetch = (input, init) => {
      const { hostname } = new URL(input instanceof Request ? input.url : input);
      return hostname.endsWith('.test') ? network(input, init) : usual(input, init);
    };
  }, database);
}

function since(before: Counts, after: Counts): Counts {
  const counts = { ...after };
  for (const name of COUNTED) counts[name] -= before[name];
  return counts;
}

/** @param lookSeconds how long a look takes */
function costOf(people: number, month: Counts, lookSeconds: number) {
  const { tasks, longestRunSeconds, longestQueueSeconds, runs } = spendDay(people);
  const looks = (tasks * MONTH_DAYS) / people;
  // What belongs to a look comes as often as looks; in the town there was one every hour.
  const share = looks / month.tasks;
  const reads = month.reads * share + (2 * runs * MONTH_DAYS) / people;
  const writes = month.writes * share;
  const stripe = month.stripeReads + (MONTH_DAYS * 2) / PLANS_A_PAGE;
  const processor = (looks * lookSeconds) / CALLS_AT_ONCE;
  const each =
    reads * PRICES.read +
    writes * PRICES.write +
    2 * looks * PRICES.operation +
    looks * PRICES.call +
    processor * PRICES.processorSecond;
  const name = (what: string) => `scale, ${people} people: ${what}`;
  const compared = ((people / PLANS_A_PAGE) * PAGE_SECONDS) / 3600 / (25 / 30);
  const figures: Figure[] = [
    { name: name('looks a person and month'), unit: '', value: looks },
    { name: name('documents read a person and month'), unit: '', value: Math.round(reads) },
    { name: name('documents written a person and month'), unit: '', value: Math.round(writes) },
    { name: name('reads of Stripe a person and month'), unit: '', value: stripe },
    { name: name('longest run of the schedule'), unit: 's', value: longestRunSeconds },
    { name: name('queue empty after'), unit: 's', value: longestQueueSeconds },
    { name: name('everyone compared after'), unit: 'h', value: compared },
    { name: name('cost a month'), unit: '$', value: Math.round(each * people) },
    { name: name('cost a person and month'), unit: '$', value: each },
  ];
  return { each, figures };
}
