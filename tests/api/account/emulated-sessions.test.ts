/** The Auth emulator, as scripts/computer changes it: what our own tests about sessions rest on. */
import jwt from 'jsonwebtoken';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createSignOwnToken } from '../../../functions/src/adapters/identity/own-token.ts';
import {
  changePassword,
  changePerson,
  refreshSession,
  signInAtServer,
  signInPerson,
} from '../../support/people.ts';
import { withPerson } from '../api.ts';

const Claims = z.object({ auth_time: z.number(), mintedAt: z.number().optional() });
const claimsOf = (session: { idToken: string }) => Claims.parse(jwt.decode(session.idToken));

/** Signs in again until that is another second than before: sessions are told apart by it. */
async function signInLater(email: string, before: number) {
  for (;;) {
    const session = await signInPerson(email);
    if (claimsOf(session).auth_time > before) return session;
  }
}

// R-IDN-04 https://firebase.google.com/docs/auth/admin/manage-sessions
it('keeps the time of each sign-in over a refresh, and ends those that a revocation is later than', () =>
  withPerson({}, async (first) => {
    const { auth_time: began } = claimsOf(first);
    const second = await signInLater(first.email, began);
    const { auth_time: later } = claimsOf(second);
    for (const [session, time] of [
      [first, began],
      [second, later],
    ] as const) {
      const refreshed = await refreshSession(session);
      expect(claimsOf(refreshed).auth_time).toBe(time);
      expect(claimsOf(await refreshSession(refreshed)).auth_time).toBe(time);
    }

    await changePerson(first.uid, { validSince: String(later) });
    await expect(refreshSession(first)).rejects.toThrow('TOKEN_EXPIRED');
    expect(claimsOf(await refreshSession(second)).auth_time).toBe(later);

    // A new password ends all sessions but its own: https://github.com/firebase/firebase-tools/issues/5990
    const third = await signInLater(first.email, later);
    const changed = await changePassword(third, 'correct-horse-10');
    expect(claimsOf(await refreshSession(changed))).toEqual(claimsOf(changed));
    await expect(refreshSession(second)).rejects.toThrow('TOKEN_EXPIRED');
  }));

// R-IDN-01 https://firebase.google.com/docs/reference/rest/auth names the answer.
it('refuses a custom token that has expired, and keeps the claims of another', () =>
  withPerson({}, async ({ uid }) => {
    const sign = createSignOwnToken(true);
    const kept = await sign(uid, new Date(Date.now() - 61_000));
    await expect(signInAtServer(kept)).rejects.toThrow('INVALID_CUSTOM_TOKEN');
    const now = new Date();
    const session = await signInAtServer(await sign(uid, now));
    const mintedAt = Math.floor(now.getTime() / 1000);
    expect(claimsOf(await refreshSession(session))).toEqual({ ...claimsOf(session), mintedAt });
  }));
