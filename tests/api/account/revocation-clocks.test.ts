/** Sessions that end by a clock which is behind the one that opened them: both write whole seconds. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFirebase } from '../../../functions/src/adapters/firebase.ts';
import { idToken, KID, PROJECT, PUBLIC_KEY, seconds } from '../../support/id-tokens.ts';
import { call, emulators, startApi, type Api } from '../api.ts';
import { startGoogleEdge, type Account, type GoogleEdge } from '../google-edge.ts';

// The Admin SDK reads this on each call; when unset, it checks signatures as in production.
delete process.env.FIREBASE_AUTH_EMULATOR_HOST;

const SECONDS_AHEAD = 4;

let edge: GoogleEdge;
let api: Api;
beforeAll(async () => {
  edge = await startGoogleEdge(PROJECT);
  edge.keys[KID] = PUBLIC_KEY;
  const auth = createFirebase(async () => edge.app).auth;
  const firebase = emulators();
  // A client’s first call also opens its connection, which can take longer than a request may.
  await (await firebase.db()).doc('users/nobody').get();
  api = await startApi({}, { ...firebase, auth });
});
afterAll(async () => {
  await api.close();
  await edge.close();
});

// R-REL-02 R-REL-05 R-ACC-03
it.concurrent.each<[string, (ahead: number) => Omit<Account, 'localId'>]>([
  ['the last revocation', (ahead) => ({ validSince: String(ahead) })],
  ['the last sign-in', (ahead) => ({ validSince: '1', lastLoginAt: String(ahead * 1000) })],
])('signing out everywhere is later than %s @battery', async (_what, accountAt) => {
  const uid = randomUUID();
  const ahead = seconds() + SECONDS_AHEAD;
  edge.accounts.set(uid, { localId: uid, ...accountAt(ahead) });
  const token = idToken(uid, { claims: { auth_time: ahead } });
  const { status, body } = await call(api, '/api/sessions/revoke', { method: 'POST', token });
  expect(status).toBe(200);
  expect(Date.parse(String(body.revokedAt))).toBeGreaterThan(ahead * 1000);
  expect((await call(api, '/api/servers', { token })).status).toBe(401);
});
