import type { KeyObject } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { writeMail } from '../../email/outbox.ts';
import { addressNew } from '../email-kinds.ts';
import { isUserMissing } from '../../../adapters/user-missing.ts';
import { secondIn, type SessionGate } from '../../../http/session-validity.ts';
import { transact, type Transaction } from '../../../db/transaction.ts';
import { sameForm } from '../../../contract/email.ts';
import type { CodeUsed } from '../../../contract/sign-in.ts';
import { HOUR_MS, SECOND_MS } from '../../../foundation/durations.ts';
import { accountDeleted, ApiError } from '../../../foundation/errors.ts';
import { requirePasskey, requireProof } from '../../../http/require-proof.ts';
import type { Caller } from '../../../http/require-user.ts';
import { newAddressOf, readPageLink } from '../../email/links.ts';
import type { VisitorLimits } from '../../../http/limits/visitor-limits.ts';
import { changeGate } from '../update-account-security.ts';
import type { NoticeAccount } from '../sessions/sync-auth-user.ts';
import { requireOpenSession } from '../passkey-use.ts';
import { sayEnded } from '../sessions/publish-session-end.ts';
import type { EndAllSessions } from '../sessions/session-revocation.ts';
import { secondOf } from '../../../foundation/iso-time.ts';

type Parts = {
  auth: () => Promise<Auth>;
  db: () => Promise<Firestore>;
  /** Of links in mails. @throws {ApiError} `not_configured` where no mail is sent */
  key: () => KeyObject;
  noticeAccount: NoticeAccount;
  endAllSessions: EndAllSessions;
  limits: Pick<VisitorLimits, 'takeLinkMail'>;
  now: () => Date;
};

/**
 * The change of address. Its link is ours: the identity service applies its own code for everyone who has it, and the new address
 * may be a stranger's. It acts only in a session of the account. With “Ask for my passkey before a server opens”, a passkey is asked
 * for twice, and so passkeys and codes stay.
 */
export function createEmailChange({
  auth: service,
  db: database,
  key,
  noticeAccount,
  endAllSessions,
  limits,
  now,
}: Parts) {
  return {
    /**
     * Sends a mail to the new address: with a link, or where it has an account, saying so. The answer says neither.
     * @param email in lower case
     * @throws {ApiError} `recent_login_required`, `passkey_required`, `invalid_input`
     */
    async ask(user: Caller, email: string): Promise<void> {
      key();
      const at = now();
      requireProof(user, at);
      const { uid } = user;
      const account = await user.readAccount();
      if (account.email !== undefined && sameForm(account.email) === email) throw sameAddress();
      if (!(await limits.takeLinkMail(email, uid))) return;
      const db = await database();
      // In whole seconds, as the link has it.
      const until = new Date((secondOf(at.toISOString()) + HOUR_SECONDS) * SECOND_MS).toISOString();
      await changeGate(db, uid, async (gate, transaction) => {
        requireOpenSession(gate, user);
        requireProof({ ...user, gate }, at);
        const mail = { ...addressNew.of({ until }), to: email, uid };
        await writeMail(db, transaction, `address-new_${uid}_${at.toISOString()}`, mail, at);
        return { gate: { ...gate, changingTo: { email, until } }, result: null };
      });
    },

    /**
     * Changes the address by that link, and ends all sessions. What follows from the change is done where any change is noticed,
     * so it happens even if this is killed on the way: `changingTo` says that this one is ours.
     * @throws {ApiError} `gone`, `forbidden` in another person's session, `passkey_required`, `conflict`
     */
    async confirm(user: Caller, link: string): Promise<CodeUsed> {
      const at = now();
      // An old one that has done its work is no failure.
      const signed = readPageLink('new-address', link, { key: key(), now: new Date(0) });
      if (signed === null) throw tooLate();
      const { uid, gate } = user;
      if (signed.id !== uid) throw anothersLink();
      const until = signed.until?.toISOString() ?? '';
      const { email: own = '' } = await user.readAccount();
      if (signed.isOf(newAddressOf({ email: own, until }))) return { email: own, isRepeat: true };
      requirePasskey(user, at);
      const { changingTo: wanted } = gate;
      if (wanted === null || until <= at.toISOString()) throw tooLate();
      if (!signed.isOf(newAddressOf(wanted))) throw tooLate();
      await setAddress(await service(), uid, wanted.email);
      await tellSessions(await database(), uid, gate);
      await noticeAccount(uid);
      await endAllSessions(uid);
      return { email: wanted.email, isRepeat: false };
    },
  };
}

export type EmailChange = ReturnType<typeof createEmailChange>;

const HOUR_SECONDS = HOUR_MS / SECOND_MS;

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
async function tellSessions(db: Firestore, uid: string, { sessions }: SessionGate): Promise<void> {
  const tell = async (transaction: Transaction) => {
    await sayEnded({ db, transaction, uid }, Object.keys(sessions).map(secondIn), 'email-changed');
    return {};
  };
  await transact(db, tell, { unlessDeleted: uid });
}

function sameAddress(): ApiError {
  return new ApiError('invalid_input', 'This is the address of your account already.');
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
