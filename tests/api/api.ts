/** The deployed app on a port of its own, before the emulators and the Stripe stand-in. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { Filter, type DocumentSnapshot } from 'firebase-admin/firestore';
import jwt from 'jsonwebtoken';
import { vi } from 'vitest';
import { z } from 'zod';
import { createApp } from '../../functions/src/app.ts';
import { DOCUMENTS, type CollectionName } from '../../functions/src/schema.ts';
import { OUTLIVING } from '../../functions/src/contract/legal/outliving.ts';
import { portOf } from '../../scripts/lib/ports.ts';
import { judgedLog } from './judged-log.ts';
import { auth, firestore } from '../support/emulators.ts';
import { createPerson, signInAtServer, type Person } from '../support/people.ts';
import { orderBook, setPlanStatus, standinState, switchStripe } from '../support/standins.ts';
import { stripeClient } from '../support/stripe.ts';
import { configOf, contextOf, emulators } from './composed.ts';
import { stretched } from '../support/time-limits/stretched.ts';

export { auth, emulators, firestore, setPlanStatus as setStatus, stripeClient, switchStripe };
export { setCard } from '../support/standins.ts';

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
  const logged: string[] = [];
  let shift = 0;
  const now = () => new Date(Date.now() + shift);
  const log = judgedLog(logged);
  const app = createApp(contextOf(configOf(settings), { ...firebase, clock: now, log }));
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

/** Serves on a free port of this machine. */
export async function listen(
  handler: RequestListener,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const Answer = z.record(z.string(), z.unknown());

/** The six fields of the specification: one more, or one less, fails the test that gets it. */
const SubscriptionAnswer = z.strictObject({
  id: z.string(),
  plan: z.string().nullable(),
  planId: z.string().nullable(),
  interval: z.string().nullable(),
  currentPeriodEnd: z.iso.datetime().nullable(),
  status: z.string(),
});
/** What `GET /billing-details` has besides of a subscription, and an act upon one answers with it. */
export const SUBSCRIPTION_DETAILS = {
  cancelAt: z.iso.datetime().optional(),
  endedAt: z.iso.datetime().optional(),
  pastDueSince: z.iso.datetime().optional(),
  trialEnd: z.iso.datetime().optional(),
  pausedUntil: z.iso.datetime().optional(),
  pauseReason: z.string().optional(),
  credit: z.looseObject({}).optional(),
  openPayment: z.looseObject({}).optional(),
};
const ActAnswer = SubscriptionAnswer.extend(SUBSCRIPTION_DETAILS);
const ACT = /^\/api\/subscription\/(change|pause|resume|cancel|reactivate)$/;

type Call = {
  method?: string;
  /** Sent as the bearer token. */
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
  /** An empty `X-Browser` is that of a caller who names no browser. */
  headers?: Record<string, string>;
};

/** The id that our pages send: each session has a browser of its own, in which it stays over a refresh. */
export function browserOf(token: string): string {
  const { sub, auth_time: began } = jwt.decode(token, { json: true }) ?? {};
  const session = JSON.stringify(sub === undefined ? token : [sub, began]);
  return createHash('sha256').update(session).digest('hex').slice(0, 32);
}

export async function call(
  { url }: { url: string },
  path: string,
  { method, token, body, headers = {} }: Call = {},
): Promise<Reply> {
  const answer = await fetch(`${url}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(token === undefined
        ? {}
        : { Authorization: `Bearer ${token}`, 'X-Browser': browserOf(token) }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html');
  const read = answer.ok ? answerOf(path) : Answer;
  return {
    status: answer.status,
    headers: answer.headers,
    body: text === '' || isPage ? {} : read.parse(JSON.parse(text)),
  };
}

function answerOf(path: string) {
  if (path === '/api/subscription') return SubscriptionAnswer;
  return ACT.test(path) ? ActAnswer : Answer;
}

/** How a plan stands, as pages put it together from both answers. */
export async function readPlan(on: { url: string }, token: string): Promise<Reply['body']> {
  const [summary, details] = await Promise.all(
    ['/api/subscription', '/api/billing-details'].map((path) => call(on, path, { token })),
  );
  const known = Object.keys(SUBSCRIPTION_DETAILS);
  const facts = Object.entries(details?.body ?? {}).filter(([name]) => known.includes(name));
  return { ...summary?.body, ...Object.fromEntries(facts) };
}

/** Runs a test with a person. What is stored about them stays, in the database that is the file's own. */
export async function withPerson(
  options: Parameters<typeof createPerson>[0],
  test: (person: Person) => Promise<void>,
): Promise<void> {
  const person = await createPerson(options);
  await test(person);
}

/** What the Stripe stand-in holds. */
export async function stripeState() {
  return StripeState.parse(await standinState('stripe'));
}

/** Resolves when the Stripe stand-in holds so many requests: see the switch `held`. */
export async function waitUntilHeld(count: number): Promise<void> {
  await vi.waitUntil(async () => (await stripeState()).held >= count, {
    timeout: stretched(20_000),
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
  const kinds = Object.entries(DOCUMENTS).filter(([name]) => !STAYING.includes(name));
  const ids = kinds.filter(([, { about }]) => about === 'id');
  const found = kinds.map(async ([name, { about }]) => {
    if (about === null || about === 'hash' || about === 'id') return [];
    const asked = db.collection(name);
    if (about === 'owner and member') {
      const either = Filter.or(Filter.where('owner', '==', uid), Filter.where('member', '==', uid));
      return (await asked.where(either).get()).docs;
    }
    const value = about === 'sender' || about === 'email' ? email : uid;
    return (await asked.where(about, '==', value).get()).docs;
  });
  const own = db.getAll(...ids.map(([name]) => db.doc(`${name}/${uid}`)));
  return (await Promise.all([own, ...found])).flat().filter(({ exists }) => exists);
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
  const to = await press(checkoutUrl, { card: 'accepted', ...details });
  if (new URL(to).host === new URL(checkoutUrl).host) throw new Error(`paying led to ${to}`);
}

/** Presses a button on a page of Stripe's. @returns where the browser goes then */
export async function press(page: string, fields: Readonly<Record<string, string>> = {}) {
  const body = new URLSearchParams(fields);
  const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  const to = answer.headers.get('Location');
  if (answer.status !== 303 || to === null) throw new Error(`${page} answered ${answer.status}`);
  return new URL(to, page).href;
}

/** Whether it only tells that someone came: the first call of any session brings one. */
export const isSignIn = (kind: unknown) => kind === 'signed_in' || kind === 'new_browser';

export const IDENTITIES: CollectionName = 'handoffIdentities';
