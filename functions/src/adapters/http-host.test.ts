import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../foundation/errors.ts';
import { createHttpHost } from './http-host.ts';
import { HostNameTakenError, type MachineHost } from './machine-host.ts';

const MACHINE = {
  reference: 'm1',
  name: 'cedar',
  plan: 'solo',
  state: 'ready',
  step: null,
  readyAbout: null,
  origin: 'https://cedar.machines.example',
  region: 'Falkenstein, Germany',
  lastSeenAt: '2026-11-22T12:00:00Z',
  disk: { usedBytes: 1, totalBytes: 2 },
  failure: null,
  changedAt: '2026-11-22T12:00:00.000Z',
};
const ORDER = { hostName: 'cedar', plan: 'solo', owner: 'ada' } as const;
const KEY = 'Ze7Rk2Mw9Qx4Vt1Bn8Lc';

type Answer = { status?: number; body?: unknown; location?: string; isEndless?: boolean };

let answers: Answer[] = [];
let seen: IncomingMessage[] = [];
let logged: string[] = [];
let url: URL;
const server = createServer((req: IncomingMessage, res: ServerResponse) => {
  seen.push(req);
  const { status = 200, body = MACHINE, location, isEndless } = answers.shift() ?? {};
  if (location !== undefined) res.setHeader('Location', location);
  if (isEndless) return void Readable.from(spaces()).pipe(res);
  res.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
});

function* spaces() {
  while (true) yield ' '.repeat(64 * 1024);
}

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  url = new URL(`http://127.0.0.1:${address.port}`);
});
beforeEach(() => {
  [answers, seen, logged] = [[], [], []];
});
afterAll(() => server.close());

describe('a host with an HTTP API', () => {
  // R-MAC-03
  it('is shown the key, the number of the interface, and an idempotency key with each write', async () => {
    const host = hostIn('production');
    await host.order('m1', ORDER);
    await host.sleep('m1');
    await host.read('m1');
    expect(seen.map(({ method, url: path }) => `${method} ${path}`)).toEqual([
      'PUT /v1/machines/m1',
      'POST /v1/machines/m1/sleep',
      'GET /v1/machines/m1',
    ]);
    expect(new Set(seen.map(({ headers }) => headers.authorization))).toEqual(
      new Set([`Bearer ${KEY}`]),
    );
    expect(new Set(seen.map(({ headers }) => headers['machine-host-version']))).toEqual(
      new Set(['2']),
    );
    const keys = seen.map(({ headers }) => headers['idempotency-key']);
    expect([keys[0] === keys[1], keys.map((key) => typeof key)]).toEqual([
      false,
      ['string', 'string', 'undefined'],
    ]);
  });

  // R-MAC-03
  it('sees the same key for each try of an order and of a restart, on every instance', async () => {
    answers = [{ status: 500 }];
    await expect(hostIn('production').order('m1', ORDER)).rejects.toMatchObject(UNAVAILABLE);
    await hostIn('production').order('m1', ORDER);
    await hostIn('production').order('m1', { ...ORDER, hostName: 'elm' });
    await hostIn('production').restart('m1', 'once');
    await hostIn('production').restart('m1', 'once');
    await hostIn('production').restart('m1', 'again');
    const keys = seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 2, 3, 3, 5]);
  });

  // R-MAC-03
  it('says when there is room again, and where a machine stands', async () => {
    answers = [
      { body: { ...MACHINE, state: 'queued', readyAbout: '2026-11-23T09:00:00+01:00' } },
      { body: { ...MACHINE, region: 'x'.repeat(61) } },
    ];
    const host = hostIn('production');
    expect(await host.read('m1')).toMatchObject({
      readyAbout: '2026-11-23T08:00:00.000Z',
      region: 'Falkenstein, Germany',
      attendedAt: null,
    });
    await expect(host.read('m1')).rejects.toMatchObject(UNAVAILABLE);
  });

  // R-PPL-06
  it.each([
    ['says which version of the hand-off its software knows', { handoffVersion: 2 }, 2],
    ['need not know it', {}, null],
    ['may say that it does not know it', { handoffVersion: null }, null],
  ])('%s', async (_what, told, handoffVersion) => {
    answers = [{ body: { ...MACHINE, ...told } }];
    expect(await hostIn('production').read('m1')).toMatchObject({ handoffVersion });
  });

  // R-MAC-03
  it('that cannot restart a machine as it stands is not out of order', async () => {
    answers = [{ status: 409, body: { error: { code: 'wrong_state' } } }];
    await expect(hostIn('production').restart('m1', 'once')).rejects.toMatchObject({
      code: 'machine_not_ready',
    });
  });

  // R-MAC-03
  it('is not followed to another address, which would learn the key', async () => {
    answers = [{ status: 307, location: `${url.origin}/elsewhere` }];
    await expect(hostIn('production').order('m1', ORDER)).rejects.toMatchObject(UNAVAILABLE);
    expect(seen).toHaveLength(1);
  });

  // R-MAC-03
  it.each([
    ['is plain http', 'http://cedar.machines.example'],
    ['has a path', 'https://cedar.machines.example/x'],
    ['is ours', 'https://alcove.example'],
    ['is none', 'cedar'],
    ['is one that no browser is ever sent to', 'https://cedar_1.machines.example'],
  ])('makes no sense when an address %s', async (_what, origin) => {
    answers = [{ body: { ...MACHINE, origin } }];
    await expect(hostIn('production').read('m1')).rejects.toMatchObject(UNAVAILABLE);
    expect(logged).toEqual(['machine_host_unclear']);
  });

  // R-MAC-03
  it('may have plain http in development', async () => {
    const origin = 'http://cedar.localhost:12114';
    answers = [{ body: { ...MACHINE, origin } }];
    expect(await hostIn('development').read('m1')).toMatchObject({ origin });
  });

  // R-MAC-03
  it.each([
    ['no machine', { body: {} }],
    ['no JSON', { body: '<html>' }],
    ['another machine', { body: { ...MACHINE, reference: 'm2' } }],
    [
      'a time that cannot be kept',
      { body: { ...MACHINE, lastSeenAt: '9999-12-31T23:59:59-01:00' } },
    ],
    [
      'a step that turns the direction of what follows',
      { body: { ...MACHINE, step: { number: 1, of: 5, words: 'a\u202Eb' } } },
    ],
    ['a state that does not exist', { body: { ...MACHINE, state: 'dreaming' } }],
    ['an overload', { status: 429, body: {} }],
    ['a fault', { status: 500, body: {} }],
    ['a wrong key', { status: 401, body: { error: { code: 'unauthorized' } } }],
  ])('that answers with %s is out of order', async (_what, answer) => {
    answers = [answer];
    await expect(hostIn('production').wake('m1')).rejects.toMatchObject(UNAVAILABLE);
  });

  // R-MAC-03
  it('whose refusal no repetition mends is logged by its code', async () => {
    answers = [{ status: 401, body: { error: { code: 'unauthorized' } } }];
    await expect(hostIn('production').erase('m1')).rejects.toBeInstanceOf(ApiError);
    expect(logged).toEqual(['machine_host_refused 401 unauthorized']);
  });

  // R-MAC-03
  it.each([
    ['plain http', 'http://files.example/x'],
    ['a script', 'javascript:alert(1)'],
  ])('that offers data by %s is out of order', async (_what, link) => {
    answers = [{ body: { url: link, expiresAt: MACHINE.changedAt } }];
    await expect(hostIn('production').exportLink('m1')).rejects.toMatchObject(UNAVAILABLE);
  });

  // R-MAC-03
  it.each([
    ['an answer of 2 MB', { body: JSON.stringify({ ...MACHINE, more: 'x'.repeat(2e6) }) }],
    ['an answer without an end', { isEndless: true }],
  ])('is read for 1 MB and no further: %s', async (_what, answer) => {
    answers = [answer];
    await expect(hostIn('production').read('m1')).rejects.toMatchObject(UNAVAILABLE);
    expect(logged).toEqual(['machine_host_unclear']);
  });

  // R-MAC-01
  it('that does not know a machine says so; a name that was used is told apart', async () => {
    answers = [
      { status: 404, body: { error: { code: 'not_found' } } },
      { status: 409, body: { error: { code: 'name_taken' } } },
    ];
    const host = hostIn('production');
    expect(await host.read('m1')).toBe(null);
    await expect(host.order('m1', ORDER)).rejects.toBeInstanceOf(HostNameTakenError);
  });

  // R-MAC-01
  it('that cannot do something yet is asked how the machine stands', async () => {
    answers = [
      { status: 409, body: { error: { code: 'wrong_state' } } },
      { body: { ...MACHINE, state: 'preparing', step: { number: 1, of: 5, words: 'x' } } },
    ];
    expect(await hostIn('production').sleep('m1')).toMatchObject({ state: 'preparing' });
    expect(seen.map(({ method }) => method)).toEqual(['POST', 'GET']);
  });
});

const UNAVAILABLE = { code: 'unavailable', status: 503 };

function hostIn(place: 'production' | 'development'): MachineHost {
  return createHttpHost(
    { url, key: KEY },
    {
      isDevelopment: place === 'development',
      forbidden: ['https://alcove.example'],
      log: (_severity, event, { status, code } = {}) => {
        logged.push(
          event === 'machine_host_refused' ? `${event} ${String(status)} ${String(code)}` : event,
        );
      },
    },
  );
}
