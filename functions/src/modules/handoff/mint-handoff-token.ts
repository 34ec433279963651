import type { Auth } from 'firebase-admin/auth';
import { checkTarget } from '../../contract/target-check.ts';
import type { Config } from '../../config/config.ts';
import { ApiError } from '../../foundation/errors.ts';
import type { RecordEvent } from '../audit/audit-log.ts';
import type { ServerStore } from '../servers/server-store.ts';
import { badOrigin, targetRules } from '../servers/target-rules.ts';
import type { HandoffIdentities, IdentityTarget } from './handoff-identities.ts';
import type { ReadOwner } from './read-owner.ts';

type Parts = {
  config: Config;
  servers: ServerStore;
  identities: HandoffIdentities;
  readOwner: ReadOwner;
  auth: () => Promise<Auth>;
  record: RecordEvent;
  now: () => Date;
};

/** Signs a person in to their own server: which servers may receive a token, and the token itself. */
export function createMintHandoffToken(parts: Parts) {
  const { config, servers, identities, readOwner, auth, record, now } = parts;

  /**
   * Mints a custom token for an identity of its own (decision 8), which can be used for an hour.
   * @param redirect every value of the `redirect` parameter; without any, the token names no server
   * @returns null for an address that the person has not agreed to
   * @throws {ApiError} `bad_origin` for a malformed address, `server_not_trusted` for one that nobody can agree to
   */
  return async (uid: string, redirect: readonly string[]): Promise<string | null> => {
    const target = redirect.length === 0 ? NOWHERE : await trustedTarget(uid, redirect);
    if (target === null) return null;
    const [owner, identity] = await Promise.all([readOwner(uid), identities.enter(uid, target)]);
    // The account or the server has gone since the caller was let in.
    if (owner === null || identity === null) return null;
    const claims = { handoff: true, owner: uid, ...target, ...owner };
    const token = await (await auth()).createCustomToken(identity, claims);
    if (target.server !== null) {
      await Promise.all([
        servers.noteHandoff(uid, target.server, now()),
        record(uid, 'server_opened', target.origin),
      ]);
    }
    return token;
  };

  async function trustedTarget(
    uid: string,
    redirect: readonly string[],
  ): Promise<IdentityTarget | null> {
    const own = await servers.list(uid);
    const ownOrigins = own.map(({ origin }) => origin);
    const checked = checkTarget(redirect, targetRules(config, ownOrigins));
    switch (checked.verdict) {
      case 'trusted': {
        const { origin } = checked.url;
        return { origin, server: own.find((server) => server.origin === origin)?.id ?? null };
      }
      case 'unknown':
        return null;
      case 'refused':
        throw checked.reason === 'forbidden' ? notTrusted() : badOrigin();
    }
  }
}

export type MintHandoffToken = ReturnType<typeof createMintHandoffToken>;

const NOWHERE: IdentityTarget = { server: null, origin: null };

export function notTrusted(): ApiError {
  return new ApiError(
    'server_not_trusted',
    'This server is not among yours. Add it to your servers first.',
  );
}
