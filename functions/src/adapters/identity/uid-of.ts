import type { Auth } from 'firebase-admin/auth';
import { waitingFor } from '../../concurrency/deadline.ts';
import { isUserMissing } from '../user-missing.ts';

/** Whose account has an address; null if none has. */
export async function uidOf(auth: Auth, address: string): Promise<string | null> {
  try {
    return (await waitingFor('sign-in', auth.getUserByEmail(address))).uid;
  } catch (error) {
    if (isUserMissing(error)) return null;
    throw error;
  }
}
