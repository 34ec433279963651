import { isRecord } from '@/lib/is-record.ts';
import { parseJson } from '@/lib/parse-json.ts';
import { PENDING_SIGN_OUT_KEY } from './storage-keys.ts';
import { readStored, writeStored } from './storage.ts';

/** A session as its browser stores it. `authTime`: when it began, in seconds since 1970. */
export type StoredSession = { uid: string; authTime: number };

/**
 * A sign-out that has begun. While it stands, nothing may use the session that it is for, in any tab or later document: the
 * identity client removes that session only when it gets to it, and its page may be gone by then.
 */
export type PendingSignOut = {
  /** Null before it could be read which one is stored: then it is for any. */
  of: StoredSession | null;
};

export function readPendingSignOut(): PendingSignOut | null {
  const text = readStored(PENDING_SIGN_OUT_KEY);
  if (text === null) return unstored;
  const kept = parseJson(text);
  return { of: isStoredSession(kept) ? { uid: kept.uid, authTime: kept.authTime } : null };
}

/** @returns false where one has begun already */
export function beginSignOut(): boolean {
  if (readPendingSignOut() !== null) return false;
  keep({ of: null });
  return true;
}

/** Says which session it is for, once that is known. */
export function nameSignOut(of: StoredSession): void {
  if (readPendingSignOut()?.of === null) keep({ of });
}

/** It is done, or someone has signed in since. */
export function endSignOut(): void {
  unstored = null;
  writeStored(PENDING_SIGN_OUT_KEY, null);
}

/** Whether a sign-out has begun that is for this session. */
export function isSignedOut(session: StoredSession | null): boolean {
  const pending = readPendingSignOut();
  return pending !== null && isFor(pending, session);
}

/** What cannot be told apart counts as the one that it is for. */
export function isFor({ of }: PendingSignOut, session: StoredSession | null): boolean {
  if (of === null || session === null) return true;
  return of.uid === session.uid && of.authTime === session.authTime;
}

/** Where the browser stores nothing, this document remembers. */
let unstored: PendingSignOut | null = null;

function keep(pending: PendingSignOut): void {
  const isStored = writeStored(PENDING_SIGN_OUT_KEY, JSON.stringify(pending.of ?? {}));
  unstored = isStored ? null : pending;
}

function isStoredSession(value: unknown): value is StoredSession {
  return isRecord(value) && typeof value.uid === 'string' && typeof value.authTime === 'number';
}
