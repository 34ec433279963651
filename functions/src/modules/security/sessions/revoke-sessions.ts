import type { UserRecord } from 'firebase-admin/auth';
import { z } from 'zod';
import type { Needs } from '../../../context.ts';
import { MINUTE_MS } from '../../../foundation/durations.ts';
import { confirmedIn, authUserSnapshot } from '../../../http/auth-user-snapshot.ts';
import { requireAnyProof } from '../../../http/require-proof.ts';
import type { Reply, UserCall } from '../../../http/route.ts';
import { writeEvent } from '../../audit/write-event.ts';
import { endAllSessions } from './end-all-sessions.ts';
import { passwordChange } from './sync-auth-user.ts';

export const body = z.strictObject({
  because: z.enum(['asked', 'password_changed']).default('asked'),
});
export const isBodyOptional = true;

type Revoking = UserCall<'POST /sessions/revoke'> & { body: z.output<typeof body> };

/** Ends all sessions of the caller. @throws {ApiError} `recent_login_required` */
export async function handle(
  ctx: Needs<'auth' | 'db' | 'clock' | 'log'>,
  { user, body: { because } }: Revoking,
): Promise<Reply<{ revokedAt: string }>> {
  requireAnyProof(user, ctx.clock());
  const db = await ctx.db();
  const revokedAt = await endAllSessions(ctx, user.uid, {
    async change(gate, transaction, account) {
      const event = revokeEvent(account, because, ctx.clock());
      await writeEvent(db, transaction, event, event.at);
      return gate;
    },
  });
  return { body: { revokedAt } };
}

/** A new password may have been noticed already by the call that says so: it is recorded once. */
function revokeEvent(account: UserRecord, because: 'asked' | 'password_changed', now: Date) {
  const { uid, tokensValidAfterTime: since } = account;
  const event = { uid, about: null, to: confirmedIn(authUserSnapshot(account)) };
  const isChanged = because === 'password_changed' && since !== undefined && isRecent(since);
  if (!isChanged) return { ...event, kind: 'signed_out_everywhere', at: now } as const;
  return { ...event, ...passwordChange(uid, since) };
}

/** It changes no later than the next call. */
function isRecent(moment: string): boolean {
  return Date.now() - Date.parse(moment) <= 5 * MINUTE_MS;
}
