import type { Needs } from '../../../context.ts';
import { createOncePerKey } from '../../../concurrency/single-flight.ts';
import { admits, nameOf } from '../../../http/session-validity.ts';
import { ApiError } from '../../../foundation/errors.ts';
import { describeError } from '../../../foundation/log.ts';
import type { TrackSession } from '../../../http/track-session.ts';
import { unauthenticated, type Caller } from '../../../http/require-user.ts';
import { writeEvent } from '../../audit/write-event.ts';
import {
  confirmedIn,
  endsHold,
  authUserSnapshot,
  hasNews,
  type AuthUserSnapshot,
} from '../../../http/auth-user-snapshot.ts';
import { updateAccountSecurity } from '../update-account-security.ts';
import { deviceLabel } from './device-label.ts';
import { syncAuthUser } from './sync-auth-user.ts';
import { seenIn, withTrackedSession, type SeenSession } from './sessions.ts';

type Tracking = Needs<'auth' | 'db' | 'clock' | 'log' | 'state'>;

/**
 * Records sessions, browsers, and what happened to an account at the identity service. A call without news costs nothing: the
 * account and how they sign in were read to admit it.
 */
export async function trackSession(
  ctx: Tracking,
  caller: Caller,
  header: Parameters<TrackSession>[1],
): ReturnType<TrackSession> {
  const { uid, session } = caller;
  const at = ctx.clock();
  const facts = authUserSnapshot(await caller.readAccount());
  let { gate } = caller;
  const hasChanged = hasNews(gate, facts) || endsHold(gate, facts, session);
  if (hasChanged) {
    const synced = await syncAuthUser(ctx, uid, session);
    if (synced === null) throw unauthenticated();
    gate = synced;
  }
  const user = { ...caller, gate };
  const seen = seenIn(caller, deviceLabel(header('User-Agent')));
  const news = admits(gate, user) ? withTrackedSession(gate, seen, at) : null;
  if (news === null && gate.noted !== null) {
    return { user, hasChanged, noted: Promise.resolve(false) };
  }
  return {
    hasChanged,
    user: { ...user, gate: news?.gate ?? gate },
    noted: writeQuietly(ctx, caller, facts, seen, at),
  };
}

type News = [facts: AuthUserSnapshot, seen: SeenSession, at: Date];

/** Of several calls at once, such as a page's first ones, only one writes. */
async function writeQuietly(ctx: Tracking, caller: Caller, ...news: News): Promise<boolean> {
  const { uid } = caller;
  try {
    await ctx.state(createWriteOnce)(`${uid} ${nameOf(caller)}`, () => write(ctx, caller, ...news));
    return true;
  } catch (error) {
    // The account is being deleted.
    if (error instanceof ApiError && error.code === 'conflict') return false;
    ctx.log('WARNING', 'session_not_noted', { uid, ...describeError(error) });
    return false;
  }
}

function createWriteOnce() {
  return createOncePerKey<void>();
}

async function write(ctx: Needs<'db'>, caller: Caller, ...[facts, seen, at]: News): Promise<void> {
  const { uid } = caller;
  const db = await ctx.db();
  await updateAccountSecurity(db, uid, async (gate, transaction) => {
    const nothing = { gate: null, result: undefined };
    if (!admits(gate, caller)) return nothing;
    const news = withTrackedSession(gate, seen, at);
    if (news === null && gate.noted !== null) return nothing;
    if (news !== null && news.event !== null) {
      const event = { uid, kind: news.event, about: seen.device, to: confirmedIn(facts) };
      await writeEvent(db, transaction, event, at);
    }
    const next = news?.gate ?? gate;
    return { gate: { ...next, noted: next.noted ?? facts }, result: undefined };
  });
}
