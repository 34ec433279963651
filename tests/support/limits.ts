import { createHash } from 'node:crypto';
import type { DocumentReference } from 'firebase-admin/firestore';
import { firestore, startApi, type Api } from '../api/api.ts';

const MINUTE_MS = 60_000;

/** Runs a test with an API of its own, at the start of a minute, so that no minute ends during the test. */
export async function atStartOfMinute(
  test: (api: Api, minute: number) => Promise<void>,
): Promise<void> {
  const api = await startApi();
  try {
    const now = Date.now();
    const minute = now - (now % MINUTE_MS) + MINUTE_MS;
    api.advance(minute - now);
    await test(api, minute);
  } finally {
    await api.close();
  }
}

/** In milliseconds. */
export function untilNextMinute(): number {
  return MINUTE_MS - (Date.now() % MINUTE_MS);
}

/** Leaves one call of a minute's thirty to a person, as 29 calls through other instances do. */
export async function leaveOneCall(endpoint: string, uid: string, minute: number): Promise<void> {
  await counterOf(endpoint, uid).set({ window: minute, count: 29 });
}

/** Where a person's calls of an endpoint are counted. */
export function counterOf(endpoint: string, uid: string): DocumentReference {
  const key = createHash('sha256').update(`${endpoint} ${uid}`).digest('base64url');
  return firestore().doc(`rateLimits/${key}`);
}
