import { z } from 'zod';
import type { ExportLink, MachineHost } from '../../adapters/machine-host.ts';
import type { Config } from '../../config/config.ts';
import type { Backup } from '../../contract/machines.ts';
import { isCleanName } from '../../contract/unseen.ts';
import { ApiError, NotConfiguredError } from '../../foundation/errors.ts';
import { UNCLEAN } from '../../http/read-body.ts';
import { requireProof } from '../../http/require-proof.ts';
import { bodyRoute, LIMITED_FULL, publicRoute, userRoute, type Route } from '../../http/route.ts';
import type { RecordEvent } from '../audit/audit-log.ts';
import type { EraseMachine } from './erase-machine.ts';
import { noSuchMachine } from './no-such-machine.ts';
import type { RestoreMachine } from './backups/restore-machine.ts';
import { MACHINE_EVENT_LIMIT_BYTES, type ReceiveMachineEvent } from './machine-events.ts';
import type { MachineStore } from './machine-store.ts';
import type { OrderMachine } from './order-machine.ts';
import type { RestartMachine } from './restart-machine.ts';

type Parts = {
  config: Pick<Config, 'machines'>;
  store: MachineStore;
  host: MachineHost;
  orderMachine: OrderMachine;
  eraseMachine: EraseMachine;
  restartMachine: RestartMachine;
  restoreMachine: RestoreMachine;
  receiveEvent: ReceiveMachineEvent;
  record: RecordEvent;
  now: () => Date;
};

/** The machines that we host. How they stand, their owners read from the documents themselves. */
export function createMachineRoutes(parts: Parts): Route[] {
  const { config, store, orderMachine, eraseMachine, restartMachine } = parts;
  const { restoreMachine, receiveEvent, now } = parts;
  return [
    bodyRoute('POST /machines', { ...LIMITED_FULL, schema: OrderBody }, async ({ user, body }) => ({
      status: 201,
      body: await orderMachine(user.uid, body.orderId, body.name),
    })),

    bodyRoute('PATCH /machines/:id', { ...LIMITED_FULL, schema: NameBody }, async (call) => {
      const { id, name } = await found(
        store.rename(call.user.uid, call.param('id'), call.body.name),
      );
      return { body: { id, name } };
    }),

    bodyRoute('DELETE /machines/:id', { ...LIMITED_FULL, schema: TypedBody }, async (call) => {
      requireProof(call.user, now());
      await eraseMachine(call.user.uid, call.param('id'), call.body.name);
      return { body: { deleted: true } };
    }),

    bodyRoute(
      'POST /machines/:id/restart',
      { ...LIMITED_FULL, schema: RestartBody },
      async ({ user, param, body }) => ({
        body: await found(restartMachine(user.uid, param('id'), body.restartId)),
      }),
    ),

    userRoute('POST /machines/:id/export', LIMITED_FULL, async ({ user, param }) => {
      requireProof(user, now());
      return { body: await linkTo(parts, user.uid, param('id')) };
    }),

    userRoute('GET /machines/:id/backups', LIMITED_FULL, async ({ user, param }) => ({
      body: { backups: await backupsOf(parts, user.uid, param('id')) },
    })),

    bodyRoute(
      'POST /machines/:id/restore',
      { ...LIMITED_FULL, schema: RestoreBody },
      async (call) => {
        requireProof(call.user, now());
        const { user, param, body } = call;
        return { body: await found(restoreMachine(user.uid, param('id'), body)) };
      },
    ),

    publicRoute('POST /machine-events', async (call) => {
      if (config.machines === null) throw new NotConfiguredError('machines');
      const body = await call.rawBody(MACHINE_EVENT_LIMIT_BYTES);
      const header = (name: string) => call.header(name) ?? '';
      await receiveEvent(body, {
        'webhook-id': header('webhook-id'),
        'webhook-timestamp': header('webhook-timestamp'),
        'webhook-signature': header('webhook-signature'),
      });
      return { body: { received: true } };
    }),
  ];
}

const RestartBody = z.strictObject({ restartId: z.uuid() });
const Name = z.string().trim().min(1).max(60).refine(isCleanName, UNCLEAN);
const NameBody = z.strictObject({ name: Name });
const OrderBody = z.strictObject({ orderId: z.uuid(), name: Name.exactOptional() });
const RestoreBody = z.strictObject({
  backup: z.string().min(1).max(100),
  name: z.string().max(200),
  restoreId: z.uuid(),
});
const TypedBody = z.strictObject({ name: z.string().max(200) });

async function linkTo(
  { store, host, record }: Parts,
  uid: string,
  id: string,
): Promise<ExportLink> {
  const machine = await found(store.read(uid, id));
  if (machine.readyAt === null || machine.state === 'erased') {
    throw new ApiError('machine_not_ready', 'This server has no data to download.');
  }
  const link = await host.exportLink(id);
  await record(uid, 'machine_data_fetched', machine.name);
  return link;
}

async function backupsOf({ store, host }: Parts, uid: string, id: string): Promise<Backup[]> {
  const machine = await found(store.read(uid, id));
  if (machine.readyAt === null || machine.state === 'erased') {
    throw new ApiError('machine_not_ready', 'Backups begin once this server is ready.');
  }
  return host.backups(id);
}

async function found<T>(machine: Promise<T | null>): Promise<T> {
  const known = await machine;
  if (known === null) throw noSuchMachine();
  return known;
}
