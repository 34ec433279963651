import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { control } from '@alcove/stripe-standin/testing';
import { startMachineHost, type RunningHost } from '../../standins/machine-host/start.ts';
import { scratchFolder } from '../lib/scratch.fixture.ts';
import { createHostCheck, isPortShut, type Verdict } from './check-host.ts';
import { deploymentWith } from './deployment-with.ts';

const KEY = 'only-this-test-knows-it';
const REQUIRED = [
  'HOST-30',
  'HOST-31',
  'HOST-33',
  'HOST-01',
  'HOST-05',
  'HOST-06',
  'HOST-32',
  'HOST-08',
  'HOST-25',
  'HOST-34',
  'HOST-28',
  'HOST-26',
  'HOST-35',
  'HOST-36',
  'HOST-37',
  'HOST-20',
  'HOST-22',
  'HOST-24',
  'HOST-29',
  'HOST-38',
  'HOST-33',
  'HOST-29',
];

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
    between(input instanceof Request ? input.url : String(input), init, fetch);
  const options = { url: new URL(host.url), key, patienceMs: 2000, everyMs: 5, fetch: wire };
  const verdicts = await createHostCheck(options, (one) => said.push(one)).run();
  expect(said).toEqual(verdicts);
  return verdicts;
}

const broken = (verdicts: Verdict[]) =>
  verdicts.flatMap(({ id, result, words }) => (result === 'broken' ? [`${id}: ${words}`] : []));

describe('a host that keeps what is asked of it', () => {
  // R-TRU-01
  it('is said to, and has none of the machines of the check left', async () => {
    const verdicts = await check();
    expect(broken(verdicts)).toEqual([]);
    expect(verdicts.map(({ id }) => id)).toEqual(REQUIRED);
    const untried = verdicts.filter(({ result }) => result === 'untried');
    expect(untried.map(({ id }) => id)).toEqual(['HOST-05', 'HOST-06']);
    const { machines } = await (await fetch(`${host.url}/__control/book`)).json();
    const ours = machines.filter(({ reference }: { reference: string }) =>
      reference.startsWith('host-check-'),
    );
    expect(new Set(ours.map(({ state }: { state: string }) => state))).toEqual(new Set(['erased']));
    const others = machines.filter(({ writes }: { writes: unknown[] }) => writes.length > 0);
    expect(others.length).toBe(ours.length);
  });

  // R-TRU-01
  it('with another key is not asked for anything', async () => {
    await expect(check(undefined, 'another')).rejects.toThrow('The host refuses this key.');
  });
});

/** An answer in which something was changed. */
async function changed(answer: Response, change: (body: Body) => object): Promise<Response> {
  return Response.json(change(await answer.json()), { status: answer.status });
}
type Body = Record<string, unknown> & { backups: { madeAt: string }[] };

const FAULTS: Record<string, { between: Between; found: RegExp }> = {
  'restarts twice for one key': {
    between: (path, init, pass) => {
      const headers = new Headers(init.headers);
      if (path.endsWith('/restart')) headers.set('Idempotency-Key', String(Math.random()));
      return pass(path, { ...init, headers });
    },
    found: /^HOST-32: it restarted a second time/,
  },
  'gives a name twice': {
    between: async (path, init, pass) => {
      const answer = await pass(path, init);
      if (init.method !== 'PUT' || answer.status !== 409) return answer;
      const body = await new Response(init.body).json();
      const renamed = JSON.stringify({ ...body, name: `x${body.name}` });
      return pass(path, { ...init, body: renamed });
    },
    found: /^HOST-33: another order for it was answered 201/,
  },
  'makes an erased machine again': {
    between: async (path, init, pass) => {
      const answer = await pass(path, init);
      if (init.method !== 'PUT') return answer;
      return changed(answer, (body) => ({
        ...body,
        ...(body['state'] === 'erased' && { state: 'queued' }),
      }));
    },
    found: /^HOST-38: its order was answered 200 queued/,
  },
  'lists backups in another order': {
    between: async (path, init, pass) => {
      const answer = await pass(path, init);
      if (!path.endsWith('/backups')) return answer;
      return changed(answer, ({ backups }) => ({ backups: backups.toReversed() }));
    },
    found: /^HOST-37: seed-.*: unsorted/,
  },
  'makes no more backups': {
    between: async (path, init, pass) => {
      const answer = await pass(path, init);
      if (!path.endsWith('/backups')) return answer;
      const since = new Date(Date.now() - 3 * 86_400_000).toISOString();
      return changed(answer, ({ backups }) => ({
        backups: backups.filter(({ madeAt }) => madeAt < since),
      }));
    },
    found: /^HOST-20: seed-.*: the newest backup is of/,
  },
  'hands out nothing while a machine sleeps': {
    between: async (path, init, pass) => {
      if (!path.includes('/exports/')) return pass(path, init);
      const { machines } = await (await pass(`${host.url}/__control/book`)).json();
      const sleeps = machines.some(
        ({ reference, state }: { reference: string; state: string }) =>
          reference.startsWith('host-check-') && state === 'asleep',
      );
      return sleeps ? new Response('it sleeps', { status: 503 }) : pass(path, init);
    },
    found: /^HOST-28: the link does not open/,
  },
  'forgets a change': {
    between: async (path, init, pass) => {
      const answer = await pass(path, init);
      if (!path.includes('changedSince')) return answer;
      return changed(answer, (body) => ({ ...body, machines: [], hasMore: false }));
    },
    found: /^HOST-36: a machine that has changed is left out/,
  },
};

describe('a host that', () => {
  // R-TRU-01
  it.each(Object.entries(FAULTS))('%s is found out', async (_what, { between, found }) => {
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
