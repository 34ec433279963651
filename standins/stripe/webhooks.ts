import { setTimeout as delay } from 'node:timers/promises';
import { Stripe } from 'stripe';
import { newId } from './store.ts';
import type { Seconds } from './time.ts';

export const WEBHOOK_MODES = ['normal', 'lost', 'twice', 'shuffled', 'late'] as const;
export type WebhookMode = (typeof WEBHOOK_MODES)[number];

type Attempt = { at: string; status: number | null };
type EventRecord = {
  id: string;
  type: string;
  created: Seconds;
  object: string;
  /** JSON as it was when the event happened; later changes do not reach it. */
  payload: string;
  attempts: Attempt[];
  outcome: 'pending' | 'delivered' | 'given up' | 'lost' | 'no endpoint';
};

export type Webhooks = {
  /** Records an event about an object and sends it on its way. */
  emit: (type: Stripe.Event.Type, object: { id: string }) => void;
  setMode: (mode: WebhookMode, delayMs?: number) => void;
  mode: () => WebhookMode;
  /** Resolves when no delivery is under way or waiting for its next attempt. */
  settled: () => Promise<void>;
  state: () => object;
  reset: () => void;
};

type WebhookOptions = {
  /** Where events go; without it they are recorded only. */
  url: string | undefined;
  secret: string;
  now: () => Seconds;
  /** Waits between attempts in milliseconds; after the last one the event is given up. */
  retryDelaysMs: readonly number[];
};

const ATTEMPT_TIMEOUT_MS = 10_000;
const SHUFFLE_WINDOW_MS = 400;
const LATE_BY_DEFAULT_MS = 3000;

/** The event queue: signs with Stripe's own code and tries again until the endpoint answers 2xx. */
export function createWebhooks({ url, secret, now, retryDelaysMs }: WebhookOptions): Webhooks {
  let mode: WebhookMode = 'normal';
  let lateMs = LATE_BY_DEFAULT_MS;
  let events: EventRecord[] = [];
  let shuffled: EventRecord[] = [];
  let underWay = 0;
  let waiting: (() => void)[] = [];
  let firstAttempts = Promise.resolve();
  let epoch = new AbortController();

  function emit(type: Stripe.Event.Type, object: { id: string }): void {
    const event = buildEvent(type, object, now());
    const record: EventRecord = {
      id: event.id,
      type,
      created: event.created,
      object: object.id,
      payload: JSON.stringify(event, null, 2),
      attempts: [],
      outcome: url === undefined ? 'no endpoint' : 'pending',
    };
    events.push(record);
    if (url === undefined) return;
    switch (mode) {
      case 'lost':
        record.outcome = 'lost';
        return;
      case 'normal':
        return send(record);
      case 'twice':
        send(record);
        return send(record);
      case 'late':
        return after(lateMs, () => send(record));
      case 'shuffled':
        shuffled.push(record);
        if (shuffled.length === 1) after(SHUFFLE_WINDOW_MS, sendShuffled);
    }
  }

  /** Last come, first sent: an order that differs from the true one every time. */
  function sendShuffled(): void {
    const records = shuffled.toReversed();
    shuffled = [];
    records.forEach(send);
  }

  function after(milliseconds: number, act: () => void): void {
    track(async (signal) => {
      await delay(milliseconds, undefined, { signal });
      act();
    });
  }

  /** First attempts follow one another; a retry waits on its own, so that one bad event holds up no other. */
  function send(record: EventRecord): void {
    const { signal } = epoch;
    const first = firstAttempts.then(() => attempt(record, signal));
    firstAttempts = first.then(() => undefined);
    track(async () => {
      if (await first) return;
      for (const wait of retryDelaysMs) {
        await delay(wait, undefined, { signal });
        if (await attempt(record, signal)) return;
      }
      if (record.outcome === 'pending') record.outcome = 'given up';
    });
  }

  async function attempt(record: EventRecord, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted || url === undefined) return true;
    const status = await post(url, record.payload, secret, signal);
    record.attempts.push({ at: new Date().toISOString(), status });
    const accepted = status !== null && status >= 200 && status < 300;
    if (accepted) record.outcome = 'delivered';
    return accepted;
  }

  function track(work: (signal: AbortSignal) => Promise<void>): void {
    const { signal } = epoch;
    underWay += 1;
    work(signal)
      .catch((error: unknown) => {
        // A reset aborts what is waiting; anything else is a fault of the stand-in itself.
        if (!signal.aborted) throw error;
      })
      .finally(() => {
        underWay -= 1;
        if (underWay > 0) return;
        waiting.forEach((resolve) => resolve());
        waiting = [];
      })
      .catch((error: unknown) => {
        console.error('stand-in stripe: webhook delivery failed', error);
      });
  }

  return {
    emit,
    mode: () => mode,
    setMode(next, delayMs = LATE_BY_DEFAULT_MS) {
      mode = next;
      lateMs = delayMs;
    },
    settled: () =>
      underWay === 0 ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve)),
    state: () => ({
      mode,
      underWay,
      events: events.map(({ payload: _payload, ...record }) => record),
    }),
    reset() {
      epoch.abort();
      epoch = new AbortController();
      mode = 'normal';
      events = [];
      shuffled = [];
    },
  };
}

function buildEvent(
  type: Stripe.Event.Type,
  object: { id: string },
  created: Seconds,
): Stripe.EventBase {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
}

/** @returns the status, or null when there was no answer */
async function post(
  url: string,
  payload: string,
  secret: string,
  signal: AbortSignal,
): Promise<number | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
        'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}
