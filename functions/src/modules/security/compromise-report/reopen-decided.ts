import type { Needs } from '../../../context.ts';
import type { AddedSince } from '../../../foundation/added-since.ts';
import { MINUTE_MS } from '../../../foundation/durations.ts';
import { describeError } from '../../../foundation/log.ts';
import { gateIn, type SessionGate } from '../../../http/session-validity.ts';
import { markContactDue } from '../../billing/customer-contact.ts';
import { writeMail } from '../../email/outbox.ts';
import { accountDecided, passwordReset } from '../email-kinds.ts';
import { endAllSessions } from '../sessions/end-all-sessions.ts';
import { updateAccountSecurity } from '../update-account-security.ts';
import { removeAdded, undo } from './carry-out-report.ts';

type Reopening = Needs<'auth' | 'db' | 'clock' | 'log'>;

/** Opens the accounts of which staff have decided. Each step can be repeated. */
export async function reopenDecided(ctx: Reopening, added: readonly AddedSince[]): Promise<void> {
  const db = await ctx.db();
  const decided = db.collection('sessionGates').where('closed.decided', '>', '');
  const { docs } = await decided.limit(PAGE).get();
  for (const doc of docs) {
    try {
      const { closed, notMe } = gateIn(doc);
      const address = closed?.decided ?? null;
      if (address === null || (closed?.opensAt ?? '') > ctx.clock().toISOString()) continue;
      await reopen(ctx, added, doc.id, {
        address,
        since: new Date(notMe?.since ?? closed?.at ?? 0),
      });
      ctx.log('INFO', 'account_reopened', { uid: doc.id });
    } catch (error) {
      ctx.log('ERROR', 'account_not_reopened', { uid: doc.id, ...describeError(error) });
    }
  }
}

const PAGE = 100;
/** How long the change of address is known to be ours. */
const CHANGE_MS = 10 * MINUTE_MS;

type Decision = { address: string; since: Date };

async function reopen(
  ctx: Reopening,
  added: readonly AddedSince[],
  uid: string,
  { address, since }: Decision,
): Promise<void> {
  const db = await ctx.db();
  await endAllSessions(ctx, uid, {
    replacesPassword: true,
    change: async (gate, transaction, account) => {
      const at = ctx.clock();
      const { gate: undone } = await undo(db, transaction, { uid, gate, account, since, at });
      const until = new Date(at.getTime() + CHANGE_MS).toISOString();
      return { ...undone, changingTo: { email: address, until } };
    },
  });
  await removeAdded(db, added, uid, since);
  const service = await ctx.auth();
  const { email: before } = await service.getUser(uid);
  await service.updateUser(uid, { email: address, emailVerified: true, disabled: false });
  const at = ctx.clock();
  await updateAccountSecurity(db, uid, async (gate, transaction) => {
    const { closed, noted } = gate;
    if (closed === null) return { gate: null, result: null };
    await markContactDue(db, transaction, { uid, formerName: null }, at);
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
