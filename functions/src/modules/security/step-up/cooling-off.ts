import { createHash, type KeyObject } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { writeMail } from '../../email/outbox.ts';
import { passkeyRemoval } from '../email-kinds.ts';
import { type SessionGate } from '../../../http/session-validity.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { sameForm } from '../../../contract/email.ts';
import { REMOVAL_HOURS, type RemovalRefusal } from '../../../contract/sign-in.ts';
import { DAY_MS, HOUR_MS } from '../../../foundation/durations.ts';
import { ApiError } from '../../../foundation/errors.ts';
import { requireRecentSignIn } from '../../../http/require-proof.ts';
import type { Caller } from '../../../http/require-user.ts';
import { writeEvent } from '../../audit/write-event.ts';
import { readPageLink } from '../../email/links.ts';
import { changeGate } from '../update-account-security.ts';
import { requireOpenSession, stopRemoval } from '../passkey-use.ts';

type Parts = {
  db: () => Promise<Firestore>;
  /** Of links in mails. @throws {ApiError} `not_configured` where no mail is sent: no one could be warned */
  key: () => KeyObject;
  now: () => Date;
};

/**
 * The end of the switch for someone who has lost all passkeys and codes. It comes days later, so that the account's owner can stop
 * it if it was someone else who asked.
 */
export function createRemoval({ db: database, key, now }: Parts) {
  return {
    /**
     * Asks for it. Whether the password is new cannot be told: the identity service says no more than that the session is. Repeated,
     * it changes nothing.
     * @returns when the switch goes off, ISO 8601
     * @throws {ApiError} `recent_login_required`; `conflict` where the switch is off; `forbidden` soon after a change of address or
     * “This wasn’t me”: the person who did that may be asking now
     */
    async ask(user: Caller): Promise<string> {
      key();
      const at = now();
      requireRecentSignIn(user, at);
      const { uid } = user;
      const { email = null } = await user.readAccount();
      const db = await database();
      return changeGate(db, uid, async (found, transaction) => {
        requireOpenSession(found, user);
        const gate = settled(found, at);
        if (!gate.isPasskeyRequired) throw notOn();
        if (gate.removal !== null) return { gate: null, result: gate.removal.at };
        refuseTooSoon(gate, at);
        const begun = await beginRemoval(db, transaction, gate, { uid, email }, at);
        return { gate: begun, result: endOf(at) };
      });
    },

    /**
     * Stops it by the link in a mail. Repeated, it finds what was wanted.
     * @throws {ApiError} `gone`
     */
    async stop(link: string): Promise<void> {
      const at = now();
      const good = readPageLink('keep-passkey', link, { key: key(), now: at });
      if (good === null) throw tooLate();
      const db = await database();
      await changeGate(db, good.id, async (found, transaction) => {
        const gate = settled(found, at);
        const isAnother = gate.removal !== null && !good.isOf(gate.removal.askedAt);
        if (!gate.isPasskeyRequired || isAnother) throw tooLate();
        const stopped = await stopRemoval(db, transaction, gate, good.id, at);
        return { gate: stopped === found ? null : stopped, result: null };
      });
    },
  };
}

export type Removal = ReturnType<typeof createRemoval>;

/**
 * Begins it, with the mails that warn of it: to every address that the account had within the last days.
 * @param account with the address that it has now
 */
export async function beginRemoval(
  db: Firestore,
  transaction: Transaction,
  gate: SessionGate,
  { uid, email }: { uid: string; email: string | null },
  at: Date,
): Promise<SessionGate> {
  const removal = { askedAt: at.toISOString(), at: endOf(at) };
  for (const to of addressesOf(gate, email, at)) {
    // Ids of mails are no place for addresses.
    const mark = createHash('sha256').update(to).digest('hex').slice(0, 16);
    for (const hours of WARNED_AFTER_HOURS) {
      const id = `passkey-removal_${uid}_${removal.askedAt}_${mark}_${hours}`;
      const dueAt = new Date(at.getTime() + hours * HOUR_MS);
      await writeMail(db, transaction, id, { ...passkeyRemoval.of(removal), to, uid, dueAt }, at);
    }
  }
  await writeEvent(db, transaction, { uid, kind: 'removal_asked', about: null }, at);
  return { ...gate, removal };
}

const WARNED_AFTER_HOURS = [0, 24, 48] as const;
const ADDRESS_DAYS = 30;
const REFUSED_DAYS = 7;

/** As it is once a removal has come to its end: simply off. */
export function settled(gate: SessionGate, now: Date): SessionGate {
  const { removal } = gate;
  const isOver = removal !== null && Date.parse(removal.at) <= now.getTime();
  return isOver ? turned(gate, false, removal.at) : gate;
}

/** @param at ISO 8601 */
export function turned(gate: SessionGate, to: boolean, at: string): SessionGate {
  const switched = [...gate.switched, { at, to }].slice(-SWITCHED_KEPT);
  return { ...gate, isPasskeyRequired: to, switched, removal: null };
}

const SWITCHED_KEPT = 20;

function endOf(at: Date): string {
  return new Date(at.getTime() + REMOVAL_HOURS * HOUR_MS).toISOString();
}

function addressesOf({ formerAddresses }: SessionGate, own: string | null, at: Date): Set<string> {
  const since = at.getTime() - ADDRESS_DAYS * DAY_MS;
  const former = formerAddresses.filter(({ until }) => Date.parse(until) >= since);
  const all = [...(own === null ? [] : [own]), ...former.map(({ email }) => email)];
  return new Set(all.map(sameForm));
}

/** Whether a removal would be refused now: the person who did the latest of these things may be the one who asks. */
export function removalRefusal(
  { formerAddresses, wasNotMeAt }: SessionGate,
  now: Date,
): RemovalRefusal | null {
  const happened = [
    ...formerAddresses.map(({ until }) => ({ why: 'address', at: until }) as const),
    ...(wasNotMeAt === null ? [] : [{ why: 'not_me', at: wasNotMeAt } as const]),
  ];
  const latest = happened.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))[0];
  if (latest === undefined) return null;
  const until = new Date(Date.parse(latest.at) + REFUSED_DAYS * DAY_MS);
  return until <= now ? null : { why: latest.why, until: until.toISOString() };
}

function refuseTooSoon(gate: SessionGate, at: Date): void {
  const refusal = removalRefusal(gate, at);
  if (refusal === null) return;
  const days = Math.ceil((Date.parse(refusal.until) - at.getTime()) / DAY_MS);
  const what =
    refusal.why === 'address'
      ? 'The address of this account was changed'
      : '“This wasn’t me” was pressed';
  throw new ApiError(
    'forbidden',
    `${what} less than ${REFUSED_DAYS} days ago. Please ask again in ${days === 1 ? 'a day' : `${days} days`}.`,
  );
}

function notOn(): ApiError {
  return new ApiError('conflict', 'Your servers open without a passkey already. Nothing changed.');
}

function tooLate(): ApiError {
  return new ApiError(
    'gone',
    'This link is too old, or belongs to an earlier request, so nothing was changed. Sign in to see how your servers open.',
  );
}
