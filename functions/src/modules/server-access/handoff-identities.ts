import { createHash } from 'node:crypto';
import type { UserRecord } from 'firebase-admin/auth';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
} from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { Needs } from '../../context.ts';
import {
  HANDOFF_UID_PREFIX,
  HANDOFF_VERSION,
  type HandoffSession,
} from '../../contract/handoff.ts';
import { tombstoneOf, transact, type Transaction } from '../../db/transaction.ts';
import { DOCUMENTS } from './documents.ts';
import { describeError } from '../../foundation/log.ts';
import { authUserSnapshot, confirmedIn } from '../../http/auth-user-snapshot.ts';
import { writeEvent } from '../audit/write-event.ts';
import { includes, membershipIn, type Membership } from '../seats/membership-record.ts';

/**
 * What an identity is for: a server of the person's list, another account's machine, an address of this deployment, or no
 * address at all.
 */
export type IdentityTarget = {
  server: string | null;
  origin: string | null;
  /** By which the person may open another account's machine; null for anything else. */
  membership: Pick<Membership, 'id' | 'owner' | 'joinedAt'> | null;
};
export type HandoffIdentity = z.infer<typeof DOCUMENTS.handoffIdentities.fields>;
/** A person's account, as the identity service has it. */
type Account = Pick<UserRecord, 'uid' | 'tokensValidAfterTime'>;
type Person = Account & Pick<UserRecord, 'email' | 'emailVerified'>;

// The identities that hand-offs sign in: `handoffIdentities/{uid of the identity}`, written only by this module. The records outlive
// the sessions, so that a deletion of the account finds every identity that it has ever had: a token that was minted before its
// sessions ended can still create one, which is then worth nothing.

/** Reads what `recordIdentity` would read first. */
export async function preloadIdentity(
  ctx: Needs<'db'>,
  uid: string,
  target: IdentityTarget,
): Promise<DocumentSnapshot[]> {
  const db = await ctx.db();
  const cause = causeOf(db, target);
  const tombstone = tombstoneOf(db, uid);
  return db.getAll(...(cause === null ? [tombstone] : [tombstone, cause]));
}

/**
 * Records an identity before any token can open it.
 * @param person as they were admitted
 * @param readBefore what `preloadIdentity` found
 * @returns null if the server, the membership or the account has gone in the meantime, or the membership has changed
 */
export async function recordIdentity(
  ctx: Needs<'db' | 'clock'>,
  person: Person,
  target: IdentityTarget,
  readBefore: readonly DocumentSnapshot[],
): Promise<Entered | null> {
  const db = await ctx.db();
  const { uid } = person;
  const { server, origin, membership } = target;
  const record = db.collection('handoffIdentities').doc(identityUid(person, target));
  const cause = causeOf(db, target);
  const work = async (transaction: Transaction) => {
    if (cause !== null && !isStill(target, await transaction.get(cause))) return null;
    const isNameless = server === null && origin === null;
    const told = isNameless ? await tellNameless(transaction, record, person, ctx.clock()) : null;
    transaction.set(record, {
      ...told?.times,
      uid,
      server,
      // The address of a server stays in its owner's list, and goes when the server does.
      origin: server === null ? origin : null,
      account: membership?.owner ?? null,
    });
    return { isTold: told?.isFirst === true };
  };
  return transact(db, work, { unlessDeleted: uid, readBefore });
}

export async function findIdentity(
  ctx: Needs<'db'>,
  identity: string,
): Promise<HandoffIdentity | null> {
  const snapshot = await (await ctx.db()).collection('handoffIdentities').doc(identity).get();
  return snapshot.exists ? DOCUMENTS.handoffIdentities.fields.parse(snapshot.data()) : null;
}

/** Deletes the sign-ins of identities whose sessions have ended: all of a person's, or theirs on one server. */
export function endSignIns(ctx: Ending, uid: string, server: string | null): Promise<void> {
  const find = (all: Query) => {
    const mine = all.where('uid', '==', uid);
    return server === null ? mine : mine.where('server', '==', server);
  };
  return endEach(ctx, find, { uid });
}

/** Deletes the sign-ins at a machine that is no more: its owner's and its members'. */
export function endSignInsAt(ctx: Ending, machine: string): Promise<void> {
  return endEach(ctx, (all) => all.where('server', '==', machine), { machineId: machine });
}

type Ending = Needs<'auth' | 'db' | 'log'>;

/** Never rejects: such sessions are worth nothing, deleted or not. */
async function endEach(
  ctx: Ending,
  find: (all: Query) => Query,
  about: { uid?: string; machineId?: string },
): Promise<void> {
  try {
    const { docs } = await find((await ctx.db()).collection('handoffIdentities')).get();
    await removeSignIns(
      ctx,
      docs.map(({ id }) => id),
    );
  } catch (error) {
    ctx.log('WARNING', 'handoff_identity_not_deleted', { ...about, ...describeError(error) });
  }
}

/** @throws if one is left */
export async function removeSignIns(ctx: Needs<'auth'>, uids: readonly string[]): Promise<void> {
  for (let at = 0; at < uids.length; at += BATCH) {
    const { errors } = await (await ctx.auth()).deleteUsers(uids.slice(at, at + BATCH));
    const [failed] = errors;
    if (failed !== undefined) throw failed.error;
  }
}

/** The document with which an identity ends: the entry in the person's list, or the membership. */
function causeOf(db: Firestore, { server, membership }: IdentityTarget): DocumentReference | null {
  if (membership !== null) return db.doc(`memberships/${membership.id}`);
  return server === null ? null : db.doc(`servers/${server}`);
}

/**
 * No page has shown the person where a sign-in without an address leads: they find it among their sessions, and the first one since
 * all were ended is told of by mail.
 */
async function tellNameless(
  transaction: Transaction,
  record: DocumentReference,
  person: Person,
  at: Date,
): Promise<{ isFirst: boolean; times: Pick<HandoffIdentity, 'firstAt' | 'lastAt'> }> {
  const before = await transaction.get(record);
  const lastAt = at.toISOString();
  if (before.exists) {
    const { firstAt } = DOCUMENTS.handoffIdentities.fields.parse(before.data());
    return { isFirst: false, times: { firstAt: firstAt ?? lastAt, lastAt } };
  }
  const event = { uid: person.uid, kind: 'opened_without_address', about: null } as const;
  const to = confirmedIn(authUserSnapshot(person));
  await writeEvent(record.firestore, transaction, { ...event, to }, at);
  return { isFirst: true, times: { firstAt: lastAt, lastAt } };
}

/** When tokens without an address were signed, the first and the last, since a person's sessions were last ended. */
export async function readNameless(
  ctx: Needs<'db'>,
  person: Account,
): Promise<{ since: string; lastAt: string } | null> {
  const nowhere = { server: null, origin: null, membership: null };
  const identity = await findIdentity(ctx, identityUid(person, nowhere));
  if (identity === null) return null;
  const { firstAt, lastAt } = identity;
  // Of one from before these were noted.
  const unknown = new Date(person.tokensValidAfterTime ?? 0).toISOString();
  return { since: firstAt ?? unknown, lastAt: lastAt ?? unknown };
}

/** `isTold`: the person is told of it by an event of its own. */
type Entered = { isTold: boolean };

/** The most that one batch may hold. */
export const BATCH = 500;

/** Whether what decided that there may be an identity still holds. Its last day is looked at wherever the identity is used. */
function isStill({ server, membership }: IdentityTarget, cause: DocumentSnapshot): boolean {
  if (membership === null) return cause.exists;
  const now = membershipIn(cause);
  return (
    now?.state === 'active' &&
    now.joinedAt === membership.joinedAt &&
    server !== null &&
    includes(now.machines, server)
  );
}

/** What a server is told of who is here, and whose it is. A member has no `owner`: a server that knows no more refuses them. */
export function whoIsHere(
  person: string,
  { server, origin, membership }: IdentityTarget,
): Omit<HandoffSession, 'name' | 'email' | 'planInForce'> {
  const roles =
    membership === null
      ? ({ account: person, role: 'owner', owner: person } as const)
      : ({ account: membership.owner, role: 'member' } as const);
  return { version: HANDOFF_VERSION, person, ...roles, server, origin };
}

/**
 * Ids of servers are random and addresses hold `://`, so no two targets of a person share an identity. Whatever ends a
 * person's own sessions changes the moment since which tokens are valid, and so gives all targets other identities (decision 8).
 * So does joining again: who was removed and comes back is another identity.
 */
export function identityUid(
  { uid, tokensValidAfterTime: validSince = '' }: Account,
  { server, origin, membership }: IdentityTarget,
): string {
  const joined = membership === null ? [] : [membership.joinedAt];
  const facts = JSON.stringify([uid, server ?? origin, validSince, ...joined]);
  return HANDOFF_UID_PREFIX + createHash('sha256').update(facts).digest('hex');
}
