import type { KeyObject } from 'node:crypto';
import { createSignOwnToken } from './adapters/identity/own-token.ts';
import type { Firebase } from './adapters/firebase.ts';
import {
  createApplyCode,
  createReadCode,
  createSendCode,
  type ReadCode,
} from './adapters/identity/identity-codes.ts';
import type { Config } from './config/config.ts';
import type { Context } from './context.ts';
import type { AddedSince } from './foundation/added-since.ts';
import { NotConfiguredError } from './foundation/errors.ts';
import type { Log } from './foundation/log.ts';
import { markContactDue } from './modules/billing/customer-contact.ts';
import type { AuditLog } from './modules/audit/audit-log.ts';
import { endSignIns, readNameless } from './modules/server-access/handoff-identities.ts';
import type { VisitorLimits } from './http/limits/visitor-limits.ts';
import { createAskForLink } from './modules/security/mailed-codes/ask-for-link.ts';
import { createMailedCodeRoutes } from './modules/security/mailed-codes/routes.ts';
import { createUseCodes } from './modules/security/mailed-codes/use-codes.ts';
import { createEmailChange } from './modules/security/step-up/email-change.ts';
import { createReopenDecided } from './modules/security/compromise-report/decide-account.ts';
import { createNotMe } from './modules/security/compromise-report/compromise-report.ts';
import { createNotMeRoutes } from './modules/security/compromise-report/routes.ts';
import { createNoteCall } from './modules/security/sessions/track-session.ts';
import {
  createNoticeAccount,
  type NoticeAccount,
} from './modules/security/sessions/sync-auth-user.ts';
import { createOpening } from './modules/security/step-up/requirement.ts';
import { createOpeningRoutes } from './modules/security/step-up/routes.ts';
import { createPasskeyProof } from './modules/security/passkeys/step-up.ts';
import { createPasskeyRoutes } from './modules/security/passkeys/routes.ts';
import { createPasskeySignIn } from './modules/security/passkeys/passkey-sign-in.ts';
import { createPasskeys } from './modules/security/passkeys/passkeys.ts';
import { createRemoval } from './modules/security/step-up/cooling-off.ts';
import {
  createSessionRevocation,
  type EndAllSessions,
} from './modules/security/sessions/session-revocation.ts';
import { createSessionRoutes } from './modules/security/sessions/routes.ts';
import { createSignInData } from './modules/security/security-data.ts';

type Needs = {
  audit: AuditLog;
  limits: VisitorLimits;
  /** What accounts are given elsewhere. */
  added: readonly AddedSince[];
};

type Deps = { config: Config; firebase: Firebase; now: () => Date; log: Log };

/** How people sign in, where they are signed in, and what helps when it was not them. */
export function composeSignIn(deps: Deps, ctx: Context, needs: Needs) {
  const { audit, limits, added } = needs;
  const { config, firebase, now, log } = deps;
  const { auth, db } = firebase;
  const endServerSignIns = (uid: string) => endSignIns(ctx, uid, null);
  const ending = { auth, db, endServerSignIns, now, log };
  const revocation = createSessionRevocation(ending);
  const { endAllSessions } = revocation;
  const noticeAccount = createNoticeAccount({ ...ending, contactChanged: markContactDue });
  const undoing = { auth, db, endAllSessions, added, now, log };
  const notMe = createNotMe(undoing);
  const reopenDecided = createReopenDecided({ ...undoing, contactChanged: markContactDue });
  const readCode = createReadCode(auth);
  const countMailedCode: VisitorLimits['countMailedCode'] = (from) => limits.countMailedCode(from);
  return {
    routes: [
      ...composePasskeys(deps, { audit, limits }),
      ...composeOpening(deps, { endAllSessions, noticeAccount, limits }),
      ...createSessionRoutes({
        auth,
        db,
        audit,
        endAllSessions,
        readNameless: (person) => readNameless(ctx, person),
        now,
      }),
      ...composeMailedCodes(deps, { readCode, noticeAccount, limits }),
      ...createNotMeRoutes({
        auth,
        db,
        key: linkKeyOf(config),
        readCode,
        notMe,
        countMailedCode,
        now,
      }),
    ],
    noteCall: createNoteCall({ db, noticeAccount, now, log }),
    noticeAccount,
    jobs: {
      endAgain: () => revocation.endAgain(),
      async finishNotMe() {
        await notMe.finishDue();
        await reopenDecided();
      },
    },
    personData: createSignInData(db),
  };
}

function composePasskeys(
  { config, firebase, now }: Deps,
  { audit, limits }: Pick<Needs, 'audit' | 'limits'>,
) {
  const { auth, db } = firebase;
  const { siteOrigins, isDevelopment } = config;
  const site = { host: new URL(siteOrigins[0]).hostname, origins: siteOrigins };
  const parts = { db, site, key: linkKeyOf(config), now };
  const signOwnToken = createSignOwnToken(isDevelopment);
  return createPasskeyRoutes({
    passkeys: createPasskeys(parts),
    signIn: createPasskeySignIn({
      ...parts,
      auth,
      signOwnToken,
      countCheck: (from) => limits.countPasskeyCheck(from),
      countFailure: (passkey, from) => limits.countPasskeyFailure(passkey, from),
    }),
    proof: createPasskeyProof({
      ...parts,
      record: audit.record,
      codeTriesOf: (uid, from) => limits.codeTriesOf(uid, from),
    }),
  });
}

function composeOpening(
  { config, firebase: { auth, db }, now }: Deps,
  ending: {
    endAllSessions: EndAllSessions;
    noticeAccount: NoticeAccount;
    limits: VisitorLimits;
  },
) {
  const key = linkKeyOf(config);
  return createOpeningRoutes({
    opening: createOpening({ db, now }),
    removal: createRemoval({ db, key, now }),
    emailChange: createEmailChange({ auth, db, key, ...ending, now }),
  });
}

function composeMailedCodes(
  { config, firebase: { auth, db }, now }: Deps,
  needs: { readCode: ReadCode; noticeAccount: NoticeAccount; limits: VisitorLimits },
) {
  const { limits } = needs;
  const sendCode = config.mail === null ? createSendCode(auth) : null;
  const [site] = config.siteOrigins;
  return createMailedCodeRoutes({
    askForLink: createAskForLink({ db, limits, sendCode, site, now }),
    useCodes: createUseCodes({ auth, db, applyCode: createApplyCode(auth), ...needs, now }),
    countMailedCode: (from) => limits.countMailedCode(from),
  });
}

/** Signs challenges and links in mails. */
function linkKeyOf({ mail }: Config): () => KeyObject {
  return () => {
    if (mail === null) throw new NotConfiguredError('mail');
    return mail.linkKey;
  };
}
