/** What the API answers while its database is closed, silent, slow, or locked by another transaction. */
import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readEnv } from '../../support/env.ts';
import type { Person } from '../../support/people.ts';
import { startTcpProxy, type Line, type TcpProxy } from '../../support/proxies/tcp-proxy.ts';
import { orderOf } from '../../support/order.ts';
import { createFirebase } from '../../../functions/src/adapters/firebase.ts';
// The API's own copy of the SDK, which does not know an app made by another copy.
import {
  deleteApp,
  initializeApp,
} from '../../../functions/node_modules/firebase-admin/lib/app/index.js';
import { call, emulators, firestore, startApi, withPerson, type Api, type Reply } from '../api.ts';
import { deliverEvent, stripeEvent } from '../stripe-events.ts';
import { stretched } from '../../support/time-limits/stretched.ts';

const LONGEST_ANSWER_MS = stretched(25_000);
/** A call costs at least one such wait there and back. */
const SLOW_MS = 1_500;

type Endpoint = readonly [name: string, ask: (api: Api, person: Person) => Promise<Reply>];

const get =
  (path: string) =>
  (api: Api, { idToken: token }: Person) =>
    call(api, path, { token });
const send =
  (method: string, path: string, body?: object) =>
  (api: Api, { idToken: token }: Person) =>
    call(api, path, { method, token, ...(body && { body }) });

/** Every kind of work with the database: a document, a query, a write, a transaction, and several of them. */
const NEEDING_THE_DATABASE: readonly Endpoint[] = [
  ['GET /subscription', get('/api/subscription')],
  ['GET /invoices', get('/api/invoices')],
  ['POST /checkout-session', send('POST', '/api/checkout-session', orderOf('price_solo_month'))],
  ['GET /servers', get('/api/servers')],
  ['POST /servers', send('POST', '/api/servers', { name: 'Attic', origin: 'https://a.example' })],
  ['GET /get-custom-token', get('/api/get-custom-token')],
  ['GET /permissions', get('/api/permissions')],
  ['PUT /permissions', send('PUT', '/api/permissions', { productMail: true })],
  ['GET /agreements', get('/api/agreements')],
  ['GET /newsletter', get('/api/newsletter')],
  ['PUT /newsletter', send('PUT', '/api/newsletter', { isOnList: true })],
  ['GET /security', get('/api/security')],
  ['GET /messages', get('/api/messages')],
  ['POST /messages/uploads', send('POST', '/api/messages/uploads', { count: 1 })],
  ['DELETE /picture', send('DELETE', '/api/picture')],
  ['DELETE /account', send('DELETE', '/api/account')],
  ['POST /contact', (api) => call(api, '/api/contact', { body: message() })],
  ['POST /stripe-webhook', deliver],
];

function message() {
  return {
    kind: 'message',
    name: 'Ada',
    email: `${randomUUID()}@people.test`,
    topic: 'other',
    message: 'Is anyone there? The line is very quiet.',
    source: 'contact/v1',
  };
}

function deliver(api: Api): Promise<Reply> {
  const object = { id: 'sub_any', object: 'subscription' };
  return deliverEvent(api, stripeEvent('customer.subscription.updated', object));
}

type World = { api: Api; proxy: TcpProxy; end: () => Promise<void> };

/** An API whose line to the database can be disturbed. */
async function startWorld(): Promise<World> {
  const direct = readEnv('FIRESTORE_EMULATOR_HOST');
  const proxy = await startTcpProxy(direct, SLOW_MS);
  const app = initializeApp({ projectId: readEnv('ALCOVE_DATABASE') }, proxy.address);
  const firebase = { ...emulators(), db: createFirebase(async () => app).db };
  // The SDK reads this once, when it makes its client.
  process.env['FIRESTORE_EMULATOR_HOST'] = proxy.address;
  await firebase.db();
  process.env['FIRESTORE_EMULATOR_HOST'] = direct;
  const api = await startApi({}, firebase);
  const end = async () => {
    await api.close();
    await proxy.stop();
    await deleteApp(app);
  };
  return { api, proxy, end };
}

async function timed<T>(work: Promise<T>): Promise<{ answer: T; ms: number }> {
  const begun = performance.now();
  const answer = await work;
  return { answer, ms: performance.now() - begun };
}

const UNAVAILABLE = {
  status: 503,
  body: { code: 'unavailable', error: expect.stringContaining('Our database') },
};

/** An API whose database is disturbed after its connections stand, which is how an outage comes. */
async function startDisturbed(line: Line): Promise<World> {
  const world = await startWorld();
  await withPerson({}, async (person) => {
    expect((await get('/api/permissions')(world.api, person)).status).toBe(200);
  });
  await world.proxy.set(line);
  return world;
}

type Outcome = { answer: Reply; ms: number };
type Outcomes = ReadonlyMap<string, Outcome>;

/** Asks for everything at once, because each of it only waits. */
async function askAll({ api }: World): Promise<Outcomes> {
  const outcomes = await Promise.all(
    NEEDING_THE_DATABASE.map(([name, ask]) => outcomeOf(name, (person) => ask(api, person))),
  );
  return new Map(outcomes);
}

async function outcomeOf(
  name: string,
  ask: (person: Person) => Promise<Reply>,
): Promise<[string, Outcome]> {
  const outcomes: Outcome[] = [];
  await withPerson({}, async (person) => {
    outcomes.push(await timed(ask(person)));
  });
  const [outcome] = outcomes;
  if (outcome === undefined) throw new Error(`${name} was not asked`);
  return [name, outcome];
}

const LINES = ['closed', 'silent', 'slow'] as const;

let worlds: readonly World[];
let outage: World;
let api: Api;
beforeAll(async () => {
  // The first app of a process counts as its own, and must not be one with a disturbed line.
  await emulators().db();
  // One after another: each takes its address from the environment of this process.
  worlds = [
    await startDisturbed('closed'),
    await startDisturbed('silent'),
    await startDisturbed('slow'),
  ];
  outage = await startDisturbed('closed');
  api = await startApi();
});
afterAll(() => Promise.all([api.close(), ...[...worlds, outage].map(({ end }) => end())]));

// Side by side, because each of them waits for seconds.
describe.concurrent('the API', () => {
  const cells = LINES.flatMap((line) => NEEDING_THE_DATABASE.map(([name]) => ({ line, name })));
  let outcomes: readonly Outcomes[];
  beforeAll(async () => {
    outcomes = await Promise.all(worlds.map(askAll));
  });

  // R-REL-04
  it.each(cells)(
    'with a database that is $line answers in time and names it: $name',
    ({ line, name }) => {
      const outcome = outcomes[LINES.indexOf(line)]?.get(name);
      expect(outcome?.ms).toBeLessThan(LONGEST_ANSWER_MS);
      if (line === 'slow' && [200, 201].includes(outcome?.answer.status ?? 0)) return;
      // What an answer that should not be there comes from.
      const logged = worlds[LINES.indexOf(line)]?.api.logged ?? [];
      const isWrong = outcome?.answer.status !== UNAVAILABLE.status;
      expect(isWrong ? logged.filter((text) => text.includes('request_failed')) : []).toEqual([]);
      expect(outcome?.answer).toMatchObject(UNAVAILABLE);
      expect(Number(outcome?.answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    },
  );

  // R-REL-04
  it('still tells prices, which need no database', async () => {
    for (const world of worlds) expect((await call(world.api, '/api/plans')).status).toBe(200);
  });
});

describe.concurrent('the API after an outage', () => {
  // R-REL-04
  it('works again, and has written nothing that it refused @battery', () =>
    withPerson({}, async (person) => {
      const { api: cutOff, proxy } = outage;
      const change = send('PUT', '/api/permissions', { productMail: true });
      expect(await change(cutOff, person)).toMatchObject(UNAVAILABLE);
      await proxy.set('open');
      const read = () => get('/api/permissions')(cutOff, person);
      await vi.waitUntil(async () => (await read()).status === 200, { timeout: stretched(20_000) });
      expect((await read()).body['changedAt']).toBeNull();
      expect((await change(cutOff, person)).status).toBe(200);
    }));
});

describe.concurrent('the API, where another transaction has locked a document,', () => {
  // R-REL-04
  it('answers 503 within seconds if the work itself needs it @battery', () =>
    withPerson({}, (person) =>
      whileLocked(`users/${person.uid}`, async () => {
        const change = send('PUT', '/api/permissions', { productMail: true });
        const { answer, ms } = await timed(change(api, person));
        expect(answer).toMatchObject(UNAVAILABLE);
        expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
        expect(ms).toBeLessThan(LONGEST_ANSWER_MS);
      }),
    ));
});

// By itself: what it asks for must not be late.
// R-REL-04
it('the API lets a call through where another transaction has locked the counter of calls, and warns', () =>
  withPerson({}, async (person) => {
    const { db } = emulators();
    const busy = await startApi(
      {},
      { ...emulators(), db: async () => withBusyCounters(await db()) },
    );
    const answer = await get('/api/get-custom-token')(busy, person);
    expect(answer.status).toBe(200);
    expect(busy.logged.join('')).toContain('"message":"limit_not_counted"');
    await busy.close();
  }));

/** Answers every write of a counter as the database does when others hold the document. */
function withBusyCounters(db: Firestore): Firestore {
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'batch') return typeof value === 'function' ? value.bind(target) : value;
      return () => {
        const batch = target.batch();
        let isCounter = false;
        return new Proxy(batch, {
          get(of, part) {
            if (part === 'commit' && isCounter) {
              return async () => {
                throw Object.assign(new Error('too much contention'), { code: 10 });
              };
            }
            const method: unknown = Reflect.get(of, part);
            if (typeof method !== 'function') return method;
            return (...args: unknown[]): unknown => {
              const path: unknown = Reflect.get(Object(args[0]), 'path');
              isCounter ||= typeof path === 'string' && path.startsWith('rateLimits/');
              return Reflect.apply(method, of, args);
            };
          },
        });
      };
    },
  });
}

/** Holds a lock on a document as another instance would, one that is slow or has just died. */
async function whileLocked(path: string, work: () => Promise<void>): Promise<void> {
  const doc = firestore().doc(path);
  await doc.set({ held: true });
  await firestore().runTransaction(
    async (transaction) => {
      await transaction.get(doc);
      await work();
    },
    { maxAttempts: 1 },
  );
  await doc.delete();
}
