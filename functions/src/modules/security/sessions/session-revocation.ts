import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { writeMail } from '../../email/outbox.ts';
import { passwordReset } from '../email-kinds.ts';
import { isUserMissing } from '../../../adapters/user-missing.ts';
import { gateIn, type SessionGate } from '../../../http/session-validity.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { SECOND_MS, OWN_TOKEN_SECONDS } from '../../../foundation/durations.ts';
import { accountDeleted, ApiError } from '../../../foundation/errors.ts';
import { describeError, type Log } from '../../../foundation/log.ts';
import { factsOf } from '../../../http/auth-user-snapshot.ts';
import { changeGate } from '../update-account-security.ts';
import { sayAllEnd } from './publish-session-end.ts';
import { secondOf } from '../../../foundation/iso-time.ts';
import { endSessionsBefore } from './sessions.ts';

type Parts = {
  auth: () => Promise<Auth>;
  db: () => Promise<Firestore>;
  /** Deletes what hand-offs to a person's servers have signed in; never rejects. */
  endServerSignIns: (uid: string) => Promise<void>;
  now: () => Date;
  log: Log;
};

export type EndAllSessions = (uid: string, how?: How) => Promise<string>;

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

/** Ends all sessions of a person. */
export function createSessionRevocation(parts: Parts) {
  const { db: database, now, log } = parts;
  /**
   * Ends every session that a person opened before this call, here and on their servers: an identity on a server counts only
   * under the moment that this changes (decision 8). If someone may have kept a custom token, it happens again when that is
   * worth nothing any more.
   * @returns that moment, since which sessions are valid: ISO 8601 in whole seconds, as in tokens
   * @throws {ApiError} `conflict` if the account is deleted in the meantime
   */
  const endAllSessions: EndAllSessions = (uid, how = {}) => end(parts, uid, how, null);

  return {
    endAllSessions,

    /** Does it again for those of whom it is due. */
    endAgain: async (): Promise<void> => {
      const gates = (await database()).collection('sessionGates');
      const due = gates.where('revokeAgain.dueAt', '<=', now().toISOString());
      const { docs } = await due.limit(PAGE).get();
      for (const doc of docs) {
        try {
          const again = gateIn(doc).revokeAgain;
          if (again !== null) await end(parts, doc.id, {}, again);
        } catch (error) {
          // It goes with the account.
          if (error instanceof ApiError && error.code === 'conflict') continue;
          log('ERROR', 'sessions_not_ended_again', { uid: doc.id, ...describeError(error) });
        }
      }
    },
  };
}

const PAGE = 100;

type Again = SessionGate['revokeAgain'];

async function end(parts: Parts, uid: string, how: How, again: Again): Promise<string> {
  const { auth: service, db: database, endServerSignIns, now } = parts;
  const [auth, db] = await Promise.all([service(), database()]);
  const replacesPassword = again?.withPassword ?? how.replacesPassword ?? false;
  try {
    const account = await auth.getUser(uid);
    const { tokensValidAfterTime: before, metadata } = account;
    // Sign-ins and revocations are recorded in whole seconds, and those before may be by clocks ahead of this one.
    await untilAfter(Math.max(Date.now(), timeOf(before), timeOf(metadata.lastSignInTime)));
    await sayAllEnd(db, uid, Math.floor(Date.now() / SECOND_MS));
    const second = await changeGate(db, uid, async (gate, transaction) => {
      // A token that was signed in this second was signed before this.
      const from = Math.max(Math.floor(Date.now() / SECOND_MS), secondOf(gate.mintedAt) + 1);
      const facts = { from, replacesPassword, account, now: now() };
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
    await Promise.all([endServerSignIns(uid), finish(parts, db, { uid, revokedAt, again })]);
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
    noted: { ...(gate.noted ?? factsOf(account)), validSince: soon(from) },
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

/** Notes the moment by the identity service's clock, and tells open tabs. What has ended stays ended if this fails. */
async function finish(
  { now, log }: Parts,
  db: Firestore,
  { uid, revokedAt, again }: { uid: string; revokedAt: string; again: Again },
): Promise<void> {
  const at = now();
  const isHeld = again?.withPassword === true;
  try {
    await changeGate(db, uid, async (gate, transaction) => {
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
    log('WARNING', 'revocation_not_published', { uid, ...describeError(error) });
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
