/**
 * Every endpoint × every caller × every method. The cells come from the route table of the app, what is expected from
 * `access-table.ts`, which knows nothing of it.
 */
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createFirebase } from '../../../functions/src/adapters/firebase.ts';
import { compose } from '../../../functions/src/compose.ts';
import { fromSnapshot } from '../../../functions/src/modules/machines/record/machine-record.ts';
import { keyOf } from '../../../functions/src/modules/seats/invitation-record.ts';
import {
  changePerson,
  createPerson,
  removePerson,
  signInAtServer,
  type Person,
} from '../../support/people.ts';
import { casesOf } from '../../support/cases.ts';
import { atStartOfMinute, counterOf } from '../../support/limits.ts';
import { setMachinePace } from '../../support/standins.ts';
import { orderOf } from '../../support/order.ts';
import {
  ACCESS,
  ADMITTED,
  INVITED,
  REFUSED,
  SECRETS,
  UNLIMITED,
  type Admitted,
  type Outcome,
  type Row,
} from './access-table.ts';
import { call, emulators, firestore, pay, startApi, withPerson, type Api } from '../api.ts';
import { sendFiles, uploadFile } from '../files/file-kit.ts';
import { startGoogleEdge, type GoogleEdge } from '../google-edge.ts';
import { configOf, contextOf } from '../composed.ts';
import { invite, putMember } from '../people/member-kit.ts';
import { stretched } from '../../support/time-limits/stretched.ts';

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
] as const;

/** Who asks for each method that a path does not have; `npm run battery -- instances` lets everyone ask. */
const ASKING: readonly Caller[] =
  process.env.ALCOVE_FULL_SIZE === 'yes'
    ? [...REFUSED, ...ADMITTED]
    : ['nobody', 'hand-off', 'subscriber'];

/** Callers whose fault only real signatures show; the emulator takes any. */
const FORGED = ['unsigned', 'signed by a stranger'] as const;

type Caller = (typeof REFUSED)[number] | Admitted;
type Headers = Readonly<Record<string, string>>;

let api: Api;
let people: Record<
  'unverified' | 'newcomer' | 'stale' | 'stranger' | 'member' | 'subscriber',
  Person
>;
let outcasts: Record<'revoked' | 'disabled' | 'deleted', Person>;
let callers: Record<Caller, Headers>;
let ids: Record<string, string>;

beforeAll(async () => {
  api = await startApi();
  const [unverified, newcomer, stale, stranger, member, subscriber, revoked, disabled, deleted] =
    await Promise.all(
      Array.from({ length: 9 }, (_, index) => createPerson({ emailVerified: index !== 0 })),
    );
  people = must({ unverified, newcomer, stale, stranger, member, subscriber });
  outcasts = must({ revoked, disabled, deleted });
  ids = { ...(await becomeSubscriber(people.subscriber)), ...(await letIn(people)) };
  // Their session is older than a test can wait for.
  await changePerson(people.stale.uid, { validSince: String(seconds() - 7200) });
  await changePerson(outcasts.revoked.uid, { validSince: String(seconds() + 2) });
  await changePerson(outcasts.disabled.uid, { disableUser: true });
  await removePerson(outcasts.deleted.uid);
  callers = await introduce();
}, stretched(120_000));

afterAll(() => api.close());

describe('the access table', () => {
  // R-REL-07
  it('has a row for each route of the app, and no other', () => {
    const { routes } = compose(contextOf(configOf()));
    expect(ACCESS.map(({ key }) => key).toSorted()).toEqual(
      routes.map(({ key }) => key).toSorted(),
    );
  });

  // R-REL-07
  it(
    'is what each endpoint answers to each caller, with safe headers',
    async () => {
      // HEAD asks as GET does, and is answered without a body, and so without a code.
      const asHead = casesOf(ACCESS.filter(({ key }) => key.startsWith('GET')));
      for (const row of ACCESS) {
        const keys = [row.key, ...(asHead.includes(row) ? [row.key.replace('GET', 'HEAD')] : [])];
        for (const key of keys) {
          const asked = async (caller: Caller) =>
            [caller, await ask(key, callers[caller], row.body)] as const;
          const others = [...REFUSED, ...ADMITTED].filter(
            (caller) => caller !== 'subscriber' && !isForged(caller),
          );
          // Last, because the ids and the hand-off go with the subscriber's account.
          const answers = [...(await Promise.all(others.map(asked))), await asked('subscriber')];
          const isHead = key !== row.key;
          const found = Object.fromEntries(
            answers.map(([caller, { outcome }]) => [caller, outcome]),
          );
          const expected = Object.entries(expectedOf(row)).map(([caller, outcome]) => [
            caller,
            isHead && typeof outcome === 'string' ? outcome.replace(/ .*/, ' null') : outcome,
          ]);
          // Soft, so that a change of the table is seen as a whole.
          expect.soft([key, found]).toEqual([key, Object.fromEntries(expected)]);
          for (const [caller, answer] of answers) expectSafe(`${key} ${caller}`, answer);
        }
      }
    },
    stretched(180_000),
  );
});

// R-REL-08
it('each endpoint that asks who calls refuses the thirty-first call in a minute, unless the table says otherwise', () =>
  withPerson({}, (person) =>
    atStartOfMinute(async (limited, minute) => {
      const session = await handOff(person);
      for (const { key, body, admitted } of ACCESS) {
        if (admitted === undefined) continue;
        const token = admitted['hand-off'] === 200 ? session : person.idToken;
        const { sub } = claimsIn(token);
        await counterOf(key, String(sub)).set({ window: minute, count: 30 });
        const { outcome } = await ask(key, bearer(token), body, limited.url);
        const isLimited = outcome === '429 rate_limited';
        expect.soft([key, isLimited]).toEqual([key, !UNLIMITED.includes(key)]);
      }
    }),
  ));

describe('every other method of a path', () => {
  // R-REL-07
  it.each([...methodsByPath()])('of %s is refused', async (path, known) => {
    const allow = known.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    const cells = METHODS.filter((one) => !allow.includes(one)).flatMap((method) =>
      ASKING.map((caller) => ({ method, caller, headers: callers[caller] })),
    );
    const answers = await Promise.all(
      cells.map(async ({ method, caller, headers }) => ({
        method,
        caller,
        ...(await ask(`${method} ${path}`, headers)),
      })),
    );
    for (const { method, caller, outcome, headers } of answers) {
      const expected =
        method === 'OPTIONS' ? 204 : method === 'HEAD' ? '405 null' : '405 method_not_allowed';
      expect([method, caller, outcome, headers.allow]).toEqual([
        method,
        caller,
        expected,
        allow.join(', '),
      ]);
      expectSafe(`${method} ${path} ${caller}`, { outcome, headers, body: null });
    }
  });
});

describe('where signatures are checked, as when deployed', () => {
  let edge: GoogleEdge;
  let deployed: Api;
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;

  beforeAll(async () => {
    // The Admin SDK reads it on each call.
    delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
    edge = await startGoogleEdge(String(process.env.GCLOUD_PROJECT));
    const { auth: edgeAuth } = createFirebase(async () => edge.app);
    deployed = await startApi({}, { ...emulators(), auth: edgeAuth });
  });
  afterAll(async () => {
    await deployed.close();
    await edge.close();
    process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator;
  });

  // R-REL-07
  it.each(FORGED)('a token %s is refused by every endpoint that asks who calls', async (caller) => {
    for (const { key, body } of ACCESS.filter(({ admitted }) => admitted !== undefined)) {
      const { outcome } = await ask(key, callers[caller], body, deployed.url);
      expect([key, outcome]).toEqual([key, '401 unauthenticated']);
    }
  });
});

function expectedOf({ everybody, admitted, nobody }: Row): Record<string, Outcome> {
  const refused = REFUSED.filter((caller) => !isForged(caller));
  return Object.fromEntries([
    ...refused.map((caller) => [caller, everybody ?? '401 unauthenticated']),
    ...(nobody === undefined ? [] : [['nobody', nobody]]),
    ...ADMITTED.map((caller) => [caller, everybody ?? admitted?.[caller]]),
  ]);
}

function isForged(caller: Caller): boolean {
  return FORGED.some((one) => one === caller);
}

/** The methods of each path by the table, in the order of the contract. */
function methodsByPath(): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const { key } of ACCESS) {
    const [method = '', path = ''] = key.split(' ');
    paths.set(path, [...(paths.get(path) ?? []), method]);
  }
  return paths;
}

type Answer = { outcome: Outcome; headers: IncomingHttpHeaders; body: unknown };

const agent = new Agent({ keepAlive: true, maxSockets: 12 });

/** A raw request: `fetch` knows neither TRACE nor two headers of one name. */
function ask(key: string, headers: Headers, body?: object, url = api.url): Promise<Answer> {
  const [method = '', path = ''] = key.split(' ');
  const [, first = '', second = ''] = path.split('/');
  const id = ids[`${first}/${second}`] ?? ids[first] ?? 'x';
  const sent = body === undefined ? '' : JSON.stringify(body);
  const filled = path.replace(':id', id).replace(':n', '0').replace(':purpose', 'newsletter-leave');
  return new Promise((resolve, reject) => {
    const asking = request(`${url}/api${filled}`, {
      method,
      agent,
      headers: {
        // As pages do: a proof belongs to a browser.
        'X-Browser': 'b'.repeat(32),
        ...headers,
        ...(sent === '' ? {} : { 'Content-Type': 'application/json' }),
        'Content-Length': Buffer.byteLength(sent),
      },
    });
    asking.on('error', reject);
    asking.on('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const status = answer.statusCode ?? 0;
        const isFile = answer.headers['content-disposition']?.includes(FILE);
        const isPage = text.startsWith('<!doctype html>');
        const read: unknown = text === '' || isFile || isPage ? null : JSON.parse(text);
        const coded = isRecord(read) && typeof read.code === 'string' ? read.code : null;
        const code = isPage ? 'page' : coded;
        const outcome: Outcome = status < 400 ? status : `${status} ${code}`;
        resolve({ outcome, headers: answer.headers, body: read });
      });
    });
    asking.end(sent);
  });
}

function expectSafe(cell: string, { outcome, headers, body }: Answer): void {
  expect([cell, headers]).toMatchObject([
    cell,
    {
      'cache-control': 'private, no-store',
      vary: 'Origin, Authorization',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'referrer-policy': 'no-referrer',
      ...(body !== null && { 'content-type': 'application/json; charset=utf-8' }),
      ...(outcome === '401 unauthenticated' && { 'www-authenticate': 'Bearer' }),
    },
  ]);
  const isError = typeof outcome === 'string' && isRecord(body);
  expect([cell, isError ? Object.keys(body) : ERROR_KEYS]).toEqual([cell, ERROR_KEYS]);
}

const ERROR_KEYS = ['error', 'code', 'requestId'];

/** The `Authorization` of each caller. */
async function introduce(): Promise<Record<Caller, Headers>> {
  const { subscriber, newcomer, stale } = people;
  const altered = (change: object) => bearer(alter(subscriber.idToken, change));
  const now = seconds();
  return {
    nobody: {},
    'malformed token': bearer('not.a-token'),
    'wrong scheme': { Authorization: `Basic ${subscriber.idToken}` },
    'two tokens': bearer(`${subscriber.idToken} ${subscriber.idToken}`),
    expired: altered({ exp: now - 3600, iat: now - 7200, auth_time: now - 7200 }),
    'of another project': altered({
      aud: 'demo-other',
      iss: 'https://securetoken.google.com/demo-other',
    }),
    'issued in the future': altered({ iat: now + 3600, auth_time: now + 3600, exp: now + 7200 }),
    unsigned: bearer(subscriber.idToken),
    'signed by a stranger': bearer(
      `${encode({ alg: 'RS256', kid: 'stranger', typ: 'JWT' })}.${subscriber.idToken.split('.')[1]}.${'A'.repeat(342)}`,
    ),
    revoked: bearer(outcasts.revoked.idToken),
    disabled: bearer(outcasts.disabled.idToken),
    deleted: bearer(outcasts.deleted.idToken),
    'hand-off': bearer(await handOff(subscriber)),
    unverified: bearer(people.unverified.idToken),
    newcomer: bearer(newcomer.idToken),
    stale: bearer(alter(stale.idToken, { iat: now - 600, auth_time: now - 600 })),
    stranger: bearer(people.stranger.idToken),
    member: bearer(people.member.idToken),
    subscriber: bearer(subscriber.idToken),
  };
}

/** @returns the ID token of the session that a hand-off of this person opens */
async function handOff({ idToken: token }: Person): Promise<string> {
  const { body } = await call(api, '/api/get-custom-token', { token });
  return (await signInAtServer(String(body.customToken))).idToken;
}

const bearer = (token: string): Headers => ({ Authorization: `Bearer ${token}` });

/** The same token with other claims: the emulator's tokens have no signature that could break. */
function alter(token: string, change: object): string {
  const [header] = token.split('.');
  return `${header}.${encode({ ...claimsIn(token), ...change })}.`;
}

function claimsIn(token: string): Record<string, unknown> {
  const [, claims = ''] = token.split('.');
  return Fields.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const seconds = () => Math.floor(Date.now() / 1000);

const FILE = 'night.log';

/** With a paid plan, an invoice, a machine, a server and a message with a file. @returns ids for paths, by their first word */
async function becomeSubscriber(person: Person): Promise<Record<string, string>> {
  const { uid, idToken: token } = person;
  // A machine is ready as soon as its state is read.
  await setMachinePace(0);
  const checkout = await call(api, '/api/checkout-session', {
    token,
    body: orderOf('price_household_month'),
  });
  await pay(String(checkout.body.url));
  const bought = String(checkout.body.id);
  await call(api, `/api/checkout-session/${bought}`, { token });
  const { body } = await call(api, '/api/invoices', { token });
  const [invoice] = Invoices.parse(body.invoices);
  const server = await call(api, '/api/servers', {
    token,
    body: { name: 'Cellar', origin: 'https://cellar.example.org' },
  });
  const machines = await firestore().collection('machines').where('uid', '==', uid).get();
  const { id } = await uploadFile(api, person);
  const message = await sendFiles(api, person, [{ id, name: FILE }]);
  return {
    'checkout-session': bought,
    machines: String(machines.docs[0]?.id),
    invoices: invoice.id,
    servers: String(server.body.id),
    messages: String(message.body.id),
  };
}

/** Makes someone a member of two others, who have sent invitations as well. @returns ids for paths, by their first words */
async function letIn({ subscriber, stranger, member }: typeof people) {
  const { docs } = await firestore()
    .collection('machines')
    .where('uid', '==', subscriber.uid)
    .get();
  const ofSubscriber = await putMember(subscriber, member, docs.map(fromSnapshot));
  const ofStranger = await putMember(stranger, member, []);
  await invite(subscriber, member.email, {}, SECRETS.toAccept);
  await invite(stranger, member.email, {}, SECRETS.toDecline);
  return {
    people: ofSubscriber,
    memberships: ofStranger,
    'people/invitations': keyOf(subscriber.uid, INVITED),
  };
}

const Fields = z.record(z.string(), z.unknown());
const Invoices = z.tuple([z.object({ id: z.string() })]);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** @throws when one of them is missing */
function must<K extends string, T>(values: Record<K, T | undefined>): Record<K, T> {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) throw new Error(`there is no ${name}`);
  }
  return values as Record<K, T>;
}
