import { z } from 'zod';
import type { Server } from '../../contract/api.ts';
import { isCleanName } from '../../contract/unseen.ts';
import { ApiError } from '../../foundation/errors.ts';
import { UNCLEAN } from '../../http/read-body.ts';
import { bodyRoute, LIMITED_FULL, readingRoute, userRoute, type Route } from '../../http/route.ts';
import type { RecordEvent } from '../audit/audit-log.ts';
import type { AddServer } from './add-server.ts';
import type { ServerStore } from './server-store.ts';

type Parts = {
  servers: ServerStore;
  addServer: AddServer;
  /** Renames a machine that we host, and with it its entry; null if this person has no such machine. */
  renameMachine: (uid: string, id: string, name: string) => Promise<object | null>;
  /** Ends the sessions that a server holds; never rejects. */
  endSessions: (uid: string, server: string) => Promise<void>;
  record: RecordEvent;
};

/** A person's servers. */
export function createServerRoutes(parts: Parts): Route[] {
  const { servers, addServer, renameMachine, endSessions, record } = parts;

  async function rename(uid: string, id: string, name: string): Promise<Server | null> {
    const server = await servers.read(uid, id);
    if (server?.kind !== 'hosted') return servers.rename(uid, id, name);
    return (await renameMachine(uid, id, name)) === null ? null : { ...server, name };
  }

  return [
    readingRoute(
      'GET /servers',
      { access: 'full' },
      (uid) => servers.list(uid),
      async ({ read }) => ({ body: { servers: await read } }),
    ),

    bodyRoute('POST /servers', { ...LIMITED_FULL, schema: NewServerBody }, async (call) => ({
      status: 201,
      body: await addServer(call.user.uid, call.body),
    })),

    bodyRoute('PATCH /servers/:id', { ...LIMITED_FULL, schema: ServerBody }, async (call) => {
      const server = await rename(call.user.uid, call.param('id'), call.body.name);
      if (server === null) throw noSuchServer();
      return { body: server };
    }),

    userRoute('DELETE /servers/:id', LIMITED_FULL, async ({ user, param }) => {
      const outcome = await servers.remove(user.uid, param('id'));
      if (outcome === null) throw noSuchServer();
      if ('refused' in outcome) throw isHosted();
      const { removed } = outcome;
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
  return new ApiError('not_found', 'This server is unknown. Reload the page.');
}

function isHosted(): ApiError {
  return new ApiError(
    'conflict',
    'We host this server for you, so it cannot be removed from the list. To give it up, erase it on its own page.',
  );
}
