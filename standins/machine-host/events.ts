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
    sign: (payload) => ({
      'Machine-Signature': signatureOf(payload, secret, Math.floor(Date.now() / 1000)),
    }),
  });
  return {
    ...deliveries,
    emit: ({ reference }: HostMachine, at: Moment, type: EventType): void => {
      const about = { id: `mev_${randomBytes(12).toString('hex')}`, reference, at: toIso(at) };
      emit(about, JSON.stringify({ ...about, type }));
    },
  };
}

/** `t=<unix seconds>,v1=<hex>`: an HMAC-SHA256 over `<t>.<payload>`. */
export function signatureOf(payload: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
