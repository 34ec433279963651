/** What happens between a browser and the identity service, and what the API makes of it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { seconds } from '../../support/id-tokens.ts';
import { changePerson, type Person } from '../../support/people.ts';
import { call, firestore, startApi, type Api } from '../api.ts';
import {
  happenedTo,
  refusalOf,
  sessionOf,
  toldOf,
  VALID_SINCE,
  visit,
  withAccount,
} from './session-kit.ts';
import { changeGateOf, gateOf } from './passkey-kit.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const AT = '2026-01-01T00:00:00.000Z';
/** What someone may have added who can sign in. */
const ADDED = {
  passkeys: [
    {
      id: 'cGFzc2tleQ',
      key: 'a2V5',
      counter: 0,
      transports: [],
      isSynced: false,
      name: 'Their key',
      createdAt: AT,
      lastUsedAt: null,
    },
  ],
  codes: ['a hash'],
  codesAt: AT,
  isPasskeyRequired: true,
  removal: { askedAt: AT, at: '2099-01-01T00:00:00.000Z' },
};
const NOTHING_ADDED = { passkeys: [], codes: [], codesAt: null, removal: null, proofs: [] };

async function add({ uid }: Person) {
  const at = new Date().toISOString();
  const session = { session: seconds(), browser: 'theirs', at, by: 'passkey' as const };
  await changeGateOf(uid, { ...ADDED, proofs: [session] });
  const server = { uid, name: 'Theirs', lastHandoffAt: null, createdAt: new Date() };
  const servers = firestore().collection('servers');
  await servers.add({ ...server, kind: 'own', origin: 'https://theirs.example' });
  await servers.add({ ...server, kind: 'hosted', origin: 'https://hosted.example' });
}

async function serversOf({ uid }: Person) {
  const { docs } = await firestore().collection('servers').where('uid', '==', uid).get();
  return docs.map((doc) => doc.get('kind'));
}

// R-IDN-01
it('an address that is confirmed for the first time ends what someone did before in its owner’s name', () =>
  withAccount(
    async (person) => {
      const before = sessionOf(person, 60);
      expect(await visit(api, before)).toBe(200);
      await add(person);
      await changePerson(person.uid, { emailVerified: true });
      const statuses = await Promise.all([before, before].map((one) => visit(api, one)));
      expect(statuses).toEqual([401, 401]);
      expect(await refusalOf(api, before)).toBe('confirmed');
      expect(await gateOf(person.uid)).toMatchObject({
        ...NOTHING_ADDED,
        isPasskeyRequired: true,
        sessions: {},
        browsers: {},
      });
      expect(await serversOf(person)).toEqual(['hosted']);
      const profile = await firestore().doc(`users/${person.uid}`).get();
      expect(profile.get('endedSessions')).toEqual([
        { session: Number(before.id), why: 'confirmed' },
      ]);
      expect(new Map(await happenedTo(person))).toEqual(
        new Map([
          ['signed_in', 'Firefox on Windows'],
          ['address_confirmed', person.email],
          ['server_removed', 'https://theirs.example'],
          ['passkey_removed', 'Their key'],
        ]),
      );
      expect(await visit(api, sessionOf(person, -2))).toBe(200);
    },
    { emailVerified: false },
  ));

// R-IDN-01
it('a confirmed address leaves no server that was added before in the first list that is asked for', () =>
  withAccount(
    async (person) => {
      await visit(api, sessionOf(person, 60));
      await add(person);
      await changePerson(person.uid, { emailVerified: true });
      const { token, headers } = sessionOf(person, -2);
      const { status, body } = await call(api, '/api/servers', { token, headers });
      expect([status, body.servers]).toEqual([200, [expect.objectContaining({ kind: 'hosted' })]]);
    },
    { emailVerified: false },
  ));

// R-IDN-01 R-IDN-05
it('another address ends everything from before, is told to both, and leaves the switch', () =>
  withAccount(async (person) => {
    const { uid, email } = person;
    const before = sessionOf(person, 60);
    await visit(api, before);
    await add(person);
    const changed = `changed-${randomUUID()}@alcove.example`;
    await changePerson(uid, { email: changed, emailVerified: true });
    await changePerson(uid, { validSince: VALID_SINCE });
    expect(await visit(api, before)).toBe(401);
    const gate = await gateOf(person.uid);
    expect(gate).toMatchObject({ ...NOTHING_ADDED, isPasskeyRequired: true, sessions: {} });
    expect(gate.formerAddresses.map((former) => former.email)).toEqual([email]);
    expect(await serversOf(person)).toEqual(['hosted']);
    expect(await visit(api, sessionOf(person, -2))).toBe(200);
    expect(await toldOf(person)).toEqual(
      [`address_changed ${changed}`, `address_changed ${email}`].toSorted(),
    );
  }));

// R-IDN-01
it('a change of address that a passkey was shown for removes nothing', () =>
  withAccount(async (person) => {
    const { uid } = person;
    const own = sessionOf(person, 60);
    await visit(api, own);
    await add(person);
    const changed = `changed-${randomUUID()}@alcove.example`;
    const until = new Date(Date.now() + 60_000).toISOString();
    await changeGateOf(person.uid, { changingTo: { email: changed, until } });
    await changePerson(uid, { email: changed, emailVerified: true });
    await changePerson(uid, { validSince: VALID_SINCE });
    expect(await visit(api, own)).toBe(200);
    expect(await gateOf(person.uid)).toMatchObject({ ...ADDED, changingTo: null });
    expect(await toldOf(person)).toHaveLength(2);
  }));

// R-IDN-05 R-IDN-06
it('a new password is told once, and ends the hold with the first session after it', () =>
  withAccount(async (person) => {
    const { uid, email } = person;
    const own = sessionOf(person, 60);
    await visit(api, own);
    const at = new Date(Date.now() - 3_600_000).toISOString();
    await changeGateOf(person.uid, { held: { at, validSince: at } });
    await firestore().doc(`users/${uid}`).set({ handoffsHeldAt: at }, { merge: true });
    expect(await visit(api, own)).toBe(200);
    expect((await gateOf(person.uid)).held).not.toBe(null);
    await changePerson(uid, { validSince: String(seconds() - 30) });
    expect(await visit(api, own)).toBe(401);
    expect((await gateOf(person.uid)).held).not.toBe(null);

    const next = sessionOf(person, 20);
    expect(await visit(api, next)).toBe(200);
    expect((await gateOf(person.uid)).held).toBe(null);
    expect((await firestore().doc(`users/${uid}`).get()).get('handoffsHeldAt')).toBe(null);
    const { token } = next;
    const body = { because: 'password_changed' };
    expect((await call(api, '/api/sessions/revoke', { token, body })).status).toBe(200);
    const told = (await toldOf(person)).filter((mail) => mail.startsWith('password_changed'));
    expect(told).toEqual([`password_changed ${email}`]);
    const changes = (await happenedTo(person)).filter(([kind]) => kind === 'password_changed');
    expect(changes).toHaveLength(1);
  }));

// R-ACC-03 R-IDN-05
it('the first call after a new password lists that change and its own sign-in', () =>
  withAccount(async (person) => {
    await visit(api, sessionOf(person, 60));
    await changePerson(person.uid, { validSince: String(seconds() - 30) });
    const { token, headers } = sessionOf(person, 20);
    const { body } = await call(api, '/api/security', { token, headers });
    const { events } = Listed.parse(body);
    expect(events.map(({ kind }) => kind)).toEqual([
      'new_browser',
      'signed_in',
      'password_changed',
    ]);
  }));

const Listed = z.object({ events: z.array(z.object({ kind: z.string() })) });
