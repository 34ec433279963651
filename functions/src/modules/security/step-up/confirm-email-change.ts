import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { isUserMissing } from '../../../adapters/user-missing.ts';
import type { Needs } from '../../../context.ts';
import type { CodeUsed } from '../../../contract/sign-in.ts';
import { transact, type Transaction } from '../../../db/transaction.ts';
import { accountDeleted, ApiError } from '../../../foundation/errors.ts';
import { requirePasskey } from '../../../http/require-proof.ts';
import type { Caller } from '../../../http/require-user.ts';
import type { Reply } from '../../../http/route.ts';
import { secondIn, type SessionGate } from '../../../http/session-validity.ts';
import { newAddressOf, readPageLink } from '../../email/links.ts';
import { linkKey } from '../link-key.ts';
import { endAllSessions } from '../sessions/end-all-sessions.ts';
import { publishSessionEnd } from '../sessions/publish-session-end.ts';
import { syncAuthUser } from '../sessions/sync-auth-user.ts';

export const body = z.strictObject({ link: z.string().min(1).max(1000) });

/**
 * Changes the address by the link that was asked for, and ends all sessions. The link is ours: the identity service applies its own
 * code for everyone who has it, and the new address may be a stranger's. It acts only in a session of the account. With “Ask for my
 * passkey before a server opens”, a passkey is asked for twice, and so passkeys and codes stay.
 *
 * What follows from the change is done where any change is noticed, so it happens even if this is killed on the way: `changingTo`
 * says that this one is ours.
 * @throws {ApiError} `gone`, `forbidden` in another person's session, `passkey_required`, `conflict`
 */
export async function handle(
  ctx: Needs<'config' | 'auth' | 'db' | 'clock' | 'log' | 'state'>,
  { user, body: { link } }: { user: Caller; body: z.output<typeof body> },
): Promise<Reply<CodeUsed>> {
  const at = ctx.clock();
  // An old one that has done its work is no failure.
  const signed = readPageLink('new-address', link, { key: linkKey(ctx), now: new Date(0) });
  if (signed === null) throw tooLate();
  const { uid, gate } = user;
  if (signed.id !== uid) throw anothersLink();
  const until = signed.until?.toISOString() ?? '';
  const { email: own = '' } = await user.readAccount();
  if (signed.isOf(newAddressOf({ email: own, until }))) {
    return { body: { email: own, isRepeat: true } };
  }
  requirePasskey(user, at);
  const { changingTo: wanted } = gate;
  if (wanted === null || until <= at.toISOString()) throw tooLate();
  if (!signed.isOf(newAddressOf(wanted))) throw tooLate();
  await setAddress(await ctx.auth(), uid, wanted.email);
  await notifySessions(await ctx.db(), uid, gate);
  await syncAuthUser(ctx, uid);
  await endAllSessions(ctx, uid);
  return { body: { email: wanted.email, isRepeat: false } };
}

/**
 * The identity service ends all sessions with it:
 * https://firebase.google.com/docs/auth/admin/manage-sessions (“events like password or email address updates”).
 */
async function setAddress(auth: Auth, uid: string, email: string): Promise<void> {
  try {
    await auth.updateUser(uid, { email, emailVerified: true });
  } catch (error) {
    if (isUserMissing(error)) throw accountDeleted();
    throw isTaken(error) ? taken() : error;
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/email-already-exists';
}

/** Open tabs hear of it while their sessions are not refused yet. */
async function notifySessions(
  db: Firestore,
  uid: string,
  { sessions }: SessionGate,
): Promise<void> {
  const tell = async (transaction: Transaction) => {
    await publishSessionEnd(
      { db, transaction, uid },
      Object.keys(sessions).map(secondIn),
      'email-changed',
    );
    return {};
  };
  await transact(db, tell, { unlessDeleted: uid });
}

function taken(): ApiError {
  return new ApiError('conflict', 'There is an account with this address already.');
}

function anothersLink(): ApiError {
  return new ApiError(
    'forbidden',
    'This link belongs to another account. Sign in to the one whose address you want to change.',
  );
}

function tooLate(): ApiError {
  return new ApiError(
    'gone',
    'This link is too old, or a later one has replaced it. Ask for the change again, under Your details.',
  );
}
