import type { HandoffSession } from '../../contract/handoff.ts';
import { checkTarget } from '../../contract/target-check.ts';
import type { PlanNow } from '../../adapters/billing-clock.ts';
import type { Config } from '../../config/config.ts';
import { revoked, type Caller } from '../../http/require-user.ts';
import type { MachineStore } from '../machines/machine-store.ts';
import { mayOpen, type Membership } from '../seats/membership-record.ts';
import type { ServerStore } from '../server-access/server-store.ts';
import { targetRules } from '../server-access/target-rules.ts';
import {
  whoIsHere,
  type HandoffIdentities,
  type HandoffIdentity,
  type IdentityTarget,
} from '../server-access/handoff-identities.ts';
import type { ReadPerson } from './read-person.ts';
import type { Memberships } from './shared-machine.ts';

type Parts = {
  config: Config;
  servers: ServerStore;
  machines: Pick<MachineStore, 'read' | 'holderOf'>;
  memberships: Pick<Memberships, 'between'>;
  identities: HandoffIdentities;
  readPerson: ReadPerson;
  planNow: PlanNow;
};

/** Whose session a server holds, read again each time: never from claims, which are as old as the sign-in. */
export function createReadHandoffSession(parts: Parts) {
  const { config, servers, machines, memberships, identities, readPerson, planNow } = parts;

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
    const [target, person] = await Promise.all([
      currentTarget(entered),
      readPerson(entered.uid, entered.account ?? entered.uid),
    ]);
    if (target === null || person === null) throw revoked();
    if (identities.uidOf(person.account, target) !== uid) throw revoked();
    return { ...whoIsHere(entered.uid, target), ...person.facts };
  }

  /** A machine that only does not answer us may well answer its people, whose sessions go on. */
  async function isGoing(uid: string, id: string): Promise<boolean> {
    const state = (await machines.read(uid, id))?.state ?? 'erased';
    return state === 'ending' || state === 'erased';
  }

  /** Null if they may not open this machine, or no more. */
  async function membershipFor(
    owner: string,
    member: string,
    machine: string,
  ): Promise<Membership | null> {
    const [membership, now] = await Promise.all([memberships.between(owner, member), planNow()]);
    return membership !== null && mayOpen(membership, machine, now) ? membership : null;
  }

  /** What the identity is for, as long as it may still receive a token. */
  async function currentTarget(entered: HandoffIdentity): Promise<IdentityTarget | null> {
    const { uid, server, origin, account } = entered;
    if (server !== null) {
      const [listed, membership] = await Promise.all([
        servers.read(account ?? uid, server),
        account === null ? null : membershipFor(account, uid, server),
      ]);
      if (listed === null || (account !== null && membership === null)) return null;
      const isLost =
        listed.kind === 'hosted'
          ? await isGoing(account ?? uid, server)
          : (await machines.holderOf(listed.origin)) !== null;
      if (isLost) return null;
      return { server, origin: listed.origin, membership };
    }
    const isNamed =
      origin === null || checkTarget([origin], targetRules(config, [])).verdict === 'trusted';
    return isNamed ? { server, origin, membership: null } : null;
  }

  return { readAhead: (identity: string) => identities.find(identity), describe };
}

export type ReadHandoffSession = ReturnType<typeof createReadHandoffSession>;
