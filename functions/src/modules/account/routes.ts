import type { Auth } from 'firebase-admin/auth';
import { z } from 'zod';
import {
  CONSENT_KEYS,
  exportFileName,
  SECURITY_EVENT_ID,
  type Consents,
} from '../../contract/api.ts';
import { EMAIL_SHAPE, MESSAGE_LENGTHS } from '../../contract/messages.ts';
import { SITE_PATHS } from '../../contract/site-paths.ts';
import { exportAll, type Person, type PersonDataList } from '../../consistency/person-data.ts';
import { ApiError } from '../../foundation/errors.ts';
import { describeError, type Log } from '../../foundation/log.ts';
import { readClientAddress, type ClientAddress } from '../../http/client-address.ts';
import { requireRecentLogin } from '../../http/require-recent-login.ts';
import type { Caller } from '../../http/require-user.ts';
import {
  bodyRoute,
  formRoute,
  LIMITED_FULL,
  readingRoute,
  userRoute,
  type Route,
} from '../../http/route.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { AccountDeletion } from './account-deletion.ts';
import type { NoteAddressChange } from './address-change.ts';
import type { ChangeConsents } from './change-consents.ts';
import { toIsoTime } from './account-times.ts';
import type { ProfileStore } from './profile-store.ts';
import { revokeSessions } from './session-revocation.ts';

type Parts = {
  auth: () => Promise<Auth>;
  audit: AuditLog;
  profiles: ProfileStore;
  changeConsents: ChangeConsents;
  personData: PersonDataList;
  deleteAccount: AccountDeletion['deleteAccount'];
  /** Deletes what hand-offs to a person's servers have signed in; never rejects. */
  endServerSignIns: (uid: string) => Promise<void>;
  noteAddressChange: NoteAddressChange;
  countSender: (form: string, from: ClientAddress) => Promise<void>;
  now: () => Date;
  log: Log;
};

/** What a person has agreed to, their sessions, their data, and the end of it all. */
export function createAccountRoutes(parts: Parts): Route[] {
  return [
    ...consentRoutes(parts),
    ...sessionRoutes(parts),
    ...addressRoutes(parts),
    ...dataRoutes(parts),
  ];
}

function consentRoutes({ profiles, changeConsents }: Parts): Route[] {
  return [
    readingRoute(
      'GET /permissions',
      { access: 'full' },
      (uid) => profiles.readConsents(uid),
      async ({ read }) => ({ body: await read }),
    ),

    bodyRoute('PUT /permissions', { ...LIMITED_FULL, schema: ConsentsBody }, async (call) => {
      refuseUnknown(call.body);
      return { body: await changeConsents(call.user.uid, call.body) };
    }),
  ];
}

function sessionRoutes({ auth, profiles, audit, endServerSignIns, now, log }: Parts): Route[] {
  /** The sessions have already ended, as was asked: tabs that miss this message are refused all the same. */
  async function tellTabs(uid: string, revokedAt: string): Promise<void> {
    try {
      await profiles.noteRevocation(uid, revokedAt);
    } catch (error) {
      log('WARNING', 'revocation_not_published', { uid, ...describeError(error) });
    }
  }

  return [
    readingRoute(
      'GET /security',
      { access: 'full' },
      async (uid, { query }) => {
        const startingAfter = readCursor(query('startingAfter'));
        return audit.page(uid, EVENTS_SHOWN, startingAfter);
      },
      async ({ user, read }) => {
        const { events, hasMore } = await read;
        const { metadata } = await user.readAccount();
        return {
          body: {
            createdAt: toIsoTime(metadata.creationTime),
            lastSignInAt: toIsoTime(metadata.lastSignInTime),
            events,
            hasMore,
          },
        };
      },
    ),

    bodyRoute(
      'POST /sessions/revoke',
      { ...LIMITED_FULL, schema: RevokeBody, isBodyOptional: true },
      async ({ user, body }) => {
        requireRecentLogin(user, now());
        const revokedAt = await revokeSessions(await auth(), user.uid);
        await Promise.all([
          endServerSignIns(user.uid),
          tellTabs(user.uid, revokedAt),
          audit.record(user.uid, REVOKE_EVENTS[body.because]),
        ]);
        return { body: { revokedAt } };
      },
    ),
  ];
}

function addressRoutes({ noteAddressChange, countSender }: Parts): Route[] {
  return [
    formRoute(
      'POST /address-changes',
      {
        schema: AddressChange,
        limitBytes: ADDRESS_LIMIT_BYTES,
        donePage: () => SITE_PATHS.login,
        failurePage: SITE_PATHS.messageNotSent,
      },
      async ({ body, header }) => {
        await countSender('address-changes', readClientAddress(header));
        await noteAddressChange(body.email);
        return { received: true };
      },
    ),
  ];
}

function dataRoutes({ audit, personData, deleteAccount, now, log }: Parts): Route[] {
  return [
    userRoute('GET /account/export', LIMITED_FULL, async ({ user }) => {
      await audit.record(user.uid, 'data_exported');
      const exportedAt = now().toISOString();
      const body = { exportedAt, ...(await exportAll(personData, personOf(user))) };
      const name = exportFileName(exportedAt);
      return { body, headers: { 'Content-Disposition': `attachment; filename="${name}"` } };
    }),

    userRoute('DELETE /account', LIMITED_FULL, async ({ user }) => {
      requireRecentLogin(user, now());
      await deleteAccount(personOf(user));
      log('INFO', 'account_deleted', { uid: user.uid });
      return { body: { deleted: true } };
    }),
  ];
}

const ADDRESS_LIMIT_BYTES = 2 * 1024;
const AddressChange = z.strictObject({
  email: z.string().max(MESSAGE_LENGTHS.email.max).regex(EMAIL_SHAPE),
});

const EVENTS_SHOWN = 50;

/** If it is sent twice, the last one counts. */
function readCursor(values: readonly string[]): string | null {
  const id = values.at(-1) ?? null;
  if (id === null || SECURITY_EVENT_ID.test(id)) return id;
  throw new ApiError('invalid_input', 'This page of events is unknown. Reload the list.');
}

const REVOKE_EVENTS = {
  asked: 'signed_out_everywhere',
  password_changed: 'password_changed',
} as const;

const RevokeBody = z.strictObject({
  because: z.enum(['asked', 'password_changed']).default('asked'),
});

/** Loose, because unknown keys have an answer of their own. */
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
  throw new ApiError('unknown_key', 'This permission is unknown. Reload the page.');
}

function personOf({ uid, email, isEmailVerified }: Caller): Person {
  return { uid, verifiedEmail: isEmailVerified ? email : null };
}
