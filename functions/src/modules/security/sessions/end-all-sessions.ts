import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Needs } from '../../../context.ts';
import { writeMail } from '../../email/outbox.ts';
import { passwordReset } from '../email-kinds.ts';
import { isUserMissing } from '../../../adapters/user-missing.ts';
import type { SessionGate } from '../../../http/session-validity.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { SECOND_MS, OWN_TOKEN_SECONDS } from '../../../foundation/durations.ts';
import { accountDeleted } from '../../../foundation/errors.ts';
import { describeError } from '../../../foundation/log.ts';
import { authUserSnapshot } from '../../../http/auth-user-snapshot.ts';
import { endSignIns } from '../../server-access/handoff-identities.ts';
import { updateAccountSecurity } from '../update-account-security.ts';
import { publishAllSessionsEnd } from './publish-session-end.ts';
import { secondOf } from '../../../foundation/iso-time.ts';
import { endSessionsBefore } from './sessions.ts';

type Ending = Needs<'auth' | 'db' | 'clock' | 'log'>;

type How = {
  /** The password becomes one that no one knows: now, and again if the sessions are ended once more. */
  replacesPassword?: boolean;
  /**
   * Changes more in the transaction that ends the sessions, before the identity service hears of it; may run several times.
   * @param gate as it is then, with the sessions ended
   * @param account as it was just before
   */
  change?: (
    gate: SessionGate,
    transaction: Transaction,
    account: UserRecord,
  ) => Promise<SessionGate> | SessionGate;
};

type Again = SessionGate['revokeAgain'];

/**
 * Ends every session that a person opened before this call, here and on their servers: an identity on a server counts only
 * under the moment that this changes (decision 8). If someone may have kept a custom token, it happens again when that is
 * worth nothing any more.
 * @param again that this does what was due once more
 * @returns that moment, since which sessions are valid: ISO 8601 in whole seconds, as in tokens
 * @throws {ApiError} `conflict` if the account is deleted in the meantime
 */
export async function endAllSessions(
  ctx: Ending,
  uid: string,
  how: How = {},
  again: Again = null,
): Promise<string> {
  const [auth, db] = await Promise.all([ctx.auth(), ctx.db()]);
  const replacesPassword = again?.withPassword ?? how.replacesPassword ?? false;
  try {
    const account = await auth.getUser(uid);
    const { tokensValidAfterTime: before, metadata } = account;
    // Sign-ins and revocations are recorded in whole seconds, and those before may be by clocks ahead of this one.
    await untilAfter(Math.max(Date.now(), timeOf(before), timeOf(metadata.lastSignInTime)));
    await publishAllSessionsEnd(db, uid, Math.floor(Date.now() / SECOND_MS));
    const second = await updateAccountSecurity(db, uid, async (gate, transaction) => {
      // A token that was signed in this second was signed before this.
      const from = Math.max(Math.floor(Date.now() / SECOND_MS), secondOf(gate.mintedAt) + 1);
      const facts = { from, replacesPassword, account, now: ctx.clock() };
      const closed = close(gate, facts);
      const changed = (await how.change?.(closed, transaction, account)) ?? closed;
      const held = changed.held && { ...changed.held, validSince: soon(from) };
      const asked = again === null ? askAgain(gate, facts) : {};
      return { gate: { ...changed, held, ...asked }, result: from };
    });
    await untilAfter(second * SECOND_MS - 1);
    if (replacesPassword) await auth.updateUser(uid, { password: randomPassword() });
    await auth.revokeRefreshTokens(uid);
    const { tokensValidAfterTime } = await auth.getUser(uid);
    if (tokensValidAfterTime === undefined) throw new Error('sessions were not revoked');
    const revokedAt = new Date(tokensValidAfterTime).toISOString();
    await Promise.all([endSignIns(ctx, uid, null), finish(ctx, db, { uid, revokedAt, again })]);
    return revokedAt;
  } catch (error) {
    if (isUserMissing(error)) throw accountDeleted();
    throw error;
  }
}

type Facts = { from: number; replacesPassword: boolean; account: UserRecord; now: Date };

/** Refuses all sessions so far, whatever the identity service says. */
function close(gate: SessionGate, { from, replacesPassword, account, now }: Facts): SessionGate {
  return {
    ...endSessionsBefore(gate, from, { now }),
    // Someone who knew a password that is replaced is a stranger from now on, and so is their browser.
    browsers: replacesPassword ? {} : gate.browsers,
    noted: { ...(gate.noted ?? authUserSnapshot(account)), validSince: soon(from) },
  };
}

/** Until it is known, whatever moment the identity service names within the next seconds is taken for ours. */
function soon(from: number): string {
  return new Date((from + OURS_SECONDS) * SECOND_MS).toISOString();
}

const OURS_SECONDS = 20;

/** If a token may still be used that was signed before, the sessions have to be ended once more. */
function askAgain(
  gate: SessionGate,
  { replacesPassword, now }: Facts,
): Pick<SessionGate, 'revokeAgain'> {
  const lifeMs = OWN_TOKEN_SECONDS * SECOND_MS;
  const { revokeAgain } = gate;
  if (now.getTime() - timeOf(gate.mintedAt) > lifeMs) return { revokeAgain };
  const withPassword = replacesPassword || revokeAgain?.withPassword === true;
  return { revokeAgain: { dueAt: new Date(now.getTime() + lifeMs).toISOString(), withPassword } };
}

/** Records the moment by the identity service's clock, and tells open tabs. What has ended stays ended if this fails. */
async function finish(
  ctx: Needs<'clock' | 'log'>,
  db: Firestore,
  { uid, revokedAt, again }: { uid: string; revokedAt: string; again: Again },
): Promise<void> {
  const at = ctx.clock();
  const isHeld = again?.withPassword === true;
  try {
    await updateAccountSecurity(db, uid, async (gate, transaction) => {
      const held = isHeld ? { at: at.toISOString(), validSince: revokedAt } : gate.held;
      transaction.set(
        db.collection('users').doc(uid),
        { sessionsRevokedAt: revokedAt, ...(isHeld && { handoffsHeldAt: at.toISOString() }) },
        { merge: true },
      );
      if (isHeld) {
        const mail = { ...passwordReset.of({}), uid };
        await writeMail(db, transaction, `password_reset_${uid}_${again.dueAt}`, mail, at);
      }
      const isDone = again !== null && gate.revokeAgain?.dueAt === again.dueAt;
      return {
        gate: {
          ...endSessionsBefore(gate, secondOf(revokedAt), { now: at }),
          noted: gate.noted && { ...gate.noted, validSince: revokedAt },
          held: held && { ...held, validSince: revokedAt },
          revokeAgain: isDone ? null : gate.revokeAgain,
        },
        result: null,
      };
    });
  } catch (error) {
    if (again !== null) throw error;
    ctx.log('WARNING', 'revocation_not_published', { uid, ...describeError(error) });
  }
}

function randomPassword(): string {
  return randomBytes(32).toString('base64url');
}

/** In milliseconds; 0 for what has not happened, which the SDK leaves out or says as null. */
function timeOf(text: string | null | undefined): number {
  return text ? Date.parse(text) : 0;
}

/** Until this clock shows a later second. */
async function untilAfter(moment: number): Promise<void> {
  const next = moment - (moment % SECOND_MS) + SECOND_MS;
  while (Date.now() < next) await delay(next - Date.now());
}
