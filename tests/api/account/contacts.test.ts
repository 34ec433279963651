/** The contact with a name: what operators write, whom it concerns, and where its customer finds it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeContacts } from '../../../functions/src/compose-operating.ts';
import { NotNamedError } from '../../../functions/src/modules/account/contacts.ts';
import type { SubscriptionStatus } from '../../../functions/src/contract/subscription.ts';
import { call, emulators, firestore, startApi, withPerson, type Api } from '../api.ts';

const JANA = { name: 'Jana Brandt', email: 'jana@alcove.example' };

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const contacts = composeContacts(emulators());

const profileOf = async (uid: string) => (await firestore().doc(`users/${uid}`).get()).data();

const rowOf = async (uid: string) => (await contacts.list()).find((row) => row.uid === uid);

async function putPlan(uid: string, plan: string | null, status: SubscriptionStatus) {
  await firestore().doc(`subscriptions/${uid}`).set({ uid, plan, status });
}

async function withProfile(test: (uid: string, idToken: string) => Promise<void>) {
  await withPerson({}, async ({ uid, idToken }) => {
    await firestore().doc(`users/${uid}`).set({ displayName: 'Ada L.' });
    await test(uid, idToken);
  });
}

describe('a contact with a name', () => {
  // R-TRU-05
  it('is in the profile and its export until it is taken away, and nothing else changes', () =>
    withProfile((uid, idToken) =>
      withProfile(async (other) => {
        await putPlan(uid, 'Practice', 'active');
        expect(await rowOf(uid)).toEqual({ uid, hasPlan: true, contact: null });
        for (let named = 0; named < 2; named += 1) {
          expect(await contacts.name(uid, { ...JANA, name: ` ${JANA.name} ` })).toBe(true);
        }
        expect(await profileOf(uid)).toEqual({ displayName: 'Ada L.', contact: JANA });
        expect(await profileOf(other)).toEqual({ displayName: 'Ada L.' });
        expect(await rowOf(uid)).toEqual({ uid, hasPlan: true, contact: JANA });
        expect(await rowOf(other)).toBeUndefined();
        const { body } = await call(api, '/api/account/export', { token: idToken });
        expect(body['profile']).toMatchObject({ contact: JANA });
        expect(await contacts.name(uid, null)).toBe(true);
        expect(await profileOf(uid)).toEqual({ displayName: 'Ada L.' });
      }),
    ));

  // R-TRU-05
  it.each([
    ['Practice', 'active', true],
    ['Practice', 'trialing', true],
    ['Practice', 'past_due', true],
    ['Practice', 'paused', true],
    ['Practice', 'canceled', false],
    ['Household', 'active', false],
    [null, 'none', false],
  ] as const)('of a customer on %s, %s: the plan includes one: %s', (plan, status, hasPlan) =>
    withProfile(async (uid) => {
      await putPlan(uid, plan, status);
      expect(await contacts.name(uid, JANA)).toBe(hasPlan);
      expect(await rowOf(uid)).toEqual({ uid, hasPlan, contact: JANA });
      expect(await contacts.read(uid)).toEqual({ uid, hasPlan, contact: JANA });
      expect(await contacts.name(uid, null)).toBe(hasPlan);
      expect(await contacts.read(uid)).toEqual({ uid, hasPlan, contact: null });
      expect(await rowOf(uid)).toEqual(hasPlan ? { uid, hasPlan, contact: null } : undefined);
    }),
  );

  // R-TRU-05
  it.each([
    ['an empty name', { ...JANA, name: ' ' }, /one line/],
    ['two lines', { ...JANA, name: 'Jana\nBrandt' }, /one line/],
    ['text that turns round', { ...JANA, name: 'Jana \u202Etdnarb' }, /one line/],
    ['a name that is too long', { ...JANA, name: 'J'.repeat(101) }, /one line/],
    ['no address', { ...JANA, email: 'jana' }, /not look like an e-mail address/],
  ])('is refused with %s', (_what, contact, why) =>
    withProfile(async (uid) => {
      await expect(contacts.name(uid, contact)).rejects.toThrow(why);
      await expect(contacts.name(uid, contact)).rejects.toThrow(NotNamedError);
      expect(await profileOf(uid)).toEqual({ displayName: 'Ada L.' });
    }),
  );

  // R-TRU-05 R-REL-03
  it('brings no account into being, and none back', () =>
    withProfile(async (uid) => {
      const unknown = randomUUID();
      await expect(contacts.name(unknown, JANA)).rejects.toThrow(`no account ${unknown}`);
      expect(await profileOf(unknown)).toBeUndefined();
      await firestore()
        .doc(`deletedAccounts/${uid}`)
        .set({ isDone: false, expireAt: new Date(Date.now() + 60_000) });
      await expect(contacts.name(uid, JANA)).rejects.toThrow(`no account ${uid}`);
      expect(await profileOf(uid)).toEqual({ displayName: 'Ada L.' });
    }));
});
