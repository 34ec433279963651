import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { shownName } from '../../contract/names/shown-name.ts';
import type { Needs } from '../../context.ts';
import { begin } from '../../foundation/begin.ts';
import type { SessionGate } from '../../http/session-validity.ts';
import { ApiError } from '../../foundation/errors.ts';
import { requirePasskey } from '../../http/require-proof.ts';
import type { Caller } from '../../http/require-user.ts';
import { recordEvent } from '../audit/audit-log.ts';
import type { Mirror } from '../billing/stripe/mirror.ts';
import { trackVisit as trackMember } from '../seats/stored-memberships.ts';
import { trackHandoff } from '../server-access/server-store.ts';
import { notYourMachine } from '../server-access/target-rules.ts';
import { findTarget, notTrusted } from './find-target.ts';
import {
  identityUid,
  preloadIdentity,
  recordIdentity,
  whoIsHere,
  type IdentityTarget,
} from '../server-access/handoff-identities.ts';
import { readMirror, readPerson, type ReadSubscription } from './read-person.ts';
import { machinesIn, requireOpen } from './shared-machine.ts';

type Minting = Needs<'config' | 'auth' | 'db' | 'clock' | 'billingClock' | 'log'>;

/**
 * Decides about an address, for a person who asks. It only reads, so it may run before they are admitted.
 * @param redirect every value of the `redirect` parameter; without any, the token names no server
 * @throws {ApiError} `bad_origin` for a malformed address, `server_not_trusted` for one that no customer can agree to,
 * `suspended`, `machine_not_ready`
 */
export async function preloadMint(
  ctx: Minting,
  uid: string,
  redirect: readonly string[],
): Promise<MintInput> {
  const ownMirror = begin(() => readMirror(ctx, uid));
  const found = await findTarget(ctx, uid, redirect);
  if (found === null) {
    return { target: null, isHosted: false, decisive: [], mirror: ownMirror };
  }
  const { target, ownMachine } = found;
  const owner = target.membership?.owner;
  const mirror = owner === undefined ? ownMirror : begin(() => readMirror(ctx, owner));
  const [decisive] = await Promise.all([
    preloadIdentity(ctx, uid, target),
    ownMachine === null ? null : requireOwnOpen(ctx, uid, ownMachine),
  ]);
  const isHosted = ownMachine !== null || target.membership !== null;
  return { target, isHosted, decisive, mirror };
}

/**
 * Mints a custom token for an identity of its own (decision 8), which can be used for an hour: it signs a person in to a server of
 * their own, or that they may open.
 * @returns null for an address that the person has not agreed to
 * @throws {ApiError} `passkey_required`; `suspended` while nothing opens; `server_not_trusted` for a machine that has become
 * another's since
 */
export async function mintHandoffToken(
  ctx: Minting,
  readSubscription: ReadSubscription,
  caller: Caller,
  input: MintInput,
): Promise<string | null> {
  if (input.target === null) return null;
  const token = await mintFor(ctx, readSubscription, caller, { ...input, target: input.target });
  if (token === null && input.isHosted) throw notYourMachine('server_not_trusted');
  return token;
}

async function mintFor(
  ctx: Minting,
  readSubscription: ReadSubscription,
  caller: Caller,
  { decisive, mirror, target }: MintInput & { target: IdentityTarget },
): Promise<string | null> {
  refuseHeld(caller.gate);
  requirePasskey(caller, ctx.clock());
  const { uid } = caller;
  // As it was when the caller was let in: if their sessions end from now on, this token has ended with them.
  const account = await caller.readAccount();
  // Both are under way together; the token is kept back until the identity is recorded.
  const signed = begin(async () => {
    const payer = target.membership?.owner ?? uid;
    const known = { account, mirror };
    const person = await readPerson(ctx, readSubscription, { uid, payer, known });
    if (person === null) return null;
    const claims = { handoff: true, ...whoIsHere(uid, target), ...person.facts };
    return (await ctx.auth()).createCustomToken(identityUid(account, target), claims);
  });
  // The account, the server or the membership has gone since the caller was let in.
  const entered = await recordIdentity(ctx, account, target, decisive);
  if (entered === null) return null;
  const token = await signed;
  if (token !== null) {
    await Promise.all([
      trackVisit(ctx, target, shownName(account.displayName, null)),
      entered.isTold
        ? null
        : recordEvent(ctx, uid, 'server_opened', target.origin ?? 'No address given', decisive),
    ]);
  }
  return token;
}

async function trackVisit(
  ctx: Minting,
  { server, membership }: IdentityTarget,
  name: string | null,
): Promise<void> {
  if (membership !== null) {
    await trackMember(ctx, membership.id, name, await ctx.billingClock());
  } else if (server !== null) await trackHandoff(ctx, server);
}

async function requireOwnOpen(ctx: Minting, uid: string, id: string): Promise<void> {
  const machine = await machinesIn(ctx).read(uid, id);
  // Its entry in the list went with it a moment ago.
  if (machine === null) throw notTrusted();
  requireOpen(machine, null);
}

/** Someone else may have the password: it opens nothing until it is a new one. */
function refuseHeld({ held }: SessionGate): void {
  if (held === null) return;
  throw new ApiError(
    'suspended',
    'Your servers stay closed since “This wasn’t me” was pressed. Choose a new password by the link in our e-mail, and sign in with it: then they open again.',
  );
}

type MintInput = {
  /** Null for an address that the person has not agreed to. */
  target: IdentityTarget | null;
  /** Whether it is one of our machines, to which no one can agree. */
  isHosted: boolean;
  /** What decides whether there may be an identity for it. */
  decisive: readonly DocumentSnapshot[];
  /** The plan of the account that it belongs to. */
  mirror: Promise<Mirror | null>;
};
