import { once } from '@/lib/once.ts';
import type { AuthClient } from './auth-client.ts';
import type { FirestoreClient } from './firestore-client.ts';

/**
 * The identity client, loaded when first asked for.
 * @throws {Error} when a setting is missing or its code cannot be loaded; the next call tries again
 */
export const loadAuth: () => Promise<AuthClient> = once(async () => {
  const { openAuth } = await import('./auth-client.ts');
  return openAuth();
});

/**
 * The database client.
 * @throws {Error} as `loadAuth` does
 */
export const loadFirestore: () => Promise<FirestoreClient> = once(async () => {
  // The database gets its token from the identity client, which must exist first.
  const [{ openFirestore }, auth] = await Promise.all([loadFirestoreCode(), loadAuth()]);
  return openFirestore(auth);
});

/** Fetches the database client without opening it. */
export const loadFirestoreCode = () => import('./firestore-client.ts');
