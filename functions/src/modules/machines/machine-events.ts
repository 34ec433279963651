import { Webhook } from 'standardwebhooks';
import { HostEvent } from './host/host-messages.ts';
import { ApiError } from '../../foundation/errors.ts';
import type { Log } from '../../foundation/log.ts';
import { createNextOncePerKey } from '../../concurrency/single-flight.ts';
import { parseJson } from '../../http/parse-json.ts';
import type { MachineRecord } from './record/machine-record.ts';
import type { MachineStore } from './machine-store.ts';
import type { Reconciling } from './reconcile.ts';

export const MACHINE_EVENT_LIMIT_BYTES = 10 * 1024;

type Parts = {
  secret: string;
  store: MachineStore;
  reconcile: Reconciling['reconcile'];
  log: Log;
};

/** The headers that sign an event: https://www.standardwebhooks.com */
type SignatureHeaders = Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>;

/**
 * Handles one delivery of an event of the machines' host. Events are late, repeated, lost and in any order, so each is only a
 * hint to ask the host how the machine stands. However many come at once, the host is asked once for all that wait.
 * @throws {ApiError} `bad_signature`; any other failure makes the host try again
 */
export function createReceiveMachineEvent({ secret, store, reconcile, log }: Parts) {
  const shareNext = createNextOncePerKey<MachineRecord | null>();

  return async (body: Buffer, headers: SignatureHeaders): Promise<void> => {
    try {
      // Made here, since there is no secret where people are the host. It also refuses what was signed more than five minutes ago.
      new Webhook(secret).verify(body, headers, { jsonParse: false });
    } catch (cause) {
      throw new ApiError('bad_signature', 'The signature does not match.', { cause });
    }
    const event = HostEvent.safeParse(parseJson(body));
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
