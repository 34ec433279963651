import { createServer } from 'node:http';
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

let standin: Awaited<ReturnType<typeof startWithClient>>;
beforeEach(async () => {
  standin = await startWithClient();
});
afterEach(() => standin.close());

/**
 * A feed that has begun.
 * @param statuses what the API answers
 */
async function startFeed({ stripe = standin.stripe, statuses = [200] } = {}) {
  const over = new AbortController();
  const said: string[] = [];
  const { received, url, close } = await startReceiver(...statuses);
  onTestFinished(close);
  const ended = feedEvents({
    stripe,
    endpoint: url,
    secret: WEBHOOK_SECRET,
    signal: over.signal,
    say: (text) => said.push(text),
    pollMs: 10,
  });
  onTestFinished(async () => {
    over.abort();
    await ended;
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  return { said, received };
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

const arrived = (received: readonly Received[], id: string | undefined) =>
  vi.waitUntil(() => eventsOf(received).some((event) => event.id === id), { timeout: 10_000 });

describe('the feed of Stripe’s events', () => {
  // R-LIV-04
  it('delivers a purchase in order, signed, and nothing of what was before it began', async () => {
    await subscribe(standin.stripe);
    const before = await happened();
    const { received } = await startFeed();
    await subscribe(standin.stripe);
    const all = await happened();
    await arrived(received, all.at(-1));
    expect(eventsOf(received).map(({ id }) => id)).toEqual(all.slice(before.length));
    expect(eventsOf(received).map(({ type }) => type)).toContain('invoice.paid');
  });

  // R-LIV-04
  it('offers what the API does not take again, before anything that came later', async () => {
    const { received, said } = await startFeed({ statuses: [500, 401, 200] });
    await standin.stripe.customers.create({ name: 'First' });
    await standin.stripe.customers.create({ name: 'Second' });
    const [first, second] = await happened();
    await arrived(received, second);
    expect(eventsOf(received).map(({ id }) => id)).toEqual([first, first, first, second]);
    expect(said[0]).toContain(`refused customer.created (${first})`);
  });

  // R-LIV-04
  it('says once that Stripe does not answer, and that it does again', async () => {
    const { received, said } = await startFeed();
    await control(standin.url, '/fail', { path: '/v1/events', mode: '500', times: 3 });
    await standin.stripe.customers.create();
    await vi.waitUntil(() => said.length > 1, { timeout: 10_000 });
    const [only] = await happened();
    await arrived(received, only);
    expect(said).toEqual([
      expect.stringContaining("Delivering Stripe's events failed"),
      "Stripe's events arrive again.",
    ]);
  });

  // R-LIV-04
  it('sees an event of today behind one that a test clock has dated next year', async () => {
    const today = Math.floor(Date.now() / 1000);
    const eventAt = (id: string, created: number) => ({ id, object: 'event', type: 'a', created });
    const events = [eventAt('evt_future', today + 1e7)];
    const { received } = await startFeed({ stripe: await listing(events) });
    events.push(eventAt('evt_today', today));
    await arrived(received, 'evt_today');
    expect(eventsOf(received).map(({ id }) => id)).toEqual(['evt_today']);
  });
});

/** A Stripe that only lists these events, by their dates. */
async function listing(events: readonly { created: number }[]) {
  const server = createServer((req, res) => {
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
  const at = { host: '127.0.0.1', port: portOf(server), protocol: 'http' } as const;
  return new Stripe('sk_test_any', { ...at, telemetry: false });
}
