import type { AddedSince } from '../../foundation/added-since.ts';
import { ApiError } from '../../foundation/errors.ts';
import type { RecordEvent } from '../audit/audit-log.ts';
import type { ServerStore } from '../server-access/server-store.ts';

type Parts = {
  servers: Pick<ServerStore, 'addedSince' | 'remove'>;
  /** Ends the sessions that a server holds; never rejects. */
  endSessions: (uid: string, server: string) => Promise<void>;
  record: RecordEvent;
};

/** Takes a server out of a person's list, with the sessions that it holds. */
export function createRemoveServer({ servers, endSessions, record }: Parts) {
  /** @throws {ApiError} `not_found`; `conflict` for one that we host */
  const remove = async (uid: string, id: string): Promise<void> => {
    const outcome = await servers.remove(uid, id);
    if (outcome === null) throw noSuchServer();
    if ('refused' in outcome) throw isHosted();
    const { removed } = outcome;
    await Promise.all([
      endSessions(uid, removed.id),
      record(uid, 'server_removed', removed.origin),
    ]);
  };

  const addedSince: AddedSince = async (uid, since) => {
    const added = await servers.addedSince(uid, since);
    return added.map(({ id, origin }) => ({
      is: { what: 'server', name: origin },
      remove: () => remove(uid, id),
    }));
  };

  return { remove, addedSince };
}

export type RemoveServer = ReturnType<typeof createRemoveServer>['remove'];

export function noSuchServer(): ApiError {
  return new ApiError('not_found', 'This server is unknown. Reload the page.');
}

function isHosted(): ApiError {
  return new ApiError(
    'conflict',
    'We host this server for you, so it cannot be removed from the list. To give it up, erase it on its own page.',
  );
}
