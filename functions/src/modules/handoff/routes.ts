import { z } from 'zod';
import type { Subscription } from '../../contract/subscription.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../foundation/errors.ts';
import { bodyRoute, LIMITED_FULL, userRoute, type Route } from '../../http/route.ts';
import type { RecordEvent } from '../audit/audit-log.ts';
import { createHandoffService } from './handoff-service.ts';
import { createServerStore } from '../servers/server-store.ts';

/** A person's servers and the token that signs them in there. */
export function createHandoffRoutes(
  deps: Deps,
  readSubscription: (uid: string) => Promise<Subscription>,
  record: RecordEvent,
): Route[] {
  const { config, firebase, now } = deps;
  const servers = createServerStore(firebase.db);
  const handoff = createHandoffService({
    config,
    servers,
    auth: firebase.auth,
    readSubscription,
    record,
    now,
  });

  return [
    userRoute('GET /get-custom-token', LIMITED_FULL, async ({ user, query }) => ({
      body: { customToken: await handoff.mintToken(user.uid, query('redirect')) },
    })),

    userRoute('GET /servers', { access: 'read' }, async ({ user }) => ({
      body: { servers: await servers.list(user.uid) },
    })),

    bodyRoute('POST /servers', { access: 'full', schema: NewServerBody }, async (call) => ({
      status: 201,
      body: await handoff.addServer(call.user.uid, call.body),
    })),

    bodyRoute('PATCH /servers/:id', { access: 'full', schema: ServerBody }, async (call) => {
      const server = await servers.rename(call.user.uid, call.param('id'), call.body.name);
      if (server === null) throw noSuchServer();
      return { body: server };
    }),

    userRoute('DELETE /servers/:id', { access: 'full' }, async ({ user, param }) => {
      const removed = await servers.remove(user.uid, param('id'));
      if (removed === null) throw noSuchServer();
      await record(user.uid, 'server_removed', removed.origin);
      return { body: { deleted: true } };
    }),
  ];
}

const name = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^\P{Cc}*$/u);
const NewServerBody = z.strictObject({ name, origin: z.string().min(1).max(2048) });
const ServerBody = z.strictObject({ name });

function noSuchServer(): ApiError {
  return new ApiError('not_found', 'There is no such server.');
}
