import { Stripe } from 'stripe';
import { createDeliveries, type Delivery } from '../kit/deliveries.ts';
import type { Seconds } from '../kit/time.ts';
import { newId } from '../state/store.ts';
import type { Emit } from '../state/world.ts';

export const WEBHOOK_MODES = ['normal', 'lost', 'twice', 'shuffled', 'late'] as const;
export type WebhookMode = (typeof WEBHOOK_MODES)[number];

type EventRecord = Delivery & {
  id: string;
  type: string;
  created: Seconds;
  object: string;
};

export type EventEntry = Pick<EventRecord, 'id' | 'type' | 'created'> & {
  isDelivered: boolean;
  /** The event, with its object as it was then. There are many of them, so only those that are shown are read. */
  read: () => Stripe.EventBase;
};

export type Webhooks = {
  emit: Emit;
  setMode: (mode: WebhookMode, delayMs?: number) => void;
  mode: () => WebhookMode;
  /** Resolves when no delivery is under way or waiting for its next attempt. */
  settled: () => Promise<void>;
  /** Every event in the order in which it happened. */
  events: () => EventEntry[];
  state: () => object;
  reset: () => void;
};

const SHUFFLE_WINDOW_MS = 400;
const LATE_BY_DEFAULT_MS = 3000;

type WebhookOptions = {
  /** Where events go; without it they are recorded only. */
  url: string | undefined;
  secret: string;
  now: () => Seconds;
  retryDelaysMs: readonly number[];
};

/** Records every event and delivers it to the endpoint, signed with Stripe's own code; a mode can disturb the delivery. */
export function createWebhooks({ url, secret, now, retryDelaysMs }: WebhookOptions): Webhooks {
  const deliveries = createDeliveries({
    name: 'stripe',
    url: () => url,
    sign: (payload) => ({
      'Stripe-Signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
      'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    }),
    retryDelaysMs,
  });
  let mode: WebhookMode = 'normal';
  let lateMs = LATE_BY_DEFAULT_MS;
  let events: EventRecord[] = [];
  let shuffled: EventRecord[] = [];

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
        return deliveries.send(record);
      case 'twice':
        deliveries.send(record);
        return deliveries.send(record);
      case 'late':
        return deliveries.after(lateMs, () => deliveries.send(record));
      case 'shuffled':
        shuffled.push(record);
        if (shuffled.length === 1) deliveries.after(SHUFFLE_WINDOW_MS, sendShuffled);
    }
  }

  /** Last in, first out: never the true order. */
  function sendShuffled(): void {
    const records = shuffled.toReversed();
    shuffled = [];
    records.forEach(deliveries.send);
  }

  return {
    emit,
    mode: () => mode,
    setMode(next, delayMs = LATE_BY_DEFAULT_MS) {
      mode = next;
      lateMs = delayMs;
    },
    settled: deliveries.settled,
    events: () =>
      events.map(({ id, type, created, payload, outcome }) => {
        const pending = outcome === 'delivered' ? 0 : 1;
        const read = (): Stripe.EventBase => ({
          ...JSON.parse(payload),
          pending_webhooks: pending,
        });
        return { id, type, created, isDelivered: pending === 0, read };
      }),
    state: () => ({
      mode,
      underWay: deliveries.underWay(),
      events: events.map(({ payload: _payload, ...record }) => record),
    }),
    reset() {
      deliveries.reset();
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
