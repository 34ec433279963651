import { z } from 'zod';
import type { Needs } from '../../context.ts';
import type { Server } from '../../contract/api.ts';
import { isCleanName } from '../../contract/unseen.ts';
import { UNCLEAN } from '../../http/read-body.ts';
import type { Reply, UserCall } from '../../http/route.ts';
import { createMachineStore } from '../machines/machine-store.ts';
import { createNotifyLater } from '../machines/notices/notify-owner.ts';
import { readServer, renameServer } from '../server-access/server-store.ts';
import { noSuchServer } from './remove-server.ts';

export const serverName = z.string().trim().min(1).max(60).refine(isCleanName, UNCLEAN);

export const body = z.strictObject({ name: serverName });

type Renaming = UserCall<'PATCH /servers/:id'> & { body: z.output<typeof body> };

/** Renames a server, and with it the machine, if we host it. */
export async function handle(
  ctx: Needs<'db' | 'clock'>,
  { user: { uid }, param, body: { name } }: Renaming,
): Promise<Reply<Server>> {
  const id = param('id');
  const server = await readServer(ctx, uid, id);
  const renamed =
    server?.kind === 'hosted'
      ? (await createMachineStore(ctx.db, createNotifyLater(ctx.clock)).rename(uid, id, name)) && {
          ...server,
          name,
        }
      : await renameServer(ctx, uid, id, name);
  if (renamed === null) throw noSuchServer();
  return { body: renamed };
}
