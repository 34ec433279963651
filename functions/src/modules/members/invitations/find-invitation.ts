import type { UserRecord } from 'firebase-admin/auth';
import { z } from 'zod';
import type { Needs } from '../../../context.ts';
import { hideMiddle, type InvitationKey } from '../../../contract/people.ts';
import { shownName } from '../../../contract/names/shown-name.ts';
import { ApiError } from '../../../foundation/errors.ts';
import type { Caller } from '../../../http/require-user.ts';
import { isOver } from '../../seats/membership-record.ts';
import { listMemberships } from '../../seats/stored-memberships.ts';
import { confirmedAddress, readAccounts } from '../read-accounts.ts';
import {
  idOf,
  invitationDoc,
  invitationIn,
  isOpen,
  keyOf,
  type Invitation,
} from '../../seats/invitation-record.ts';

/** Who reads an invitation, by the account record as it is at this call. */
export type Reader = {
  uid: string;
  name: string | null;
  /** Their confirmed address, in lower case; null without one. */
  email: string | null;
};

/** Whose machines they are, as the identity service knows them. `email` is confirmed. */
export type Inviter = Pick<Reader, 'uid' | 'name' | 'email'>;

/** An invitation that this reader may use; null: one that they have used. */
export type Found = { invitation: Invitation | null; inviter: Inviter };

/** @returns who calls, whatever their token says: it is as old as their sign-in */
export async function readerOf({ readAccount }: Pick<Caller, 'readAccount'>): Promise<Reader> {
  return factsOf(await readAccount());
}

/** By the secret of its link, or by its key. */
export const InvitationKeyBody = z.union([
  z.strictObject({ secret: z.string().min(1).max(100) }),
  z.strictObject({ id: z.string().min(1).max(100) }),
]);

/** The invitation that a caller asks about. @throws {ApiError} as `findInvitation` */
export async function findForCaller(
  ctx: Needs<'auth' | 'db' | 'billingClock'>,
  user: Caller,
  key: InvitationKey,
): Promise<[Reader, Found]> {
  const [reader, now] = await Promise.all([readerOf(user), ctx.billingClock()]);
  return [reader, await findInvitation(ctx, reader, key, now)];
}

/**
 * Finds an invitation for the person whom it is for.
 * @param now the time by which plans live
 * @throws {ApiError} `gone`, `email_not_verified`, `wrong_address`, `exists`
 */
async function findInvitation(
  ctx: Needs<'auth' | 'db'>,
  reader: Reader,
  key: InvitationKey,
  now: Date,
): Promise<Found> {
  if (key.secret === undefined && reader.email === null) throw unconfirmed();
  const open = (await look(ctx, key)).find((one) => isUsable(one, now));
  if (open !== undefined) requireReader(reader, open, key);
  const owner = open?.owner ?? (await findUsed(ctx, reader, key))?.owner;
  if (owner === undefined) throw gone();
  const inviter = (await readAccounts(ctx.auth, [owner])).get(owner);
  if (inviter === undefined) throw gone();
  return { invitation: open ?? null, inviter: factsOf(inviter) };
}

/** By the secret of a link; or by its key, which is told only to those whose confirmed address it names. */
async function look(ctx: Needs<'db'>, { secret, id }: InvitationKey): Promise<Invitation[]> {
  const db = await ctx.db();
  if (secret !== undefined) {
    const found = invitationIn(await invitationDoc(db, idOf(secret)).get());
    return found === null ? [] : [found];
  }
  const { docs } = await db.collection('invitations').where('key', '==', id).get();
  return docs.map(invitationIn).filter((one) => one !== null);
}

/** What the reader became by an invitation that is gone since. */
async function findUsed(ctx: Needs<'db'>, { uid, email }: Reader, { secret, id }: InvitationKey) {
  const mine = await listMemberships(ctx, 'member', uid);
  return mine.find(({ owner, invitation }) =>
    secret === undefined
      ? email !== null && keyOf(owner, email) === id
      : invitation === idOf(secret),
  );
}

/** Whether someone can still accept it. */
export function isUsable(invitation: Invitation, now: Date): boolean {
  return isOpen(invitation, now) && !isOver(invitation, now);
}

function requireReader({ uid, email }: Reader, invitation: Invitation, key: InvitationKey): void {
  if (uid === invitation.owner) {
    throw new ApiError(
      'exists',
      'You sent this invitation yourself. The person whom you invited has to open it.',
    );
  }
  if (email === null) throw unconfirmed();
  if (email === invitation.email) return;
  if (key.secret === undefined) throw gone();
  throw new ApiError(
    'wrong_address',
    `This invitation is for ${hideMiddle(invitation.email)}. Sign in with that address to accept it.`,
  );
}

function unconfirmed(): ApiError {
  return new ApiError(
    'email_not_verified',
    'Please confirm your e-mail address first: an invitation is for the person who owns the address.',
  );
}

/** Whatever the reason, so that no answer tells more. */
export function gone(): ApiError {
  return new ApiError(
    'gone',
    'This invitation is no longer open. It may have lapsed, been taken back or been used. Ask the person who invited you to send it again.',
  );
}

function factsOf(account: UserRecord): Reader {
  const { uid, displayName } = account;
  return { uid, name: shownName(displayName, null), email: confirmedAddress(account) };
}
