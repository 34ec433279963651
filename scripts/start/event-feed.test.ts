import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  control,
  startReceiver,
  startWithClient,
  subscribe,
  WEBHOOK_SECRET,
  type Received,
} from '@alcove/stripe-standin/testing';
import { feedEvents } from './event-feed.ts';
import { portOf } from '../lib/ports.ts';

type Standin = Awaited<ReturnType<typeof startWithClient>>;
let standin: Standin;
let folder: string;
beforeEach(async () => {
  standin = await startWithClient();
  folder = mkdtempSync(join(tmpdir(), 'event-feed-'));
});
afterEach(async () => {
  await standin.close();
  rmSync(folder, { recursive: true });
});

/** A feed that is up: what it says, and how to end it. */
async function startFeed(endpoint: string, stripe = standin.stripe) {
  const over = new AbortController();
  const said: string[] = [];
  const ended = feedEvents({
    stripe,
    endpoint,
    secret: WEBHOOK_SECRET,
    file: join(folder, 'events.json'),
    signal: over.signal,
    say: (text) => said.push(text),
    pollMs: 10,
  });
  const stop = async () => {
    over.abort();
    await ended;
  };
  onTestFinished(stop);
  return { said, stop };
}

async function startApi(...statuses: readonly number[]) {
  const receiver = await startReceiver(...statuses);
  onTestFinished(receiver.close);
  return receiver;
}

const eventsOf = (received: readonly Received[]) =>
  received.map(({ body, signature }) =>
    Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET),
  );

/** The ids of all events at Stripe, oldest first. */
async function happened(): Promise<string[]> {
  const { data } = await standin.stripe.events.list({ limit: 100 });
  return data.map(({ id }) => id).toReversed();
}

/** Whether a feed has noted where it begins. */
function noted(): boolean {
  try {
    JSON.parse(readFileSync(join(folder, 'events.json'), 'utf8'));
    return true;
  } catch {
    return false;
  }
}

/** A Stripe that only lists these events, by their dates, and how often it was asked. */
async function listedAs(events: readonly { created: number }[]) {
  let asked = 0;
  const server = createServer((req, res) => {
    asked += 1;
    const query = new URL(req.url ?? '', 'http://stripe').searchParams;
    const since = Number(query.get('created[gte]') ?? 0);
    const data = events
      .filter(({ created }) => created >= since)
      .toSorted((a, b) => b.created - a.created);
    res.setHeader('Content-Type', 'application/json');
    res.end(JSON.stringify({ object: 'list', data, has_more: false, url: '/v1/events' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const port = portOf(server);
  const stripe = new Stripe('sk_test_any', {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    telemetry: false,
  });
  return { stripe, asked: () => asked };
}

const arrived = (received: readonly Received[], id: string | undefined) =>
  vi.waitUntil(() => eventsOf(received).some((event) => event.id === id), { timeout: 10_000 });

describe('the feed of Stripe’s events', () => {
  // R-LIV-04
  it('delivers a purchase in order, signed, and nothing of what was before it began', async () => {
    await subscribe(standin.stripe);
    const before = await happened();
    const { received, url } = await startApi(200);
    await startFeed(url);
    await vi.waitUntil(() => noted(), { timeout: 10_000 });
    await subscribe(standin.stripe);
    const all = await happened();
    await arrived(received, all.at(-1));
    expect(eventsOf(received).map(({ id }) => id)).toEqual(all.slice(before.length));
    expect(eventsOf(received).map(({ type }) => type)).toContain('invoice.paid');
  });

  // R-LIV-04
  it('goes on after an end where it was: nothing is lost and nothing comes twice', async () => {
    const { received, url } = await startApi(200);
    const first = await startFeed(url);
    await vi.waitUntil(() => noted(), { timeout: 10_000 });
    await subscribe(standin.stripe);
    const sofar = await happened();
    // Ended in the middle of a delivery, as by Ctrl-C.
    await vi.waitUntil(() => received.length > 2, { timeout: 10_000 });
    await first.stop();
    await standin.stripe.customers.create();
    await startFeed(url);
    const all = await happened();
    await arrived(received, all.at(-1));
    const ids = eventsOf(received).map(({ id }) => id);
    expect([...new Set(ids)]).toEqual(all);
    // The one that was under way may come again.
    expect(ids.length - all.length).toBeLessThanOrEqual(1);
    expect(sofar.length).toBeGreaterThan(3);
  });

  // R-LIV-04
  it('offers what the API does not take again, before anything that came later', async () => {
    const { received, url } = await startApi(500, 401, 200);
    const { said } = await startFeed(url);
    await vi.waitUntil(() => noted(), { timeout: 10_000 });
    await standin.stripe.customers.create({ name: 'First' });
    await standin.stripe.customers.create({ name: 'Second' });
    const all = await happened();
    await arrived(received, all.at(-1));
    const [first, second] = all;
    expect(eventsOf(received).map(({ id }) => id)).toEqual([first, first, first, second]);
    expect(said).toEqual([expect.stringContaining(`refused customer.created (${first})`)]);
  });

  // R-LIV-04
  it('says once that Stripe does not answer, and that it does again', async () => {
    const { received, url } = await startApi(200);
    const { said } = await startFeed(url);
    await vi.waitUntil(() => noted(), { timeout: 10_000 });
    await control(standin.url, '/fail', { path: '/v1/events', mode: '500', times: 3 });
    await standin.stripe.customers.create();
    await vi.waitUntil(() => said.length > 1, { timeout: 10_000 });
    const [only] = await happened();
    await arrived(received, only);
    expect(said).toEqual([
      expect.stringContaining("Polling Stripe's events failed"),
      "Stripe's events arrive again.",
    ]);
  });

  // R-LIV-04
  it('sees an event of today behind one that a test clock has dated next year', async () => {
    const today = Math.floor(Date.now() / 1000);
    const events = [
      { id: 'evt_future', object: 'event', type: 'invoice.paid', created: today + 1e7 },
    ];
    const { url, received } = await startApi(200);
    const { stripe, asked } = await listedAs(events);
    await startFeed(url, stripe);
    // By then a whole round is over, and the feed has moved its place.
    await vi.waitUntil(() => asked() > 3);
    events.push({ id: 'evt_today', object: 'event', type: 'invoice.paid', created: today });
    await arrived(received, 'evt_today');
    expect(eventsOf(received).map(({ id }) => id)).toEqual(['evt_today']);
  });

  // R-LIV-04
  it('starts over, and says so, where its notes are broken', async () => {
    writeFileSync(join(folder, 'events.json'), '{"since":');
    await standin.stripe.customers.create();
    const { received, url } = await startApi(200);
    const { said } = await startFeed(url);
    await vi.waitUntil(() => noted(), { timeout: 10_000 });
    await standin.stripe.customers.create();
    const all = await happened();
    await arrived(received, all.at(-1));
    expect(received).toHaveLength(1);
    expect(said).toEqual([expect.stringContaining('Delivery starts from now')]);
  });
});
