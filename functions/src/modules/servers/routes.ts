import { z } from 'zod';
import { isCleanName } from '../../contract/unseen.ts';
import { ApiError } from '../../foundation/errors.ts';
import { UNCLEAN } from '../../http/read-body.ts';
import { bodyRoute, LIMITED_FULL, userRoute, type Route } from '../../http/route.ts';
import type { RecordEvent } from '../audit/audit-log.ts';
import type { AddServer } from './add-server.ts';
import type { ServerStore } from './server-store.ts';

type Parts = {
  servers: ServerStore;
  addServer: AddServer;
  /** Ends the sessions that a server holds; never rejects. */
  endSessions: (uid: string, server: string) => Promise<void>;
  record: RecordEvent;
};

/** A person's servers. */
export function createServerRoutes({ servers, addServer, endSessions, record }: Parts): Route[] {
  return [
    userRoute('GET /servers', { access: 'full' }, async ({ user }) => ({
      body: { servers: await servers.list(user.uid) },
    })),

    bodyRoute('POST /servers', { ...LIMITED_FULL, schema: NewServerBody }, async (call) => ({
      status: 201,
      body: await addServer(call.user.uid, call.body),
    })),

    bodyRoute('PATCH /servers/:id', { ...LIMITED_FULL, schema: ServerBody }, async (call) => {
      const server = await servers.rename(call.user.uid, call.param('id'), call.body.name);
      if (server === null) throw noSuchServer();
      return { body: server };
    }),

    userRoute('DELETE /servers/:id', LIMITED_FULL, async ({ user, param }) => {
      const removed = await servers.remove(user.uid, param('id'));
      if (removed === null) throw noSuchServer();
      await Promise.all([
        endSessions(user.uid, removed.id),
        record(user.uid, 'server_removed', removed.origin),
      ]);
      return { body: { deleted: true } };
    }),
  ];
}

const name = z.string().trim().min(1).max(60).refine(isCleanName, UNCLEAN);
const NewServerBody = z.strictObject({ name, origin: z.string().min(1).max(2048) });
const ServerBody = z.strictObject({ name });

function noSuchServer(): ApiError {
  return new ApiError('not_found', 'There is no such server.');
}
