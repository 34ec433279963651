/**
 * The record that the identity client keeps of who is signed in here: in a database, or in local storage where there is none. The
 * client itself names them only after a question to its server; the record names them at once. Its form is that of
 * `platform_browser/persistence` and `core/user/user_impl.ts` in firebase-js-sdk's auth package. Where that has changed, the client
 * is waited for.
 */
import { isHandoffUid } from '@contract/handoff.ts';
import { parseJson } from '@/lib/parse-json.ts';
import type { AuthUser } from '../auth-user.ts';
import { env } from '../env.ts';
import { isSignedOut, type StoredSession } from '../storage/pending-sign-out.ts';
import { readSessionHint } from '../storage/session-hint.ts';
import { readStored, writeStored } from '../storage/storage.ts';

/** @returns null where no one is named, or only a server, or the record cannot be read. Never rejects */
export async function readStoredUser(): Promise<AuthUser | null> {
  try {
    const record = await readRecord();
    const user = toAuthUser(record);
    if (user === null || isHandoffUid(user.uid) || isSignedOut(toSession(record))) return null;
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

/** The session that is stored; null where there is none, or it cannot be read. Never rejects. */
export async function readStoredSession(): Promise<StoredSession | null> {
  return toSession(await readRecord().catch(() => null));
}

/**
 * Removes the record, so that the client finds no session even where it is started later, or its answer never comes. What cannot
 * be removed here is left to the client.
 */
export async function forgetStoredUser(): Promise<void> {
  writeStored(recordKey(), null);
  await inDatabase('readwrite', (records) => records.delete(recordKey())).catch(() => undefined);
}

/** The client has its own answer: from now on tokens come from there. */
export function endEarlyToken(): void {
  isClientReady = true;
  early = null;
}

let isClientReady = false;
let early: EarlyToken | null = null;

/**
 * A token counts until this long before it expires, as the specification has it. The client itself takes five minutes since its
 * version 13: `identity-constants.test.ts` names that.
 */
const SPARE_MS = 30_000;

export function toEarlyToken(record: unknown): EarlyToken | null {
  const { value } = asObject(record);
  const { accessToken: token, expirationTime: expiresAt } = asObject(
    asObject(value)['stsTokenManager'],
  );
  return typeof token === 'string' && typeof expiresAt === 'number' ? { token, expiresAt } : null;
}

/** @param record also a person of the client, as it writes them into a record */
export function toSession(record: unknown): StoredSession | null {
  const { uid, stsTokenManager } = asObject(asObject(record)['value']);
  const { accessToken } = asObject(stsTokenManager);
  const { auth_time: authTime } = asObject(readClaims(accessToken));
  return typeof uid === 'string' && typeof authTime === 'number' ? { uid, authTime } : null;
}

/** What a token says. Whether it is genuine does not matter here. */
function readClaims(token: unknown): unknown {
  if (typeof token !== 'string') return null;
  const [, payload = ''] = token.split('.');
  try {
    return parseJson(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
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

const recordKey = () => `firebase:authUser:${env.firebase.apiKey}:[DEFAULT]`;

/** The client looks into both stores as well, into the database first. */
async function readRecord(): Promise<unknown> {
  const record = await inDatabase('readonly', (records) => records.get(recordKey())).catch(
    () => undefined,
  );
  return record ?? { value: parseJson(readStored(recordKey())) };
}

function inDatabase(
  mode: IDBTransactionMode,
  ask: (records: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('firebaseLocalStorageDb', 1);
    // To make the database is up to the client.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', () => reject(opening.error ?? new Error('No database')));
    opening.addEventListener('success', () => {
      const db = opening.result;
      try {
        const asking = ask(db.transaction(STORE, mode).objectStore(STORE));
        asking.addEventListener('success', () => resolve(asking.result));
        asking.addEventListener('error', () => reject(asking.error ?? new Error('No record')));
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
