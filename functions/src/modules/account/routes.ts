import { exportFileName } from '../../contract/api.ts';
import { exportAll, type Person, type PersonDataList } from '../../db/personal-data.ts';
import type { Log } from '../../foundation/log.ts';
import { requireProof } from '../../http/require-proof.ts';
import type { Caller } from '../../http/require-user.ts';
import { LIMITED_FULL, userRoute, type Route } from '../../http/route.ts';
import type { RecordEvent } from '../audit/audit-log.ts';
import type { AccountDeletion } from './account-deletion.ts';

type Parts = {
  record: RecordEvent;
  personData: PersonDataList;
  deleteAccount: AccountDeletion['deleteAccount'];
  now: () => Date;
  log: Log;
};

/** A person's data, and the end of it all. */
export function createAccountRoutes(parts: Parts): Route[] {
  const { record, personData, deleteAccount, now, log } = parts;
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

function personOf({ uid, email, isEmailVerified }: Caller): Person {
  return { uid, verifiedEmail: isEmailVerified ? email : null };
}
