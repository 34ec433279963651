import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { Firebase } from '../../../functions/src/adapters/firebase.ts';
import { DOCUMENTS } from '../../../functions/src/schema.ts';
import {
  SECURITY_EVENT_DAYS,
  type Consents,
  type SecurityEventKind,
} from '../../../functions/src/contract/api.ts';
import { OUTLIVING, outlivesUntil } from '../../../functions/src/contract/legal/outliving.ts';
import { CURRENT_VERSIONS } from '../../../functions/src/contract/legal/papers.ts';
import { createAuditLog } from '../../../functions/src/modules/audit/audit-log.ts';
import { fromSnapshot } from '../../../functions/src/modules/machines/record/machine-record.ts';
import { readEnv } from '../../support/env.ts';
import { changePerson, signInPerson, type Person } from '../../support/people.ts';
import { failStandin, mendStandin } from '../../support/standins.ts';
import { orderOf } from '../../support/order.ts';
import {
  auth,
  call,
  customerOf,
  documentsOf as documentsAbout,
  emulators,
  findDocuments,
  firestore,
  handoffToken,
  hostedOf,
  pay,
  startApi,
  stripeClient,
  withPerson,
  type Api,
  type Reply,
  isSignIn,
} from '../api.ts';
import { putPicture, sendFiles, uploadFile, uploadPicture } from '../files/file-kit.ts';
import { listPersonData } from '../jobs.ts';
import { invite, putMember, withPeople } from '../people/member-kit.ts';
import { deliverEvent, stripeEvent } from '../stripe-events.ts';
import { casesOf } from '../../support/cases.ts';

const SERVER = 'https://ai.home.example';
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DEFAULTS: Consents = { productMail: false, chatIdentity: true, feedbackBoard: true };

/** What the app fails to change: documents of a collection, or, for 'auth', the deletion of a sign-in. */
let broken: string | null = null;
/** What happens between the removal of the profile and that of the sign-in. */
let meanwhile = async (): Promise<void> => {};

let api: Api;
beforeAll(async () => {
  api = await startApi({}, await breakableFirebase());
});
afterEach(async () => {
  broken = null;
  meanwhile = async () => {};
  await Promise.all([mendStandin('stripe'), mendStandin('machineHost')]);
});
afterAll(() => api.close());

const readConsents = (token: string) => call(api, '/api/permissions', { token });

const changeConsents = (token: string, body: unknown) =>
  call(api, '/api/permissions', { method: 'PUT', token, body });

const addServer = (token: string, origin = SERVER) =>
  call(api, '/api/servers', { token, body: { name: 'At home', origin } });

const revoke = (token: string, body?: unknown, on = api) =>
  call(on, '/api/sessions/revoke', { method: 'POST', token, body });

const removeAccount = (token: string, on = api) =>
  call(on, '/api/account', { method: 'DELETE', token });

async function eventsOf(token: string): Promise<[unknown, unknown][]> {
  const { body } = await call(api, '/api/security', { token });
  const { events } = Happened.parse(body);
  return events.flatMap(({ kind, about }) => (isSignIn(kind) ? [] : [[kind, about]]));
}

const Happened = z.object({
  events: z.array(z.object({ kind: z.string(), about: z.string().nullable() })),
});

const EventPage = z.object({
  events: z.array(z.object({ id: z.string(), about: z.string().nullable() })),
  hasMore: z.boolean(),
});

/** Sends a form as a visitor who has not been seen before. */
async function sendForm(path: string, body: object): Promise<void> {
  const { status } = await call(api, path, {
    body,
    headers: { 'X-Forwarded-For': randomUUID() },
  });
  expect(status).toBe(201);
}

/** Gives a person some of everything that an account can have. Returns their customer at Stripe. */
async function fill({ idToken, uid, email }: Person, origin = SERVER): Promise<string> {
  expect((await addServer(idToken, origin)).status).toBe(201);
  const { body } = await call(api, '/api/checkout-session', {
    token: idToken,
    body: orderOf('price_solo_month'),
  });
  await pay(String(body.url));
  await call(api, `/api/checkout-session/${String(body.id)}`, { token: idToken });
  expect(await hostedOf(uid)).toHaveLength(1);
  expect((await changeConsents(idToken, { productMail: true })).status).toBe(200);
  await sendForm('/api/contact', {
    kind: 'message',
    name: 'Ada Lovelace',
    // As people write their address.
    email: email.toUpperCase(),
    topic: 'privacy',
    message: `What do you keep about ${uid}, and for how long?`,
    source: 'contact',
  });
  await sendForm('/api/newsletter', { email, source: 'footer' });
  return customerOf(uid);
}

/** A mail, how a machine answered, money given back, a machine made by hand, what contract and books ask for, and a used code. */
async function keepMore({ uid }: Person) {
  const db = firestore();
  const expireAt = new Date(Date.now() + DAY_MS);
  const createdAt = '2026-11-22T12:00:00.000Z';
  const delivery = { state: 'delivered', attempts: 1, at: createdAt, answer: '250 OK' };
  await db.doc(`mail/machine-ready_${uid}`).set({
    uid,
    kind: 'machine_ready',
    lane: 'service',
    messageId: 'cedar',
    createdAt,
    dueAt: null,
    delivery,
    expireAt,
  });
  await db.doc(`machineDays/cedar-${uid}_2026-11-21`).set({
    uid,
    machine: `cedar-${uid}`,
    day: '2026-11-21',
    plan: 'solo',
    observedSeconds: 86_400,
    silentSeconds: 60,
    maintenanceSeconds: 0,
    observed: [],
    silent: [],
    countedUntil: createdAt,
    standing: 'off',
    dueAt: null,
    expireAt,
  });
  await db.doc(`machineCredits/cedar-${uid}_2026-10`).set({
    uid,
    machine: `cedar-${uid}`,
    name: 'Cedar',
    month: '2026-10',
    hours: 2,
    amount: 380,
    currency: 'eur',
    customerId: 'cus_of_old',
    way: 'refund',
    booked: 'cn_of_old',
    isOpen: false,
    lease: null,
    createdAt,
    expireAt,
  });
  const version = CURRENT_VERSIONS['data-processing'];
  await db.doc(`agreements/${uid}_data-processing_${version}`).set({
    uid,
    document: 'data-processing',
    version,
    name: 'Ada Lovelace',
    role: 'Owner',
    at: createdAt,
  });
  const order = {
    id: randomUUID(),
    plan: 'solo',
    owner: uid,
    state: 'failed',
    origin: null,
    todo: 'make',
    orderedAt: '2026-11-22T12:00:00.000Z',
    changedAt: '2026-11-22T12:00:00.000Z',
  };
  const { id, ...document } = order;
  const failure = 'The disk of rack 7 is broken.';
  await db.doc(`machineOrders/${id}`).set({ ...document, hostName: `cedar-${uid}`, failure });
  await keepPapers(uid, createdAt);
  const used = { uid, email: 'ada@alcove.test', for: 'confirmation', at: createdAt, expireAt };
  await db.doc(`usedCodes/${uid}`).set(used);
  return { order, mail: { createdAt, delivery, expireAt: expireAt.toISOString() } };
}

/** A withdrawal, which outlives an account, and an address that gets copies of invoices. */
async function keepPapers(uid: string, at: string): Promise<void> {
  const db = firestore();
  await db.doc(`withdrawals/${randomUUID()}`).set({
    name: 'Ada Lovelace',
    email: 'ada@receipts.test',
    contract: '',
    words: '',
    declaredAt: at,
    uid,
    customerId: 'cus_of_old',
    subscriptionId: 'sub_of_old',
    orderedAt: at,
    state: 'done',
    dueAt: null,
    refund: { amount: 380, currency: 'eur' },
    why: null,
    staffToldAt: null,
    endedAt: at,
    expireAt: outlivesUntil('withdrawals', new Date(at)),
  });
  await db.doc(`invoiceCopies/${randomUUID()}`).set({
    uid,
    email: 'books@copies.test',
    confirmedAt: at,
    generation: randomUUID(),
    createdAt: at,
  });
}

/** What is still there of the two kinds that outlive an account. */
async function findOutliving({ uid }: Person): Promise<DocumentSnapshot[]> {
  const found = await Promise.all(
    Object.keys(OUTLIVING).map((name) =>
      firestore().collection(name).where('uid', '==', uid).get(),
    ),
  );
  return found.flatMap(({ docs }) => docs);
}

/** Someone whom they let in, someone who lets them in, and an invitation. */
async function keepPeople(person: Person, other: Person): Promise<void> {
  const { docs } = await firestore().collection('machines').where('uid', '==', person.uid).get();
  await putMember(person, other, docs.map(fromSnapshot));
  await putMember(other, person, []);
  await invite(person, 'someone@invited.test');
}

/** A picture, and a message with a file. */
async function keepFiles(person: Person): Promise<void> {
  expect((await putPicture(api, person, await uploadPicture(person))).status).toBe(200);
  const file = await uploadFile(api, person);
  expect((await sendFiles(api, person, [file])).status).toBe(201);
}

/**
 * What the export has no part of its own for: the mark of the deletion, counters of calls, which are gone within minutes, the
 * mirror of what Stripe has, and whose customer a person is, which their profile says as well.
 */
const LEFT_OUT = ['deletedAccounts', 'rateLimits', 'stripeCustomers', 'subscriptions'];

/** The same database, which tells which collections it is asked for. */
function noting(db: Firestore, note: (name: string) => void): Firestore {
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        if (name === 'collection' || name === 'doc') note(String(args[0]).split('/')[0] ?? '');
        return Reflect.apply(value, target, args);
      };
    },
  });
}

/** Every document about a person, by its collection, with the counters of calls that these tests make. */
async function documentsOf(person: Person): Promise<string[]> {
  const db = firestore();
  const counters = await db.getAll(
    db.doc(`rateLimits/${limitKey(`PUT /permissions ${person.uid}`)}`),
    db.doc(`rateLimits/${limitKey(`DELETE /account ${person.uid}`)}`),
  );
  const isCounted = counters.some(({ exists }) => exists);
  return [...(await documentsAbout(person)), ...(isCounted ? ['rateLimits'] : [])].toSorted();
}

const EVERYTHING = [
  'auditLog',
  'machines',
  'mail',
  'messages',
  'newsletter',
  'rateLimits',
  'servers',
  'sessionGates',
  'stripeCustomers',
  'subscriptions',
  'users',
];

function limitKey(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}

/** The list of documents has every collection that is there, and every field of these documents. */
async function expectListed(documents: readonly DocumentSnapshot[]): Promise<void> {
  const collections = await firestore().listCollections();
  expect(Object.keys(DOCUMENTS)).toEqual(expect.arrayContaining(collections.map(({ id }) => id)));
  const schemas = new Map(
    Object.entries(DOCUMENTS).map(([name, { fields }]) => [name, z.strictObject(fields.shape)]),
  );
  for (const document of documents) {
    const { path, parent } = document.ref;
    const issues = schemas.get(parent.id)?.safeParse(document.data()).error?.issues;
    expect([path, issues]).toEqual([path, undefined]);
  }
}

/** The mark itself, what it refuses, and machines, which are read before they go: `deletion-races` has one that is made late. */
const NOT_WRITTEN_LATE: readonly string[] = [
  'deletedAccounts',
  'machines',
  'sessionGates',
  'usedCodes',
];

async function hasAccount(uid: string): Promise<boolean> {
  return (await auth().getUsers([{ uid }])).users.length === 1;
}

async function statusAtStripe(customer: string): Promise<string[]> {
  const { data } = await stripeClient().subscriptions.list({ customer, status: 'all' });
  return data.map(({ status }) => status);
}

/** The emulators, with a fault between them and the app while something is `broken`. */
async function breakableFirebase(): Promise<Firebase> {
  const firebase = emulators();
  const [made, admin] = await Promise.all([firebase.db(), firebase.auth()]);
  const send: unknown = Reflect.get(made, 'request');
  if (typeof send !== 'function') throw new Error('Firestore sends in another way now');
  Reflect.set(made, 'request', async (method: string, request: unknown, ...rest: unknown[]) => {
    if (method === 'commit' && JSON.stringify(request).includes(`/documents/${broken}/`)) {
      throw new Error(`${broken} is broken`);
    }
    return Reflect.apply(send, made, [method, request, ...rest]);
  });
  const breakable = new Proxy(admin, {
    get(target, name) {
      if (name === 'deleteUser') {
        return async (uid: string) => {
          if (broken === 'auth') throw new Error('auth is broken');
          await meanwhile();
          await target.deleteUser(uid);
        };
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...firebase, auth: async () => breakable };
}

function expectError({ status, body }: Reply, expected: number, code: string): void {
  expect([status, body.code]).toEqual([expected, code]);
}

describe('GET and PUT /api/permissions', () => {
  // R-ACC-04
  it('answers the defaults at first, then what was chosen, which open tabs hear of', () =>
    withPerson({}, async ({ idToken, uid }) => {
      const before = await readConsents(idToken);
      expect([before.status, before.body]).toEqual([200, { consents: DEFAULTS, changedAt: null }]);
      const { status, body } = await changeConsents(idToken, { productMail: true });
      expect(status).toBe(200);
      const consents = { ...DEFAULTS, productMail: true };
      expect(body).toEqual({ consents, changedAt: expect.stringMatching(/^\d{4}-.*Z$/) });
      expect((await readConsents(idToken)).body).toEqual(body);
      const user = await firestore().doc(`users/${uid}`).get();
      expect(user.get('consents')).toEqual({ ...consents, changedAt: body.changedAt });
    }));

  // R-ACC-04
  it('changes nothing when the same is said again @battery', () =>
    withPerson({}, async ({ idToken }) => {
      const change = { productMail: true, feedbackBoard: false };
      const { body } = await changeConsents(idToken, change);
      expect((await changeConsents(idToken, change)).body).toEqual(body);
      expect(await eventsOf(idToken)).toEqual([
        ['consents_changed', 'Product e-mails on, Feedback board off'],
      ]);
    }));

  // R-ACC-04
  it('keeps both of two changes at once', () =>
    withPerson({}, async ({ idToken }) => {
      await Promise.all([
        changeConsents(idToken, { productMail: true }),
        changeConsents(idToken, { chatIdentity: false }),
      ]);
      const { body } = await readConsents(idToken);
      expect(body.consents).toEqual({ ...DEFAULTS, productMail: true, chatIdentity: false });
    }));

  // R-ACC-04
  it('refuses what it does not know, what is no yes or no, and nothing at all', () =>
    withPerson({}, async ({ idToken }) => {
      for (const [body, code] of [
        [{ everything: true }, 'unknown_key'],
        [{ productMail: true, changedAt: true }, 'unknown_key'],
        [{}, 'invalid_input'],
        [{ productMail: 'yes' }, 'invalid_input'],
        [{ productMail: null }, 'invalid_input'],
        [[], 'invalid_input'],
      ] as const) {
        const answer = await changeConsents(idToken, body);
        expect([body, answer.status, answer.body.code]).toEqual([body, 400, code]);
      }
      expect((await readConsents(idToken)).body).toEqual({ consents: DEFAULTS, changedAt: null });
    }));

  // R-ACC-04
  it('lets the chat know a number only when the person wants that', () =>
    withPerson({}, async ({ idToken, uid, email }) => {
      const claims = async () => {
        const { body } = await call(api, '/api/generate-zendesk-messaging-jwt', { token: idToken });
        return jwt.verify(String(body.jwt), readEnv('ZENDESK_MESSAGING_SECRET'));
      };
      expect(await claims()).toMatchObject({ email });
      await changeConsents(idToken, { chatIdentity: false });
      const narrowed = await claims();
      expect(Object.keys(narrowed).toSorted()).toEqual(['exp', 'external_id', 'iat', 'scope']);
      expect(narrowed).toMatchObject({ external_id: uid });
      await changeConsents(idToken, { chatIdentity: true });
      expect(await claims()).toMatchObject({ email });
    }));

  // R-ACC-04
  it('keeps the feedback board closed to who does not want it, and says where to change that', () =>
    withPerson({}, async ({ idToken }) => {
      const ask = () => call(api, '/api/generate-canny-jwt', { token: idToken });
      expect((await ask()).status).toBe(200);
      await changeConsents(idToken, { feedbackBoard: false });
      const refused = await ask();
      expectError(refused, 403, 'forbidden');
      expect(refused.body.error).toContain('Permissions');
      await changeConsents(idToken, { feedbackBoard: true });
      expect((await ask()).status).toBe(200);
    }));
});

describe('GET /api/security', () => {
  // R-ACC-03
  it('tells since when the account is there, and what happened to it, newest first', () =>
    withPerson({}, async ({ idToken, uid }) => {
      const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
      const before = await call(api, '/api/security', { token: idToken });
      expect([before.status, before.body]).toEqual([
        200,
        {
          createdAt: time,
          lastSignInAt: time,
          events: [expect.objectContaining({ kind: 'signed_in' })],
          hasMore: false,
        },
      ]);
      const { body: server } = await addServer(idToken);
      await call(api, `/api/get-custom-token?redirect=${encodeURIComponent(SERVER)}`, {
        token: idToken,
      });
      await changeConsents(idToken, { chatIdentity: false });
      await call(api, `/api/servers/${String(server.id)}`, { method: 'DELETE', token: idToken });
      await call(api, '/api/account/export', { token: idToken });
      expect(await eventsOf(idToken)).toEqual([
        ['data_exported', null],
        ['server_removed', SERVER],
        ['consents_changed', 'Chat identity off'],
        ['server_opened', SERVER],
        ['server_added', SERVER],
      ]);
      const { docs } = await firestore().collection('auditLog').where('uid', '==', uid).get();
      for (const doc of docs) {
        const kept = doc.get('expireAt').toMillis() - Date.parse(doc.get('at'));
        expect(kept).toBe(SECURITY_EVENT_DAYS * DAY_MS);
      }
    }));

  // R-REL-08
  it('leads past any number of later events to those before, and says when there are no more', () =>
    withPerson({}, async ({ idToken, uid }) => {
      await addServer(idToken);
      const flood = firestore().batch();
      for (let index = 0; index < 120; index += 1) {
        // As the audit log writes them, a second apart and later than the real one.
        const at = new Date(Date.now() + 1000 + index * 1000);
        const left = String(8_640_000_000_000_000 - at.getTime()).padStart(16, '0');
        const expireAt = new Date(at.getTime() + DAY_MS);
        flood.set(firestore().doc(`auditLog/${left}-${randomUUID()}`), {
          uid,
          kind: 'server_opened',
          at: at.toISOString(),
          about: `https://${index}.example`,
          expireAt,
        });
      }
      await flood.commit();
      const seen: string[] = [];
      const sizes: number[] = [];
      let query = '';
      for (let page = 0; page < 3; page += 1) {
        const { body } = await call(api, `/api/security${query}`, { token: idToken });
        const { events, hasMore } = EventPage.parse(body);
        seen.push(...events.map(({ about }) => about ?? ''));
        sizes.push(events.length);
        expect(hasMore).toBe(page < 2);
        query = `?startingAfter=${events.at(-1)?.id}`;
      }
      expect(sizes).toEqual([50, 50, 22]);
      const opened = Array.from({ length: 120 }, (_, index) => `https://${119 - index}.example`);
      expect(seen).toEqual([...opened, SERVER, 'A browser']);
    }));

  // R-REL-08
  it.each(['x', '', '../users/x', `${'0'.repeat(16)}-x`])('knows no page after %j', (id) =>
    withPerson({}, async ({ idToken }) => {
      const path = `/api/security?startingAfter=${encodeURIComponent(id)}`;
      const answer = await call(api, path, { token: idToken });
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
    }),
  );

  // R-ACC-03
  it('tells nothing of what was refused', () =>
    withPerson({}, async ({ idToken }) => {
      await addServer(idToken, 'http://insecure.example');
      await call(api, '/api/get-custom-token?redirect=https%3A%2F%2Fevil.example', {
        token: idToken,
      });
      await call(api, '/api/servers/none', { method: 'DELETE', token: idToken });
      expect(await eventsOf(idToken)).toEqual([]);
    }));

  // R-ACC-03
  it('tells the newest fifty of one person, and none that is too old @battery', () =>
    withPerson({}, (other) =>
      withPerson({}, async ({ idToken, uid }) => {
        let at = Date.now() - SECURITY_EVENT_DAYS * DAY_MS - MINUTE_MS;
        const log = createAuditLog({
          db: async () => firestore(),
          readAddress: async () => ({ kind: 'none' }),
          now: () => new Date(at),
          log: () => {},
        });
        const note = (kind: SecurityEventKind, about: string, whose = uid) =>
          log.record(whose, kind, about);
        await note('server_added', 'too old');
        expect(await eventsOf(idToken)).toEqual([]);
        at += DAY_MS;
        await note('server_opened', 'of another', other.uid);
        for (let count = 0; count < 52; count += 1) {
          at += 1;
          await note('server_opened', String(count));
        }
        // One of the fifty is their sign-in.
        const abouts = (await eventsOf(idToken)).map(([, about]) => about);
        expect(abouts).toEqual(Array.from({ length: 49 }, (_, index) => String(51 - index)));
        expect(await eventsOf(other.idToken)).toEqual([['server_opened', 'of another']]);
      }),
    ));

  // R-ACC-03
  it('is missing an event rather than failing the act', () =>
    withPerson({}, async ({ idToken }) => {
      broken = 'auditLog';
      const { status } = await changeConsents(idToken, { productMail: true });
      expect(status).toBe(200);
      expect(api.logged.join('')).toContain('"severity":"WARNING","message":"security_event');
      expect(await eventsOf(idToken)).toEqual([]);
    }));
});

describe('POST /api/sessions/revoke', () => {
  // R-ACC-03 R-API-04
  it('ends every session, the caller’s included, and tells open tabs since when', () =>
    withPerson({}, async ({ idToken, uid, email }) => {
      const { idToken: elsewhere } = await signInPerson(email);
      for (const token of [idToken, elsewhere]) {
        expect((await call(api, '/api/servers', { token })).status).toBe(200);
      }
      const { status, body } = await revoke(idToken);
      expect(status).toBe(200);
      expect(body).toEqual({ revokedAt: expect.stringMatching(/\.000Z$/) });
      for (const token of [idToken, elsewhere]) {
        expectError(await call(api, '/api/servers', { token }), 401, 'unauthenticated');
      }
      const user = await firestore().doc(`users/${uid}`).get();
      expect(user.get('sessionsRevokedAt')).toBe(body.revokedAt);
      const { idToken: anew } = await signInPerson(email);
      expect(await eventsOf(anew)).toEqual([['signed_out_everywhere', null]]);
    }));

  // R-ACC-03
  it.each([
    [{}, 'signed_out_everywhere'],
    [{ because: 'asked' }, 'signed_out_everywhere'],
    [{ because: 'password_changed' }, 'password_changed'],
  ])('notes for %j: %s', (body, kind) =>
    withPerson({}, async ({ idToken, email }) => {
      expect((await revoke(idToken, body)).status).toBe(200);
      expect(await eventsOf((await signInPerson(email)).idToken)).toEqual([[kind, null]]);
    }),
  );

  // R-ACC-03
  it('refuses another reason, another field and what is no JSON, and ends nothing', () =>
    withPerson({}, async ({ idToken }) => {
      for (const body of [{ because: 'x' }, { uid: 'somebody' }, '{', 'null']) {
        expectError(await revoke(idToken, body), 400, 'invalid_input');
      }
      const asText = { method: 'POST', token: idToken, headers: { 'Content-Type': 'text/plain' } };
      const answer = await call(api, '/api/sessions/revoke', { ...asText, body: '{}' });
      expectError(answer, 415, 'unsupported_media_type');
      expect((await readConsents(idToken)).status).toBe(200);
    }));
});

describe('acts that need a recent login', () => {
  // R-ACC-03 R-ACC-09 R-API-04
  it('are refused five minutes after the sign-in, and change nothing', () =>
    withPerson({}, async (person) => {
      const { idToken, uid } = person;
      const timed = await startApi();
      timed.advance(5 * MINUTE_MS + 1000);
      expectError(await revoke(idToken, undefined, timed), 403, 'recent_login_required');
      expectError(await removeAccount(idToken, timed), 403, 'recent_login_required');
      expect(await hasAccount(uid)).toBe(true);
      expect((await readConsents(idToken)).status).toBe(200);
      expect(await eventsOf(idToken)).toEqual([]);
      timed.advance(-MINUTE_MS);
      expect((await removeAccount(idToken, timed)).status).toBe(200);
      await timed.close();
    }));

  // R-API-04
  it('go by the sign-in, however new the token is', () =>
    withPerson({}, async ({ idToken, uid }) => {
      const claims = jwt.decode(idToken, { json: true });
      const forged = (seconds: number) => {
        const auth_time = Math.floor(Date.now() / 1000) - seconds;
        return jwt.sign({ ...claims, auth_time }, '', { algorithm: 'none' });
      };
      await changePerson(uid, { validSince: '0' });
      expectError(await removeAccount(forged(301)), 403, 'recent_login_required');
      expect((await removeAccount(forged(240))).status).toBe(200);
    }));
});

describe('GET /api/account/export', () => {
  // R-ACC-09 R-API-04
  it('holds everything of the person and nothing of another', () =>
    withPerson({}, (other) =>
      withPerson({ displayName: 'Ada L.' }, async (person) => {
        const { idToken, uid, email } = person;
        await firestore()
          .doc(`users/${uid}`)
          .set({ company: 'Engines', updatedAt: new Date(0) });
        const customer = await fill(person);
        const others = await fill(other, 'https://another.example');
        const [hosted] = await hostedOf(uid);
        const { status, headers, body } = await call(api, '/api/account/export', {
          token: idToken,
        });
        expect(status).toBe(200);
        const today = new Date().toISOString().slice(0, 10);
        expect(headers.get('Content-Disposition')).toBe(
          `attachment; filename="alcove-account-${today}.json"`,
        );
        const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
        const mailOf = (kind: string, to: string | null, about: unknown) => ({
          kind,
          to,
          about,
          createdAt: time,
          delivery: expect.objectContaining({ attempts: expect.any(Number) }),
          expireAt: time,
        });
        const consents = { ...DEFAULTS, productMail: true };
        const { data: invoices } = await stripeClient().invoices.list({ customer });
        expect(invoices.length).toBeGreaterThan(0);
        expect(body).toEqual({
          exportedAt: time,
          account: { uid, email, emailVerified: true, createdAt: time, lastSignInAt: time },
          profile: {
            company: 'Engines',
            updatedAt: '1970-01-01T00:00:00.000Z',
            customerId: customer,
            machinesChangedAt: time,
            newestServer: expect.any(String),
            subscriptionChangedAt: time,
            consents: { ...consents, changedAt: time },
          },
          consents,
          billingDetails: expect.objectContaining({ vatId: null, orderedAt: time }),
          servers: [
            {
              id: expect.any(String),
              kind: 'own',
              name: 'At home',
              origin: SERVER,
              lastHandoffAt: null,
            },
          ],
          machines: [
            {
              id: hosted,
              uid,
              subscriptionId: expect.stringMatching(/^sub_/),
              plan: 'solo',
              name: expect.any(String),
              hostName: expect.any(String),
              origin: null,
              state: 'ordered',
              since: time,
              step: null,
              orderedAt: time,
              readyAt: null,
              lastSeenAt: null,
              diskUsedBytes: null,
              diskBytes: null,
              sizedAt: null,
              readyAbout: null,
              attendedAt: null,
              region: 'Falkenstein, Germany',
              restartedAt: null,
              backups: null,
              restore: null,
              desired: 'ready',
              keepUntil: null,
              postponed: 0,
              why: null,
              readAt: time,
              handoffVersion: expect.any(Number),
            },
          ],
          machineDays: [],
          machineCredits: [],
          people: [],
          invitations: [],
          memberships: [],
          serverIdentities: [],
          subscription: expect.objectContaining({ status: 'active', plan: 'Solo' }),
          invoices: invoices.map(({ id, total }) => expect.objectContaining({ id, total })),
          securityEvents: [
            'data_exported',
            'consents_changed',
            'machine_ordered',
            'server_added',
            'signed_in',
          ].map((kind) => expect.objectContaining({ kind })),
          signIn: {
            passkeys: [],
            sessions: [{ since: time, device: 'A browser', how: 'password', seenAt: time }],
            recoveryCodesLeft: 0,
            formerAddresses: [],
            isPasskeyRequired: false,
            switched: [],
            removal: null,
          },
          messages: [
            {
              kind: 'message',
              fields: {
                name: 'Ada Lovelace',
                email,
                topic: 'privacy',
                message: expect.stringContaining(uid),
              },
              sender: email,
              source: 'contact',
              createdAt: time,
              expireAt: time,
            },
          ],
          newsletter: {
            email,
            source: 'footer',
            createdAt: time,
            confirmed: false,
            generation: expect.any(String),
            mailedAt: [time],
            expireAt: time,
          },
          picture: null,
          files: [],
          mails: [
            mailOf(
              'contract',
              null,
              expect.objectContaining({ event: 'made', at: time, plan: 'Solo' }),
            ),
            ...['data_exported', 'server_added'].map((event) =>
              mailOf('security', email, {
                event,
                at: time,
                about: event === 'server_added' ? SERVER : null,
                id: expect.any(String),
              }),
            ),
          ],
          machineOrders: [],
          withdrawals: [],
          agreements: [],
          invoiceCopies: [],
        });
        for (const secret of [other.uid, other.email, others, 'another.example']) {
          expect(JSON.stringify(body)).not.toContain(secret);
        }
      }),
    ));

  // R-ACC-09
  it('is nearly empty for a new account, and without what an unverified address sent', () =>
    withPerson({ emailVerified: false }, async ({ idToken, email }) => {
      await sendForm('/api/newsletter', { email, source: 'footer' });
      const { body } = await call(api, '/api/account/export', { token: idToken });
      expect(body).toMatchObject({
        profile: {},
        consents: DEFAULTS,
        servers: [],
        subscription: { status: 'none' },
        invoices: [],
        messages: [],
        newsletter: null,
        picture: null,
        files: [],
        mails: [],
        people: [],
        invitations: [],
        memberships: [],
        machineOrders: [],
        withdrawals: [],
        agreements: [],
        invoiceCopies: [],
      });
    }));

  // R-ACC-09 R-MAI-01
  it('holds the mails that are kept, and what operators make by hand, without the words for operators', () =>
    withPerson({}, async (person) => {
      const { uid, email, idToken } = person;
      const { order, mail } = await keepMore(person);
      const { body } = await call(api, '/api/account/export', { token: idToken });
      expect(body['mails']).toEqual([
        { kind: 'machine_ready', to: null, about: null, ...mail },
        expect.objectContaining({ kind: 'security', to: email }),
      ]);
      expect(body['machineOrders']).toEqual([
        {
          ...order,
          hostName: `cedar-${uid}`,
          waiting: [],
          handoffVersion: 1,
          backups: [],
          testedAt: null,
          restore: null,
          restored: null,
        },
      ]);
    }));

  // R-ACC-09 R-LAW-01 R-LAW-05
  it('holds something of every collection that the deletion of an account reaches, which leaves only what the privacy page lists', () =>
    withPeople(['Hana', 'Ivo'], async ([other, person]) => {
      if (other === undefined || person === undefined) throw new Error('two people are needed');
      const reached = new Set<string>();
      const usual = emulators();
      const byHand = await startApi(
        {
          MACHINE_HOST_URL: undefined,
          MACHINE_HOST_KEY: undefined,
          MACHINE_HOST_SECRET: undefined,
        },
        { ...usual, db: async () => noting(await usual.db(), (name) => reached.add(name)) },
      );
      try {
        const token = person.idToken;
        await fill(person);
        await keepMore(person);
        await keepFiles(person);
        await keepPeople(person, other);
        await call(api, '/api/get-custom-token', { token });
        await expectListed([...(await findDocuments(person)), ...(await findOutliving(person))]);
        const { body } = await call(byHand, '/api/account/export', { token });
        const listed = listPersonData();
        const about = { uid: person.uid, verifiedEmail: person.email };
        const parts = await Promise.all(listed.map((data) => data.export(about)));
        reached.clear();
        expect((await removeAccount(token, byHand)).status).toBe(200);
        // Of their invitations stays why they are over, which names no one.
        expect(reached.delete('invitationEnds')).toBe(true);
        const collections = listed.flatMap((data) => data.collections);
        const outliving = Object.keys(OUTLIVING);
        expect([...new Set([...reached, ...outliving])].toSorted()).toEqual(collections.toSorted());
        expect(await documentsOf(person)).toEqual([]);
        const left = await findOutliving(person);
        expect(left.map(({ ref }) => ref.parent.id).toSorted()).toEqual(outliving.toSorted());
        // An agreement begins to expire once the sign-in is gone: agreements.test.ts.
        const withdrawal = left.find(({ ref }) => ref.parent.id === 'withdrawals');
        const expiry = outlivesUntil('withdrawals', new Date('2026-11-22'));
        expect(withdrawal?.get('expireAt').toDate()).toEqual(expiry);
        await Promise.all(left.map(({ ref }) => ref.delete()));
        for (const key of Object.keys(body)) {
          expect([key, Object.keys(body[key] ?? {})]).not.toEqual([key, []]);
        }
        const silent = listed.filter(
          (_data, index) => Object.keys(parts[index] ?? {}).length === 0,
        );
        expect(silent.flatMap((data) => data.collections).toSorted()).toEqual(LEFT_OUT);
        const fields = parts.flatMap((part) => Object.keys(part));
        expect(['exportedAt', ...fields].toSorted()).toEqual(Object.keys(body).toSorted());
      } finally {
        await byHand.close();
      }
    }));

  // R-ACC-09
  it('is whole or not there: without Stripe it answers 502 @battery', () =>
    withPerson({}, async (person) => {
      await fill(person);
      await failStandin('stripe', { path: '/v1/invoices', mode: '500' });
      const answer = await call(api, '/api/account/export', { token: person.idToken });
      expectError(answer, 502, 'upstream_stripe');
      expect(answer.headers.get('Content-Disposition')).toBeNull();
    }));
});

describe('DELETE /api/account', () => {
  // R-ACC-09 R-API-04
  it('ends the plan at Stripe and removes all that is kept, of this person only', () =>
    withPerson({}, (other) =>
      withPerson({}, async (person) => {
        const customer = await fill(person);
        const others = await fill(other);
        const { status, body } = await removeAccount(person.idToken);
        expect([status, body]).toEqual([200, { deleted: true }]);
        expect(await statusAtStripe(customer)).toEqual(['canceled']);
        expect(await documentsOf(person)).toEqual([]);
        expect([await hostedOf(person.uid), await hostedOf(other.uid)]).toEqual([
          [],
          [expect.any(String)],
        ]);
        expect(await hasAccount(person.uid)).toBe(false);
        expectError(await readConsents(person.idToken), 401, 'unauthenticated');
        expect(await statusAtStripe(others)).toEqual(['active']);
        // This one has not called DELETE, so everything else is still there.
        expect(await documentsOf(other)).toEqual(EVERYTHING);
      }),
    ));

  // R-ACC-09
  it('removes an account that has nothing', () =>
    withPerson({ emailVerified: false }, async (person) => {
      expect((await removeAccount(person.idToken)).status).toBe(200);
      expect(await hasAccount(person.uid)).toBe(false);
      expect(await documentsOf(person)).toEqual([]);
    }));

  // R-ACC-09
  it('leaves what came from an unverified address, which may be someone else’s', () =>
    withPerson({ emailVerified: false }, async (person) => {
      await sendForm('/api/newsletter', { email: person.email, source: 'footer' });
      expect((await removeAccount(person.idToken)).status).toBe(200);
      expect(await documentsOf(person)).toEqual(['newsletter']);
    }));

  // R-ACC-09
  it.each(
    casesOf([
      ['the customer', { path: '/v1/customers', mode: '500' }],
      ['the cancellation', { path: '/v1/subscriptions', method: 'DELETE', mode: '500' }],
      [
        'the cancellation, rate limited',
        { path: '/v1/subscriptions', method: 'DELETE', mode: '429' },
      ],
    ] as const),
  )('deletes nothing when Stripe fails at %s, and can be asked again', (_what, failure) =>
    withPerson({}, async (person) => {
      const customer = await fill(person);
      await failStandin('stripe', failure);
      expectError(await removeAccount(person.idToken), 502, 'upstream_stripe');
      await mendStandin('stripe');
      expect(await documentsOf(person)).toEqual(EVERYTHING);
      expect(await hasAccount(person.uid)).toBe(true);
      expect(await statusAtStripe(customer)).toEqual(['active']);
      expect(await hostedOf(person.uid)).toHaveLength(1);
      expect((await removeAccount(person.idToken)).status).toBe(200);
      expect(await statusAtStripe(customer)).toEqual(['canceled']);
      expect(await documentsOf(person)).toEqual([]);
      expect(await hasAccount(person.uid)).toBe(false);
    }),
  );

  // R-ACC-09
  it.each(
    casesOf<readonly [string, readonly string[]]>([
      ['machines', []],
      ['mail', ['machines']],
      // The end of a machine looks for its entry among them.
      ['servers', []],
      ['stripeCustomers', ['machines', 'mail', 'servers']],
      ['subscriptions', ['machines', 'mail', 'servers', 'stripeCustomers']],
      ['auditLog', ['machines', 'mail', 'servers', 'stripeCustomers', 'subscriptions']],
      ['messages', ['auditLog', 'machines', 'mail', 'servers', 'stripeCustomers', 'subscriptions']],
      [
        'newsletter',
        ['auditLog', 'machines', 'mail', 'messages', 'servers', 'stripeCustomers', 'subscriptions'],
      ],
      ['users', EVERYTHING.filter((name) => name !== 'users' && name !== 'sessionGates')],
      ['auth', EVERYTHING],
    ]),
  )('stops where %s fails, keeps the rest and the sign-in, and can be asked again', (place, gone) =>
    withPerson({}, async (person) => {
      const customer = await fill(person);
      broken = place;
      expectError(await removeAccount(person.idToken), 500, 'internal');
      expect(await statusAtStripe(customer)).toEqual(['canceled']);
      expect(await hostedOf(person.uid)).toHaveLength(place === 'machines' ? 1 : 0);
      expect(await hasAccount(person.uid)).toBe(true);
      expect(await documentsOf(person)).toEqual(EVERYTHING.filter((name) => !gone.includes(name)));
      broken = null;
      const { idToken: anew } = await signInPerson(person.email);
      expect((await removeAccount(anew)).status).toBe(200);
      expect(await documentsOf(person)).toEqual([]);
      expect(await hasAccount(person.uid)).toBe(false);
    }),
  );

  // R-MAC-06
  it.each(
    casesOf([
      ['answers 500', '500'],
      ['does its work and answers nothing', 'lost'],
    ] as const),
  )(
    'keeps the account when the host of its machines %s, says that the plan has ended, and can be continued',
    (_what, mode) =>
      withPerson({}, async (person) => {
        const customer = await fill(person);
        const { uid, idToken: token } = person;
        await failStandin('machineHost', { path: '/v1/machines', method: 'DELETE', mode });
        const refused = await removeAccount(token);
        expectError(refused, 503, 'unavailable');
        expect(refused.body.error).toContain('it has ended, and nothing more will be charged');
        expect(refused.body.error).toContain('delete it again');
        expect(refused.headers.get('Retry-After')).not.toBeNull();
        expect(await statusAtStripe(customer)).toEqual(['canceled']);
        expect(await hasAccount(uid)).toBe(true);
        expect(await documentsOf(person)).toEqual(EVERYTHING);
        const { body: subscription } = await call(api, '/api/subscription', { token });
        expect(subscription).toMatchObject({ status: 'canceled' });
        const { docs } = await firestore().collection('machines').where('uid', '==', uid).get();
        expect(docs.map((doc) => [doc.get('desired'), doc.get('why')])).toEqual([
          ['erased', 'account_deleted'],
        ]);
        await mendStandin('machineHost');
        expect((await removeAccount(token)).status).toBe(200);
        expect(await hostedOf(uid)).toEqual([]);
        expect(await documentsOf(person)).toEqual([]);
        expect(await hasAccount(uid)).toBe(false);
      }),
  );

  // R-ACC-09
  it('of two at once ends well for both or tells one that the account is gone @battery', () =>
    withPerson({}, async (person) => {
      await fill(person);
      const answers = await Promise.all([
        removeAccount(person.idToken),
        removeAccount(person.idToken),
      ]);
      expect(answers.map(({ status }) => status).filter((code) => code !== 401)).toContain(200);
      for (const { status } of answers) expect([200, 401]).toContain(status);
      expect(await documentsOf(person)).toEqual([]);
    }));

  // R-ACC-09 R-API-02
  it('stays done when an event about the customer comes late @battery', () =>
    withPerson({}, async (person) => {
      const customer = await fill(person);
      await removeAccount(person.idToken);
      for (const type of ['customer.subscription.deleted', 'customer.updated', 'invoice.paid']) {
        const object = { id: 'any', object: 'subscription', customer };
        const { status } = await deliverEvent(api, stripeEvent(type, object));
        expect(status).toBe(200);
      }
      expect(await documentsOf(person)).toEqual([]);
    }));

  // R-ACC-09
  it('removes what a call under way has written again, and tells an operator if it cannot @battery', () =>
    withPerson({}, async (person) => {
      const writeAgain = async () => {
        for (const [name, { about }] of Object.entries(DOCUMENTS)) {
          if (NOT_WRITTEN_LATE.includes(name)) continue;
          const { uid } = person;
          const id = about === 'id' ? uid : randomUUID();
          if (about === 'id' || about === 'uid')
            await firestore().doc(`${name}/${id}`).set({ uid });
        }
      };
      meanwhile = writeAgain;
      expect((await removeAccount(person.idToken)).status).toBe(200);
      expect(await documentsOf(person)).toEqual([]);
      await withPerson({}, async (another) => {
        meanwhile = async () => {
          broken = 'users';
        };
        expect((await removeAccount(another.idToken)).status).toBe(200);
        expect(await hasAccount(another.uid)).toBe(false);
        const told = api.logged.filter((line) => line.includes('account_not_swept'));
        expect(told).toEqual([expect.stringContaining(another.uid)]);
      });
    }));

  // R-ACC-09
  it('refuses while billing is off and the customer may still be charged', () =>
    withPerson({}, async (person) => {
      const customer = await fill(person);
      const off = await startApi({
        STRIPE_SECRET_KEY: undefined,
        STRIPE_WEBHOOK_SECRET: undefined,
        PLAN_PRICES: undefined,
      });
      expectError(await removeAccount(person.idToken, off), 503, 'not_configured');
      expect(await documentsOf(person)).toEqual(EVERYTHING);
      expect(await statusAtStripe(customer)).toEqual(['active']);
      await off.close();
    }));
});

describe('a session on a customer’s own server', () => {
  // R-CHK-07 R-API-04
  it('reaches nothing of the account', () =>
    withPerson({}, async ({ uid, idToken }) => {
      const token = await handoffToken(uid);
      const answers = [
        await readConsents(token),
        await changeConsents(token, { productMail: true }),
        await call(api, '/api/security', { token }),
        await revoke(token),
        await call(api, '/api/account/export', { token }),
        await removeAccount(token),
      ];
      for (const answer of answers) expectError(answer, 403, 'forbidden');
      expect((await readConsents(idToken)).body).toEqual({ consents: DEFAULTS, changedAt: null });
      expect(await eventsOf(idToken)).toEqual([]);
    }));
});
