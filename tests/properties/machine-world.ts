/**
 * Everything that our machine modules reach, without a network: the stand-in of the machines' host, and a subscription that
 * changes as it likes, and the owner's mailbox. Every call out may be slow, fail, lose its answer, or be the last one of an
 * instance that is killed.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import type { MachineHost } from '../../functions/src/adapters/machine-host.ts';
import { PLAN_TERMS, type PlanSlug } from '../../functions/src/contract/plans.ts';
import type { SubscriptionStatus } from '../../functions/src/contract/subscription.ts';
import { answerCall } from '../../standins/machine-host/api.ts';
import { createBook, type Book } from '../../standins/machine-host/book.ts';
import { runDue } from '../../standins/machine-host/life.ts';

export type Truth = {
  id: string;
  status: SubscriptionStatus;
  slug: PlanSlug;
  endedAt?: string;
  pastDueSince?: string;
  /** The earliest such day that our side may still go by: it may not have heard of a payment since. */
  mayCountFrom?: string;
};
export type Rates = { db: number; host: number; stripe: number };
export type Service = keyof Rates;

/** Changes how an instance speaks to the host: a fault that a history has to find. */
export type Plant = (host: MachineHost) => MachineHost;

/** Whether the owner has a confirmed address, or Auth does not answer; and what happens to mail to it. */
export type Mailbox = {
  address: 'confirmed' | 'unconfirmed' | 'unread';
  takes: 'all' | 'nothing' | 'returns' | 'lies';
};

/** A notice that reached the owner's mailbox: of which machine it names which date, and when it came back, if it did. */
export type Received = {
  mail: string;
  machine: string;
  names: number;
  at: number;
  backAt: number | null;
};

export type World = {
  uid: string;
  book: Book;
  truth: Truth | null;
  /** The subscription of each of several people, where there are several. */
  truthOf: (uid: string) => Truth | null;
  /** Grows with everything that changes what a machine is to be. */
  version: number;
  rates: Rates;
  /** References of the events that the host has not delivered yet. */
  events: string[];
  mailbox: Mailbox;
  received: Received[];
  /** When machines were erased at the host. */
  erasures: { reference: string; at: number }[];
  now: () => number;
  pass: (ms: number) => void;
  random: () => number;
  plant: Plant;
};

export const NO_FAULTS: Rates = { db: 0, host: 0, stripe: 0 };
export const HOST_URL = 'http://machines.test';
/** 1 January 2026. */
export const BEGINNING = 1_767_225_600_000;

let worlds = 0;

export function createWorld(seed: number, plant: Plant): World {
  worlds += 1;
  let at = BEGINNING;
  const world: World = {
    uid: `uid-${worlds}`,
    book: createBook({
      now: () => at,
      originOf: (name) => `http://${name}.localhost:12114`,
      changed(machine, when) {
        world.events.push(machine.reference);
        if (machine.state === 'erased') {
          world.erasures.push({ reference: machine.reference, at: when });
        }
      },
    }),
    truth: null,
    truthOf: () => world.truth,
    version: 0,
    rates: NO_FAULTS,
    events: [],
    mailbox: { address: 'confirmed', takes: 'all' },
    received: [],
    erasures: [],
    now: () => at,
    pass(ms) {
      at += ms;
      world.version += 1;
      runDue(world.book);
    },
    random: createRandom(seed),
    plant,
  };
  return world;
}

export function placesOf({ slug }: Truth): number {
  return PLAN_TERMS[slug].servers;
}

/** What the wire does at the moment. One world is played at a time. */
const calls = new AsyncLocalStorage<{ left: number; isSpared?: boolean }>();
let current: World | null = null;

export function play(world: World): void {
  current = world;
}

/** Runs an act of an instance that is killed after so many calls out; null lets it live. */
export function untilKilled<T>(left: number | null, act: () => Promise<T>): Promise<T> {
  return calls.run({ left: left ?? Number.POSITIVE_INFINITY }, act);
}

/** Runs an act that is not ours, which our outages leave alone. */
export function spared<T>(act: () => Promise<T>): Promise<T> {
  return calls.run({ left: Number.POSITIVE_INFINITY, isSpared: true }, act);
}

/** An act that a kill or an outage has cut off. It says nothing against the product. */
class CutOffError extends Error {
  override name = 'CutOffError';
  /** As gRPC says that a service is not there, which the database's client does not repeat here. */
  readonly code = 14;
}

export async function onTheWay<T>(service: Service, act: () => T): Promise<T> {
  const world = playing();
  const isSpared = calls.getStore()?.isSpared === true;
  const isCutOff = !isSpared && world.random() < world.rates[service];
  const isBefore = world.random() < 0.5;
  await wander(world);
  if (isCutOff && isBefore) throw new CutOffError(`${service} is not there`);
  const result = act();
  await wander(world);
  if (isCutOff) throw new CutOffError(`the answer of ${service} was lost`);
  return result;
}

/** Lets others act in between. An instance that was killed does nothing more. */
async function wander(world: World): Promise<void> {
  const call = calls.getStore();
  for (let turns = Math.floor(world.random() * 3); turns > 0; turns -= 1) await turn();
  if (call === undefined) return;
  call.left -= 1;
  if (call.left < 0) throw new CutOffError('killed');
}

/** Answers the calls of the adapter for the host's API. */
export const hostFetch: typeof fetch = (input, init) =>
  onTheWay('host', () => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== HOST_URL) throw new Error(`${url.href} is not here`);
    return askHost(playing().book, url, init);
  });

export function askHost(book: Book, url: URL, init: RequestInit = {}): Response {
  runDue(book);
  const headers = new Headers(init.headers);
  const { status, body } = answerCall(
    { book, makeExport: () => ({ url: HOST_URL, expiresAt: 0 }) },
    {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      key: headers.get('Idempotency-Key'),
      version: headers.get('Machine-Host-Version'),
    },
  );
  return Response.json(body, { status });
}

/** The world that is being played. */
export function playing(): World {
  if (current === null) throw new Error('no world is being played');
  return current;
}

/** The same numbers for the same seed, from 0 to 1: mulberry32, which is good enough for tests and costs nothing. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
