import { createHmac, randomBytes } from 'node:crypto';
import { createDeliveries } from '@alcove/stripe-standin/kit/deliveries';
import type { EventType } from './book.ts';
import { toIso, type HostMachine, type Moment } from './machine.ts';

const MODES = ['once', 'twice', 'lost', 'late'] as const;

export type HostEvents = ReturnType<typeof createEvents>;

/** Records an event for each change and delivers it, signed. */
export function createEvents(url: string | undefined, secret: string) {
  const { emit, ...deliveries } = createDeliveries<
    { id: string; reference: string; at: string },
    (typeof MODES)[number]
  >({
    name: 'machine-host',
    url,
    modes: MODES,
    sign: (payload) => {
      const { id }: { id: string } = JSON.parse(payload);
      return signedHeaders(id, payload, secret, Math.floor(Date.now() / 1000));
    },
  });
  return {
    ...deliveries,
    emit: ({ reference }: HostMachine, at: Moment, type: EventType): void => {
      const about = { id: `mev_${randomBytes(12).toString('hex')}`, reference, at: toIso(at) };
      emit(about, JSON.stringify({ ...about, type }));
    },
  };
}

/**
 * The headers of an event, by the text of Standard Webhooks and without its library, which judges them:
 * github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function signedHeaders(id: string, payload: string, secret: string, seconds: number) {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const digest = createHmac('sha256', key).update(`${id}.${seconds}.${payload}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${digest}`,
  };
}
