import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClock } from '@alcove/stripe-standin/kit/clock';
import { control, startReceiver } from '@alcove/stripe-standin/testing';
import { answerCall } from './api.ts';
import { createBook } from './book.ts';
import { blank, endStep, restore } from './life.ts';
import { startMachineHost, type MachineHostOptions, type RunningHost } from './start.ts';

const KEY = 'only-this-test-knows-it';
const SECRET = 'a secret that only this test knows';
const MACHINE = '/v1/machines/m-1';
const SOLO = {
  plan: 'solo',
  size: { vcpu: 4, memoryBytes: 16e9, diskBytes: 100e9 },
  backups: { everyMinutes: 1440, keepDays: 7 },
};
const PRACTICE = {
  plan: 'practice',
  size: { vcpu: 16, memoryBytes: 64e9, diskBytes: 2e12 },
  backups: { everyMinutes: 60, keepDays: 90 },
};
const ORDER = { name: 'cedar', owner: 'uid-1', region: 'eu', ...SOLO };

let host: RunningHost;
const open: { close: () => unknown }[] = [];
beforeEach(async () => {
  host = await start();
  // Nothing goes on by itself, only by a switch or by the clock.
  await control(host.url, '/pace', { seconds: 3600 });
});
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function start(options: Partial<MachineHostOptions> = {}): Promise<RunningHost> {
  const started = await startMachineHost({
    port: 0,
    key: KEY,
    secret: SECRET,
    eventsUrl: undefined,
    machinesPort: 12_114,
    ...options,
  });
  open.push(started);
  return started;
}

async function receive() {
  const receiver = await startReceiver(200);
  open.push(receiver);
  await control(host.url, '/events', { url: `${receiver.url}/events` });
  return receiver.received;
}

let calls = 0;

async function call(method: string, path: string, body?: object, headers = {}) {
  calls += 1;
  const answer = await fetch(`${host.url}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${KEY}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': `key-${calls}`,
      'Machine-Host-Version': '3',
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: await answer.json() };
}

const order = (path = MACHINE, wanted: object = ORDER) => call('PUT', path, wanted);
const read = async () => (await call('GET', MACHINE)).body;
const step = () => control(host.url, '/machines/cedar/step');
const settle = () => control(host.url, '/settle');
const pass = (advance: object | string) => control(host.url, '/clock', { advance });

async function orderReady() {
  await order();
  await pass('1 day');
}

describe('a machine that is ordered', () => {
  it('waits, is made in five steps with words for its owner, and is ready at an address of its own', async () => {
    expect(await order()).toMatchObject({
      status: 201,
      body: { reference: 'm-1', name: 'cedar', plan: 'solo', state: 'queued', step: null },
    });
    const steps = [];
    for (let count = 0; count < 5; count += 1) {
      await step();
      const machine = await read();
      steps.push([machine.state, machine.step.number, machine.step.of, machine.origin]);
      expect(machine.step.words).toMatch(/^[A-Z][a-z ]+$/);
    }
    expect(steps).toEqual([1, 2, 3, 4, 5].map((number) => ['preparing', number, 5, null]));
    await step();
    expect(await read()).toMatchObject({
      state: 'ready',
      step: null,
      origin: 'http://cedar.localhost:12114',
      lastSeenAt: expect.any(String),
      disk: { totalBytes: 100_000_000_000 },
    });
  });

  // R-PPL-06
  it('says that its software knows members, until it is given old software', async () => {
    await orderReady();
    const received = await receive();
    const versions = [];
    for (const act of ['current', 'compares-owner', 'accounts-by-owner', 'current']) {
      await control(host.url, `/machines/cedar/${act}`);
      versions.push((await read()).handoffVersion);
    }
    expect(versions).toEqual([2, 1, 1, 2]);
    await settle();
    expect(received).toHaveLength(3);
  });

  it('takes as long as the clock says, and an hour of it finishes all steps', async () => {
    await control(host.url, '/pace', { seconds: 10 });
    await order();
    await pass({ seconds: 26 });
    expect(await read()).toMatchObject({ state: 'preparing', step: { number: 3 } });
    await pass('1 hour');
    expect(await read()).toMatchObject({ state: 'ready' });
  });

  it('is the same one when it is ordered again, and no other may take its reference or its name', async () => {
    await order();
    expect(await order()).toMatchObject({ status: 200, body: { state: 'queued' } });
    expect(await order(MACHINE, { ...ORDER, owner: 'uid-2' })).toMatchObject({ status: 409 });
    expect(await order('/v1/machines/m-2')).toMatchObject({
      status: 409,
      body: { error: { code: 'name_taken' } },
    });
    expect((await call('GET', '/v1/machines')).body.machines).toHaveLength(1);
  });

  it.each([
    ['a name with a dot', { name: 'cedar.evil' }, 'invalid_name'],
    ['a name in capitals', { name: 'Cedar' }, 'invalid_name'],
    ['no owner', { owner: '' }, 'invalid_owner'],
    ['an unknown plan', { plan: 'palace' }, 'invalid_plan'],
    ['another region', { region: 'us' }, 'invalid_region'],
    ['no size', { size: undefined }, 'invalid_size'],
    ['a size without a disk', { size: { vcpu: 4, memoryBytes: 16e9 } }, 'invalid_size'],
    ['no word about backups', { backups: {} }, 'invalid_backups'],
  ])('is refused with %s', async (_what, change, code) => {
    const answer = await order(MACHINE, { ...ORDER, ...change });
    expect(answer).toMatchObject({ status: 422, body: { error: { code } } });
    expect((await call('GET', MACHINE)).status).toBe(404);
  });
});

describe('a host that is full', () => {
  it('takes the order, says when it will be ready, and makes it then', async () => {
    await control(host.url, '/pace', { seconds: 10 });
    await control(host.url, '/full', { minutes: 60 });
    const { status, body } = await order();
    expect([status, body.state]).toEqual([201, 'queued']);
    const { readyAbout } = await read();
    expect(Date.parse(readyAbout) - Date.parse(body.changedAt)).toBeGreaterThan(3_600_000);
    await pass({ seconds: 3500 });
    expect(await read()).toMatchObject({ state: 'queued', readyAbout });
    await pass({ seconds: 200 });
    expect(await read()).toMatchObject({ state: 'ready', readyAbout: null });
  });
});

describe('a machine that was made', () => {
  it('restarts once for each order to, and is silent while it does', async () => {
    await orderReady();
    await control(host.url, '/pace', { seconds: 60 });
    const received = await receive();
    const ask = (key: string) =>
      call('POST', `${MACHINE}/restart`, undefined, { 'Idempotency-Key': key });
    const { lastSeenAt } = (await ask('one')).body;
    await pass({ seconds: 50 });
    expect(await read()).toMatchObject({ state: 'ready', lastSeenAt });
    await pass({ seconds: 20 });
    expect(Date.parse((await read()).lastSeenAt)).toBeGreaterThan(Date.parse(lastSeenAt));
    await ask('one');
    await settle();
    expect(received).toHaveLength(2);
    await call('POST', `${MACHINE}/sleep`);
    expect(await ask('two')).toMatchObject({
      status: 409,
      body: { error: { code: 'wrong_state' } },
    });
  });

  it('sleeps, wakes and is resized, each as often as it is asked', async () => {
    await orderReady();
    const asleep = (await call('POST', `${MACHINE}/sleep`)).body;
    expect(asleep.state).toBe('asleep');
    expect((await call('POST', `${MACHINE}/sleep`)).body).toEqual(asleep);
    for (const terms of [PRACTICE, PRACTICE]) {
      const { body } = await call('POST', `${MACHINE}/resize`, terms);
      expect(body).toMatchObject({
        plan: 'practice',
        state: 'asleep',
        disk: { totalBytes: 2e12 },
      });
    }
    for (const state of ['ready', 'ready']) {
      expect((await call('POST', `${MACHINE}/wake`)).body.state).toBe(state);
    }
  });

  // R-TRU-03
  it('holds what is stored on it', async () => {
    await orderReady();
    const used = async () => (await read()).disk.usedBytes;
    await control(host.url, '/machines/m-1/fill', { words: '61.5' });
    expect(await used()).toBe(61.5e9);
    await control(host.url, '/machines/m-1/fill');
    expect(await used()).toBe(96e9);
  });

  // R-TRU-03
  it('has the disk that was ordered, and never a smaller one than what is on it', async () => {
    await orderReady();
    expect((await read()).disk.totalBytes).toBe(100e9);
    const small = { ...SOLO, plan: 'household', size: { ...SOLO.size, diskBytes: 1e9 } };
    expect(await call('POST', `${MACHINE}/resize`, small)).toMatchObject({
      status: 409,
      body: { error: { code: 'disk_too_small' } },
    });
    expect(await read()).toMatchObject({ plan: 'solo', disk: { totalBytes: 100e9 } });
  });

  it.each(['sleep', 'wake', 'resize', 'export'])(
    'cannot %s while it is being made',
    async (act) => {
      await order();
      expect(await call('POST', `${MACHINE}/${act}`, SOLO)).toMatchObject({
        status: 409,
        body: { error: { code: 'wrong_state' } },
      });
    },
  );

  it('is erased for good: neither its reference nor its name makes another', async () => {
    await orderReady();
    const erased = { state: 'erased', disk: null };
    expect((await call('DELETE', MACHINE)).body).toMatchObject(erased);
    expect(await order()).toMatchObject({ status: 200, body: erased });
    expect(await order('/v1/machines/m-2')).toMatchObject({ status: 409 });
    expect(await call('POST', `${MACHINE}/wake`)).toMatchObject({ status: 409 });
    await pass('1 year');
    expect(await read()).toMatchObject(erased);
  });

  it('is never made if it was erased before its order came', async () => {
    expect(await call('DELETE', MACHINE)).toMatchObject({ status: 200, body: { state: 'erased' } });
    expect(await order()).toMatchObject({ status: 200, body: { state: 'erased' } });
  });

  it('gives its data at an address that works for an hour of the clock', async () => {
    await orderReady();
    const { url, expiresAt } = (await call('POST', `${MACHINE}/export`)).body;
    const given = await fetch(url);
    expect(given.headers.get('content-disposition')).toBe('attachment; filename=cedar.json');
    expect(await given.json()).toMatchObject({ machine: 'cedar' });
    const { iso } = await (await fetch(`${host.url}/__control/clock`)).json();
    expect(Date.parse(expiresAt) - Date.parse(iso)).toBeGreaterThan(3_590_000);
    await pass('1 hour');
    expect((await fetch(url)).status).toBe(410);
  });

  it('is on a list that goes on after a reference', async () => {
    for (const name of ['oak', 'elm', 'fir'])
      await order(`/v1/machines/${name}`, { ...ORDER, name });
    const first = (await call('GET', '/v1/machines?limit=2')).body;
    expect(first).toMatchObject({
      machines: [{ reference: 'oak' }, { reference: 'elm' }],
      hasMore: true,
    });
    expect((await call('GET', '/v1/machines?limit=2&after=elm')).body).toMatchObject({
      machines: [{ reference: 'fir' }],
      hasMore: false,
    });
  });
});

describe('what has changed', () => {
  // R-TRU-04
  it('comes in the order of the changes, and goes on behind a machine even within a moment', () => {
    let now = 1000;
    const nothing = { originOf: () => '', changed: () => {} };
    const book = createBook({ ...nothing, now: () => now });
    const makeExport = () => ({ url: '', expiresAt: 0 });
    const ask = (method: string, path: string, body?: object) => {
      const [pathname = '', query] = path.split('?');
      const asked = { method, path: pathname, query: new URLSearchParams(query), body };
      return answerCall({ book, makeExport }, { ...asked, key: 'k', version: '3' });
    };
    for (const name of ['oak', 'elm', 'fir']) {
      ask('PUT', `/v1/machines/${name}`, { ...ORDER, name });
    }
    now = 2000;
    ask('DELETE', '/v1/machines/fir');
    const changed = (query: string) => ask('GET', `/v1/machines?${query}`).body;
    const page = (hasMore: boolean, ...names: string[]) =>
      expect.objectContaining({
        machines: names.map((reference) => expect.objectContaining({ reference })),
        hasMore,
      });
    const [first, second] = [new Date(1000).toISOString(), new Date(2000).toISOString()];
    expect(changed(`changedSince=${first}`)).toEqual(page(false, 'elm', 'oak', 'fir'));
    expect(changed(`changedSince=${first}&limit=1`)).toEqual(page(true, 'elm'));
    expect(changed(`changedSince=${first}&after=elm&limit=1`)).toEqual(page(true, 'oak'));
    expect(changed(`changedSince=${first}&after=oak`)).toEqual(page(false, 'fir'));
    expect(changed(`changedSince=${second}&after=fir`)).toEqual(page(false));
    expect(ask('GET', '/v1/machines?changedSince=yesterday').status).toBe(400);
  });

  // R-TRU-04
  it('has a machine that fell silent, and again when it is back', async () => {
    await orderReady();
    const received = await receive();
    const before = (await read()).changedAt;
    await control(host.url, '/machines/m-1/silent');
    const silent = await read();
    expect(silent.silentSince).toBe(silent.changedAt);
    expect(silent.changedAt > before).toBe(true);
    await pass({ seconds: 60 });
    await control(host.url, '/machines/m-1/answer');
    const back = await read();
    expect(back).toMatchObject({
      silentSince: null,
      lastSilence: { from: silent.silentSince, until: back.changedAt },
    });
    expect(Date.parse(back.changedAt) - Date.parse(silent.changedAt)).toBeGreaterThan(59_000);
    await settle();
    expect(received.map(({ body }) => JSON.parse(body).type)).toEqual([
      'machine.silent',
      'machine.back',
    ]);
  });
});

describe('backups', () => {
  const list = async () => (await call('GET', `${MACHINE}/backups`)).body.backups;
  const timesOf = async () => (await list()).map(({ madeAt }: { madeAt: string }) => madeAt);
  const hoursBetween = (times: string[]) =>
    times.slice(1).map((time, index) => (Date.parse(times[index] ?? '') - Date.parse(time)) / 36e5);

  // R-TRU-02
  it('are made each night at two, newest first, and kept as long as the order says', async () => {
    await orderReady();
    await pass('30 days');
    const times = await timesOf();
    expect(times).toHaveLength(7);
    expect(new Set(hoursBetween(times))).toEqual(new Set([24]));
    expect(times[0]).toMatch(/T02:00:00.000Z$/);
    const { backups } = await read();
    expect(backups).toMatchObject({ newestAt: times[0], oldestAt: times[6], count: 7 });
    expect(Date.parse(backups.testedAt)).toBeGreaterThan(0);
  });

  // R-TRU-02
  it('are made every hour where the order says so', async () => {
    await order(MACHINE, { ...ORDER, ...PRACTICE });
    await pass('1 day');
    await pass({ seconds: 5 * 3600 });
    expect(new Set(hoursBetween(await timesOf()))).toEqual(new Set([1]));
  });

  // R-TRU-02
  it('are kept while a machine sleeps, and made again once it wakes', async () => {
    await orderReady();
    await pass('3 days');
    const before = await timesOf();
    await call('POST', `${MACHINE}/sleep`);
    await pass('30 days');
    expect(await timesOf()).toEqual(before);
    await call('POST', `${MACHINE}/wake`);
    expect(await timesOf()).toHaveLength(1);
  });

  // R-TRU-02
  it('are gone with an erased machine', async () => {
    await orderReady();
    await pass('3 days');
    await call('DELETE', MACHINE);
    expect([await list(), (await read()).backups]).toEqual([[], null]);
  });

  // R-TRU-02
  it('can stop, fail, or go unread, which is told, and be made again', async () => {
    await orderReady();
    await pass('10 days');
    const all = await timesOf();
    const received = await receive();
    const now = async () =>
      Date.parse((await (await fetch(`${host.url}/__control/clock`)).json()).iso);
    await control(host.url, '/machines/m-1/fail-backup');
    expect(await timesOf()).toEqual(all.slice(1));
    await control(host.url, '/machines/m-1/stop-tests');
    const { testedAt } = (await read()).backups;
    expect((await now()) - Date.parse(testedAt)).toBeGreaterThan(40 * 864e5);
    await control(host.url, '/machines/m-1/stop-backups');
    await pass('1 day');
    expect((await now()) - Date.parse((await read()).backups.newestAt)).toBeGreaterThan(2 * 864e5);
    await control(host.url, '/machines/m-1/mend-backups');
    expect((await now()) - Date.parse((await read()).backups.testedAt)).toBeLessThan(60_000);
    await settle();
    expect(received.map(({ body }) => JSON.parse(body).type)).toEqual([
      'backup.failed',
      'machine.changed',
      'backup.late',
      'machine.changed',
    ]);
  });

  // R-TRU-02
  it('are put back in four steps, once for each id, and what was before comes back', async () => {
    await orderReady();
    await pass('3 days');
    const [, backup] = await list();
    const ask = (restoreId: string, id = backup.id) =>
      call('POST', `${MACHINE}/restore`, { backup: id, restoreId });
    expect(await ask('r-1', 'none')).toMatchObject({
      status: 404,
      body: { error: { code: 'unknown_backup' } },
    });
    const steps = [(await ask('r-1')).body.step];
    expect((await ask('r-1')).body.step).toEqual(steps[0]);
    expect(await ask('r-2')).toMatchObject({
      status: 409,
      body: { error: { code: 'wrong_state' } },
    });
    for (let count = 0; count < 3; count += 1) {
      await step();
      steps.push((await read()).step);
    }
    expect(steps).toEqual([
      { number: 1, of: 4, words: 'Stopping' },
      { number: 2, of: 4, words: 'Putting the backup back' },
      { number: 3, of: 4, words: 'Checking' },
      { number: 4, of: 4, words: 'Starting' },
    ]);
    await step();
    const ready = await read();
    expect(ready).toMatchObject({
      state: 'ready',
      restored: { restoreId: 'r-1', at: ready.changedAt, hasFailed: false },
    });
    expect((await ask('r-1')).body).toEqual(ready);
  });

  // R-TRU-02
  it.each([
    ['put back, give the disk what was on it', false, 5e9],
    ['that fail to be, leave on it what was there', true, 8e9],
  ])('%s', (_what, willNotRestore, usedBytes) => {
    const book = createBook({
      now: () => 1000,
      originOf: () => 'http://a.localhost',
      changed: () => {},
    });
    const machine = blank({ ...ORDER, plan: 'solo', reference: 'm-1' }, 1000);
    Object.assign(machine, { state: 'ready', usedBytes: 8e9, willNotRestore });
    const backup = { id: 'b', madeAt: new Date(0).toISOString(), bytes: 5e9, testedAt: null };
    restore(book, machine, { restoreId: 'r-1', backup });
    for (let count = 0; count < 4; count += 1) endStep(book, machine);
    expect(machine).toMatchObject({
      state: 'ready',
      usedBytes,
      restored: { hasFailed: willNotRestore },
    });
  });

  // R-TRU-02
  it('can fail to be put back, which leaves the machine as it was', async () => {
    await orderReady();
    await pass('3 days');
    const before = await read();
    await control(host.url, '/machines/m-1/fail-restore');
    const [backup] = await list();
    await call('POST', `${MACHINE}/restore`, { backup: backup.id, restoreId: 'r-1' });
    await pass('1 day');
    expect(await read()).toMatchObject({
      state: 'ready',
      disk: before.disk,
      restored: { restoreId: 'r-1', hasFailed: true },
    });
  });
});

describe('a call', () => {
  it('of another version of the interface is refused', async () => {
    const answer = await call('PUT', MACHINE, ORDER, { 'Machine-Host-Version': '2' });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'unsupported_version' } } });
  });

  it.each([
    ['without the key', { Authorization: '' }],
    ['with another key', { Authorization: 'Bearer another' }],
  ])('%s is refused, and nothing is ordered', async (_what, headers) => {
    expect((await call('PUT', MACHINE, ORDER, headers)).status).toBe(401);
    expect((await call('GET', MACHINE)).status).toBe(404);
  });

  it('that writes needs an idempotency key', async () => {
    const answer = await call('PUT', MACHINE, ORDER, { 'Idempotency-Key': '' });
    expect(answer).toMatchObject({ status: 400 });
  });
});

describe('an event', () => {
  it('is sent for each change, signed over its bytes and the real time', async () => {
    const received = await receive();
    await orderReady();
    await settle();
    expect(received).toHaveLength(7);
    const [first] = received;
    if (first === undefined) throw new Error('nothing came');
    const { headers, body, path } = first;
    const [, seconds = '', digest] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['machine-signature'])) ?? [];
    expect(digest).toBe(createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex'));
    expect(Math.abs(Date.now() / 1000 - Number(seconds))).toBeLessThan(60);
    expect(path).toBe('/events');
    expect(JSON.parse(body)).toEqual({
      id: expect.stringMatching(/^mev_[0-9a-f]{24}$/),
      type: 'machine.changed',
      reference: 'm-1',
      at: expect.any(String),
    });
  });
});

describe('what goes wrong', () => {
  it('a silent machine was last seen when it fell silent; that is told, and again after five minutes', async () => {
    await orderReady();
    const received = await receive();
    await control(host.url, '/machines/m-1/silent');
    const { lastSeenAt } = await read();
    await pass({ seconds: 5 * 60 - 5 });
    await settle();
    expect(received).toHaveLength(1);
    await pass({ seconds: 10 });
    await settle();
    expect(received).toHaveLength(2);
    expect(await read()).toMatchObject({ state: 'ready', lastSeenAt });
    await control(host.url, '/machines/m-1/answer');
    expect((await read()).lastSeenAt > lastSeenAt).toBe(true);
  });

  it('a machine fails with words, and is set up again when it is repaired', async () => {
    await order();
    await control(host.url, '/machines/cedar/fail', { words: 'The power is out.' });
    expect(await read()).toMatchObject({ state: 'failed', failure: 'The power is out.' });
    await control(host.url, '/machines/cedar/repair');
    await pass('1 day');
    expect(await read()).toMatchObject({ state: 'ready', failure: null });
  });

  it('the next machine can fail on its way, or be given the address of another', async () => {
    await control(host.url, '/next', { failure: 'No hardware is left.' });
    await orderReady();
    expect(await read()).toMatchObject({ state: 'failed', failure: 'No hardware is left.' });
    const origin = 'http://oak.localhost:12114';
    await control(host.url, '/next', { origin });
    await order('/v1/machines/m-2', { ...ORDER, name: 'elm' });
    await pass('1 day');
    expect((await call('GET', '/v1/machines/m-2')).body).toMatchObject({ state: 'ready', origin });
  });
});

describe('the order book', () => {
  it('begins with the seed people’s machines, and a reset returns it to them', async () => {
    host = await start({ isSeeded: true });
    const seeded = (await call('GET', '/v1/machines')).body.machines;
    expect(seeded).toContainEqual(
      expect.objectContaining({
        reference: 'seed-ada-1',
        name: 'cedar',
        plan: 'household',
        state: 'ready',
        origin: 'http://cedar.localhost:12114',
        disk: { usedBytes: expect.any(Number), totalBytes: 500e9 },
        backups: expect.objectContaining({ count: 30 }),
      }),
    );
    expect(seeded.every(({ backups }: { backups: { count: number } }) => backups.count > 6)).toBe(
      true,
    );
    await order(MACHINE, { ...ORDER, name: 'larch' });
    await control(host.url, '/reset');
    const { machines } = (await call('GET', '/v1/machines')).body;
    expect(machines).toHaveLength(seeded.length);
  });
});

describe('a clock that Stripe’s stand-in moves', () => {
  it('is not moved here, and carries the machines along, also when it goes back', async () => {
    const clock = createClock(() => Math.floor(Date.now() / 1000));
    host = await start({ clock, movesClock: false });
    await control(host.url, '/pace', { seconds: 60 });
    await expect(pass('1 day')).rejects.toThrow('409');
    clock.moveTo(clock.now() + 86_400);
    await order();
    await step();
    clock.reset();
    expect(await read()).toMatchObject({ state: 'preparing' });
    clock.moveTo(clock.now() + 3600);
    expect(await read()).toMatchObject({ state: 'ready' });
    clock.moveTo(clock.now() + 86_400);
    expect((await read()).backups.count).toBeGreaterThan(0);
    clock.reset();
    expect(await read()).toMatchObject({ backups: { count: 0, newestAt: null } });
  });
});

describe('the page', () => {
  it('shows each machine with its state and what can be done to it', async () => {
    await order();
    await step();
    const page = await (await fetch(host.url)).text();
    expect(page.replaceAll(/\s+/g, ' ')).toContain(
      'preparing, step 1 of 5: Reserving the hardware',
    );
    const button = `${host.url}/__control/machines/m-1/fail`;
    const back = await fetch(button, { method: 'POST', body: new URLSearchParams() });
    expect(back.url).toBe(`${host.url}/`);
    expect(await read()).toMatchObject({ state: 'failed' });
  });
});
