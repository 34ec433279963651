import { Stripe } from 'stripe';
import { createDeliveries } from '../kit/deliveries.ts';
import type { Seconds } from '../kit/time.ts';
import { newId } from '../state/store.ts';

const MODES = ['normal', 'lost', 'twice', 'shuffled', 'late'] as const;

export type Webhooks = ReturnType<typeof createWebhooks>;

type WebhookOptions = {
  url: string | undefined;
  secret: string;
  now: () => Seconds;
  retryDelaysMs: readonly number[] | undefined;
};

/** Records every event and delivers it to the endpoint, signed with Stripe's own code. */
export function createWebhooks({ url, secret, now, retryDelaysMs }: WebhookOptions) {
  const deliveries = createDeliveries<
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
    emit: (type: Stripe.Event.Type, object: { id: string }, before?: object): void => {
      const [id, created] = [newId('evt'), now()];
      const data = { object, ...(before !== undefined && { previous_attributes: before }) };
      const event = { id, object: 'event', created, data, type };
      const about = { id, type, created, object: object.id };
      deliveries.emit(about, JSON.stringify(event, null, 2));
    },
  };
}
