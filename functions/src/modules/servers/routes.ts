import { z } from 'zod';
import type { Server } from '../../contract/api.ts';
import { isCleanName } from '../../contract/unseen.ts';
import { UNCLEAN } from '../../http/read-body.ts';
import { requireProof } from '../../http/require-proof.ts';
import { requireVerifiedEmail } from '../../http/require-verified-email.ts';
import { bodyRoute, LIMITED_FULL, readingRoute, userRoute, type Route } from '../../http/route.ts';
import type { AddServer } from './add-server.ts';
import { noSuchServer, type RemoveServer } from './remove-server.ts';
import type { ServerStore } from '../server-access/server-store.ts';

type Parts = {
  servers: ServerStore;
  addServer: AddServer;
  /** Renames a machine that we host, and with it its entry; null if this person has no such machine. */
  renameMachine: (uid: string, id: string, name: string) => Promise<object | null>;
  removeServer: RemoveServer;
  now: () => Date;
};

/** A person's servers. */
export function createServerRoutes(parts: Parts): Route[] {
  const { servers, addServer, renameMachine, removeServer, now } = parts;

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

    bodyRoute('POST /servers', { ...LIMITED_FULL, schema: NewServerBody }, async (call) => {
      const { user, body } = call;
      // Who is in the list signs the person in for good, long after the session that added it.
      requireVerifiedEmail(user, 'Please confirm your e-mail address before you add a server.');
      requireProof(user, now());
      return { status: 201, body: await addServer(user.uid, body) };
    }),

    bodyRoute('PATCH /servers/:id', { ...LIMITED_FULL, schema: ServerBody }, async (call) => {
      const server = await rename(call.user.uid, call.param('id'), call.body.name);
      if (server === null) throw noSuchServer();
      return { body: server };
    }),

    userRoute('DELETE /servers/:id', LIMITED_FULL, async ({ user, param }) => {
      await removeServer(user.uid, param('id'));
      return { body: { deleted: true } };
    }),
  ];
}

const name = z.string().trim().min(1).max(60).refine(isCleanName, UNCLEAN);
const NewServerBody = z.strictObject({ name, origin: z.string().min(1).max(2048) });
const ServerBody = z.strictObject({ name });
