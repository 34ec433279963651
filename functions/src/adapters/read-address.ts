import type { Auth } from 'firebase-admin/auth';
import { isUserMissing } from './user-missing.ts';
import { sameForm } from '../contract/email.ts';
import { SECOND_MS } from '../foundation/durations.ts';
import { describeError, type Log } from '../foundation/log.ts';
import { within } from '../concurrency/deadline.ts';

/**
 * Where a person may be written to. `none`: there is no account, or no address that is proved to be theirs. `unread`: it could
 * not be read this time.
 */
export type Address = { kind: 'known'; email: string } | { kind: 'none' } | { kind: 'unread' };

export type ReadAddress = (uid: string) => Promise<Address>;

/** What a mail reports waits no longer than this for its recipient. */
const READ_MS = 2 * SECOND_MS;

/** Asks Auth itself, never a copy. Never rejects, and never takes long. */
export function createReadAddress(auth: () => Promise<Auth>, log: Log): ReadAddress {
  return async (uid) => {
    try {
      const { email, emailVerified } = await within(
        READ_MS,
        async () => (await auth()).getUser(uid),
        () => new Error('the account was not read in time'),
      );
      if (!emailVerified || email === undefined) return { kind: 'none' };
      return { kind: 'known', email: sameForm(email) };
    } catch (error) {
      if (isUserMissing(error)) return { kind: 'none' };
      log('WARNING', 'address_not_read', { uid, ...describeError(error) });
      return { kind: 'unread' };
    }
  };
}
