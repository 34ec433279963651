/** The deployed app on a port of its own, before the emulators and the Stripe stand-in. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { Stripe } from 'stripe';
import { vi } from 'vitest';
import { z } from 'zod';
import { createFirebase, type Firebase } from '../../functions/src/adapters/firebase.ts';
// The SDK of the deployed app: an app of one copy is none to the other.
import * as deployed from '../../functions/node_modules/firebase-admin/lib/app/index.js';
import { createStripeSource } from '../../functions/src/adapters/stripe.ts';
import { createApp } from '../../functions/src/app.ts';
import { parseConfig } from '../../functions/src/config/config.ts';
import { createLog } from '../../functions/src/foundation/log.ts';
import { DOCUMENTS, type CollectionName } from '../../functions/src/consistency/documents.ts';
import { OUTLIVING } from '../../functions/src/contract/legal/outliving.ts';
import { auth, firestore } from '../support/emulators.ts';
import { readEnv } from '../support/env.ts';
import { createPerson, removePerson, signInAtServer, type Person } from '../support/people.ts';
import { orderBook, standinState } from '../support/standins.ts';
import { machineDeps } from './machine-deps.ts';

export { auth, firestore };

export type Api = {
  url: string;
  /** Everything that was logged, line by line. */
  logged: string[];
  /** Moves the app's clock, in milliseconds. */
  advance: (ms: number) => void;
  close: () => Promise<void>;
};

export type Reply = { status: number; headers: Headers; body: Record<string, unknown> };

/**
 * @param settings what differs from the settings of the suite; undefined unsets
 * @param firebase the emulators, unless a test puts something in front of them
 */
export async function startApi(
  settings: Record<string, string | undefined> = {},
  firebase = emulators(),
): Promise<Api> {
  const config = parseConfig({ ...process.env, FUNCTIONS_EMULATOR: 'true', ...settings });
  const logged: string[] = [];
  let shift = 0;
  const now = () => new Date(Date.now() + shift);
  const log = createLog((line) => logged.push(line));
  const app = createApp({
    config,
    firebase,
    stripe: createStripeSource(config.billing),
    ...machineDeps(config, now, log, firebase),
    now,
    log,
    version: 'test',
  });
  const { url, close } = await listen(app);
  return {
    url,
    logged,
    advance: (ms) => {
      shift += ms;
    },
    close,
  };
}

/**
 * The emulators. A file whose jobs go through everyone's documents keeps them in a database of its own, named by
 * `ALCOVE_DATABASE`, which the processes that it starts inherit.
 */
export function emulators(): Firebase {
  const usual = createFirebase();
  const name = process.env['ALCOVE_DATABASE'];
  if (name === undefined) return usual;
  const app = async () => {
    // The first app is the one that everything else takes.
    await usual.auth();
    return (
      deployed.getApps().find((one) => one.name === name) ??
      deployed.initializeApp({ projectId: name }, name)
    );
  };
  return { ...usual, db: createFirebase(app).db };
}

/** Serves on a free port of this machine. */
export async function listen(
  handler: RequestListener,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const Answer = z.record(z.string(), z.unknown());

/** Every field that the API's documents list for a subscription: any other one fails the test that gets it. */
export const SubscriptionAnswer = z.strictObject({
  id: z.string(),
  plan: z.string().nullable(),
  planId: z.string().nullable(),
  interval: z.string().nullable(),
  currentPeriodEnd: z.iso.datetime().nullable(),
  status: z.string(),
  cancelAt: z.iso.datetime().optional(),
  endedAt: z.iso.datetime().optional(),
  pastDueSince: z.iso.datetime().optional(),
  trialEnd: z.iso.datetime().optional(),
  pausedUntil: z.iso.datetime().optional(),
  pauseReason: z.string().optional(),
  credit: z.looseObject({}).optional(),
  openPayment: z.looseObject({}).optional(),
});
const ABOUT_SUBSCRIPTION = /^\/api\/subscription(\/(change|pause|resume|cancel|reactivate))?$/;

type Call = {
  method?: string;
  /** Sent as the bearer token. */
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
};

export async function call(
  { url }: { url: string },
  path: string,
  { method, token, body, headers = {} }: Call = {},
): Promise<Reply> {
  const answer = await fetch(`${url}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html');
  const read = answer.ok && ABOUT_SUBSCRIPTION.test(path) ? SubscriptionAnswer : Answer;
  return {
    status: answer.status,
    headers: answer.headers,
    body: text === '' || isPage ? {} : read.parse(JSON.parse(text)),
  };
}

/** Runs a test with a person, and removes them with everything stored about them. */
export async function withPerson(
  options: Parameters<typeof createPerson>[0],
  test: (person: Person) => Promise<void>,
): Promise<void> {
  const person = await createPerson(options);
  try {
    await test(person);
  } finally {
    await removePerson(person.uid).catch(() => undefined);
    await removeDocuments(person);
  }
}

/** Stripe as an operator's script sees it. */
export function stripeClient(): Stripe {
  const { hostname, port } = new URL(readEnv('STRIPE_API_BASE'));
  return new Stripe(readEnv('STRIPE_SECRET_KEY'), {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
  });
}

/** What the Stripe stand-in holds. */
export async function stripeState() {
  return StripeState.parse(await standinState('stripe'));
}

/** Resolves when the Stripe stand-in holds so many requests: see the switch `held`. */
export async function waitUntilHeld(count: number): Promise<void> {
  await vi.waitUntil(async () => (await stripeState()).held >= count, {
    timeout: 20_000,
    interval: 200,
  });
}

const StripeState = z.object({
  held: z.number(),
  customers: z.array(
    z.object({ id: z.string(), metadata: z.record(z.string(), z.string()).optional() }),
  ),
  portalSessions: z.array(
    z.object({
      url: z.string(),
      return_url: z.string().nullable(),
      flow: z.object({ type: z.string() }).nullable(),
    }),
  ),
});

/** The collections that hold something about a person; counters of calls apart, which name no one and expire. */
export async function documentsOf(person: Pick<Person, 'uid' | 'email'>): Promise<string[]> {
  const found = await findDocuments(person);
  return [...new Set(found.map(({ ref }) => ref.parent.id))].toSorted();
}

/** The mark of a deletion, what operators still have to erase by hand, and what outlives an account: they stay when it goes. */
const STAYING: readonly string[] = ['deletedAccounts', 'machineOrders', ...Object.keys(OUTLIVING)];

/** Every document about a person that goes with their account. */
export async function findDocuments({
  uid,
  email,
}: Pick<Person, 'uid' | 'email'>): Promise<DocumentSnapshot[]> {
  const db = firestore();
  const found = Object.entries(DOCUMENTS).map(async ([name, { about }]) => {
    if (about === null || about === 'hash' || STAYING.includes(name)) return [];
    if (about === 'id') return [await db.doc(`${name}/${uid}`).get()];
    const value = about === 'sender' || about === 'email' ? email : uid;
    const fields = about === 'owner and member' ? ['owner', 'member'] : [about];
    const results = fields.map((field) => db.collection(name).where(field, '==', value).get());
    return (await Promise.all(results)).flatMap(({ docs }) => docs);
  });
  return (await Promise.all(found)).flat().filter(({ exists }) => exists);
}

/** What the customers that name a person could still be charged for. */
export async function payableOf(uid: string): Promise<string[]> {
  const stripe = stripeClient();
  const { customers } = await stripeState();
  const theirs = customers.filter(({ metadata }) => metadata?.firebaseUID === uid);
  const found = await Promise.all(
    theirs.map(async ({ id: customer }) => {
      const [subscriptions, checkouts] = await Promise.all([
        stripe.subscriptions.list({ customer }),
        stripe.checkout.sessions.list({ customer, status: 'open' }),
      ]);
      return [...subscriptions.data, ...checkouts.data].map(({ id }) => id);
    }),
  );
  return found.flat();
}

/** What the host would still keep of a person's, by its own order book. */
export async function hostedOf(uid: string): Promise<string[]> {
  const { machines } = await orderBook();
  return machines.flatMap(({ owner, reference, state }) =>
    owner === uid && state !== 'erased' ? [reference] : [],
  );
}

/** The customer recorded for a person. */
export async function customerOf(uid: string): Promise<string> {
  const user = await firestore().doc(`users/${uid}`).get();
  return z.string().parse(user.get('customerId'));
}

/** An ID token of a session on a customer's own server that names none of them. */
export async function handoffToken(uid: string): Promise<string> {
  const identity = `server:${createHash('sha256').update(uid).digest('hex')}`;
  const customToken = await auth().createCustomToken(identity, { handoff: true, owner: uid });
  return (await signInAtServer(customToken)).idToken;
}

/** What a customer does on Stripe's payment page. */
export async function pay(
  checkoutUrl: string,
  details: Readonly<Record<string, string>> = {},
): Promise<void> {
  const answer = await fetch(checkoutUrl, {
    method: 'POST',
    body: new URLSearchParams({ card: 'accepted', ...details }),
    redirect: 'manual',
  });
  const to = answer.headers.get('Location');
  if (answer.status !== 303 || to === null || to.startsWith('/')) {
    throw new Error(`paying answered ${answer.status} and led to ${to ?? 'nowhere'}`);
  }
}

/** Presses a button on a page of Stripe's. @returns where the browser goes then */
export async function press(page: string, fields: Readonly<Record<string, string>> = {}) {
  const body = new URLSearchParams(fields);
  const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  const to = answer.headers.get('Location');
  if (answer.status !== 303 || to === null) throw new Error(`${page} answered ${answer.status}`);
  return new URL(to, page).href;
}

/** Lets time pass at Stripe: over the end of a month, and until the invoice for the next is no draft any more. */
export async function passRenewal(): Promise<void> {
  await switchStripe('clock', { advance: '1 month' });
  await switchStripe('clock', { advance: '1 hour' });
}

/** Gives a customer another card: one that is declined, one whose bank wants to ask the person, or none. */
export function setCard(
  customer: string,
  card: 'good' | 'declined' | 'authenticate' | 'none',
): Promise<void> {
  return switchStripe('cards', { customer, card });
}

/** Puts a subscription at Stripe into a status that otherwise takes time to reach. */
export function setStatus(id: string, status: string): Promise<void> {
  return switchStripe('subscriptions', { id, status });
}

/** Throws a switch of the Stripe stand-in. */
export async function switchStripe(name: string, body: object): Promise<void> {
  const answer = await fetch(`${readEnv('ALCOVE_STRIPE_URL')}/__control/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`the switch ${name} answered ${answer.status}`);
}

async function removeDocuments(person: Person): Promise<void> {
  const refs = (await findDocuments(person)).map(({ ref }) => ref);
  const identities = refs.filter(({ parent }) => parent.id === IDENTITIES).map(({ id }) => id);
  if (identities.length > 0) await auth().deleteUsers(identities);
  const batch = firestore().batch();
  for (const ref of refs) batch.delete(ref);
  await batch.commit();
}

/** Whether it only tells that someone came: the first call of any session brings one. */
export const isSignIn = (kind: unknown) => kind === 'signed_in' || kind === 'new_browser';

export const IDENTITIES: CollectionName = 'handoffIdentities';
