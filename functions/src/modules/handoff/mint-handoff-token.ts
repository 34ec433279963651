import type { Auth } from 'firebase-admin/auth';
import type { Server } from '../../contract/api.ts';
import { checkTarget } from '../../contract/target-check.ts';
import type { Config } from '../../config/config.ts';
import { ApiError } from '../../foundation/errors.ts';
import type { RecordEvent } from '../audit/audit-log.ts';
import type { ServerStore } from '../servers/server-store.ts';
import { badOrigin, targetRules } from '../servers/target-rules.ts';

type Parts = {
  config: Config;
  servers: ServerStore;
  auth: () => Promise<Auth>;
  record: RecordEvent;
  now: () => Date;
};

/** Signs a person in to their own server: which servers may receive a token, and the token itself. */
export function createMintHandoffToken({ config, servers, auth, record, now }: Parts) {
  /**
   * Mints a custom token, which opens the account for an hour. Sessions opened with it carry `handoff` and may only read.
   * @param redirect every value of the `redirect` parameter; without any, the token names no server
   * @throws {ApiError} `bad_origin` for a malformed address, `server_not_trusted` for one the person has not agreed to
   */
  return async (uid: string, redirect: readonly string[]): Promise<string> => {
    const target = redirect.length === 0 ? null : await trustedTarget(uid, redirect);
    const claims = { handoff: true, ...(target === null ? {} : { origin: target.origin }) };
    const token = await (await auth()).createCustomToken(uid, claims);
    if (target?.server !== undefined) {
      await Promise.all([
        servers.noteHandoff(uid, target.server.id, now()),
        record(uid, 'server_opened', target.origin),
      ]);
    }
    return token;
  };

  async function trustedTarget(
    uid: string,
    redirect: readonly string[],
  ): Promise<{ origin: string; server: Server | undefined }> {
    const own = await servers.list(uid);
    const ownOrigins = own.map(({ origin }) => origin);
    const checked = checkTarget(redirect, targetRules(config, ownOrigins));
    switch (checked.verdict) {
      case 'trusted': {
        const { origin } = checked.url;
        return { origin, server: own.find((server) => server.origin === origin) };
      }
      case 'unknown':
        throw notTrusted();
      case 'refused':
        throw checked.reason === 'forbidden' ? notTrusted() : badOrigin();
    }
  }
}

export type MintHandoffToken = ReturnType<typeof createMintHandoffToken>;

function notTrusted(): ApiError {
  return new ApiError(
    'server_not_trusted',
    'This server is not among yours. Add it to your servers first.',
  );
}
