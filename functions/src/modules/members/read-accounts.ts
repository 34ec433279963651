import type { Auth, UserRecord } from 'firebase-admin/auth';
import { waitingFor } from '../../concurrency/deadline.ts';
import { sameForm } from '../../contract/email.ts';
import type { OwnMember } from '../../contract/people.ts';
import { shownName } from '../../contract/names/shown-name.ts';
import type { Membership } from '../seats/membership-record.ts';

/** Their accounts as they are now, by uid; none for one that is gone. */
export async function readAccounts(
  auth: () => Promise<Auth>,
  uids: readonly string[],
): Promise<Map<string, UserRecord>> {
  const service = await auth();
  const found = new Map<string, UserRecord>();
  for (let at = 0; at < uids.length; at += BATCH) {
    const batch = uids.slice(at, at + BATCH).map((uid) => ({ uid }));
    const { users } = await waitingFor('sign-in', service.getUsers(batch));
    for (const user of users) found.set(user.uid, user);
  }
  return found;
}

/** The most that one call may ask for. */
const BATCH = 100;

/** The address that is proved to be theirs; null without one. */
export function confirmedAddress(account: UserRecord | undefined): string | null {
  if (account?.email === undefined || !account.emailVerified) return null;
  return sameForm(account.email);
}

/** A member as their owner sees them. */
export function toOwnMember(membership: Membership, account: UserRecord | undefined): OwnMember {
  const { id, name, machines, until, state, reason, joinedAt, visitedAt } = membership;
  return {
    id,
    name: account === undefined ? name : shownName(account.displayName, null),
    email: confirmedAddress(account),
    machines,
    until,
    state,
    why: reason,
    joinedAt,
    visitedAt,
  };
}
