/** Events as Stripe sends them. */
import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { readEnv } from '../support/env.ts';
import { call, type Reply } from './api.ts';

export const newEventId = () => `evt_${randomUUID().replaceAll('-', '')}`;

/** @param more fields of the event beside those that every event has */
export function stripeEvent(type: string, object: object, more: object = {}) {
  return { id: newEventId(), object: 'event', type, data: { object }, ...more };
}

/**
 * @param event or the text that is sent for it
 * @param header by default a good signature; an empty one is left out
 */
export function deliverEvent(
  api: { url: string },
  event: object | string,
  header?: string,
): Promise<Reply> {
  const payload = typeof event === 'string' ? event : JSON.stringify(event);
  const secret = readEnv('STRIPE_WEBHOOK_SECRET');
  const signature = header ?? Stripe.webhooks.generateTestHeaderString({ payload, secret });
  return call(api, '/api/stripe-webhook', {
    body: payload,
    headers: signature === '' ? {} : { 'Stripe-Signature': signature },
  });
}

/** A moment that no test moves the clock to, in Unix seconds. */
export const FAR_AHEAD = Math.floor(Date.now() / 1000) + 3 * 365 * 86_400;

/** Changes in the life of a plan, which end as it began. */
export const PLAN_LIFE: readonly Stripe.SubscriptionUpdateParams[] = [
  { metadata: { moment: 'bought' } },
  { pause_collection: { behavior: 'void', resumes_at: FAR_AHEAD } },
  { cancel_at: FAR_AHEAD },
  { pause_collection: '' },
  { cancel_at: '' },
];

/** All orders of some things. */
export function ordersOf(things: readonly number[]): number[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first) =>
    ordersOf(things.filter((thing) => thing !== first)).map((rest) => [first, ...rest]),
  );
}
