import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { control } from '@alcove/stripe-standin/testing';
import { startMachineHost, type RunningHost } from '../../standins/machine-host/start.ts';
import { faultsIn } from '../../standins/machine-host/traffic.fixture.ts';
import { scratchFolder } from '../lib/scratch.fixture.ts';
import { checkHost, deploymentWith, isPortShut, type Verdict } from './check-host.ts';
import { createScene } from './scene.ts';

const KEY = 'only-this-test-knows-it';
let host: RunningHost;
beforeAll(async () => {
  host = await startMachineHost({
    port: 0,
    key: KEY,
    secret: 'a secret that only this test knows',
    eventsUrl: undefined,
    machinesPort: 12_114,
    isSeeded: true,
  });
});
beforeEach(async () => {
  await control(host.url, '/reset');
  await control(host.url, '/pace', { seconds: 0.01 });
});
afterAll(() => host.close());

/** What stands between the check and the host, and may change what either says. */
type Between = (path: string, init: RequestInit, pass: typeof fetch) => Promise<Response>;

async function check(between: Between = (path, init, pass) => pass(path, init), key = KEY) {
  const said: Verdict[] = [];
  const wire: typeof fetch = (input, init = {}) =>
    between(input instanceof Request ? input.url : String(input), init, watched);
  const url = new URL(host.url);
  await checkHost(createScene({ url, key, patienceMs: 2000, everyMs: 5, fetch: wire }), (one) =>
    said.push(one),
  );
  return said;
}

/** What the check sends and the stand-in answers keeps to the file for makers of hosts. */
const watched: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  const { pathname, search } = new URL(input instanceof Request ? input.url : input);
  if (!pathname.startsWith('/v1/')) return answer;
  const faults = faultsIn({
    method: init?.method ?? 'GET',
    path: pathname + search,
    sent: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    status: answer.status,
    answer: await answer.clone().json(),
  });
  expect(faults).toEqual([]);
  return answer;
};

type Booked = { reference: string; state: string; writes: unknown[] };
async function bookOf(): Promise<Booked[]> {
  return (await (await fetch(`${host.url}/__control/book`)).json()).machines;
}
const isOfCheck = ({ reference }: Booked) => reference.startsWith('host-check-');

const broken = (verdicts: Verdict[]) =>
  verdicts.flatMap(({ id, result, words }) => (result === 'broken' ? [`${id}: ${words}`] : []));

describe('a host that keeps what is asked of it', () => {
  // R-TRU-01
  it('is said to, and has none of the machines of the check left', async () => {
    const verdicts = await check();
    expect(broken(verdicts)).toEqual([]);
    expect(verdicts).toHaveLength(24);
    const untried = verdicts.filter(({ result }) => result === 'untried');
    expect(untried.map(({ id }) => id)).toEqual(['HOST-05', 'HOST-06']);
    const written = (await bookOf()).filter(({ writes }) => writes.length > 0);
    expect(written.length).toBeGreaterThan(0);
    expect(written.filter((one) => !isOfCheck(one) || one.state !== 'erased')).toEqual([]);
  });

  // R-TRU-01
  it('with another key is not asked for anything', async () => {
    await expect(check(undefined, 'another')).rejects.toThrow('The host refuses this key.');
  });
});

type Body = Record<string, unknown> & { backups: { madeAt: string }[] };

/** Changes what the host answers to some requests. */
function changing(
  isMeant: (path: string, init: RequestInit) => boolean,
  change: (body: Body) => object,
): Between {
  return async (path, init, pass) => {
    const answer = await pass(path, init);
    if (!isMeant(path, init)) return answer;
    return Response.json(change(await answer.json()), { status: answer.status });
  };
}

const FAULTS: [what: string, found: RegExp, between: Between][] = [
  [
    'restarts twice for one key',
    /^HOST-32: it restarted a second time/,
    (path, init, pass) => {
      const headers = new Headers(init.headers);
      if (path.endsWith('/restart')) headers.set('Idempotency-Key', String(Math.random()));
      return pass(path, { ...init, headers });
    },
  ],
  [
    'gives a name twice',
    /^HOST-33: another order for it was answered 201/,
    async (path, init, pass) => {
      const answer = await pass(path, init);
      if (init.method !== 'PUT' || answer.status !== 409) return answer;
      const body = await new Response(init.body).json();
      const renamed = JSON.stringify({ ...body, name: `x${body.name}` });
      return pass(path, { ...init, body: renamed });
    },
  ],
  [
    'makes an erased machine again',
    /^HOST-38: its order was answered 200 queued/,
    changing(
      (_path, { method }) => method === 'PUT',
      (body) => ({ ...body, ...(body['state'] === 'erased' && { state: 'queued' }) }),
    ),
  ],
  [
    'lists backups in another order',
    /^HOST-37: seed-.*: unsorted/,
    changing(
      (path) => path.endsWith('/backups'),
      ({ backups }) => ({ backups: backups.toReversed() }),
    ),
  ],
  [
    'makes no more backups',
    /^HOST-20: seed-.*: the newest backup is of/,
    changing(
      (path) => path.endsWith('/backups'),
      ({ backups }) => {
        const since = new Date(Date.now() - 3 * 86_400_000).toISOString();
        return { backups: backups.filter(({ madeAt }) => madeAt < since) };
      },
    ),
  ],
  [
    'hands out nothing while a machine sleeps',
    /^HOST-28: the link does not open/,
    async (path, init, pass) => {
      if (!path.includes('/exports/')) return pass(path, init);
      const sleeps = (await bookOf()).some((one) => isOfCheck(one) && one.state === 'asleep');
      return sleeps ? new Response('it sleeps', { status: 503 }) : pass(path, init);
    },
  ],
  [
    'shows the data instead of handing it out',
    /^HOST-28: what it leads to is no attachment/,
    async (path, init, pass) => {
      const answer = await pass(path, init);
      return path.includes('/exports/') && answer.ok ? new Response(answer.body) : answer;
    },
  ],
  [
    'forgets a change',
    /^HOST-36: a machine that has changed is left out/,
    changing(
      (path) => path.includes('changedSince'),
      (body) => ({ ...body, machines: [], hasMore: false }),
    ),
  ],
];

describe('a host that', () => {
  // R-TRU-01
  it.each(FAULTS)('%s is found out', async (_what, found, between) => {
    expect(broken(await check(between))).toContainEqual(expect.stringMatching(found));
  });

  // R-TRU-01
  it('is lost in the middle is said to keep what it was ordered', async () => {
    let calls = 0;
    const verdicts = await check((path, init, pass) => {
      calls += 1;
      return calls > 12 ? Promise.reject(new TypeError('fetch failed')) : pass(path, init);
    });
    expect(broken(verdicts).at(-1)).toMatch(/^HOST-29: erase by hand: host-check-/);
  });
});

describe('a port', () => {
  // R-TRU-01
  it('that listens is not shut, and one that does not is', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('not listening');
    expect(await isPortShut('127.0.0.1', address.port)).toBe(false);
    server.close();
    await once(server, 'close');
    expect(await isPortShut('127.0.0.1', address.port)).toBe(true);
  });
});

describe('the host of a deployment', () => {
  // R-TRU-01
  it('is known from the settings of any project', () => {
    const root = scratchFolder({
      'functions/.env.example': 'MACHINE_HOST_URL=https://example.example',
      'functions/.env.alcove-staging': 'MACHINE_HOST_URL=off',
      'functions/.env.alcove-live': 'MACHINE_HOST_URL=https://host.example',
    });
    expect(deploymentWith(new URL('https://host.example/'), root)).toBe(
      'functions/.env.alcove-live',
    );
    expect(deploymentWith(new URL('https://example.example'), root)).toBe(null);
    expect(deploymentWith(new URL('https://host.example'), join(root, 'none'))).toBe(null);
  });
});
