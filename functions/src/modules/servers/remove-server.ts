import type { Needs } from '../../context.ts';
import type { Added } from '../../foundation/added-since.ts';
import { ApiError } from '../../foundation/errors.ts';
import type { Reply, UserCall } from '../../http/route.ts';
import { recordEvent } from '../audit/audit-log.ts';
import { endSignIns } from '../server-access/handoff-identities.ts';
import { deleteServer, serversAddedSince } from '../server-access/server-store.ts';

type Removing = Needs<'auth' | 'db' | 'clock' | 'log'>;

export async function handle(
  ctx: Removing,
  { user, param }: UserCall<'DELETE /servers/:id'>,
): Promise<Reply<{ deleted: true }>> {
  await removeServer(ctx, user.uid, param('id'));
  return { body: { deleted: true } };
}

/** The servers that an account was given since a moment. */
export async function addedServers(ctx: Removing, uid: string, since: Date): Promise<Added[]> {
  return (await serversAddedSince(ctx, uid, since)).map(({ id, origin }) => ({
    is: { what: 'server', name: origin },
    remove: () => removeServer(ctx, uid, id),
  }));
}

/**
 * Takes a server out of a person's list, with the sessions that it holds.
 * @throws {ApiError} `not_found`; `conflict` for one that we host
 */
async function removeServer(ctx: Removing, uid: string, id: string): Promise<void> {
  const outcome = await deleteServer(ctx, uid, id);
  if (outcome === null) throw noSuchServer();
  if ('refused' in outcome) throw isHosted();
  const { removed } = outcome;
  await Promise.all([
    endSignIns(ctx, uid, removed.id),
    recordEvent(ctx, uid, 'server_removed', removed.origin),
  ]);
}

export function noSuchServer(): ApiError {
  return new ApiError('not_found', 'This server is unknown. Reload the page.');
}

function isHosted(): ApiError {
  return new ApiError(
    'conflict',
    'We host this server for you, so it cannot be removed from the list. To give it up, erase it on its own page.',
  );
}
