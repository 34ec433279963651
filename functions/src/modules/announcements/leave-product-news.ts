import { createReadAddress } from '../../adapters/read-address.ts';
import type { Needs } from '../../context.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import { createChangeConsents } from '../profile/change-consents.ts';
import { createProfileStore } from '../profile/profile-store.ts';

/** Sends a person no more product news. */
export async function leaveProductNews(
  { db, auth, clock: now, log }: Needs<'db' | 'auth' | 'clock' | 'log'>,
  uid: string,
): Promise<void> {
  const profiles = createProfileStore(db);
  const { consents } = await profiles.readConsents(uid);
  // An account that is gone has agreed to nothing, and a change would bring its profile back.
  if (!consents.productMail) return;
  const { record } = createAuditLog({ db, readAddress: createReadAddress(auth, log), now, log });
  await createChangeConsents({ profiles, record, now })(uid, { productMail: false });
}
