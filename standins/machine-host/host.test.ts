import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClock } from '@alcove/stripe-standin/kit/clock';
import { control, startReceiver } from '@alcove/stripe-standin/testing';
import { faultsIn, faultsInEvent } from './traffic.fixture.ts';
import { startMachineHost, type MachineHostOptions, type RunningHost } from './start.ts';

const KEY = 'only-this-test-knows-it';
const SECRET = 'whsec_b25seSB0aGlzIHRlc3Qga25vd3MgaXQgdG9kYXk=';
const MACHINE = '/v1/machines/m-1';
const SOLO = {
  plan: 'solo',
  size: { vcpu: 4, memoryBytes: 16e9, diskBytes: 100e9 },
  backups: { everyMinutes: 1440, keepDays: 7 },
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
  const told = { status: answer.status, body: await answer.json() };
  expect(faultsIn({ method, path, sent: body, status: told.status, answer: told.body })).toEqual(
    [],
  );
  return told;
}

const order = (path = MACHINE, wanted: object = ORDER) => call('PUT', path, wanted);
const read = async () => (await call('GET', MACHINE)).body;
const settle = () => control(host.url, '/settle');
const pass = (advance: object | string) => control(host.url, '/clock', { advance });

async function orderReady() {
  await order();
  await pass('1 day');
}

describe('a machine', () => {
  it('takes as long as the clock says, and an hour of it finishes all steps', async () => {
    await control(host.url, '/pace', { seconds: 10 });
    await order();
    await pass({ seconds: 26 });
    expect(await read()).toMatchObject({ state: 'preparing', step: { number: 3 } });
    await pass('1 hour');
    expect(await read()).toMatchObject({ state: 'ready' });
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

  it('is written to with an idempotency key', async () => {
    const answer = await call('PUT', MACHINE, ORDER, { 'Idempotency-Key': '' });
    expect(answer).toMatchObject({ status: 400 });
  });

  it('was last seen when it fell silent; that is told, and again after five minutes', async () => {
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
});

describe('backups', () => {
  const timesOf = async () => {
    const { body } = await call('GET', `${MACHINE}/backups`);
    return body.backups.map(({ madeAt }: { madeAt: string }) => madeAt);
  };

  // R-TRU-02
  it('are made each night at two, newest first, and kept as long as the order says', async () => {
    await orderReady();
    await pass('30 days');
    const times = await timesOf();
    expect(times).toHaveLength(7);
    expect(times[0]).toMatch(/T02:00:00.000Z$/);
    const { backups } = await read();
    expect(backups).toMatchObject({ newestAt: times[0], oldestAt: times[6], count: 7 });
    expect(Date.parse(backups.testedAt)).toBeGreaterThan(0);
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
});

describe('an event', () => {
  it('is sent for each change, signed over its bytes and the real time', async () => {
    const received = await receive();
    await orderReady();
    await settle();
    // Ordered, five steps, ready, and the test of its first backup.
    expect(received).toHaveLength(8);
    const [first] = received;
    if (first === undefined) throw new Error('nothing came');
    const { headers, body, path } = first;
    const seconds = String(headers['webhook-timestamp']);
    const signed = `${String(headers['webhook-id'])}.${seconds}.${body}`;
    const digest = createHmac('sha256', 'only this test knows it today').update(signed);
    expect(headers['webhook-signature']).toBe(`v1,${digest.digest('base64')}`);
    expect(headers['webhook-id']).toBe(JSON.parse(body).id);
    expect(received.flatMap((event) => faultsInEvent(event.body))).toEqual([]);
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

describe('changedAt moves, and is told,', () => {
  const changes = async (): Promise<string> => (await read()).changedAt;

  it('when disk use crosses 75, 80, 90 or 95 per cent, either way, and not between', async () => {
    const received = await receive();
    await orderReady();
    await settle();
    const before = received.length;
    const moves: boolean[] = [];
    for (const words of ['74', '76', '79', '81', '89', '91', '96', '97', '89', '10']) {
      const was = await changes();
      await pass('1 minute');
      await control(host.url, '/machines/m-1/fill', { words });
      moves.push((await changes()) !== was);
    }
    expect(moves).toEqual([false, true, false, true, false, true, true, false, true, true]);
    await settle();
    expect(received).toHaveLength(before + moves.filter(Boolean).length);
  });

  it('when a backup was read back', async () => {
    const received = await receive();
    await orderReady();
    await settle();
    const before = received.length;
    const { testedAt } = (await read()).backups;
    expect(await changes()).toBe(testedAt);
    await pass('29 days');
    expect(await changes()).toBe(testedAt);
    await pass('2 days');
    const again = await read();
    expect(again.backups.testedAt > testedAt).toBe(true);
    expect(again.changedAt).toBe(again.backups.testedAt);
    await settle();
    expect(received).toHaveLength(before + 1);
  });

  it('when a backup is late, since a moment that it says, and in time again', async () => {
    await orderReady();
    await pass('5 days');
    expect((await read()).backups.lateSince).toBeNull();
    await control(host.url, '/machines/m-1/stop-backups');
    const late = await read();
    expect(Date.parse(late.backups.lateSince)).toBe(
      Date.parse(late.backups.newestAt) + 2 * 24 * 3_600_000,
    );
    await pass('1 hour');
    await control(host.url, '/machines/m-1/mend-backups');
    const mended = await read();
    expect(mended.backups.lateSince).toBeNull();
    expect(mended.changedAt > late.changedAt).toBe(true);
  });
});

describe('counts of use', () => {
  it('are of one day, of a machine that runs, and say nothing else', async () => {
    await orderReady();
    const { status, body } = await call('GET', `${MACHINE}/usage?day=2026-11-28`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ day: '2026-11-28', people: [{ person: 'uid-1' }] });
    expect((await call('GET', `${MACHINE}/usage?day=today`)).status).toBe(422);
    expect((await call('GET', '/v1/machines/none/usage?day=2026-11-28')).status).toBe(404);
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
  it('is not moved here, and carries the machines along', async () => {
    const clock = createClock(() => Math.floor(Date.now() / 1000));
    host = await start({ clock, movesClock: false });
    await control(host.url, '/pace', { seconds: 60 });
    await expect(pass('1 day')).rejects.toThrow('409');
    await order();
    clock.moveTo(clock.now() + 3600);
    expect(await read()).toMatchObject({ state: 'ready' });
  });
});

describe('the page', () => {
  it('shows each machine with its state and what can be done to it', async () => {
    await order();
    await control(host.url, '/machines/m-1/step');
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
