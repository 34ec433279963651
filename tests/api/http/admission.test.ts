/**
 * How a call is admitted: what is on its way while the account is looked up, and what that must never give away. Every request
 * to Google and to the database waits at a gate, so a case sees which are under way together and decides who answers first.
 */
import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import jwt from 'jsonwebtoken';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createFirebase, type Firebase } from '../../../functions/src/adapters/firebase.ts';
import {
  deleteApp,
  initializeApp,
} from '../../../functions/node_modules/firebase-admin/lib/app/index.js';
import { NO_BILLING_DETAILS } from '../../../functions/src/contract/billing-details.ts';
import { readEnv } from '../../support/env.ts';
import { createGate, type Gate } from '../../support/proxies/gate.ts';
import { startGrpcProxy } from '../../support/proxies/grpc-proxy.ts';
import { idToken, KID, PROJECT, PUBLIC_KEY, seconds } from '../../support/id-tokens.ts';
import { counterOf } from '../../support/limits.ts';
import { call, firestore, startApi, type Api, type Reply } from '../api.ts';
import { startGoogleEdge, type GoogleEdge } from '../google-edge.ts';

// The Admin SDK reads this on each call; when unset, it checks signatures as in production.
delete process.env.FIREBASE_AUTH_EMULATOR_HOST;

const LOOK_UP = 'lookup';
const SIGN = 'signBlob';
const DOCUMENT = 'BatchGetDocuments';
const QUERY = 'RunQuery';
const COMMIT = 'Commit';
/** Statuses of gRPC that no client repeats. */
const PERMISSION_DENIED = 7;
const CANCELLED = 1;

let gate: Gate;
let edge: GoogleEdge;
let db: Firestore;
let api: Api;
let end: () => Promise<void>;
let uid: string;
/** When their session began. */
let began: number;

beforeAll(async () => {
  gate = createGate();
  edge = await startGoogleEdge(PROJECT, gate);
  edge.keys[KID] = PUBLIC_KEY;
  const direct = readEnv('FIRESTORE_EMULATOR_HOST');
  const proxy = await startGrpcProxy(direct, gate);
  const app = initializeApp({ projectId: readEnv('ALCOVE_DATABASE') }, proxy.address);
  // The SDK reads this once, when it makes its client.
  process.env['FIRESTORE_EMULATOR_HOST'] = proxy.address;
  db = await createFirebase(async () => app).db();
  process.env['FIRESTORE_EMULATOR_HOST'] = direct;
  const firebase: Firebase = { ...createFirebase(async () => edge.app), db: async () => db };
  api = await startApi({}, firebase);
  end = async () => {
    await api.close();
    await deleteApp(app);
    await proxy.stop();
    await edge.close();
  };
  // Connections and keys are fetched once per instance.
  uid = await addPerson();
  await ask('GET /permissions');
});
afterAll(() => end());

beforeEach(async () => {
  uid = await addPerson();
  gate.shut();
});
afterEach(() => gate.open());

/** A person with a plan and a server, who has agreed to everything. */
async function addPerson(): Promise<string> {
  const id = randomUUID();
  const email = `${id}@people.test`;
  const validSince = seconds() - 7200;
  began = seconds() - 10;
  const account = { localId: id, email, emailVerified: true, validSince: String(validSince) };
  edge.accounts.set(id, account);
  const stored = firestore();
  const at = new Date().toISOString();
  const consents = { productMail: true, chatIdentity: true, feedbackBoard: true, changedAt: at };
  await Promise.all([
    stored.doc(`users/${id}`).set({ consents }),
    // They were here before.
    stored.doc(`sessionGates/${id}`).set({
      noted: { email, isConfirmed: true, validSince: new Date(validSince * 1000).toISOString() },
      sessions: { [began]: { browser: null, device: 'A browser', how: 'password', seenAt: at } },
    }),
    stored.doc(`subscriptions/${id}`).set({ ...PLAN, uid: id, readAt: at }),
    stored.doc(`servers/${id}`).set({ ...SERVER, uid: id, createdAt: new Date() }),
  ]);
  return id;
}

const PLAN = {
  customerId: 'cus_any',
  id: 'sub_any',
  plan: 'Solo',
  planId: 'price_solo_month',
  interval: 'month',
  currentPeriodEnd: null,
  status: 'active',
  details: NO_BILLING_DETAILS,
};
const SERVER = { kind: 'own', name: 'Attic', origin: 'https://attic.example', lastHandoffAt: null };

function ask(endpoint: string, body?: object): Promise<Reply> {
  const [method = '', path = ''] = endpoint.split(' ');
  const token = idToken(uid, { claims: { auth_time: began } });
  // As the session was noted.
  const headers = { 'X-Browser': '' };
  return call(api, `/api${path}`, { method, token, body, headers });
}

async function identitiesOf(person: string): Promise<string[]> {
  const stored = firestore().collection('handoffIdentities').where('uid', '==', person);
  return (await stored.get()).docs.map(({ id }) => id);
}

/** What a server hears that signs in with a custom token. */
function sessionOf({ body }: Reply): Promise<Reply> {
  const { uid: identity } = Minted.parse(jwt.decode(String(body.customToken)));
  edge.accounts.set(identity, { localId: identity, validSince: '1' });
  return readSession(identity);
}

const Minted = z.object({ uid: z.string() });

function readSession(identity: string): Promise<Reply> {
  const claims = { firebase: { identities: {}, sign_in_provider: 'custom' } };
  return call(api, '/api/handoff-session', { token: idToken(identity, { claims }) });
}

/** Uses up a person's calls of a minute that has just begun by the app's clock, and so does not end during the test. */
async function useUp(endpoint: string): Promise<void> {
  const ahead = MINUTE_MS - ((Date.now() + shift) % MINUTE_MS);
  api.advance(ahead);
  shift += ahead;
  const minute = Math.floor((Date.now() + shift) / MINUTE_MS) * MINUTE_MS;
  await counterOf(endpoint, uid).set({ window: minute, count: 30 });
}

const MINUTE_MS = 60_000;
/** How far the app's clock is ahead. */
let shift = 0;

/** What ends a person's sessions. */
const ENDINGS: Record<string, () => void> = {
  revoked: () => edge.accounts.set(uid, { localId: uid, validSince: String(seconds() + 1) }),
  disabled: () => edge.accounts.set(uid, { localId: uid, validSince: '1', disabled: true }),
  deleted: () => edge.accounts.delete(uid),
};

/** What each endpoint reads while the account is looked up: with everything else, which sessions of the person count. */
const READS: Record<string, string[]> = {
  'GET /subscription': [DOCUMENT, DOCUMENT],
  'GET /billing-details': [DOCUMENT, DOCUMENT],
  'GET /servers': [DOCUMENT, QUERY],
  'GET /people': [DOCUMENT, DOCUMENT, QUERY, QUERY],
  'GET /permissions': [DOCUMENT, DOCUMENT],
  'GET /security': [DOCUMENT, QUERY],
  'GET /agreements': [DOCUMENT, QUERY],
};
/** The counter of calls comes with it. */
const TOKENS: Record<string, string[]> = {
  'GET /generate-zendesk-messaging-jwt': [DOCUMENT, DOCUMENT, DOCUMENT],
  'GET /generate-zendesk-jwt': [DOCUMENT, DOCUMENT],
  'GET /generate-canny-jwt': [DOCUMENT, DOCUMENT, DOCUMENT],
};

describe('round trips to other services', () => {
  // R-API-01
  it.each(Object.entries(READS))('are one for %s', async (endpoint, reads) => {
    const answer = ask(endpoint);
    await gate.holds(LOOK_UP, ...reads);
    gate.letPass();
    expect((await answer).status).toBe(200);
    expect(gate.seen()).toEqual([LOOK_UP, ...reads].toSorted());
  });

  // R-API-01
  it.each(Object.entries(TOKENS))('are two for %s', async (endpoint, reads) => {
    const answer = ask(endpoint);
    await gate.holds(LOOK_UP, ...reads);
    gate.letPass();
    await gate.holds(COMMIT);
    gate.letPass();
    expect((await answer).status).toBe(200);
    expect(gate.seen()).toEqual([LOOK_UP, ...reads, COMMIT].toSorted());
  });
});

/** Opens the server that every person here has. */
const OPEN = 'GET /get-custom-token?redirect=https://attic.example/';
/** What is read to decide about it. Once begun, it is read to its end, even for those who are refused. */
const DECIDED = [DOCUMENT, DOCUMENT, DOCUMENT, DOCUMENT, QUERY, DOCUMENT];

/** The calls that lead to it, by what goes out together. */
const WAVES = [
  [LOOK_UP, DOCUMENT, DOCUMENT, DOCUMENT, DOCUMENT, QUERY],
  [COMMIT, DOCUMENT],
  [SIGN, COMMIT],
  [COMMIT, COMMIT],
];
const READING = 0;
const SIGNING = 2;

describe('the token that opens a server', () => {
  // R-API-01
  it('takes four round trips', async () => {
    const answer = ask(OPEN);
    for (const wave of WAVES) {
      await gate.holds(...wave);
      gate.letPass();
    }
    expect(await answer).toMatchObject({ status: 200, body: { customToken: expect.any(String) } });
  });

  // R-API-01
  it('is kept back where the server is removed while Google signs', async () => {
    const answer = ask(OPEN);
    await holdWave(SIGNING);
    gate.letPass(SIGN);
    await firestore().doc(`servers/${uid}`).delete();
    gate.open();
    expect(await answer).toMatchObject({ status: 403, body: { code: 'server_not_trusted' } });
    expect(await identitiesOf(uid)).toEqual([]);
  });

  // R-REL-02 R-ACC-09
  it.each([
    ['before its marks are read', READING],
    ['while Google signs', SIGNING],
  ])('is kept back where the account goes %s', async (_when, wave) => {
    const mark = { isDone: false, expireAt: new Date(Date.now() + MINUTE_MS) };
    const answer = ask(OPEN);
    await holdWave(wave);
    gate.letPass(SIGN);
    await firestore().doc(`deletedAccounts/${uid}`).set(mark);
    gate.open();
    expect(await answer).toMatchObject({ status: 403, body: { code: 'server_not_trusted' } });
    expect(await identitiesOf(uid)).toEqual([]);
  });

  // R-REL-02
  it('is worth nothing where the person’s sessions end while Google signs, and the next one is', async () => {
    const answer = ask(OPEN);
    await holdWave(SIGNING);
    const person = edge.accounts.get(uid);
    // The sign-in of `idToken` was ten seconds ago, so that it stays valid.
    edge.accounts.set(uid, { localId: uid, ...person, validSince: String(seconds() - 60) });
    gate.open();
    expect(await sessionOf(await answer)).toMatchObject({ status: 403, body: { code: 'revoked' } });
    expect(await sessionOf(await ask(OPEN))).toMatchObject({ status: 200, body: { owner: uid } });
  });

  // R-REL-02
  it.each(Object.entries(ENDINGS).filter(([name]) => name !== 'disabled'))(
    'opens a session that hears of its end where its identity is %s',
    async (_name, endSession) => {
      gate.open();
      const { customToken } = (await ask(OPEN)).body;
      uid = Minted.parse(jwt.decode(String(customToken))).uid;
      endSession();
      expect(await readSession(uid)).toMatchObject({ status: 403, body: { code: 'revoked' } });
    },
  );

  // R-API-01
  it.each(Object.entries(ENDINGS))(
    'is never signed for a session that is %s',
    async (_name, endSession) => {
      endSession();
      const answer = ask(OPEN);
      await holdWave(READING);
      gate.open();
      expect(await answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
      await gate.hasAnswered(...DECIDED);
      expect(gate.seen()).not.toContain(SIGN);
      expect(gate.seen()).not.toContain(COMMIT);
    },
  );
});

describe.each(Object.entries(ENDINGS))('a session that is %s', (_name, endSession) => {
  // R-API-01
  it.each(Object.entries(READS))(
    'gets nothing of %s, though the read is faster',
    async (endpoint, reads) => {
      endSession();
      const answer = ask(endpoint);
      await gate.holds(LOOK_UP, ...reads);
      for (const read of new Set(reads)) gate.letPass(read);
      await gate.hasAnswered(...reads);
      await databaseHeard(LOOK_UP);
      gate.letPass();
      expect(await answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    },
  );

  // R-API-01
  it('is not counted', async () => {
    endSession();
    const endpoint = 'GET /generate-canny-jwt';
    const answer = ask(endpoint);
    await gate.holds(LOOK_UP, ...(TOKENS[endpoint] ?? []));
    gate.open();
    expect((await answer).status).toBe(401);
    expect(gate.seen()).not.toContain(COMMIT);
    expect((await counterOf(endpoint, uid).get()).exists).toBe(false);
  });

  // R-API-01
  it('is refused as such where its person has used up their calls', async () => {
    endSession();
    await useUp('GET /generate-zendesk-jwt');
    gate.open();
    expect((await ask('GET /generate-zendesk-jwt')).status).toBe(401);
  });
});

describe('a call beyond the limit', () => {
  // R-API-01
  it.each(Object.keys(TOKENS))('gets no token: %s', async (endpoint) => {
    await useUp(endpoint);
    gate.open();
    const { status, body } = await ask(endpoint);
    expect([status, Object.keys(body).toSorted()]).toEqual([429, ['code', 'error', 'requestId']]);
  });

  // R-API-01
  it.each([
    ['POST /servers', { name: 'Cellar', origin: 'https://cellar.example' }],
    ['PUT /permissions', { productMail: false }],
  ])('has no effect: %s', async (endpoint, body) => {
    await useUp(endpoint);
    const answer = ask(endpoint, body);
    gate.open();
    expect(await answer).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(gate.seen()).not.toContain(COMMIT);
  });

  // R-API-01
  it('signs no token that opens a server', async () => {
    await useUp('GET /get-custom-token');
    const answer = ask(OPEN);
    gate.open();
    expect(await answer).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    await gate.hasAnswered(...DECIDED);
    expect(gate.seen()).not.toContain(SIGN);
    expect(gate.seen()).not.toContain(COMMIT);
  });
});

describe('a read that fails', () => {
  let unheard: unknown[];
  const note = (error: unknown) => unheard.push(error);
  beforeEach(() => {
    unheard = [];
    process.on('unhandledRejection', note);
  });
  afterEach(() => {
    process.off('unhandledRejection', note);
  });

  // R-REL-04
  it.each(Object.entries(READS))(
    'is an internal error to a caller who is admitted: %s',
    async (endpoint, reads) => {
      const answer = ask(endpoint);
      await gate.holds(LOOK_UP, ...reads);
      for (const read of new Set(reads)) gate.fail(read, PERMISSION_DENIED);
      gate.letPass();
      expect(await answer).toMatchObject({ status: 500, body: { code: 'internal' } });
    },
  );

  // R-REL-04
  it.each(Object.entries(READS))(
    'is no answer where the database has cancelled it: %s',
    async (endpoint, reads) => {
      const answer = ask(endpoint);
      await gate.holds(LOOK_UP, ...reads);
      for (const read of new Set(reads)) gate.fail(read, CANCELLED);
      gate.letPass();
      expect(await answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    },
  );

  // R-REL-04
  it.each(Object.entries(READS))(
    'before the look-up answers changes nothing for a revoked session: %s',
    async (endpoint, reads) => {
      ENDINGS['revoked']?.();
      const answer = ask(endpoint);
      await gate.holds(LOOK_UP, ...reads);
      for (const read of new Set(reads)) gate.fail(read, PERMISSION_DENIED);
      await databaseHeard(LOOK_UP);
      gate.letPass();
      expect(await answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    },
  );

  // R-REL-04
  it.each(Object.entries({ ...READS, ...TOKENS }))(
    'after the refusal leaves no rejection unhandled: %s',
    async (endpoint, reads) => {
      ENDINGS['revoked']?.();
      const answer = ask(endpoint);
      await gate.holds(LOOK_UP, ...reads);
      gate.letPass(LOOK_UP);
      expect((await answer).status).toBe(401);
      for (const read of new Set(reads)) gate.fail(read, PERMISSION_DENIED);
      await databaseHeard();
      expect(unheard).toEqual([]);
    },
  );
});

/** Resolves when the app has heard what the database said before: on one connection, answers keep their order. */
async function databaseHeard(...others: string[]): Promise<void> {
  const passed = gate.holds(DOCUMENT, ...others).then(() => gate.letPass(DOCUMENT));
  await Promise.all([db.doc('rateLimits/none').get(), passed]);
}

/** Lets the calls pass that lead to a token for a server, up to those of this wave, which wait. */
async function holdWave(last: number): Promise<void> {
  for (const [number, wave] of WAVES.entries()) {
    await gate.holds(...wave);
    if (number === last) return;
    gate.letPass();
  }
}
