import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { writeMail } from '../../email/outbox.ts';
import { passkeyRemoval } from '../email-kinds.ts';
import { type SessionGate } from '../../../http/session-validity.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { sameForm } from '../../../contract/email.ts';
import { REMOVAL_HOURS, type RemovalRefusal } from '../../../contract/sign-in.ts';
import { DAY_MS, HOUR_MS } from '../../../foundation/durations.ts';
import { writeEvent } from '../../audit/write-event.ts';

/**
 * Starts the end of the switch, for someone who has lost all passkeys and codes. It comes days later, so that the account's owner can
 * stop it if it was someone else who asked: every address that the account had within the last days is warned of it by mail.
 * @param account with the address that it has now
 */
export async function startCoolingOff(
  db: Firestore,
  transaction: Transaction,
  gate: SessionGate,
  { uid, email }: { uid: string; email: string | null },
  at: Date,
): Promise<SessionGate> {
  const removal = { askedAt: at.toISOString(), at: coolingOffEnd(at) };
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
export const REFUSED_DAYS = 7;

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

/** When a switch goes off whose owner asks for it now, ISO 8601. */
export function coolingOffEnd(at: Date): string {
  return new Date(at.getTime() + REMOVAL_HOURS * HOUR_MS).toISOString();
}

function addressesOf({ formerAddresses }: SessionGate, own: string | null, at: Date): Set<string> {
  const since = at.getTime() - ADDRESS_DAYS * DAY_MS;
  const former = formerAddresses.filter(({ until }) => Date.parse(until) >= since);
  const all = [...(own === null ? [] : [own]), ...former.map(({ email }) => email)];
  return new Set(all.map(sameForm));
}

/** Whether a removal would be refused now: the person who did the latest of these things may be the one who asks. */
export function coolingOffRefusal(
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
