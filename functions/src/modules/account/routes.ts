import { z } from 'zod';
import { CONSENT_KEYS, type Consents } from '../../contract/api.ts';
import { exportFileName } from '../../contract/export-file-name.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../http/errors.ts';
import { describeError } from '../../http/log.ts';
import { forgetCalls } from '../../http/rate-limit.ts';
import { requireRecentLogin } from '../../http/require-recent-login.ts';
import type { Caller } from '../../http/require-user.ts';
import { bodyRoute, LIMITED_FULL, userRoute, type Route } from '../../http/route.ts';
import { createServerStore } from '../handoff/server-store.ts';
import { createMessageStore } from '../messages/message-store.ts';
import type { AccountBilling } from './account-billing.ts';
import { createAccountDeletion } from './account-deletion.ts';
import { exportAccount } from './account-export.ts';
import { toIsoTime } from './account-times.ts';
import type { AuditLog } from './audit-log.ts';
import type { ProfileStore } from './profile-store.ts';
import { revokeSessions } from './session-revocation.ts';

type Parts = {
  audit: AuditLog;
  profiles: ProfileStore;
  billing: AccountBilling;
  /** What a person's calls are counted as, on every limited endpoint of the API. */
  limitSubjects: (uid: string) => string[];
};

/** What a person has agreed to, their sessions, their data, and the end of it all. */
export function createAccountRoutes(
  { firebase, now, log }: Deps,
  { audit, profiles, billing, limitSubjects }: Parts,
): Route[] {
  const servers = createServerStore(firebase.db);
  const messages = createMessageStore(firebase.db);

  const deleteAccount = createAccountDeletion({
    endSubscriptions: (uid) => billing.endSubscriptions(uid),
    removals: [
      ({ uid }) => servers.removeAll(uid),
      ({ uid }) => billing.removeRecords(uid),
      ({ uid }) => audit.removeAll(uid),
      async ({ verifiedEmail }) => {
        if (verifiedEmail !== null) await messages.removeOf(verifiedEmail);
      },
      ({ uid }) => forgetCalls(firebase.db, limitSubjects(uid)),
    ],
    removeProfile: (uid) => profiles.remove(uid),
    sweep: async (uid) => {
      await Promise.all([
        servers.removeAll(uid),
        billing.removeRecords(uid),
        audit.removeAll(uid),
        profiles.remove(uid),
      ]);
    },
    auth: firebase.auth,
    log,
  });

  /** The sessions have ended by now, and that is what was asked for: tabs that hear nothing of it are refused all the same. */
  async function tellTabs(uid: string, revokedAt: string): Promise<void> {
    try {
      await profiles.noteRevocation(uid, revokedAt);
    } catch (error) {
      log('WARNING', 'revocation_not_told', { uid, ...describeError(error) });
    }
  }

  return [
    userRoute('GET /permissions', { access: 'full' }, async ({ user }) => ({
      body: await profiles.readConsents(user.uid),
    })),

    bodyRoute('PUT /permissions', { ...LIMITED_FULL, schema: ConsentsBody }, async (call) => {
      refuseUnknown(call.body);
      const { uid } = call.user;
      const { changed, ...answer } = await profiles.changeConsents(uid, call.body, now());
      if (changed.length > 0) {
        await audit.record(uid, 'consents_changed', inWords(changed, answer.consents));
      }
      return { body: answer };
    }),

    userRoute('GET /security', { access: 'full' }, async ({ user }) => {
      const [events, { metadata }] = await Promise.all([
        audit.list(user.uid, EVENTS_SHOWN),
        (await firebase.auth()).getUser(user.uid),
      ]);
      return {
        body: {
          createdAt: toIsoTime(metadata.creationTime),
          lastSignInAt: toIsoTime(metadata.lastSignInTime),
          events,
        },
      };
    }),

    bodyRoute(
      'POST /sessions/revoke',
      { ...LIMITED_FULL, schema: RevokeBody, isBodyOptional: true },
      async ({ user, body }) => {
        requireRecentLogin(user, now());
        const revokedAt = await revokeSessions(await firebase.auth(), user.uid);
        await Promise.all([
          tellTabs(user.uid, revokedAt),
          audit.record(user.uid, REVOKE_EVENTS[body.because]),
        ]);
        return { body: { revokedAt } };
      },
    ),

    userRoute('GET /account/export', LIMITED_FULL, async ({ user }) => {
      await audit.record(user.uid, 'data_exported');
      const auth = await firebase.auth();
      const at = now();
      const body = await exportAccount(
        {
          profiles,
          readAccount: (uid) => auth.getUser(uid),
          listServers: (uid) => servers.list(uid),
          listEvents: (uid) => audit.list(uid),
          readSubscription: billing.readSubscription,
          listInvoices: billing.listAllInvoices,
          listMessages: (address) => messages.listOf(address),
          isSubscriber: (address) => messages.isSubscriber(address),
        },
        user.uid,
        verifiedEmailOf(user),
        at,
      );
      const name = exportFileName(at.toISOString());
      return { body, headers: { 'Content-Disposition': `attachment; filename="${name}"` } };
    }),

    userRoute('DELETE /account', LIMITED_FULL, async ({ user }) => {
      requireRecentLogin(user, now());
      await deleteAccount({ uid: user.uid, verifiedEmail: verifiedEmailOf(user) });
      log('INFO', 'account_deleted', { uid: user.uid });
      return { body: { deleted: true } };
    }),
  ];
}

const EVENTS_SHOWN = 50;
const REVOKE_EVENTS = {
  asked: 'signed_out_everywhere',
  password_changed: 'password_changed',
} as const;

const RevokeBody = z.strictObject({
  because: z.enum(['asked', 'password_changed']).default('asked'),
});

/** Keys that are not known have an answer of their own. */
const ConsentsBody = z
  .looseObject({
    productMail: z.boolean().exactOptional(),
    chatIdentity: z.boolean().exactOptional(),
    feedbackBoard: z.boolean().exactOptional(),
  })
  .refine((body) => Object.keys(body).length > 0);

function refuseUnknown(body: object): asserts body is Partial<Consents> {
  const known: readonly string[] = CONSENT_KEYS;
  if (Object.keys(body).every((key) => known.includes(key))) return;
  throw new ApiError('unknown_key', 'There is no such permission.');
}

const CONSENT_NAMES: Readonly<Record<keyof Consents, string>> = {
  productMail: 'Product mail',
  chatIdentity: 'Chat identity',
  feedbackBoard: 'Feedback board',
};

function inWords(changed: readonly (keyof Consents)[], consents: Consents): string {
  return changed.map((key) => `${CONSENT_NAMES[key]} ${consents[key] ? 'on' : 'off'}`).join(', ');
}

function verifiedEmailOf({ email, isEmailVerified }: Caller): string | null {
  return isEmailVerified ? email : null;
}
