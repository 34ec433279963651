import type { Needs } from '../../../context.ts';
import { ApiError } from '../../../foundation/errors.ts';
import type { Reply, UserCall } from '../../../http/route.ts';
import { nameOf, secondIn, type SessionGate } from '../../../http/session-validity.ts';
import { writeEvent } from '../../audit/write-event.ts';
import { updateAccountSecurity } from '../update-account-security.ts';
import { publishSessionEnd } from './publish-session-end.ts';

/** Ends one session of the caller's account. @throws {ApiError} `not_found` */
export async function handle(
  ctx: Needs<'db' | 'clock'>,
  { user: { uid }, param }: UserCall<'DELETE /sessions/:id'>,
): Promise<Reply<{ deleted: true }>> {
  const db = await ctx.db();
  const at = ctx.clock();
  const id = param('id');
  const isEnded = await updateAccountSecurity(db, uid, async (gate, transaction) => {
    const done = withoutSession(gate, id);
    if (done === null) return { gate: null, result: false };
    await publishSessionEnd({ db, transaction, uid }, [secondIn(id)], 'ended');
    const event = { uid, kind: 'session_ended', about: done.ended.device } as const;
    await writeEvent(db, transaction, event, at);
    return { gate: done.gate, result: true };
  });
  if (!isEnded) throw new ApiError('not_found', 'This session has ended already.');
  return { body: { deleted: true } };
}

type Entry = SessionGate['sessions'][string];

/**
 * Refuses one session from now on; null if there is none such. The rules tell sessions of one second apart where our custom token
 * opened them. Otherwise they refuse all of that second.
 */
function withoutSession(gate: SessionGate, id: string): { gate: SessionGate; ended: Entry } | null {
  const { [id]: ended, ...sessions } = gate.sessions;
  if (ended === undefined || !Object.hasOwn(gate.sessions, id)) return null;
  const session = secondIn(id);
  const { tokenId } = ended;
  return {
    ended,
    gate: {
      ...gate,
      sessions,
      endedSessions: [...gate.endedSessions, id],
      keptSessions: gate.keptSessions.filter((one) => one !== id),
      kept: gate.kept.filter((one) => one !== session),
      ...(tokenId === null
        ? { ended: [...new Set([...gate.ended, session])] }
        : { endedTokens: [...gate.endedTokens, tokenId] }),
      proofs: gate.proofs.filter((proof) => nameOf(proof) !== id),
    },
  };
}
