import { createHash } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { applyCode, readCode } from '../../../adapters/identity/identity-codes.ts';
import { uidOf } from '../../../adapters/identity/uid-of.ts';
import { DOCUMENTS } from '../documents.ts';
import { gateDoc, gateIn, type SessionGate } from '../../../http/session-validity.ts';
import type { CodeUsed, MailedCode, MailedCodePreview } from '../../../contract/sign-in.ts';
import { DAY_MS, MINUTE_MS } from '../../../foundation/durations.ts';
import { ApiError } from '../../../foundation/errors.ts';
import type { Caller } from '../../../http/require-user.ts';
import { factsOf } from '../../../http/auth-user-snapshot.ts';
import { updateAccountSecurity } from '../update-account-security.ts';
import type { SyncAuthUser } from '../sessions/sync-auth-user.ts';
import { secondOf } from '../../../foundation/iso-time.ts';

type Parts = {
  auth: () => Promise<Auth>;
  db: () => Promise<Firestore>;
  syncAuthUser: SyncAuthUser;
  now: () => Date;
};

/** Who confirms: in a session of the account, or someone who chooses a new password for it. */
export type Confirming =
  | { caller: Pick<Caller, 'uid' | 'session' | 'browser'> }
  | { password: string };

/**
 * Uses the codes of the links that confirm an address or bring a new password. What has to come before is done before the code is
 * used, and each step can be repeated: a press that was cut off is pressed again.
 */
export function createUseCodes(parts: Parts) {
  const { auth: service, db: database, syncAuthUser } = parts;

  /** @throws {ApiError} `gone` */
  async function finish(found: Found, code: string, password?: string): Promise<CodeUsed> {
    const { uid, email, purpose } = found;
    let { isOpen } = found;
    if (isOpen && !(await applyCode(service, code, password))) {
      // Someone else has used it since, perhaps on another instance.
      if ((await findCode(parts, code, purpose)).isOpen) throw gone();
      isOpen = false;
    }
    await syncAuthUser(uid);
    return { email, isRepeat: !isOpen };
  }

  return {
    /** What a code is for. It is not used. @throws {ApiError} `gone` */
    async preview(code: string): Promise<MailedCodePreview> {
      const { purpose, email, isOpen, account } = await findCode(parts, code);
      const isUsed = !isOpen || (purpose === 'confirmation' && account.emailVerified);
      const gate = gateIn(await gateDoc(await database(), account.uid).get());
      const mayChoosePassword = purpose === 'confirmation' && isUnproved(account, gate);
      return { purpose, email, isUsed, mayChoosePassword };
    },

    /**
     * Confirms the address of an account. Of someone who opened one in another person's name, nothing stays.
     * @throws {ApiError} `gone`; `forbidden` in a session of another account, and for a new password where the address was confirmed
     * before
     */
    async confirm(code: string, by: Confirming | null): Promise<CodeUsed> {
      const found = await findCode(parts, code, 'confirmation');
      if (!found.isOpen) return finish(found, code);
      if (by === null) throw signInFirst();
      const { uid, account } = found;
      if ('caller' in by && by.caller.uid !== uid) throw anotherAccount();
      await beginUse(parts, found, code, (gate, now) => {
        if ('caller' in by) return confirmingIn(gate, by, now);
        if (!isUnproved(account, gate)) throw signInFirst();
        return { ...gate, confirming: null };
      });
      if ('password' in by) await (await service()).updateUser(uid, { password: by.password });
      return finish(found, code);
    },

    /** Sets a new password, which ends all sessions. @throws {ApiError} `gone`, `invalid_input` */
    async reset(code: string, password: string): Promise<CodeUsed> {
      const found = await findCode(parts, code, 'password');
      if (found.isOpen)
        await beginUse(parts, found, code, (gate) => ({ ...gate, confirming: null }));
      return finish(found, code, password);
    },
  };
}

export type UseCodes = ReturnType<typeof createUseCodes>;

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
async function findCode(
  { auth: service, db: database }: Pick<Parts, 'auth' | 'db'>,
  code: string,
  wanted?: MailedCode,
): Promise<Found> {
  const auth = await service();
  const read = await readCode(service, code);
  if (read !== null) {
    const purpose = PURPOSES[read.requestType];
    const email = read.email?.toLowerCase();
    if (purpose === undefined || email === undefined) throw gone();
    const uid = await uidOf(auth, email);
    if (uid === null || (wanted !== undefined && wanted !== purpose)) throw gone();
    return { purpose, uid, email, account: await auth.getUser(uid), isOpen: true };
  }
  const stored = UsedCode.safeParse((await usedCode(await database(), code).get()).data());
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

/** Stores that a code is about to be used, and changes what has to be changed before. */
async function beginUse(
  { db: database, now }: Pick<Parts, 'db' | 'now'>,
  { purpose, uid, email, account }: Found,
  code: string,
  change: (gate: SessionGate, now: Date) => SessionGate,
): Promise<void> {
  const db = await database();
  const at = now();
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
    const noted = gate.noted ?? factsOf(account);
    return { gate: change({ ...gate, noted }, at), result: undefined };
  });
}

function usedCode(db: Firestore, code: string): DocumentReference {
  return db.collection('usedCodes').doc(createHash('sha256').update(code).digest('base64url'));
}

/** The session in which the address is confirmed goes on. */
function confirmingIn(
  gate: SessionGate,
  { caller: { session, browser } }: Extract<Confirming, { caller: unknown }>,
  now: Date,
): SessionGate {
  const until = new Date(now.getTime() + CONFIRMING_MS).toISOString();
  return { ...gate, confirming: { session, browser, until } };
}

const CONFIRMING_MS = 10 * MINUTE_MS;

/** Whether no address of the account was ever confirmed: then it can have neither plan nor server. */
function isUnproved({ emailVerified }: UserRecord, { noted, formerAddresses }: SessionGate) {
  return !emailVerified && noted?.isConfirmed !== true && formerAddresses.length === 0;
}

function gone(): ApiError {
  return new ApiError(
    'gone',
    'This link is too old, or belongs to an account that is gone. Ask for a new one.',
  );
}

function anotherAccount(): ApiError {
  return new ApiError(
    'forbidden',
    'This link belongs to another account than the one that you are signed in to.',
  );
}

function signInFirst(): ApiError {
  return new ApiError('forbidden', 'Sign in to the account first, then press again.');
}
