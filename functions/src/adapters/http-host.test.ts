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
const BACKUP = { id: 'b1', madeAt: '2026-11-22T02:00:00Z', bytes: null, testedAt: null };
const KEY = 'Ze7Rk2Mw9Qx4Vt1Bn8Lc';

const EARLY = '2026-11-22T12:00:00.000Z';
/** Five minutes ahead of the clock of plans, and a moment more. */
const SOON = '2026-11-22T12:35:00.000Z';
const LATE = '2026-11-22T12:35:00.001Z';
const BACKUPS = { newestAt: SOON, oldestAt: EARLY, count: 2, testedAt: SOON };
const RESTORED = { restoreId: 'r1', at: SOON, hasFailed: false };
const pagesOf = (said: object) => [{ body: { machines: [said], hasMore: false } }];

/**
 * What a host says that cannot be, and what is believed: `undefined`, and for some fields null, leave what was there before. By
 * hand: the clock of plans stands at 12:30.
 */
const ODD: [name: string, told: object, believed: Record<string, unknown>][] = [
  ['lastSeenAt', { lastSeenAt: LATE }, { lastSeenAt: null }],
  ['silentSince', { silentSince: LATE }, { silentSince: undefined }],
  ['changedAt', { changedAt: LATE }, { changedAt: null }],
  ['restored.at', { restored: { ...RESTORED, at: LATE } }, { restored: null }],
  ['lastSilence', { lastSilence: { from: EARLY, until: LATE } }, { lastSilence: null }],
  ['lastSilence', { lastSilence: { from: SOON, until: EARLY } }, { lastSilence: null }],
  ...(['newestAt', 'oldestAt', 'testedAt'] as const).map((name): (typeof ODD)[number] => {
    const { [name]: _odd, ...rest } = BACKUPS;
    return [`backups.${name}`, { backups: { ...BACKUPS, [name]: LATE } }, { backups: rest }];
  }),
];

type Answer = { status?: number; body?: unknown; location?: string; isEndless?: boolean };

let answers: Answer[] = [];
let seen: IncomingMessage[] = [];
let bodies: string[] = [];
let logged: string[] = [];
let oddTimes: string[] = [];
let url: URL;
const server = createServer((req, res) => void respond(req, res));

async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
  seen.push(req);
  bodies.push((await req.toArray()).join(''));
  const { status = 200, body = MACHINE, location, isEndless } = answers.shift() ?? {};
  if (location !== undefined) res.setHeader('Location', location);
  if (isEndless) return void Readable.from(spaces()).pipe(res);
  res.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
}

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
  [answers, seen, bodies, logged, oddTimes] = [[], [], [], [], []];
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
      new Set(['3']),
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

  // R-TRU-01
  it('is told what a plan is in numbers, with an order and with another size', async () => {
    const host = hostIn('production');
    await host.order('m1', ORDER);
    await host.resize('m1', 'practice');
    expect(bodies.map((body) => JSON.parse(body))).toEqual([
      {
        name: 'cedar',
        plan: 'solo',
        owner: 'ada',
        region: 'eu',
        size: { vcpu: 4, memoryBytes: 16e9, diskBytes: 100e9 },
        backups: { everyMinutes: 1440, keepDays: 7 },
      },
      {
        plan: 'practice',
        size: { vcpu: 16, memoryBytes: 64e9, diskBytes: 2e12 },
        backups: { everyMinutes: 60, keepDays: 90 },
      },
    ]);
  });

  // R-TRU-03
  it('that will not make a disk smaller than what is on it leaves it, and that is logged', async () => {
    answers = [{ status: 409, body: { error: { code: 'disk_too_small' } } }];
    expect(await hostIn('production').resize('m1', 'solo')).toMatchObject({ plan: 'solo' });
    expect(logged).toEqual(['machine_host_refused undefined disk_too_small']);
  });

  // R-TRU-02
  it('says what is backed up, and what became of the last restore', async () => {
    const backups = {
      newestAt: '2026-11-22T02:00:00Z',
      oldestAt: '2026-11-15T03:00:00+01:00',
      count: 8,
      testedAt: null,
    };
    const restored = { restoreId: 'r1', at: '2026-11-22T12:00:00Z', hasFailed: false };
    answers = [{ body: { ...MACHINE, backups, restored } }, {}, { body: { backups: [BACKUP] } }];
    const host = hostIn('production');
    expect(await host.read('m1')).toMatchObject({
      backups: { newestAt: '2026-11-22T02:00:00.000Z', oldestAt: '2026-11-15T02:00:00.000Z' },
      restored: { restoreId: 'r1', at: '2026-11-22T12:00:00.000Z' },
    });
    expect(await host.read('m1')).toMatchObject({ backups: null, restored: null });
    expect(await host.backups('m1')).toEqual([
      { id: 'b1', madeAt: '2026-11-22T02:00:00.000Z', bytes: null, testedAt: null },
    ]);
  });

  // R-TRU-02
  it('is asked for one restore with one key, by the name of the backup', async () => {
    const host = hostIn('production');
    for (const restoreId of ['r1', 'r1', 'r2']) await host.restore('m1', BACKUP, restoreId);
    const keys = seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 2]);
    expect(bodies[0]).toBe('{"backup":"b1","restoreId":"r1"}');
    expect(seen[0]?.url).toBe('/v1/machines/m1/restore');
  });

  // R-TRU-02
  it.each([
    ['no longer has a backup', 404, 'unknown_backup', 'conflict'],
    ['cannot restore a machine as it stands', 409, 'wrong_state', 'machine_not_ready'],
    ['does not know a machine', 404, 'not_found', 'unavailable'],
  ])('that %s says so', async (_what, status, code, expected) => {
    answers = [{ status, body: { error: { code } } }];
    const restored = hostIn('production').restore('m1', BACKUP, 'r1');
    await expect(restored).rejects.toMatchObject({ code: expected });
  });

  // R-TRU-04
  it('is asked for what has changed page by page, each beginning behind the last machine', async () => {
    const lastSilence = { from: '2026-11-22T10:00:00Z', until: '2026-11-22T11:00:00+01:00' };
    const silent = { ...MACHINE, silentSince: '2026-11-22T12:00:00Z', lastSilence };
    answers = [
      { body: { machines: [silent, { ...silent, reference: 'm2' }], hasMore: true } },
      { body: { machines: [{ ...MACHINE, reference: 'm3' }], hasMore: false } },
    ];
    const answer = await hostIn('production').changedSince('2026-11-22T11:00:00.000Z');
    const { machines: changed } = answer ?? { machines: [] };
    expect(answer?.next).toBe(null);
    expect(changed.map(({ reference, silentSince }) => [reference, silentSince])).toEqual([
      ['m1', '2026-11-22T12:00:00.000Z'],
      ['m2', '2026-11-22T12:00:00.000Z'],
      ['m3', null],
    ]);
    const until = '2026-11-22T10:00:00.000Z';
    expect(changed.map((one) => one.lastSilence?.until)).toEqual([until, until, undefined]);
    expect(
      seen.map((call) => Object.fromEntries(new URL(call.url ?? '', url).searchParams)),
    ).toEqual([
      { limit: '100', changedSince: '2026-11-22T11:00:00.000Z' },
      { limit: '100', changedSince: '2026-11-22T12:00:00.000Z', after: 'm2' },
    ]);
  });

  // R-TRU-04
  it('whose pages have no end is asked for ten of them', async () => {
    answers = Array.from({ length: 20 }, () => ({ body: { machines: [MACHINE], hasMore: true } }));
    const answer = await hostIn('production').changedSince(MACHINE.changedAt);
    expect(answer?.machines).toHaveLength(10);
    expect(answer?.next).toBe(MACHINE.changedAt);
  });

  // R-TRU-04
  it.each([
    ['a place of two lines', { region: 'Falkenstein\n, Germany' }, 'm2 region'],
    ['a state that is new to us', { state: 'dreaming' }, 'm2 state'],
    ['a plan that is new to us', { plan: 'palace' }, 'm2 plan'],
    ['no time of its change', { changedAt: 'yesterday' }, 'm2 changedAt'],
    ['no name', { reference: null }, 'undefined reference'],
  ])('that says %s of one machine is understood about the others', async (_what, odd, line) => {
    const last = { ...MACHINE, reference: 'm3', changedAt: '2026-11-22T12:30:00.000Z' };
    const unclear = { ...MACHINE, reference: 'm2', ...odd };
    const pages = [
      { body: { machines: [MACHINE, last, unclear], hasMore: true } },
      { body: { machines: [unclear, { ...MACHINE, reference: 'm4' }], hasMore: false } },
    ];
    answers = [...pages, ...pages.slice(0, 1)];
    const host = hostIn('production');
    const changed = await host.changedSince('2026-11-22T11:00:00.000Z');
    const listed = await host.list();
    expect(changed?.machines.map(({ reference }) => reference)).toEqual(['m1', 'm3', 'm4']);
    expect(listed.machines.map(({ reference }) => reference)).toEqual(['m1', 'm3']);
    const unread = 'reference' in odd ? [] : ['m2', 'm2'];
    expect(changed?.unclear.map(({ reference }) => reference)).toEqual(unread);
    expect(logged).toEqual(Array.from({ length: 3 }, () => `machine_host_unclear ${line}`));
    // Where the list goes on is behind the last one whose place in it is known.
    const isPlaced = !('reference' in odd) && !('changedAt' in odd);
    const search = new URL(seen[1]?.url ?? '', url).searchParams;
    expect(search.get('after')).toBe(isPlaced ? 'm2' : 'm3');
    expect(listed.next).toBe(isPlaced ? 'm2' : 'm3');
  });

  // R-TRU-04
  it.each(ODD)(
    'that says what cannot be in %s is believed in the rest, %j',
    async (name, told, believed) => {
      const usual = { ...MACHINE, silentSince: EARLY, restored: RESTORED, backups: BACKUPS };
      const said = {
        ...usual,
        lastSilence: { from: EARLY, until: SOON },
        region: 'Paris',
        ...told,
      };
      answers = [{ body: said }, { body: said }, ...pagesOf(said), ...pagesOf(said)];
      const host = hostIn('production');
      const ways = [await host.read('m1'), await host.wake('m1')];
      const pages = [await host.list(), await host.changedSince(EARLY)];
      for (const facts of [...ways, ...pages.map((page) => page?.machines[0])]) {
        expect(facts).toMatchObject({ ...said, lastSeenAt: EARLY, attendedAt: null, ...believed });
        expect(facts?.backups).toEqual(believed['backups'] ?? BACKUPS);
      }
      expect(oddTimes).toEqual(Array.from({ length: 4 }, () => `m1 ${name}`));
    },
  );

  // R-TRU-04
  it('may be ahead by five minutes', async () => {
    const said = { ...MACHINE, lastSeenAt: SOON, changedAt: SOON, silentSince: SOON };
    answers = [{ body: said }];
    expect(await hostIn('production').read('m1')).toMatchObject(said);
    expect(oddTimes).toEqual([]);
  });

  // R-TRU-04
  it('whose page says of no machine where it is in the list is out of order', async () => {
    answers = [{ body: { machines: [{}], hasMore: true } }];
    await expect(hostIn('production').list()).rejects.toMatchObject(UNAVAILABLE);
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
    expect(logged).toEqual(['machine_host_unclear m1 origin']);
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
    expect(logged).toEqual(['machine_host_unclear m1 undefined']);
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
      planNow: async () => new Date('2026-11-22T12:30:00Z'),
      noteOddTimes: async (machine, fields) => void oddTimes.push(`${machine} ${fields.join(' ')}`),
      log: (_severity, event, { status, code, machineId, param } = {}) => {
        const facts = event === 'machine_host_refused' ? [status, code] : [machineId, param];
        logged.push([event, ...facts.map(String)].join(' '));
      },
    },
  );
}
