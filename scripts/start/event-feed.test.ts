import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  startReceiver,
  startWithClient,
  subscribe,
  WEBHOOK_SECRET,
  type Received,
} from '@alcove/stripe-standin/testing';
import { feedEvents } from './event-feed.ts';

let standin: Awaited<ReturnType<typeof startWithClient>>;
beforeEach(async () => {
  standin = await startWithClient();
});
afterEach(() => standin.close());

/**
 * A feed that has begun.
 * @param statuses what the API answers
 */
async function startFeed(statuses = [200]) {
  const over = new AbortController();
  const said: string[] = [];
  const { received, url, close } = await startReceiver(...statuses);
  onTestFinished(close);
  const ended = feedEvents({
    stripe: standin.stripe,
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
    const { received, said } = await startFeed([500, 401, 200]);
    await standin.stripe.customers.create({ name: 'First' });
    await standin.stripe.customers.create({ name: 'Second' });
    const [first, second] = await happened();
    await arrived(received, second);
    expect(eventsOf(received).map(({ id }) => id)).toEqual([first, first, first, second]);
    expect(said[0]).toContain(`refused customer.created (${first})`);
  });
});
