import type { Needs } from '../../../context.ts';
import type { AddedSince } from '../../../foundation/added-since.ts';
import { MINUTE_MS } from '../../../foundation/durations.ts';
import { describeError } from '../../../foundation/log.ts';
import { gateIn } from '../../../http/session-validity.ts';
import { endAllSessions } from '../sessions/end-all-sessions.ts';
import { finishReport } from './carry-out-report.ts';

/** Goes on with what was broken off of reports. @param added what other modules gave the accounts */
export async function finishReports(
  ctx: Needs<'auth' | 'db' | 'clock' | 'log'>,
  added: readonly AddedSince[],
): Promise<void> {
  const db = await ctx.db();
  const open = db.collection('sessionGates').where('notMe.isDone', '==', false);
  const { docs } = await open.limit(PAGE).get();
  const before = new Date(ctx.clock().getTime() - MINUTE_MS).toISOString();
  for (const doc of docs) {
    try {
      const { wasNotMeAt, notMe } = gateIn(doc);
      // It is under way.
      if (wasNotMeAt === null || wasNotMeAt > before) continue;
      if (notMe?.does !== 'close') await endAllSessions(ctx, doc.id, { replacesPassword: true });
      await finishReport(ctx, added, doc.id);
    } catch (error) {
      ctx.log('ERROR', 'was_not_me_not_finished', { uid: doc.id, ...describeError(error) });
    }
  }
}

const PAGE = 100;
