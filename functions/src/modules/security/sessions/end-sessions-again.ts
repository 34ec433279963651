import type { Needs } from '../../../context.ts';
import { ApiError } from '../../../foundation/errors.ts';
import { describeError } from '../../../foundation/log.ts';
import { gateIn } from '../../../http/session-validity.ts';
import { endAllSessions } from './end-all-sessions.ts';

/** Ends all sessions once more of those of whom that is due: someone may have kept a custom token. */
export async function endSessionsAgain(ctx: Needs<'auth' | 'db' | 'clock' | 'log'>): Promise<void> {
  const gates = (await ctx.db()).collection('sessionGates');
  const due = gates.where('revokeAgain.dueAt', '<=', ctx.clock().toISOString());
  const { docs } = await due.limit(PAGE).get();
  for (const doc of docs) {
    try {
      const again = gateIn(doc).revokeAgain;
      if (again !== null) await endAllSessions(ctx, doc.id, {}, again);
    } catch (error) {
      // It goes with the account.
      if (error instanceof ApiError && error.code === 'conflict') continue;
      ctx.log('ERROR', 'sessions_not_ended_again', { uid: doc.id, ...describeError(error) });
    }
  }
}

const PAGE = 100;
