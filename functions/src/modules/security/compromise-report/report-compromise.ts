import type { UserRecord } from 'firebase-admin/auth';
import type { Needs } from '../../../context.ts';
import type { NotMeDone } from '../../../contract/sign-in.ts';
import type { AddedSince } from '../../../foundation/added-since.ts';
import { DAY_MS } from '../../../foundation/durations.ts';
import { ApiError } from '../../../foundation/errors.ts';
import type { Reply } from '../../../http/route.ts';
import { writeEvent } from '../../audit/write-event.ts';
import { endAllSessions } from '../sessions/end-all-sessions.ts';
import { updateAccountSecurity } from '../update-account-security.ts';
import { finishReport, reportDone, undo } from './carry-out-report.ts';
import { closeAccount } from './close-account.ts';
import { actFor, type ReportTarget } from './report-action.ts';
import { gone, readReport, unlessMissing, type Report, type Reporting } from './report-target.ts';

export { body } from './report-target.ts';

type Finishing = Needs<'auth' | 'db' | 'clock' | 'log'>;

/**
 * “This wasn’t me”, for people who come from an e-mail and may not be able to sign in. The first write says what will be done, and
 * refuses all sessions; each step after that can be repeated. What was broken off is gone on with by the same button, or else by a
 * job. Repeated, it says what it did.
 * @param added what other modules gave the account
 * @throws {ApiError} `gone`, `conflict`, `rate_limited`
 */
export async function reportCompromise(
  ctx: Reporting,
  added: readonly AddedSince[],
  report: Report,
): Promise<Reply<NotMeDone>> {
  return { body: await unlessMissing(press(ctx, added, report)) };
}

async function press(
  ctx: Reporting,
  added: readonly AddedSince[],
  report: Report,
): Promise<NotMeDone> {
  const { target, account, gate } = await readReport(ctx, report);
  const { uid, event } = target;
  if (gate.notMe?.event === event && gate.notMe.isDone) return reportDone(gate);
  const does = actFor(gate, target, account.email, ctx.clock());
  if (does === null) throw gone();
  if (gate.closed !== null && gate.notMe?.isDone === true) return reportDone(gate);
  if (does === 'close') await close(ctx, target, account);
  else await endSessions(ctx, target);
  ctx.log('INFO', 'was_not_me', { uid, reason: does });
  return finishReport(ctx, added, uid);
}

/** All that the account holds by itself changes in the write that ends the sessions. */
function endSessions(ctx: Finishing, target: ReportTarget): Promise<string> {
  const { uid, event } = target;
  const since = sinceOf(target);
  return endAllSessions(ctx, uid, {
    replacesPassword: true,
    change: async (gate, transaction, account) => {
      const at = ctx.clock();
      const db = await ctx.db();
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

async function close(ctx: Finishing, target: ReportTarget, account: UserRecord): Promise<void> {
  const at = ctx.clock();
  const db = await ctx.db();
  const { uid } = target;
  const isAgreed = await updateAccountSecurity(db, uid, async (gate, transaction) => {
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

/** What was added shortly before the event may belong to it. */
function sinceOf({ at }: ReportTarget): Date {
  return new Date(Date.parse(at) - DAY_MS);
}

function changedMeanwhile(): ApiError {
  return new ApiError(
    'conflict',
    'Something else changed your account at the same moment, so nothing was done. Please press the button again.',
  );
}
