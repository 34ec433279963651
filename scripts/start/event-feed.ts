// Polls Stripe for events and delivers them to the local API, so that this computer needs no public address.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Stripe } from 'stripe';
import { codeOf, messageOf } from '../lib/caught.ts';

const POLL_MS = 2000;
const LONGEST_WAIT_MS = 60_000;
const DELIVERY_TIMEOUT_MS = 30_000;
/** An event may appear in the list a while after its time, and this machine's clock may be off by as much. */
const OVERLAP_S = 300;

/**
 * Delivers every event once, in order, until the signal. The first feed begins with what happens from now on, a later one
 * where the one before it ended. An event that the API does not take is offered again and holds up those after it.
 *
 * The place is a moment with the events known since then, and not the latest event: a test clock at Stripe may date an
 * event in the future, and the list is in the order of these dates.
 */
export async function feedEvents({ pollMs = POLL_MS, ...options }: Feed & { pollMs?: number }) {
  const { stripe, file, signal, say } = options;
  let place = readPlace(file, say);
  let failures = 0;
  while (!signal.aborted) {
    try {
      const startedAt = now();
      if (place === null) {
        place = await beginNow(stripe);
        writePlace(file, place);
      }
      await deliverNew(options, place);
      forgetBefore(place, startedAt - OVERLAP_S);
      writePlace(file, place);
      if (failures > 0) say("Stripe's events arrive again.");
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      if (failures === 0) say(`Polling Stripe's events failed, retrying: ${messageOf(error)}`);
      failures += 1;
    }
    await rest(backOff(pollMs, failures), signal);
  }
}

/** @returns where nothing of what has happened is news */
async function beginNow(stripe: Stripe) {
  const place: Place = { since: now() - OVERLAP_S, taken: new Map() };
  for (const { id, created } of await listSince(stripe, place)) place.taken.set(id, created);
  return place;
}

async function deliverNew(options: Feed, place: Place) {
  const events = await listSince(options.stripe, place);
  for (const event of events.filter(({ id }) => !place.taken.has(id))) {
    await deliver(options, event);
    if (options.signal.aborted) return;
    place.taken.set(event.id, event.created);
    // After each: an end here would otherwise deliver all of them again.
    writePlace(options.file, place);
  }
}

/** Oldest first. */
async function listSince(stripe: Stripe, { since }: Place) {
  const events: Stripe.Event[] = [];
  for await (const event of stripe.events.list({ created: { gte: since }, limit: 100 })) {
    events.push(event);
  }
  return events.toReversed();
}

async function deliver({ stripe, endpoint, secret, signal, say }: Feed, event: Stripe.Event) {
  const payload = JSON.stringify(event, null, 2);
  for (let refusals = 0; !signal.aborted; refusals += 1) {
    const answer = await post(endpoint, payload, stripe, secret, signal);
    if (answer === null) return;
    if (refusals === 0) {
      say(`The API refused ${event.type} (${event.id}), retrying: ${answer}`);
    }
    await rest(backOff(POLL_MS / 4, refusals), signal);
  }
}

/** @returns null once it is taken, else why not */
async function post(
  endpoint: string,
  payload: string,
  stripe: Stripe,
  secret: string,
  signal: AbortSignal,
) {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': stripe.webhooks.generateTestHeaderString({ payload, secret }),
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(DELIVERY_TIMEOUT_MS)]),
    });
    await answer.body?.cancel();
    return answer.ok ? null : `it answered ${answer.status}`;
  } catch (error) {
    return (error instanceof Error && codeOf(error.cause)) || messageOf(error);
  }
}

function readPlace(file: string, say: Feed['say']): Place | null {
  try {
    const { since, taken } = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof since === 'number' && Array.isArray(taken)) return { since, taken: new Map(taken) };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
  }
  say(
    `${file} is unreadable, so the position in Stripe's events is lost. Delivery starts from now.`,
  );
  return null;
}

/** Another file takes its place at once, so that an end in the middle leaves the one before. */
function writePlace(file: string, { since, taken }: Place) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify({ since, taken: [...taken] }));
  renameSync(`${file}.new`, file);
}

function forgetBefore(place: Place, moment: number) {
  place.since = Math.max(place.since, moment);
  for (const [id, created] of place.taken) if (created < place.since) place.taken.delete(id);
}

function backOff(first: number, failures: number) {
  return Math.min(first * 2 ** Math.min(failures, 16), LONGEST_WAIT_MS);
}

async function rest(milliseconds: number, signal: AbortSignal) {
  await delay(milliseconds, undefined, { signal, ref: false }).catch(() => {});
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
  /** Where this feed notes how far it is. */
  file: string;
  /** Ends the feed. */
  signal: AbortSignal;
  say: (text: string) => void;
};

/** Every event created before `since` was dealt with, and so was each of `taken`, by id with its time. */
type Place = { since: number; taken: Map<string, number> };
