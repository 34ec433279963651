// Polls Stripe for events and delivers them to the local API, so that this computer needs no public address.
import { setTimeout as delay } from 'node:timers/promises';
import type { Stripe } from 'stripe';
import { codeOf, messageOf } from '../lib/caught.ts';

const POLL_MS = 2000;
const LONGEST_WAIT_MS = 60_000;
const DELIVERY_TIMEOUT_MS = 30_000;
/** An event may appear in the list a while after its time, and this machine's clock may be off by as much. */
const OVERLAP_S = 300;
/** As many as Stripe's client takes into one list. */
const MOST_EVENTS = 10_000;

/**
 * Delivers every event that happens from now on once, in order, until the signal. An event that the API does not take is
 * offered again and holds up those after it.
 *
 * Events are known by their ids, and not by the latest: a test clock at Stripe may date one in the future, and the list is in
 * the order of these dates. No position is kept for the next start, which begins with the seed's people.
 */
export async function feedEvents(feed: Feed) {
  const { stripe, say, signal, pollMs = POLL_MS } = feed;
  let since = now() - OVERLAP_S;
  let taken: Set<string> | undefined;
  let failures = 0;
  const isOver = () => signal?.aborted === true;
  while (!isOver()) {
    try {
      const startedAt = now();
      const events = await listSince(stripe, since);
      // What was there before is no news.
      taken ??= new Set(events.map(({ id }) => id));
      for (const event of events) {
        if (taken.has(event.id)) continue;
        await deliver(feed, event);
        taken.add(event.id);
      }
      since = startedAt - OVERLAP_S;
      if (failures > 0) say("Stripe's events arrive again.");
      failures = 0;
    } catch (error) {
      if (failures === 0) say(`Delivering Stripe's events failed, retrying: ${messageOf(error)}`);
      failures += 1;
    }
    const rest = Math.min(pollMs * 2 ** Math.min(failures, 16), LONGEST_WAIT_MS);
    await delay(rest, undefined, { signal }).catch(() => {});
  }
}

/** Oldest first. */
async function listSince(stripe: Stripe, since: number) {
  const events = stripe.events.list({ created: { gte: since }, limit: 100 });
  return (await events.autoPagingToArray({ limit: MOST_EVENTS })).toReversed();
}

async function deliver({ stripe, endpoint, secret }: Feed, event: Stripe.Event) {
  const payload = JSON.stringify(event, null, 2);
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Stripe-Signature': stripe.webhooks.generateTestHeaderString({ payload, secret }),
    },
    body: payload,
    redirect: 'manual',
    signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS),
  }).catch((error: unknown) => {
    const reason = (error instanceof Error && codeOf(error.cause)) || messageOf(error);
    throw new Error(`the API does not take ${event.type} (${event.id}): ${reason}`);
  });
  await answer.body?.cancel();
  if (answer.ok) return;
  throw new Error(`the API refused ${event.type} (${event.id}) with ${answer.status}`);
}

/** Seconds, as Stripe counts. */
function now() {
  return Math.floor(Date.now() / 1000);
}

type Feed = {
  stripe: Stripe;
  /** Where the API takes events. */
  endpoint: string;
  /** By which it knows them. */
  secret: string;
  /** Ends the feed. */
  signal?: AbortSignal;
  say: (text: string) => void;
  pollMs?: number;
};
