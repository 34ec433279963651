import type { HandoffSession } from '../../contract/handoff.ts';
import { checkTarget } from '../../contract/target-check.ts';
import type { Config } from '../../config/config.ts';
import { revoked, type Caller } from '../../http/require-user.ts';
import type { MachineStore } from '../machines/machine-store.ts';
import type { ServerStore } from '../servers/server-store.ts';
import { targetRules } from '../servers/target-rules.ts';
import type { HandoffIdentities, HandoffIdentity, IdentityTarget } from './handoff-identities.ts';
import type { ReadOwner } from './read-owner.ts';

type Parts = {
  config: Config;
  servers: ServerStore;
  machines: Pick<MachineStore, 'read' | 'holderOf'>;
  identities: HandoffIdentities;
  readOwner: ReadOwner;
};

/** Whose session a server holds, read again each time: never from claims, which are as old as the sign-in. */
export function createReadHandoffSession(parts: Parts) {
  const { config, servers, machines, identities, readOwner } = parts;

  /**
   * @param caller the identity that asks. It can give itself a password, which would outlive all our tokens
   * @param entered the same as it was recorded
   * @throws {ApiError} `revoked`
   */
  async function describe(
    { uid, signedInBy }: Caller,
    entered: HandoffIdentity | null,
  ): Promise<HandoffSession> {
    if (entered === null || signedInBy !== 'custom') throw revoked();
    const [target, owner] = await Promise.all([currentTarget(entered), readOwner(entered.uid)]);
    if (target === null || owner === null) throw revoked();
    if (identities.uidOf(owner.account, entered) !== uid) throw revoked();
    return { owner: entered.uid, ...target, ...owner.facts };
  }

  /** A machine that only does not answer us may well answer its owner, whose session goes on. */
  async function isGoing(uid: string, id: string): Promise<boolean> {
    const state = (await machines.read(uid, id))?.state ?? 'erased';
    return state === 'ending' || state === 'erased';
  }

  /** What the identity is for, as long as it may still receive a token. */
  async function currentTarget({
    uid,
    server,
    origin,
  }: HandoffIdentity): Promise<IdentityTarget | null> {
    if (server !== null) {
      const listed = await servers.read(uid, server);
      if (listed === null) return null;
      const isLost =
        listed.kind === 'hosted'
          ? await isGoing(uid, server)
          : (await machines.holderOf(listed.origin)) !== null;
      if (isLost) return null;
      return { server, origin: listed.origin };
    }
    const isNamed =
      origin === null || checkTarget([origin], targetRules(config, [])).verdict === 'trusted';
    return isNamed ? { server, origin } : null;
  }

  return { readAhead: (identity: string) => identities.find(identity), describe };
}

export type ReadHandoffSession = ReturnType<typeof createReadHandoffSession>;
