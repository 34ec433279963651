import type { KeyObject } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { writeMail } from '../../../adapters/outbox.ts';
import { uidOf } from '../../../adapters/identity/uid-of.ts';
import { isUserMissing } from '../../../adapters/user-missing.ts';
import { changeGate, isPasskeyRequired } from '../../../consistency/session-gate.ts';
import { DAY_MS, HOUR_MS } from '../../../foundation/durations.ts';
import { accountDeleted, ApiError } from '../../../foundation/errors.ts';
import { countCall, type Counting, type Limit } from '../../../http/rate-limit.ts';
import { requirePasskey } from '../../../http/require-proof.ts';
import type { Caller } from '../../../http/require-user.ts';
import { newAddressOf, readPageLink } from '../../mail/links.ts';
import type { NoticeAccount } from '../notice-account.ts';
import { requireOpenSession } from '../passkey-use.ts';
import type { EndAllSessions } from '../session-revocation.ts';

type Parts = {
  auth: () => Promise<Auth>;
  db: () => Promise<Firestore>;
  /** Of links in mails. @throws {ApiError} `not_configured` where no mail is sent */
  key: () => KeyObject;
  noticeAccount: NoticeAccount;
  endAllSessions: EndAllSessions;
  counting: Counting;
};

const PER_DAY: Limit = {
  calls: 5,
  windowMs: DAY_MS,
  reason: 'We have sent you five links to new addresses today.',
};

/** As what someone's changes of address are counted. */
export function addressChangesOf(uid: string): string {
  return `email-change ${uid}`;
}

/**
 * The change of address for those whose servers open with a passkey only. The identity service would let a password do it; here
 * a passkey is asked for twice, and so passkeys and codes stay.
 */
export function createEmailChange({
  auth: service,
  db: database,
  key,
  noticeAccount,
  endAllSessions,
  counting,
}: Parts) {
  const { now } = counting;

  return {
    /**
     * Sends a link to the new address. That it has an account already is said only to someone who has shown a passkey, a few times
     * a day; a sign-up says the same to anyone.
     * @param email in lower case
     * @throws {ApiError} `passkey_required`, `conflict`, `invalid_input`, `rate_limited`
     */
    async ask(user: Caller, email: string): Promise<void> {
      key();
      const at = now();
      requireOwnWay(user, at);
      const { uid } = user;
      const account = await user.readAccount();
      if (account.email === email) throw sameAddress();
      await countCall(counting, addressChangesOf(uid), PER_DAY);
      if ((await uidOf(await service(), email)) !== null) throw taken();
      const db = await database();
      const until = new Date(at.getTime() + HOUR_MS).toISOString();
      await changeGate(db, uid, async (gate, transaction) => {
        requireOpenSession(gate, user);
        requireOwnWay({ ...user, gate }, at);
        const mail = { kind: 'address_new', facts: { until }, to: email, uid } as const;
        await writeMail(db, transaction, `address-new_${uid}_${until}`, mail, at);
        return { gate: { ...gate, changingTo: { email, until } }, result: null };
      });
    },

    /**
     * Changes the address by that link, and ends all sessions. What follows from the change is done where any change is noticed,
     * so it happens even if this is killed on the way: `changingTo` says that this one is ours.
     * @returns the new address
     * @throws {ApiError} `gone`, `forbidden` in another person's session, `passkey_required`, `conflict`
     */
    async confirm(user: Caller, link: string): Promise<string> {
      const at = now();
      const good = readPageLink('new-address', link, { key: key(), now: at });
      if (good === null) throw tooLate();
      const { uid, gate } = user;
      if (good.id !== uid) throw anothersLink();
      requireOwnWay(user, at);
      const { changingTo: wanted } = gate;
      if (wanted === null || !good.isOf(newAddressOf(wanted))) throw tooLate();
      await setAddress(await service(), uid, wanted.email);
      await noticeAccount(uid);
      await endAllSessions(uid);
      return wanted.email;
    },
  };
}

export type EmailChange = ReturnType<typeof createEmailChange>;

/** @throws {ApiError} `conflict` where the switch is off, `passkey_required` */
function requireOwnWay(
  user: Pick<Caller, 'session' | 'signedInAt' | 'signedInBy' | 'gate'>,
  at: Date,
): void {
  if (!isPasskeyRequired(user.gate, at)) throw otherWay();
  requirePasskey(user, at);
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

function sameAddress(): ApiError {
  return new ApiError('invalid_input', 'This is the address of your account already.');
}

function taken(): ApiError {
  return new ApiError('conflict', 'There is an account with this address already.');
}

function otherWay(): ApiError {
  return new ApiError(
    'conflict',
    'Your servers open without a passkey now, so the address is changed in another way. Reload the page, and ask again.',
  );
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
    'This link is too old, or was used before. If your address is still the old one, ask for a new link under Your details.',
  );
}
