import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Needs } from '../../../context.ts';
import type { NotMeDone, NotMeRemoved } from '../../../contract/sign-in.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { AddedSince } from '../../../foundation/added-since.ts';
import { ApiError } from '../../../foundation/errors.ts';
import { gateDoc, gateIn, type SessionGate } from '../../../http/session-validity.ts';
import { writeEvent } from '../../audit/write-event.ts';
import { writeMail } from '../../email/outbox.ts';
import { passwordReset } from '../email-kinds.ts';
import { endAllSessions } from '../sessions/end-all-sessions.ts';
import { startCoolingOff } from '../step-up/cooling-off.ts';
import { updateAccountSecurity } from '../update-account-security.ts';
import { gone } from './report-target.ts';
import { undoSince } from './undo.ts';

type Finishing = Needs<'auth' | 'db' | 'clock' | 'log'>;

/**
 * What follows the first write: all of it can be repeated.
 * @param added what other modules gave the account. What can bring more comes first
 */
export async function finishReport(
  ctx: Finishing,
  added: readonly AddedSince[],
  uid: string,
): Promise<NotMeDone> {
  const db = await ctx.db();
  const { notMe } = gateIn(await gateDoc(db, uid).get());
  if (notMe === null) throw gone();
  if (notMe.does === 'close') {
    await (await ctx.auth()).updateUser(uid, { disabled: true });
    await endAllSessions(ctx, uid);
  }
  if (notMe.does === 'undo') await removeAdded(db, added, uid, new Date(notMe.since));
  const at = ctx.clock();
  const gate = await updateAccountSecurity(db, uid, async (found, transaction) => {
    if (found.notMe === null) return { gate: null, result: found };
    if (notMe.does !== 'close') {
      const mail = { ...passwordReset.of({}), uid };
      await writeMail(db, transaction, `password-reset_${uid}_${notMe.event}`, mail, at);
    }
    const done = { ...found, notMe: { ...found.notMe, isDone: true } };
    return { gate: done, result: done };
  });
  return reportDone(gate);
}

export function reportDone({ notMe }: SessionGate): NotMeDone {
  if (notMe === null) throw gone();
  const { does, removed, switchIs, removalAt } = notMe;
  return { did: does, removed, switchIs, removalAt };
}

type Undoing = { uid: string; gate: SessionGate; account: UserRecord; since: Date; at: Date };

/** Where nothing is left to prove with, the switch would lock its owner out: its end begins. */
export async function undo(
  db: Firestore,
  transaction: Transaction,
  { uid, gate, account, since, at }: Undoing,
): Promise<ReturnType<typeof undoSince>> {
  const undone = undoSince(gate, since, at);
  const { removed, switchIs } = undone;
  for (const { what, name } of removed) {
    if (what !== 'passkey') continue;
    await writeEvent(db, transaction, { uid, kind: 'passkey_removed', about: name }, at);
  }
  if (switchIs !== null) {
    const kind = switchIs === 'on' ? 'passkey_required' : 'passkey_not_required';
    await writeEvent(db, transaction, { uid, kind, about: null, to: null }, at);
  }
  const { passkeys, codes, isPasskeyRequired, removal } = undone.gate;
  const isLockedOut = isPasskeyRequired && passkeys.length + codes.length === 0;
  if (!isLockedOut || removal !== null) return undone;
  const person = { uid, email: account.email ?? null };
  return { ...undone, gate: await startCoolingOff(db, transaction, undone.gate, person, at) };
}

/** Records what there is before it goes, so that the one who pressed the button learns of it even if this is broken off. */
export async function removeAdded(
  db: Firestore,
  added: readonly AddedSince[],
  uid: string,
  since: Date,
): Promise<void> {
  for (const addedSince of added) {
    let found = await addedSince(uid, since);
    // Someone may accept an invitation before it is taken back.
    for (let round = 1; found.length > 0; round += 1) {
      if (round > MOST_ROUNDS) throw new Error(`${found.length} things are added again and again`);
      await recordRemoved(
        db,
        uid,
        found.map(({ is }) => is),
      );
      for (const { remove } of found) await unlessGone(remove());
      found = await addedSince(uid, since);
    }
  }
}

const MOST_ROUNDS = 5;

function recordRemoved(db: Firestore, uid: string, more: readonly NotMeRemoved[]): Promise<null> {
  return updateAccountSecurity(db, uid, (gate) => {
    const { notMe } = gate;
    if (notMe === null) return { gate: null, result: null };
    const isNew = ({ what, name }: NotMeRemoved) =>
      !notMe.removed.some((one) => one.what === what && one.name === name);
    const removed = [...notMe.removed, ...more.filter(isNew)];
    return { gate: { ...gate, notMe: { ...notMe, removed } }, result: null };
  });
}

async function unlessGone(removing: Promise<void>): Promise<void> {
  try {
    await removing;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
}
