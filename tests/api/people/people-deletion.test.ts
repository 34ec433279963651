/** What happens to people when an account goes, and what each side's export holds. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeAll } from '../../../functions/src/db/personal-data.ts';
import { removePerson, signInPerson, type Person } from '../../support/people.ts';
import { call, documentsOf, firestore, startApi, type Api, type Reply } from '../api.ts';
import { listPersonData, startJobs } from '../jobs.ts';
import { planTime } from '../machine-kit.ts';
import {
  becomeOwner,
  bySecret,
  householdOf,
  invite,
  mailsOf,
  putMember,
  use,
  withPeople,
} from './member-kit.ts';
import { eventsOf } from '../events.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
const NO_ONE = { members: [], copies: [], invitations: [], shared: [] };

async function remove({ email }: Person): Promise<Reply> {
  const { idToken: token } = await signInPerson(email);
  return call(api, '/api/account', { method: 'DELETE', token });
}

async function exportOf({ email }: Person) {
  const { idToken: token } = await signInPerson(email);
  return (await call(api, '/api/account/export', { token })).body;
}

/** Hana, who owns a machine; Ivo, her member; and Zoe, whom she has invited. */
const withThree = (test: (hana: Person, ivo: Person, zoe: Person) => Promise<void>) =>
  withPeople(['Hana', 'Ivo', 'Zoe'], async ([hana, ivo, zoe]) => {
    if (hana === undefined || ivo === undefined || zoe === undefined) throw new Error('no one');
    const cedar = await becomeOwner(hana);
    await putMember(hana, ivo, [cedar]);
    await test(hana, ivo, zoe);
  });

describe('an export', () => {
  // R-PPL-04 R-ACC-09
  it('holds what its own person has decided: an owner’s without names and addresses of members', () =>
    withThree(async (hana, ivo, zoe) => {
      await invite(hana, zoe.email);
      const body = await exportOf(hana);
      expect(body).toMatchObject({
        people: [
          {
            machines: 'all',
            until: null,
            state: 'active',
            reason: null,
            joinedAt: time,
            visitedAt: null,
          },
        ],
        invitations: [
          {
            email: zoe.email,
            machines: 'all',
            until: null,
            state: 'open',
            sentAt: time,
            lapsesAt: time,
            bouncedAt: null,
          },
        ],
        memberships: [],
      });
      for (const theirs of [ivo.uid, ivo.email, 'Ivo']) {
        expect(JSON.stringify(body)).not.toContain(theirs);
      }
    }));

  // R-PPL-04 R-ACC-09
  it('holds a member’s own facts, and nothing of the household', () =>
    withThree(async (hana, ivo, zoe) => {
      await invite(hana, zoe.email);
      const body = await exportOf(ivo);
      expect(body).toMatchObject({
        people: [],
        invitations: [],
        memberships: [
          {
            name: 'Ivo',
            ownerName: 'Hana',
            machines: 'all',
            until: null,
            state: 'active',
            reason: null,
            joinedAt: time,
            visitedAt: null,
          },
        ],
      });
      for (const theirs of [hana.uid, hana.email, zoe.email, 'Cedar']) {
        expect(JSON.stringify(body)).not.toContain(theirs);
      }
    }));
});

describe('a member whose account is deleted', () => {
  // R-PPL-04 R-ACC-09
  it('is a member no more, which the owner reads with their name', () =>
    withThree(async (hana, ivo, zoe) => {
      const link = await invite(hana, ivo.email);
      await use(api, 'accept', ivo, bySecret(link));
      await invite(hana, zoe.email);
      expect((await remove(ivo)).status).toBe(200);
      expect(await documentsOf(ivo)).toEqual([]);
      expect(await householdOf(hana)).toEqual({ ...NO_ONE, invitations: [`${zoe.email} open`] });
      expect(await mailsOf(hana, 'person_left')).toEqual([
        { kind: 'person_left', to: undefined, facts: { name: 'Ivo', how: 'deleted' } },
      ]);
      expect(await eventsOf(hana)).toContainEqual(['person_left', 'Ivo']);
    }));

  // R-PPL-04
  it('leaves an open invitation to their address as it is: it tells no one of the account', () =>
    withThree(async (hana, _ivo, zoe) => {
      await invite(hana, zoe.email);
      const before = await householdOf(hana);
      expect((await remove(zoe)).status).toBe(200);
      expect(await householdOf(hana)).toEqual(before);
      expect(await eventsOf(hana)).toEqual([]);
      expect(await mailsOf(hana, 'person_left')).toEqual([]);
    }));

  // R-PPL-04
  it('is removed without us as well @battery', () =>
    withThree(async (hana, ivo) => {
      await removePerson(ivo.uid);
      expect(await startJobs().removeRemains({ uid: ivo.uid, verifiedEmail: null })).toBe(true);
      expect(await householdOf(hana)).toEqual(NO_ONE);
      expect(await documentsOf(ivo)).toEqual([]);
    }));

  // R-PPL-02
  it('lets the next one in who waits for the place @battery', () =>
    withThree(async (hana, ivo, zoe) => {
      await putMember(hana, zoe, [], { state: 'suspended', reason: 'places' });
      expect((await remove(ivo)).status).toBe(200);
      expect((await householdOf(hana)).members).toEqual([`${zoe.uid} active`]);
      expect(await mailsOf(zoe, 'membership')).toMatchObject([{ facts: { event: 'back' } }]);
    }));
});

describe('an owner whose account is deleted', () => {
  // R-PPL-04 R-ACC-09
  it('lets no one in any more: memberships and invitations go, and members are told', () =>
    withThree(async (hana, ivo, zoe) => {
      const link = await invite(hana, zoe.email);
      await invite(hana, ivo.email, { state: 'accepted', member: ivo.uid });
      const until = new Date((await planTime()) - 1).toISOString();
      await invite(hana, 'late@example.net', { lapsesAt: until });
      expect((await remove(hana)).status).toBe(200);
      expect(await householdOf(hana)).toEqual(NO_ONE);
      expect(await documentsOf(hana)).toEqual([]);
      expect(await documentsOf(ivo)).toEqual(['auditLog', 'mail']);
      expect(await mailsOf(ivo, 'membership')).toMatchObject([
        { facts: { event: 'owner_gone', ownerName: 'Hana' } },
      ]);
      expect(await mailsOf(ivo, 'shared_machine')).toEqual([]);
      expect(await eventsOf(ivo)).toEqual([['membership_ended', 'Hana']]);
      const refused = await use(api, 'accept', zoe, bySecret(link));
      expect([refused.status, refused.body.code]).toEqual([410, 'gone']);
    }));

  // R-PPL-04
  it('and is a member elsewhere leaves there', () =>
    withThree(async (hana, ivo) => {
      await becomeOwner(ivo);
      expect((await remove(ivo)).status).toBe(200);
      expect((await householdOf(hana)).members).toEqual([]);
      expect(await mailsOf(hana, 'person_left')).toHaveLength(1);
    }));

  // R-PPL-04 R-REL-03
  it('together with a member leaves nothing of either, in whichever order @battery', () =>
    withThree(async (hana, ivo) => {
      const answers = await Promise.all([remove(hana), remove(ivo)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect([await documentsOf(hana), await documentsOf(ivo)]).toEqual([[], []]);
    }));

  // R-PPL-04 R-REL-03
  it('does not keep a member from leaving whose own deletion comes in between @battery', () =>
    withThree(async (hana, ivo) => {
      const mark = firestore().doc(`deletedAccounts/${hana.uid}`);
      await mark.set({ isDone: false, expireAt: new Date(Date.now() + 60_000) });
      expect((await remove(ivo)).status).toBe(200);
      expect(await householdOf(hana)).toEqual(NO_ONE);
      expect([await documentsOf(ivo), await eventsOf(hana)]).toEqual([[], []]);
      await mark.delete();
    }));

  // R-PPL-04
  it('is told of no one in what comes after, and gets no new profile by it', () =>
    withThree(async (hana, ivo) => {
      await removePerson(hana.uid);
      await removeAll(listPersonData(), 'remains', { uid: hana.uid, verifiedEmail: null });
      await removeAll(listPersonData(), 'sweep', { uid: hana.uid, verifiedEmail: null });
      expect((await firestore().doc(`users/${hana.uid}`).get()).exists).toBe(false);
      expect(await mailsOf(ivo, 'membership')).toHaveLength(1);
    }));
});
