import { isHandoffUid } from '@contract/handoff.ts';
import type { AuthUser } from './auth-client.ts';
import { env } from './env.ts';
import { readSessionHint } from './session-hint.ts';

let early: EarlyToken | null = null;

/**
 * Who is signed in here according to the record that the identity client keeps. The client itself names them only after a question
 * to its server. Where the form of the record has changed, the client's own word is
 * waited for. The form is that of `browser/persistence/indexed_db.ts` and `core/user/user_impl.ts` in firebase-js-sdk.
 * @returns null where no one is named, or only a server, or that cannot be read. Never rejects
 */
export async function readStoredUser(): Promise<AuthUser | null> {
  try {
    const record = await readRecord(`firebase:authUser:${env.firebase.apiKey}:[DEFAULT]`);
    const user = toAuthUser(record);
    if (user === null || isHandoffUid(user.uid)) return null;
    if (!isClientReady) early = toEarlyToken(record);
    return user;
  } catch {
    return null;
  }
}

/**
 * The token of whom `readStoredUser` has named, for calls that need not wait until the client has asked about them: our API asks
 * the identity service itself, at every call. Null once the client has its own answer, after a sign-out, and where the token is about
 * to expire.
 */
export function readEarlyToken(): string | null {
  const isGood = early !== null && early.expiresAt > Date.now() + SPARE_MS && readSessionHint();
  return isGood && early !== null ? early.token : null;
}

/** The identity client has its own answer: from now on tokens come from there. */
export function endEarlyToken(): void {
  isClientReady = true;
  early = null;
}

let isClientReady = false;

/** A call may be under way for this long. */
const SPARE_MS = 60_000;

export function toEarlyToken(record: unknown): EarlyToken | null {
  const { value } = asObject(record);
  const { accessToken: token, expirationTime: expiresAt } = asObject(
    asObject(value)['stsTokenManager'],
  );
  return typeof token === 'string' && typeof expiresAt === 'number' ? { token, expiresAt } : null;
}

/** `expiresAt` is in milliseconds since 1970. */
type EarlyToken = { token: string; expiresAt: number };

export function toAuthUser(record: unknown): AuthUser | null {
  const { value } = asObject(record);
  const { uid, email, emailVerified, displayName, lastLoginAt } = asObject(value);
  if (typeof uid !== 'string' || uid === '' || typeof email !== 'string') return null;
  const lastSignIn = new Date(Number(lastLoginAt));
  return {
    uid,
    email,
    emailVerified: emailVerified === true,
    displayName: typeof displayName === 'string' ? displayName : null,
    lastSignInAt: Number.isNaN(lastSignIn.valueOf()) ? null : lastSignIn.toISOString(),
  };
}

function readRecord(key: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('firebaseLocalStorageDb', 1);
    // To make the database is up to the client.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', () => reject(opening.error ?? new Error('No database')));
    opening.addEventListener('success', () => {
      const db = opening.result;
      try {
        const store = db.transaction(STORE).objectStore(STORE);
        const reading = store.get(key);
        reading.addEventListener('success', () => resolve(reading.result));
        reading.addEventListener('error', () => reject(reading.error ?? new Error('No record')));
      } catch (cause) {
        reject(cause);
      } finally {
        // It closes once what is under way has ended.
        db.close();
      }
    });
  });
}

const STORE = 'firebaseLocalStorage';

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
