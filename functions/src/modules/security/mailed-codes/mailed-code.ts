import { createHash } from 'node:crypto';
import type { UserRecord } from 'firebase-admin/auth';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { applyCode, readCode } from '../../../adapters/identity/identity-codes.ts';
import { uidOf } from '../../../adapters/identity/uid-of.ts';
import type { Needs } from '../../../context.ts';
import { PASSWORD_LENGTHS, type CodeUsed, type MailedCode } from '../../../contract/sign-in.ts';
import { DAY_MS } from '../../../foundation/durations.ts';
import { ApiError } from '../../../foundation/errors.ts';
import { secondOf } from '../../../foundation/iso-time.ts';
import { authUserSnapshot } from '../../../http/auth-user-snapshot.ts';
import type { SessionGate } from '../../../http/session-validity.ts';
import { DOCUMENTS } from '../documents.ts';
import { syncAuthUser } from '../sessions/sync-auth-user.ts';
import { updateAccountSecurity } from '../update-account-security.ts';

export const Code = z.string().min(1).max(512);
export const Password = z.string().min(PASSWORD_LENGTHS.min).max(PASSWORD_LENGTHS.max);

/** A code of a link that confirms an address or brings a new password, and whose it is. */
type Found = {
  purpose: MailedCode;
  uid: string;
  email: string;
  account: UserRecord;
  /** False for one that has done its work. */
  isOpen: boolean;
};

const PURPOSES: Readonly<Record<string, MailedCode>> = {
  VERIFY_EMAIL: 'confirmation',
  PASSWORD_RESET: 'password',
};

/** @throws {ApiError} `gone` for a code of nothing, of another purpose, or that ran out unused */
export async function findCode(
  ctx: Needs<'auth' | 'db'>,
  code: string,
  wanted?: MailedCode,
): Promise<Found> {
  const auth = await ctx.auth();
  const read = await readCode(ctx.auth, code);
  if (read !== null) {
    const purpose = PURPOSES[read.requestType];
    const email = read.email?.toLowerCase();
    if (purpose === undefined || email === undefined) throw gone();
    const uid = await uidOf(auth, email);
    if (uid === null || (wanted !== undefined && wanted !== purpose)) throw gone();
    return { purpose, uid, email, account: await auth.getUser(uid), isOpen: true };
  }
  const stored = UsedCode.safeParse((await usedCode(await ctx.db(), code).get()).data());
  if (!stored.success || (wanted !== undefined && wanted !== stored.data.for)) throw gone();
  const { uid, email, for: purpose } = stored.data;
  const { users } = await auth.getUsers([{ uid }]);
  const account = users[0];
  if (account === undefined || !hasWorked(stored.data, account)) throw gone();
  return { purpose, uid, email, account, isOpen: false };
}

const UsedCode = DOCUMENTS.usedCodes.fields;

/** A press may have been cut off before the code was used, so what the account says counts. */
function hasWorked(used: z.infer<typeof UsedCode>, account: UserRecord): boolean {
  switch (used.for) {
    case 'confirmation':
      return account.emailVerified && account.email === used.email;
    case 'password':
      return secondOf(account.tokensValidAfterTime) >= secondOf(used.at) - CLOCKS_APART_SECONDS;
  }
}

const CLOCKS_APART_SECONDS = 60;
const KEPT_MS = 7 * DAY_MS;

/** Records that a code is about to be used, and changes what has to be changed before. */
export async function startUse(
  ctx: Needs<'db' | 'clock'>,
  { purpose, uid, email, account }: Found,
  code: string,
  change: (gate: SessionGate, now: Date) => SessionGate,
): Promise<void> {
  const db = await ctx.db();
  const at = ctx.clock();
  const used = {
    uid,
    email,
    for: purpose,
    at: at.toISOString(),
    // The collection's TTL field.
    expireAt: new Date(at.getTime() + KEPT_MS),
  };
  await updateAccountSecurity(db, uid, (gate, transaction) => {
    transaction.set(usedCode(db, code), used);
    // Of an account that has never called us, this is what it was before.
    const noted = gate.noted ?? authUserSnapshot(account);
    return { gate: change({ ...gate, noted }, at), result: undefined };
  });
}

function usedCode(db: Firestore, code: string): DocumentReference {
  return db.collection('usedCodes').doc(createHash('sha256').update(code).digest('base64url'));
}

/**
 * Uses a code up, unless that was done. What has to come before is done by then, and each step can be repeated: a press that was
 * cut off is pressed again.
 * @throws {ApiError} `gone`
 */
export async function finishUse(
  ctx: Needs<'auth' | 'db' | 'clock' | 'log' | 'state'>,
  found: Found,
  code: string,
  password?: string,
): Promise<CodeUsed> {
  const { uid, email, purpose } = found;
  let { isOpen } = found;
  if (isOpen && !(await applyCode(ctx.auth, code, password))) {
    // Someone else has used it since, perhaps on another instance.
    if ((await findCode(ctx, code, purpose)).isOpen) throw gone();
    isOpen = false;
  }
  await syncAuthUser(ctx, uid);
  return { email, isRepeat: !isOpen };
}

/** Whether no address of the account was ever confirmed: then it can have neither plan nor server. */
export function isUnproved({ emailVerified }: UserRecord, { noted, formerAddresses }: SessionGate) {
  return !emailVerified && noted?.isConfirmed !== true && formerAddresses.length === 0;
}

function gone(): ApiError {
  return new ApiError(
    'gone',
    'This link is too old, or belongs to an account that is gone. Ask for a new one.',
  );
}
