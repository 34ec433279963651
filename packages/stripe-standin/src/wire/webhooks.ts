import { Stripe } from 'stripe';
import { createDeliveries, type Sending } from '../kit/deliveries.ts';
import type { Seconds } from '../kit/time.ts';
import { newId } from '../state/store.ts';
import type { Emit } from '../state/world.ts';

const MODES = ['normal', 'lost', 'twice', 'shuffled', 'late'] as const;

type EventEntry = {
  id: string;
  created: Seconds;
  /** The event, with its object as it was then. There are many of them, so only those that are shown are read. */
  read: () => Stripe.EventBase;
};

export type Webhooks = Sending<(typeof MODES)[number]> & {
  emit: Emit;
  /** Resolves when no delivery is under way or waiting for its next attempt. */
  settled: () => Promise<void>;
  /** Every event in the order in which it happened. */
  events: () => EventEntry[];
  state: () => object;
  reset: () => void;
};

type WebhookOptions = {
  url: string | undefined;
  secret: string;
  now: () => Seconds;
  retryDelaysMs: readonly number[] | undefined;
};

/** Records every event and delivers it to the endpoint, signed with Stripe's own code. */
export function createWebhooks({ url, secret, now, retryDelaysMs }: WebhookOptions): Webhooks {
  const { emit, records, ...deliveries } = createDeliveries<
    { id: string; type: string; created: Seconds; object: string },
    (typeof MODES)[number]
  >({
    name: 'stripe',
    url,
    modes: MODES,
    sign: (payload) => ({
      'Stripe-Signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
      'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    }),
    retryDelaysMs,
  });
  return {
    ...deliveries,
    emit(type, object) {
      const event: Stripe.EventBase = {
        id: newId('evt'),
        object: 'event',
        api_version: Stripe.API_VERSION,
        created: now(),
        data: { object },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      };
      const { id, created } = event;
      emit({ id, type, created, object: object.id }, JSON.stringify(event, null, 2));
    },
    events: () =>
      records().map(({ id, created, payload }) => ({
        id,
        created,
        read: () => {
          const event: Stripe.EventBase = JSON.parse(payload);
          return event;
        },
      })),
  };
}
