/**
 * The record that the identity client keeps of who is signed in here. The client itself names them only after a question to its
 * server; the record names them at once. Its form is that of `platform_browser/persistence/indexed_db.ts` and
 * `core/user/user_impl.ts` in firebase-js-sdk's auth package. Where that has changed, the client is waited for.
 */
import { isHandoffUid } from '@contract/handoff.ts';
import type { AuthUser } from '../auth-user.ts';
import { env } from '../env.ts';
import { readSessionHint } from '../storage/session-hint.ts';

/** @returns null where no one is named, or only a server, or the record cannot be read. Never rejects */
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
 * The token of the person whom `readStoredUser` has named, for calls that need not wait for the client: our API asks the identity
 * service itself, at every call, and the database takes a token until it expires, whatever the client would say. Null once the
 * client has its own answer, after a sign-out, and shortly before the token expires.
 */
export function readEarlyToken(): string | null {
  if (early === null || early.expiresAt < Date.now() + SPARE_MS || !readSessionHint()) return null;
  return early.token;
}

/** The client has its own answer: from now on tokens come from there. */
export function endEarlyToken(): void {
  isClientReady = true;
  early = null;
}

let isClientReady = false;
let early: EarlyToken | null = null;

/** The client renews a token this long before it expires (`core/user/token_manager.ts`): until then it counts. */
const SPARE_MS = 30_000;

export function toEarlyToken(record: unknown): EarlyToken | null {
  const { value } = asObject(record);
  const { accessToken: token, expirationTime: expiresAt } = asObject(
    asObject(value)['stsTokenManager'],
  );
  return typeof token === 'string' && typeof expiresAt === 'number' ? { token, expiresAt } : null;
}

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
        const reading = db.transaction(STORE).objectStore(STORE).get(key);
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

/** `expiresAt` is in milliseconds since 1970. */
type EarlyToken = { token: string; expiresAt: number };
