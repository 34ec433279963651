/**
 * Malformed and hostile requests. `attacks-table.ts` holds them with what they get, written by hand; this file sends them, adds
 * bodies without end, and judges every answer: outcome, shape and headers, and that it repeats nothing. After each group the
 * API is healthy, nothing is stored, Stripe was not called, and the log holds no secret.
 *
 * Others hold: headers, CORS and a body of each kind, here and at the deployed function (`http`); every caller and method
 * (`access-matrix`); fields and origins of forms (`messages`); targets of a hand-off (`handoff`); signatures of tokens and
 * events (`signatures`, `webhook`); the grammar of `Authorization` (`functions/src/http/bearer-token.test.ts`).
 */
import { hashBrowser } from '../../../functions/src/http/session-validity.ts';
import {
  Agent,
  request,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import jwt from 'jsonwebtoken';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createPerson, removePerson, type Person } from '../../support/people.ts';
import { standinState } from '../../support/standins.ts';
import { browserOf, call, documentsOf, startApi, type Api } from '../api.ts';
import { changeGateOf } from '../sign-in/passkey-kit.ts';
import { ATTACKS, EVIL, type Attack, type Outcome } from './attacks-table.ts';
import { SAFE_HEADERS, TELLING_HEADERS } from './safe-headers.ts';
import { stretched } from '../../support/time-limits/stretched.ts';

/** Fewer than a person may call an endpoint within a minute. */
const AT_ONCE = 25;
const MINUTE_MS = 60_000;
const LONGEST_REQUEST_MS = 20_000;
const MANY = 20;
const HUGE_BYTES = 20 * 1024 * 1024;
const PIECE = Buffer.alloc(64 * 1024, ' ');
const TOO_LARGE = '413 payload_too_large';

let api: Api;
let person: Person;
beforeAll(async () => {
  [api, person] = await Promise.all([startApi(), createPerson()]);
  await call(api, '/api/servers', { token: person.idToken });
  // The clock goes on by minutes here, and a sign-in is fresh for five.
  const { auth_time: session } = SignIn.parse(jwt.decode(person.idToken));
  const browser = hashBrowser(person.uid, browserOf(person.idToken));
  await changeGateOf(person.uid, { proofs: [{ session, browser, at: IN_TIME, by: 'passkey' }] });
});

const SignIn = z.object({ auth_time: z.number() });
const IN_TIME = '2100-01-01T00:00:00.000Z';
afterAll(async () => {
  await removePerson(person.uid);
  await api.close();
});

afterEach(expectUnharmed);

async function expectUnharmed(): Promise<void> {
  const { outcome } = await send({ ask: 'GET /api/health', isAnonymous: true });
  expect(outcome).toBe(200);
  // That they were here.
  expect(await documentsOf(person)).toEqual(['auditLog', 'sessionGates']);
  expect(StripeRequests.parse(await standinState('stripe')).requests).toEqual([]);
  const log = api.logged.join('');
  for (const secret of secrets()) expect(log).not.toContain(secret);
}

describe('every answer to', () => {
  // R-API-01
  it.each(Object.entries(ATTACKS))('%s is as the table says', async (_group, attacks) => {
    for (let done = 0; done < attacks.length; done += AT_ONCE) {
      const some = attacks.slice(done, done + AT_ONCE);
      api.advance(MINUTE_MS);
      const answers = await Promise.all(some.map((attack) => send(attack)));
      for (const [at, attack] of some.entries()) {
        const answer = answers[at];
        // Soft, so that all of a group that differs is seen at once.
        expect.soft([nameOf(attack), answer?.outcome]).toEqual([nameOf(attack), attack.expected]);
        if (answer) expectSafe(nameOf(attack), answer);
      }
    }
  });
});

describe('a body of 20 MB', () => {
  // R-API-01
  it.each([
    ['POST /api/servers', TOO_LARGE],
    ['PUT /api/permissions', TOO_LARGE],
    ['POST /api/checkout-session', TOO_LARGE],
    ['POST /api/sessions/revoke', TOO_LARGE],
    ['POST /api/contact', TOO_LARGE],
    ['POST /api/newsletter', TOO_LARGE],
    ['POST /api/stripe-webhook', TOO_LARGE],
    // These look at no body.
    ['GET /api/health', 200],
    ['POST /api/subscription/cancel', '409 conflict'],
    ['POST /api/mail/newsletter-leave', '410 page'],
    ['DELETE /api/servers/none', '404 not_found'],
    ['POST /api/nothing', '404 not_found'],
    ['POST /api/account', '405 method_not_allowed'],
  ] as const)('is refused or ignored, announced or in pieces: %s', async (ask, expected) => {
    api.advance(MINUTE_MS);
    const announced = await send({ ask }, (body) => {
      body.setHeader('Content-Length', HUGE_BYTES);
      pour(body, HUGE_BYTES);
    });
    const inPieces = await send({ ask }, (body) => {
      body.setHeader('Transfer-Encoding', 'chunked');
      pour(body, HUGE_BYTES);
    });
    for (const answer of [announced, inPieces]) {
      expect(answer.outcome).toBe(expected);
      expectSafe(ask, answer);
    }
  });

  // R-API-01
  it('is refused before it comes if it is only announced', async () => {
    const answer = await send({ ask: 'POST /api/servers' }, (body) => {
      body.setHeader('Content-Length', HUGE_BYTES);
      body.write('{');
    });
    expect(answer.outcome).toBe(TOO_LARGE);
  });

  // R-API-01
  it('is not unpacked from a few thousand bytes', async () => {
    const headers = [['Content-Encoding', 'gzip']] as const;
    const body = gzipSync(Buffer.alloc(HUGE_BYTES, ' '));
    const answer = await send({ ask: 'POST /api/servers', headers, body });
    expect(answer.outcome).toBe('415 unsupported_media_type');
  });
});

describe('bodies without an end, twenty at once,', () => {
  const everyone = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: MANY }, make));

  // R-API-01
  it('are refused while they come', async () => {
    const ask = 'POST /api/contact';
    const answers = await everyone(() => send({ ask }, (body) => pour(body, Infinity)));
    for (const answer of answers) {
      expect(answer.outcome).toBe(TOO_LARGE);
      expectSafe(ask, answer);
    }
  });

  // R-API-01
  it('are given up when the time of a request is over', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const ask = 'POST /api/newsletter';
      let isOver = false;
      const waiting = everyone(() => send({ ask }, (body) => void body.write('{"email":')));
      const done = waiting.finally(() => {
        isOver = true;
      });
      // A request that arrives late has its time from then on.
      await vi.waitUntil(
        () => {
          vi.advanceTimersByTime(LONGEST_REQUEST_MS);
          return isOver;
        },
        { timeout: stretched(15_000) },
      );
      for (const answer of await done) {
        expect(answer.outcome).toBe('503 unavailable');
        expectSafe(ask, answer);
      }
    } finally {
      vi.useRealTimers();
    }
  });

  // R-API-01
  it('are forgotten when their sender hangs up', async () => {
    const hangUp = (body: ClientRequest) =>
      body.write('{"email":', () => setImmediate(() => body.destroy()));
    const answers = await Promise.allSettled(
      Array.from({ length: MANY }, () => send({ ask: 'POST /api/newsletter' }, hangUp)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 'rejected'));
  });
});

type Answer = { outcome: Outcome; headers: IncomingHttpHeaders; body: string };

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/**
 * A raw request: `fetch` would mend the path and refuse headers that come twice.
 * @param write sends the body, where it is not the attack's own
 */
async function send(
  { ask, headers = [], body, type, isAnonymous }: Omit<Attack, 'expected'>,
  write?: (sending: ClientRequest) => void,
): Promise<Answer> {
  const [method = '', path = ''] = withToken(ask).split(' ');
  const { hostname, port } = new URL(api.url);
  const sending = request({ hostname, port, method, path, ...(write ? {} : { agent }) });
  // Some attacks bring the token in a way of their own.
  sending.appendHeader('X-Browser', browserOf(person.idToken));
  if (!isAnonymous) sending.appendHeader('Authorization', withToken('Bearer TOKEN'));
  if ((body !== undefined || write) && type !== null) {
    sending.appendHeader('Content-Type', type ?? 'application/json');
  }
  for (const [name, value] of headers) {
    if (name === 'Host') sending.setHeader(name, value);
    else sending.appendHeader(name, withToken(value));
  }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', resolve);
    if (write) write(sending);
    else if (body === undefined) sending.end();
    else {
      const bytes = typeof body === 'string' ? Buffer.from(withToken(body)) : body;
      // Node announces no body of a GET by itself.
      sending.setHeader('Content-Length', bytes.length);
      sending.end(bytes);
    }
  });
  const read = await text(answer);
  if (write) sending.destroy();
  const outcome = outcomeOf(answer.statusCode ?? 0, read);
  return { outcome, headers: answer.headers, body: read };
}

/** Sends so many bytes, and no more once there is an answer. */
function pour(sending: ClientRequest, bytes: number): void {
  let left = bytes;
  const more = (): void => {
    while (left > 0 && !sending.destroyed) {
      const piece = left < PIECE.length ? PIECE.subarray(0, left) : PIECE;
      left -= piece.length;
      if (!sending.write(piece)) return void sending.once('drain', more);
    }
    if (!sending.destroyed) sending.end();
  };
  more();
}

const Body = z.record(z.string(), z.unknown());
const ErrorBody = z.strictObject({
  error: z.string().min(1),
  code: z.string().min(1),
  requestId: z.uuid(),
});
const StripeRequests = z.object({ requests: z.array(z.unknown()) });

const isPage = (body: string) => body.startsWith('<!doctype html>');

function outcomeOf(status: number, body: string): Outcome {
  if (isPage(body)) return `${status} page`;
  return status < 400 ? status : `${status} ${String(Body.parse(JSON.parse(body)).code)}`;
}

function expectSafe(attack: string, { outcome, headers, body }: Answer): void {
  const kind = isPage(body) ? PAGE : { 'content-type': 'application/json; charset=utf-8' };
  const type = body === '' ? {} : kind;
  expect([attack, headers]).toMatchObject([attack, { ...SAFE_HEADERS, ...type }]);
  for (const name of TELLING_HEADERS)
    expect([attack, name, headers[name]]).toEqual([attack, name, undefined]);
  expect([attack, headers['access-control-allow-origin']]).toEqual([attack, undefined]);
  const schema = outcome === 304 ? z.null() : typeof outcome === 'number' ? Body : ErrorBody;
  const read: unknown = body === '' || isPage(body) ? null : JSON.parse(body);
  const fault = isPage(body) ? undefined : schema.safeParse(read).error;
  expect([attack, fault]).toEqual([attack, undefined]);
  const said = JSON.stringify(headers) + body;
  for (const secret of secrets()) expect([attack, said]).not.toContain(secret);
  expect(said).not.toMatch(STACK);
}

/** A page may show its own style, and send its own form back to us. */
const PAGE = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
  ),
};

/** A line of a stack trace, or the name of one of our files. */
const STACK = /\bat \S+ \(|node_modules|\.[cm]?[jt]s:\d/;

function secrets(): string[] {
  return [EVIL, person.email, ...person.idToken.split('.').filter((part) => part !== '')];
}

function withToken(words: string): string {
  return words.replaceAll('TOKEN', person.idToken);
}

function nameOf({ ask, headers = [], type, body }: Attack): string {
  const parts = [ask, type, ...headers.map((header) => header.join(': ')), body?.toString()];
  return parts
    .filter((part) => part !== undefined && part !== null)
    .map((part) => part.slice(0, 100))
    .join(' ');
}
