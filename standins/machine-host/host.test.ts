import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClock } from '@alcove/stripe-standin/kit/clock';
import { control, startReceiver } from '@alcove/stripe-standin/testing';
import { startMachineHost, type MachineHostOptions, type RunningHost } from './start.ts';

const KEY = 'only-this-test-knows-it';
const SECRET = 'a secret that only this test knows';
const MACHINE = '/v1/machines/m-1';
const ORDER = { name: 'cedar', plan: 'solo', owner: 'uid-1', region: 'eu' };

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
      'Machine-Host-Version': '2',
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
    for (const plan of ['practice', 'practice']) {
      const { body } = await call('POST', `${MACHINE}/resize`, { plan });
      expect(body).toMatchObject({ plan, state: 'asleep', disk: { totalBytes: 2e12 } });
    }
    for (const state of ['ready', 'ready']) {
      expect((await call('POST', `${MACHINE}/wake`)).body.state).toBe(state);
    }
  });

  it.each(['sleep', 'wake', 'resize', 'export'])(
    'cannot %s while it is being made',
    async (act) => {
      await order();
      expect(await call('POST', `${MACHINE}/${act}`, { plan: 'solo' })).toMatchObject({
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

describe('a call', () => {
  it('of another version of the interface is refused', async () => {
    const answer = await call('PUT', MACHINE, ORDER, { 'Machine-Host-Version': '1' });
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
  it('a silent machine was last seen when it fell silent; after five minutes that is told', async () => {
    await orderReady();
    const received = await receive();
    await control(host.url, '/machines/m-1/silent');
    const { lastSeenAt } = await read();
    await pass({ seconds: 5 * 60 - 5 });
    await settle();
    expect(received).toHaveLength(0);
    await pass({ seconds: 10 });
    await settle();
    expect(received).toHaveLength(1);
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
      }),
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
