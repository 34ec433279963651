import type { Auth } from 'firebase-admin/auth';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { writeMail } from '../../email/outbox.ts';
import { accountDecided, passwordReset } from '../email-kinds.ts';
import { uidOf } from '../../../adapters/identity/uid-of.ts';
import type { AddedSince } from '../../../foundation/added-since.ts';
import { readEach } from '../../../db/read-each.ts';
import { gateDoc, gateIn, type SessionGate } from '../../../http/session-validity.ts';
import { sameForm } from '../../../contract/email.ts';
import { MINUTE_MS } from '../../../foundation/durations.ts';
import { describeError, type Log } from '../../../foundation/log.ts';
import { changeGate } from '../update-account-security.ts';
import { removeAdded, undo } from './compromise-report.ts';
import { maskAddress, TAKE_BACK_MS } from '../../billing/customer-facts.ts';
import type { ContactChanged } from '../sessions/sync-auth-user.ts';
import type { EndAllSessions } from '../sessions/session-revocation.ts';

/** Why a decision cannot be made. Its message is for operators. */
export class NotDecidedError extends Error {}

type Services = {
  auth: () => Promise<Auth>;
  db: () => Promise<Firestore>;
  now: () => Date;
  log: Log;
};

/** What `npm run accounts` works with: accounts that are closed until it is known whose they are. */
export function createDeciding({ auth, db: database, now, log }: Services) {
  return {
    /** The longest closed first. */
    async list(): Promise<ClosedAccount[]> {
      const all = (await database()).collection('sessionGates').where('closed.at', '>', '');
      const { docs } = await all.orderBy('closed.at').get();
      const read = (doc: DocumentSnapshot) => ({ uid: doc.id, closed: gateIn(doc).closed });
      return readEach(docs, read, log).flatMap(({ uid, closed }) =>
        closed === null ? [] : [{ uid, ...closed }],
      );
    },

    /** @throws {NotDecidedError} for one that is not closed */
    async read(uid: string): Promise<ClosedAccount> {
      const { closed } = gateIn(await gateDoc(await database(), uid).get());
      if (closed === null) throw new NotDecidedError(`The account ${uid} is not closed.`);
      return { uid, ...closed };
    },

    /**
     * Notes to which address an account belongs.
     * @returns from when on the job opens it
     * @throws {NotDecidedError}
     */
    async decide(uid: string, typed: string): Promise<string> {
      const address = sameForm(typed);
      const db = await database();
      const { closed } = gateIn(await gateDoc(db, uid).get());
      if (closed === null) throw new NotDecidedError(`The account ${uid} is not closed.`);
      if (!closed.addresses.includes(address)) {
        throw new NotDecidedError(
          `The account can only belong to ${closed.addresses.map(maskAddress).join(' or ')}: it had no other address.`,
        );
      }
      const holder = await uidOf(await auth(), address);
      if (holder !== null && holder !== uid) {
        throw new NotDecidedError(
          `Another account has the address ${address} by now: ${holder}. Ask its owner to delete it, or to change its address, and decide again.`,
        );
      }
      const opensAt = new Date(now().getTime() + TAKE_BACK_MS).toISOString();
      await changeGate(db, uid, (gate) => {
        if (gate.closed === null) throw new NotDecidedError(`The account ${uid} is open again.`);
        const decided = { ...gate.closed, decided: address, opensAt };
        return { gate: { ...gate, closed: decided }, result: null };
      });
      return opensAt;
    },

    /** Takes back a decision before the job opens the account. @throws {NotDecidedError} */
    async undo(uid: string): Promise<void> {
      await changeGate(await database(), uid, (gate) => {
        if (gate.closed === null) throw new NotDecidedError(`The account ${uid} is open already.`);
        const { decided, opensAt: _opensAt, ...closed } = gate.closed;
        if (decided === undefined) throw new NotDecidedError(`Nothing is decided about ${uid}.`);
        return { gate: { ...gate, closed }, result: null };
      });
    },
  };
}

export type ClosedAccount = { uid: string } & NonNullable<SessionGate['closed']>;

type Parts = Services & {
  endAllSessions: EndAllSessions;
  added: readonly AddedSince[];
  contactChanged: ContactChanged;
};

/** Opens the accounts of which staff have decided. Each step can be repeated. */
export function createReopenDecided(parts: Parts) {
  return async (): Promise<void> => {
    const db = await parts.db();
    const decided = db.collection('sessionGates').where('closed.decided', '>', '');
    const { docs } = await decided.limit(PAGE).get();
    for (const doc of docs) {
      try {
        const { closed, notMe } = gateIn(doc);
        const address = closed?.decided ?? null;
        if (address === null || (closed?.opensAt ?? '') > parts.now().toISOString()) continue;
        await reopen(parts, doc.id, { address, since: new Date(notMe?.since ?? closed?.at ?? 0) });
        parts.log('INFO', 'account_reopened', { uid: doc.id });
      } catch (error) {
        parts.log('ERROR', 'account_not_reopened', { uid: doc.id, ...describeError(error) });
      }
    }
  };
}

const PAGE = 100;
/** How long the change of address is known to be ours. */
const CHANGE_MS = 10 * MINUTE_MS;

type Decision = { address: string; since: Date };

async function reopen(parts: Parts, uid: string, { address, since }: Decision): Promise<void> {
  const { auth, db: database, endAllSessions, contactChanged, now } = parts;
  const db = await database();
  await endAllSessions(uid, {
    replacesPassword: true,
    change: async (gate, transaction, account) => {
      const at = now();
      const { gate: undone } = await undo(db, transaction, { uid, gate, account, since, at });
      const until = new Date(at.getTime() + CHANGE_MS).toISOString();
      return { ...undone, changingTo: { email: address, until } };
    },
  });
  await removeAdded(parts, uid, since);
  const service = await auth();
  const { email: before } = await service.getUser(uid);
  await service.updateUser(uid, { email: address, emailVerified: true, disabled: false });
  const at = now();
  await changeGate(db, uid, async (gate, transaction) => {
    const { closed, noted } = gate;
    if (closed === null) return { gate: null, result: null };
    await contactChanged(db, transaction, { uid, formerName: null }, at);
    const about = { uid, to: address } as const;
    const id = `${uid}_${closed.at}`;
    transaction.set(db.collection('users').doc(uid), { email: address }, { merge: true });
    const decided = { ...accountDecided.of({}), ...about };
    await writeMail(db, transaction, `account-decided_${id}`, decided, at);
    const reset = { ...passwordReset.of({}), ...about };
    await writeMail(db, transaction, `password-reset_${id}`, reset, at);
    const settledAt = at.toISOString();
    const next: SessionGate = {
      ...gate,
      closed: null,
      settled: { at: settledAt, addresses: [...closed.addresses, before ?? address] },
      wasNotMeAt: settledAt,
      undoneAt: settledAt,
      changingTo: null,
      noted: noted && { ...noted, email: address, isConfirmed: true },
      notMe: null,
    };
    return { gate: next, result: null };
  });
}
