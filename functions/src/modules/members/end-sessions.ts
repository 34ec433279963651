import type { Needs } from '../../context.ts';
import { endSignIns } from '../server-access/handoff-identities.ts';
import type { Session } from './change-members.ts';

/** Ends what members have open on machines; never rejects. */
export async function endSessions(
  ctx: Needs<'auth' | 'db' | 'log'>,
  sessions: readonly Session[],
): Promise<void> {
  await Promise.all(sessions.map(({ member, machine }) => endSignIns(ctx, member, machine)));
}
