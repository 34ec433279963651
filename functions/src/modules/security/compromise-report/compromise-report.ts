import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { writeMail } from '../../email/outbox.ts';
import { passwordReset } from '../email-kinds.ts';
import type { AddedSince } from '../../../foundation/added-since.ts';
import { gateDoc, gateIn, type SessionGate } from '../../../http/session-validity.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { NotMeDone, NotMePreview, NotMeRemoved } from '../../../contract/sign-in.ts';
import { DAY_MS, MINUTE_MS } from '../../../foundation/durations.ts';
import { ApiError } from '../../../foundation/errors.ts';
import { describeError, type Log } from '../../../foundation/log.ts';
import { writeEvent } from '../../audit/write-event.ts';
import { changeGate } from '../update-account-security.ts';
import { actFor, type NotMeTarget } from './report-action.ts';
import { closeAccount } from './close-account.ts';
import { beginRemoval } from '../step-up/cooling-off.ts';
import type { EndAllSessions } from '../sessions/session-revocation.ts';
import { undoSince } from './undo.ts';

type Parts = {
  auth: () => Promise<Auth>;
  db: () => Promise<Firestore>;
  endAllSessions: EndAllSessions;
  /** What was added elsewhere. What can bring more comes first. */
  added: readonly AddedSince[];
  now: () => Date;
  log: Log;
};

/**
 * “This wasn’t me”. The first write says what will be done, and refuses all sessions; each step after that can be repeated. What
 * was broken off is gone on with by the same button, or else by a job.
 */
export function createNotMe(parts: Parts) {
  const { auth, db: database, now, log } = parts;

  async function look({ uid }: NotMeTarget) {
    const [account, gate] = await Promise.all([
      (await auth()).getUser(uid),
      readGate(await database(), uid),
    ]);
    return { account, gate };
  }

  return {
    /** What the button would do. It changes nothing. @throws {ApiError} `gone` */
    async preview(target: NotMeTarget): Promise<NotMePreview> {
      const { account, gate } = await look(target);
      const { notMe } = gate;
      const does = actFor(gate, target, account.email, now());
      if (does === null || (notMe?.event === target.event && notMe.isDone)) throw gone();
      return { event: target.kind, at: target.at, browser: target.browser, does };
    },

    /** Repeated, it says what it did. @throws {ApiError} `gone` */
    async press(target: NotMeTarget): Promise<NotMeDone> {
      const { uid, event } = target;
      const { account, gate } = await look(target);
      if (gate.notMe?.event === event && gate.notMe.isDone) return doneOf(gate);
      const does = actFor(gate, target, account.email, now());
      if (does === null) throw gone();
      if (gate.closed !== null && gate.notMe?.isDone === true) return doneOf(gate);
      if (does === 'close') await close(parts, target, account);
      else await endSessions(parts, target);
      log('INFO', 'was_not_me', { uid, reason: does });
      return finish(parts, uid);
    },

    /** Goes on with what was broken off. */
    async finishDue(): Promise<void> {
      const db = await database();
      const open = db.collection('sessionGates').where('notMe.isDone', '==', false);
      const { docs } = await open.limit(PAGE).get();
      const before = new Date(now().getTime() - MINUTE_MS).toISOString();
      for (const doc of docs) {
        try {
          const { wasNotMeAt, notMe } = gateIn(doc);
          // It is under way.
          if (wasNotMeAt === null || wasNotMeAt > before) continue;
          if (notMe?.does !== 'close') {
            await parts.endAllSessions(doc.id, { replacesPassword: true });
          }
          await finish(parts, doc.id);
        } catch (error) {
          log('ERROR', 'was_not_me_not_finished', { uid: doc.id, ...describeError(error) });
        }
      }
    },
  };
}

export type NotMe = ReturnType<typeof createNotMe>;

const PAGE = 100;

/** All that the account holds by itself changes in the write that ends the sessions. */
function endSessions(parts: Parts, target: NotMeTarget): Promise<string> {
  const { uid, event } = target;
  const since = sinceOf(target);
  return parts.endAllSessions(uid, {
    replacesPassword: true,
    change: async (gate, transaction, account) => {
      const at = parts.now();
      const db = await parts.db();
      if (gate.notMe?.event === event) return gate;
      const does = actFor(gate, target, account.email, at);
      if (does === null) throw gone();
      if (does === 'close') throw changedMeanwhile();
      transaction.set(
        db.collection('users').doc(uid),
        { handoffsHeldAt: at.toISOString() },
        { merge: true },
      );
      await writeEvent(db, transaction, { uid, kind: 'was_not_me', about: null }, at);
      const undone =
        does === 'again'
          ? { gate, removed: [], switchIs: null }
          : await undo(db, transaction, { uid, gate, account, since, at });
      const { removed, switchIs } = undone;
      return {
        ...undone.gate,
        held: { at: at.toISOString(), validSince: at.toISOString() },
        wasNotMeAt: at.toISOString(),
        undoneAt: does === 'undo' ? at.toISOString() : gate.undoneAt,
        notMe: {
          event,
          does,
          since: since.toISOString(),
          removed,
          switchIs,
          removalAt: undone.gate.removal?.at ?? null,
          isDone: false,
        },
      };
    },
  });
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
  return { ...undone, gate: await beginRemoval(db, transaction, undone.gate, person, at) };
}

async function close(parts: Parts, target: NotMeTarget, account: UserRecord): Promise<void> {
  const at = parts.now();
  const db = await parts.db();
  const { uid } = target;
  const isAgreed = await changeGate(db, uid, async (gate, transaction) => {
    const { notMe } = gate;
    if (gate.closed !== null) return { gate: null, result: true };
    if (notMe?.event === target.event && notMe.isDone) return { gate: null, result: true };
    if (actFor(gate, target, account.email, at) !== 'close') return { gate: null, result: false };
    await writeEvent(db, transaction, { uid, kind: 'was_not_me', about: null }, at);
    const since = sinceOf(target);
    const facts = { target, account, since, at };
    return { gate: await closeAccount(db, transaction, gate, facts), result: true };
  });
  if (!isAgreed) throw changedMeanwhile();
}

/** What follows the first write: all of it can be repeated. */
async function finish(parts: Parts, uid: string): Promise<NotMeDone> {
  const { auth, now } = parts;
  const db = await parts.db();
  const { notMe } = await readGate(db, uid);
  if (notMe === null) throw gone();
  if (notMe.does === 'close') {
    await (await auth()).updateUser(uid, { disabled: true });
    await parts.endAllSessions(uid);
  }
  if (notMe.does === 'undo') await removeAdded(parts, uid, new Date(notMe.since));
  const at = now();
  const gate = await changeGate(db, uid, async (found, transaction) => {
    if (found.notMe === null) return { gate: null, result: found };
    if (notMe.does !== 'close') {
      const mail = { ...passwordReset.of({}), uid };
      await writeMail(db, transaction, `password-reset_${uid}_${notMe.event}`, mail, at);
    }
    const done = { ...found, notMe: { ...found.notMe, isDone: true } };
    return { gate: done, result: done };
  });
  return doneOf(gate);
}

/** Notes what there is before it goes, so that the one who pressed the button learns of it even if this is broken off. */
export async function removeAdded(
  { db: database, added: all }: Pick<Parts, 'db' | 'added'>,
  uid: string,
  since: Date,
): Promise<void> {
  const db = await database();
  for (const addedSince of all) {
    let found = await addedSince(uid, since);
    // Someone may accept an invitation before it is taken back.
    for (let round = 1; found.length > 0; round += 1) {
      if (round > MOST_ROUNDS) throw new Error(`${found.length} things are added again and again`);
      await noteRemoved(
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

function noteRemoved(db: Firestore, uid: string, more: readonly NotMeRemoved[]): Promise<null> {
  return changeGate(db, uid, (gate) => {
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

function doneOf({ notMe }: SessionGate): NotMeDone {
  if (notMe === null) throw gone();
  const { does, removed, switchIs, removalAt } = notMe;
  return { did: does, removed, switchIs, removalAt };
}

/** What was added shortly before the event may belong to it. */
function sinceOf({ at }: NotMeTarget): Date {
  return new Date(Date.parse(at) - DAY_MS);
}

async function readGate(db: Firestore, uid: string): Promise<SessionGate> {
  return gateIn(await gateDoc(db, uid).get());
}

export function gone(): ApiError {
  return new ApiError(
    'gone',
    'This link is too old, was used already, or is not complete, so nothing was changed. If you want to end all sessions, choose a new password: use “Forgot your password?” where you sign in.',
  );
}

function changedMeanwhile(): ApiError {
  return new ApiError(
    'conflict',
    'Something else changed your account at the same moment, so nothing was done. Please press the button again.',
  );
}
