import type { Needs } from '../../context.ts';
import { createHandoffIdentities } from '../server-access/handoff-identities.ts';
import type { Session } from './change-members.ts';

/** Ends what members have open on machines; never rejects. */
export async function endSessions(
  ctx: Needs<'auth' | 'db' | 'clock' | 'log'>,
  sessions: readonly Session[],
): Promise<void> {
  const identities = createHandoffIdentities({ ...ctx, now: ctx.clock });
  await Promise.all(sessions.map(({ member, machine }) => identities.endSignIns(member, machine)));
}
