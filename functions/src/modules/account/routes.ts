import { z } from 'zod';
import { CONSENT_KEYS, exportFileName, type Consents } from '../../contract/api.ts';
import { exportAll, type Person, type PersonDataList } from '../../db/personal-data.ts';
import { ApiError } from '../../foundation/errors.ts';
import type { Log } from '../../foundation/log.ts';
import { requireProof } from '../../http/require-proof.ts';
import type { Caller } from '../../http/require-user.ts';
import { bodyRoute, LIMITED_FULL, readingRoute, userRoute, type Route } from '../../http/route.ts';
import type { RecordEvent } from '../audit/audit-log.ts';
import type { AccountDeletion } from './account-deletion.ts';
import type { ChangeConsents } from '../profile/change-consents.ts';
import type { ProfileStore } from '../profile/profile-store.ts';

type Parts = {
  record: RecordEvent;
  profiles: ProfileStore;
  changeConsents: ChangeConsents;
  personData: PersonDataList;
  deleteAccount: AccountDeletion['deleteAccount'];
  now: () => Date;
  log: Log;
};

/** What a person has agreed to, their data, and the end of it all. */
export function createAccountRoutes(parts: Parts): Route[] {
  return [...consentRoutes(parts), ...dataRoutes(parts)];
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

function dataRoutes({ record, personData, deleteAccount, now, log }: Parts): Route[] {
  return [
    userRoute('GET /account/export', LIMITED_FULL, async ({ user }) => {
      requireProof(user, now());
      await record(user.uid, 'data_exported');
      const exportedAt = now().toISOString();
      const body = { exportedAt, ...(await exportAll(personData, personOf(user))) };
      const name = exportFileName(exportedAt);
      return { body, headers: { 'Content-Disposition': `attachment; filename="${name}"` } };
    }),

    userRoute('DELETE /account', LIMITED_FULL, async ({ user }) => {
      requireProof(user, now());
      await deleteAccount(personOf(user));
      log('INFO', 'account_deleted', { uid: user.uid });
      return { body: { deleted: true } };
    }),
  ];
}

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
