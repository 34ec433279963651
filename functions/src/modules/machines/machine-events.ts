import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { SECOND_MS } from '../../foundation/durations.ts';
import { ApiError } from '../../foundation/errors.ts';
import type { Log } from '../../foundation/log.ts';
import { createNextOncePerKey } from '../../consistency/once-per-key.ts';
import { parseJson } from '../../http/parse-json.ts';
import type { MachineRecord } from './record/machine-record.ts';
import type { MachineStore } from './machine-store.ts';
import type { Reconciling } from './reconcile.ts';

export const MACHINE_EVENT_LIMIT_BYTES = 10 * 1024;

const TOLERANCE_SECONDS = 300;
/** A host that changes its secret signs with both for a while. */
const MOST_SIGNATURES = 10;

type Parts = {
  secret: string;
  store: MachineStore;
  reconcile: Reconciling['reconcile'];
  /** The time of day: how old an event is does not depend on any plan. */
  now: () => Date;
  log: Log;
};

/**
 * Handles one delivery of an event of the machines' host. Events are late, repeated, lost and in any order, so each is only a
 * hint to ask the host how the machine stands. However many come at once, the host is asked once for all that wait.
 * @throws {ApiError} `bad_signature`; any other failure makes the host try again
 */
export function createReceiveMachineEvent({ secret, store, reconcile, now, log }: Parts) {
  const shareNext = createNextOncePerKey<MachineRecord | null>();

  return async (body: Buffer, signature: string | undefined): Promise<void> => {
    if (!isSigned(body, signature ?? '', secret, now())) {
      throw new ApiError('bad_signature', 'The signature does not match.');
    }
    const event = MachineEvent.safeParse(parseJson(body));
    if (!event.success) throw new ApiError('invalid_input', 'That is not an event of a machine.');
    const { id: eventId, reference } = event.data;
    const machine = await shareNext(reference, () => lookAt(reference));
    const fields = { eventId, machineId: machine?.id };
    log('INFO', machine === null ? 'machine_event_ignored' : 'machine_event_handled', fields);
  };

  async function lookAt(reference: string): Promise<MachineRecord | null> {
    const machine = await store.find(reference);
    if (machine !== null) await reconcile(machine.uid, { readsAtHost: machine });
    return machine;
  }
}

export type ReceiveMachineEvent = ReturnType<typeof createReceiveMachineEvent>;

/** Other types may follow: whatever it says of a machine, the machine is read. */
const MachineEvent = z.object({ id: z.string().max(100), reference: z.string().max(200) });

/** @param header `t=<unix seconds>,v1=<hex>`, with several `v1` while the secret changes */
function isSigned(body: Buffer, header: string, secret: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const times = parts.filter(([name]) => name === 't').map(([, value = '']) => value);
  const [time = ''] = times;
  if (times.length !== 1 || !/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() / SECOND_MS - Number(time)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  return parts
    .filter(([name]) => name === 'v1')
    .slice(0, MOST_SIGNATURES)
    .some(([, value = '']) => /^[0-9a-f]{64}$/.test(value) && isEqual(value, expected));
}

function isEqual(hex: string, expected: Buffer): boolean {
  return timingSafeEqual(Buffer.from(hex, 'hex'), expected);
}
