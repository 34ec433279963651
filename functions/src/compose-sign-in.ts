import type { KeyObject } from 'node:crypto';
import type { Config } from './config/config.ts';
import type { Context } from './context.ts';
import type { AddedSince } from './foundation/added-since.ts';
import { NotConfiguredError } from './foundation/errors.ts';
import type { TrackSession } from './http/track-session.ts';
import type { VisitorLimits } from './http/limits/visitor-limits.ts';
import { createReopenDecided } from './modules/security/compromise-report/decide-account.ts';
import { createNotMe } from './modules/security/compromise-report/compromise-report.ts';
import { createNotMeRoutes } from './modules/security/compromise-report/routes.ts';
import { trackSession } from './modules/security/sessions/track-session.ts';
import { syncAuthUser } from './modules/security/sessions/sync-auth-user.ts';
import {
  endAllSessions,
  type EndAllSessions,
} from './modules/security/sessions/end-all-sessions.ts';
import { endSessionsAgain } from './modules/security/sessions/end-sessions-again.ts';
import { createSignInData } from './modules/security/security-data.ts';

type Needs = {
  limits: VisitorLimits;
  /** What accounts are given elsewhere. */
  added: readonly AddedSince[];
};

/** How people sign in, where they are signed in, and what helps when it was not them. */
export function composeSignIn(ctx: Context, { limits, added }: Needs) {
  const { config, auth, db, clock: now, log } = ctx;
  const ending = {
    endAllSessions: (...call: Parameters<EndAllSessions>) => endAllSessions(ctx, ...call),
  };
  const undoing = { auth, db, ...ending, added, now, log };
  const notMe = createNotMe(undoing);
  const reopenDecided = createReopenDecided(undoing);
  const countMailedCode: VisitorLimits['countMailedCode'] = (from) => limits.countMailedCode(from);
  return {
    routes: [
      ...createNotMeRoutes({
        auth,
        db,
        key: linkKeyOf(config),
        notMe,
        countMailedCode,
        now,
      }),
    ],
    trackSession: (...call: Parameters<TrackSession>) => trackSession(ctx, ...call),
    syncAuthUser: (uid: string) => syncAuthUser(ctx, uid),
    jobs: {
      endAgain: () => endSessionsAgain(ctx),
      async finishNotMe() {
        await notMe.finishDue();
        await reopenDecided();
      },
    },
    personData: createSignInData(db),
  };
}

/** Signs challenges and links in mails. */
function linkKeyOf({ mail }: Config): () => KeyObject {
  return () => {
    if (mail === null) throw new NotConfiguredError('mail');
    return mail.linkKey;
  };
}
