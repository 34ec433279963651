/**
 * What the API reaches where machines are concerned, without a network: the stand-ins of the machines' host and of Stripe, whose
 * subscriptions change as they like, and the owner's mailbox. Every call out may be slow, fail, lose its answer, or be the last one of an
 * instance that is killed.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import type { SeedCustomer } from '@alcove/stripe-standin';
import type { Stripe } from 'stripe';
import { PLAN_SLUGS, PLAN_TERMS, type PlanSlug } from '../../functions/src/contract/plans.ts';
import {
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from '../../functions/src/contract/subscription.ts';
import { answerCall } from '../../standins/machine-host/api.ts';
import { createBook, type Book } from '../../standins/machine-host/book.ts';
import { runDue } from '../../standins/machine-host/life.ts';
import { HOST_URL, STRIPE_URL, type MachineHost } from './instance.ts';
import { createWorld as createStripe } from './world.ts';

/** How a person's plan stands at Stripe. */
export type Truth = {
  id: string;
  status: SubscriptionStatus;
  slug: PlanSlug;
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
  stripe: ReturnType<typeof createStripe>;
  /** That of the one person where there is one. */
  readonly truth: Truth | null;
  truthOf: (uid: string) => Truth | null;
  /** By subscription. */
  mayCountFrom: Map<string, string>;
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
/** 1 January 2026. */
export const BEGINNING = 1_767_225_600_000;

let worlds = 0;

/** @param owners who has a plan at Stripe from the start; without them there is one person, who has none */
export function createWorld(
  seed: number,
  plant: Plant,
  owners: readonly SeedCustomer[] = [],
): World {
  worlds += 1;
  let at = BEGINNING;
  const uid = `uid-${worlds}`;
  const world: World = {
    uid,
    stripe: createStripe(() => Math.floor(at / 1000), {
      customers: owners.length === 0 ? [customerOf(uid)] : owners,
    }),
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
    get truth() {
      return world.truthOf(uid);
    },
    truthOf: (owner) => readTruth(world, owner),
    mayCountFrom: new Map(),
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

/** The customer that someone is at Stripe. */
export function customerOf(uid: string): SeedCustomer {
  return {
    id: customerIdOf(uid),
    email: `${uid}@example.com`,
    name: uid,
    invoicePrefix: uid.replaceAll('-', '').toUpperCase(),
    metadata: { firebaseUID: uid },
  };
}

/** It says nothing of who that is. */
export const customerIdOf = (uid: string) => `cus_${uid.replace('uid-', '')}`;

function readTruth({ stripe, mayCountFrom }: World, uid: string): Truth | null {
  const found = stripe.subscriptions().findLast(({ customer }) => customer === customerIdOf(uid));
  if (found === undefined) return null;
  const { id } = found;
  const status = SUBSCRIPTION_STATUSES.find((one) => one === found.status) ?? 'none';
  const slug = PLAN_SLUGS.find((one) => itemOf(found).price.id.includes(one)) ?? 'solo';
  const failedAt = status === 'past_due' ? openInvoiceOf(stripe, id)?.created : undefined;
  const mayFrom = mayCountFrom.get(id);
  return {
    id,
    status,
    slug,
    ...(failedAt !== undefined && { pastDueSince: new Date(failedAt * 1000).toISOString() }),
    ...(mayFrom !== undefined && { mayCountFrom: mayFrom }),
  };
}

function openInvoiceOf(stripe: World['stripe'], subscription: string) {
  return stripe
    .invoices()
    .find(
      ({ status, parent }) =>
        status === 'open' && parent?.subscription_details?.subscription === subscription,
    );
}

function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (item === undefined) throw new Error(`${id} has no item`);
  return item;
}

/** Someone orders a plan. One that was never paid for is given up. @returns the new subscription */
export function subscribe({ stripe }: World, uid: string, slug: PlanSlug): Stripe.Subscription {
  const mine = () =>
    stripe.subscriptions().filter(({ customer }) => customer === customerIdOf(uid));
  for (const { id, status } of mine()) {
    if (status === 'incomplete') stripe.bringInto(id, 'incomplete_expired');
  }
  const before = mine().length;
  post(stripe, '/subscriptions', {
    customer: customerIdOf(uid),
    'items[0][price]': priceOf(slug),
  });
  const made = mine().at(-1);
  if (made === undefined || mine().length === before) throw new Error('Stripe has made no plan');
  return made;
}

/** A plan gets another size, and no one is charged for it here. */
export function resizePlan({ stripe }: World, subscription: string, slug: PlanSlug): void {
  const found = stripe.subscriptions().find(({ id }) => id === subscription);
  if (found === undefined) throw new Error(`there is no ${subscription}`);
  post(stripe, `/subscriptions/${subscription}`, {
    'items[0][id]': itemOf(found).id,
    'items[0][price]': priceOf(slug),
    proration_behavior: 'none',
  });
  if (!itemOf(found).price.id.includes(slug)) throw new Error('Stripe has not changed the plan');
}

/** For a year, so that Stripe alone changes nothing within most histories. */
const priceOf = (slug: PlanSlug) => `price_${slug}_year`;

/** Takes effect at once, before anyone else can act. */
function post(stripe: World['stripe'], path: string, form: Readonly<Record<string, string>>): void {
  const body = new URLSearchParams(form).toString();
  void stripe.fetch(`${STRIPE_URL}/v1${path}`, { method: 'POST', body });
}

export function placesOf({ slug }: Truth): number {
  return PLAN_TERMS[slug].servers;
}

/** What the wire does at the moment. One world is played at a time. */
const calls = new AsyncLocalStorage<Call>();
let current: World | null = null;

type Call = {
  left: number;
  world: World;
  isSpared?: boolean;
  /** The document with whose first write the instance is killed. */
  endsWith?: string | undefined;
};

export function play(world: World): void {
  current = world;
}

/**
 * Runs an act of an instance that is killed after so many calls out; null lets it live.
 * @param endsWith the document, by collection and id, once it has written which it is killed all the same
 */
export function untilKilled<T>(
  left: number | null,
  act: () => Promise<T>,
  endsWith?: string,
): Promise<T> {
  return calls.run({ left: left ?? Number.POSITIVE_INFINITY, world: playing(), endsWith }, act);
}

/** Tells the wire what was written. */
export function noteWritten(doc: string): void {
  const call = calls.getStore();
  if (call?.endsWith === doc) call.left = 0;
}

/** Runs an act that is not ours, which our outages leave alone. */
export function spared<T>(act: () => Promise<T>): Promise<T> {
  return calls.run({ left: Number.POSITIVE_INFINITY, world: playing(), isSpared: true }, act);
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

/** Lets others act in between. An instance that was killed does nothing more, and nor does one whose history is over. */
async function wander(world: World): Promise<void> {
  const call = calls.getStore();
  for (let turns = Math.floor(world.random() * 3); turns > 0; turns -= 1) await turn();
  if (call === undefined) return;
  call.left -= 1;
  if (call.left < 0 || call.world !== current) throw new CutOffError('killed');
}

/** Answers the calls of Stripe's client. */
export const stripeFetch: typeof fetch = async (input, init) =>
  onTheWay('stripe', () => playing().stripe.fetch(input, init));

/** Answers the calls of the adapter for the host's API. */
export const hostFetch: typeof fetch = (input, init) =>
  onTheWay('host', () => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== HOST_URL) throw new Error(`${url.href} is not here`);
    return askHost(playing().book, url, init);
  });

/** A host that has no machine yet, for what is not about machines. @param now in milliseconds */
export function createHost(now: () => number): typeof fetch {
  const originOf = (name: string) => `http://${name}.localhost:12114`;
  const book = createBook({ now, originOf, changed: () => {} });
  return async (input, init) =>
    askHost(book, new URL(input instanceof Request ? input.url : input), init);
}

function askHost(book: Book, url: URL, init: RequestInit = {}): Response {
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
