import type { HandoffSession } from '../../contract/handoff.ts';
import { checkTarget } from '../../contract/target-check.ts';
import type { Needs } from '../../context.ts';
import { revoked, type Caller } from '../../http/require-user.ts';
import { mayOpen, type Membership } from '../seats/membership-record.ts';
import { membershipBetween } from '../seats/stored-memberships.ts';
import { readServer } from '../server-access/server-store.ts';
import { targetRules } from '../server-access/target-rules.ts';
import {
  identityUid,
  whoIsHere,
  type HandoffIdentity,
  type IdentityTarget,
} from '../server-access/handoff-identities.ts';
import { readPerson, type ReadSubscription } from './read-person.ts';
import { machinesIn } from './shared-machine.ts';

type Reading = Needs<'config' | 'auth' | 'db' | 'clock' | 'billingClock' | 'log'>;

/**
 * Reads whose session a server holds, again each time: never from claims, which are as old as the sign-in.
 * @param caller the identity that asks. It can give itself a password, which would outlive all our tokens
 * @param entered the same as it was recorded
 * @throws {ApiError} `revoked`
 */
export async function readHandoffSession(
  ctx: Reading,
  readSubscription: ReadSubscription,
  { uid, signedInBy }: Caller,
  entered: HandoffIdentity | null,
): Promise<HandoffSession> {
  if (entered === null || signedInBy !== 'custom') throw revoked();
  const payer = entered.account ?? entered.uid;
  const [target, person] = await Promise.all([
    currentTarget(ctx, entered),
    readPerson(ctx, readSubscription, { uid: entered.uid, payer }),
  ]);
  if (target === null || person === null) throw revoked();
  if (identityUid(person.account, target) !== uid) throw revoked();
  return { ...whoIsHere(entered.uid, target), ...person.facts };
}

/** What the identity is for, as long as it may still receive a token. */
async function currentTarget(
  ctx: Reading,
  { uid, server, origin, account }: HandoffIdentity,
): Promise<IdentityTarget | null> {
  if (server !== null) {
    const [listed, membership] = await Promise.all([
      readServer(ctx, account ?? uid, server),
      account === null ? null : membershipFor(ctx, account, uid, server),
    ]);
    if (listed === null || (account !== null && membership === null)) return null;
    const isLost =
      listed.kind === 'hosted'
        ? await isGoing(ctx, account ?? uid, server)
        : (await machinesIn(ctx).holderOf(listed.origin)) !== null;
    if (isLost) return null;
    return { server, origin: listed.origin, membership };
  }
  const isNamed =
    origin === null || checkTarget([origin], targetRules(ctx.config, [])).verdict === 'trusted';
  return isNamed ? { server, origin, membership: null } : null;
}

/** A machine that only does not answer us may well answer its people, whose sessions go on. */
async function isGoing(ctx: Reading, uid: string, id: string): Promise<boolean> {
  const state = (await machinesIn(ctx).read(uid, id))?.state ?? 'erased';
  return state === 'ending' || state === 'erased';
}

/** Null if they may not open this machine, or no more. */
async function membershipFor(
  ctx: Reading,
  owner: string,
  member: string,
  machine: string,
): Promise<Membership | null> {
  const [membership, now] = await Promise.all([
    membershipBetween(ctx, owner, member),
    ctx.billingClock(),
  ]);
  return membership !== null && mayOpen(membership, machine, now) ? membership : null;
}
