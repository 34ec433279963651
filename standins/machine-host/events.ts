import { createHmac, randomBytes } from 'node:crypto';
import { createDeliveries, type Delivery } from '@alcove/stripe-standin/kit/deliveries';
import { toIso, type HostMachine, type Moment } from './machine.ts';

export const EVENT_MODES = ['once', 'twice', 'lost', 'late'] as const;
export type EventMode = (typeof EVENT_MODES)[number];

type EventRecord = Delivery & { id: string; reference: string; at: string };

export type HostEvents = ReturnType<typeof createEvents>;

const LATE_BY_DEFAULT_MS = 3000;

/** Records an event for each change and delivers it, signed; a mode can disturb the delivery. */
export function createEvents({
  url,
  secret,
  retryDelaysMs,
}: {
  url: string | undefined;
  secret: string;
  retryDelaysMs: readonly number[];
}) {
  let to = url;
  let mode: EventMode = 'once';
  let lateMs = LATE_BY_DEFAULT_MS;
  let records: EventRecord[] = [];
  const deliveries = createDeliveries({
    name: 'machine-host',
    url: () => to,
    sign: (payload) => ({
      'Machine-Signature': signatureOf(payload, secret, Math.floor(Date.now() / 1000)),
    }),
    retryDelaysMs,
  });

  function emit({ reference }: HostMachine, at: Moment): void {
    const id = `mev_${randomBytes(12).toString('hex')}`;
    const event = { id, type: 'machine.changed', reference, at: toIso(at) };
    const record: EventRecord = {
      id,
      reference,
      at: event.at,
      payload: JSON.stringify(event),
      attempts: [],
      outcome: to === undefined ? 'no endpoint' : 'pending',
    };
    records.push(record);
    if (to === undefined) return;
    switch (mode) {
      case 'lost':
        record.outcome = 'lost';
        return;
      case 'once':
        return deliveries.send(record);
      case 'twice':
        deliveries.send(record);
        return deliveries.send(record);
      case 'late':
        return deliveries.after(lateMs, () => deliveries.send(record));
    }
  }

  return {
    emit,
    mode: () => mode,
    setMode(next: EventMode, delayMs = LATE_BY_DEFAULT_MS) {
      mode = next;
      lateMs = delayMs;
    },
    /** Tests may have an endpoint of their own. */
    sendTo: (endpoint: string) => {
      to = endpoint;
    },
    /** Resolves when no delivery is under way or waiting for its next attempt. */
    settled: deliveries.settled,
    state: () => ({
      mode,
      underWay: deliveries.underWay(),
      events: records.map(({ payload: _payload, ...record }) => record),
    }),
    reset() {
      deliveries.reset();
      to = url;
      mode = 'once';
      records = [];
    },
  };
}

/** `t=<unix seconds>,v1=<hex>`: an HMAC-SHA256 over `<t>.<payload>`. */
export function signatureOf(payload: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
