/** Where people are members, what is offered to them, and how they leave. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth, call, firestore, IDENTITIES, startApi, withPerson, type Api } from '../api.ts';
import { changePerson, removePerson, signInAtServer, type Person } from '../../support/people.ts';
import { putMachine } from '../machine-documents.ts';
import { planTime } from '../machine-kit.ts';
import {
  becomeOwner,
  changeAddress,
  DAY_MS,
  householdOf,
  invite,
  mailsOf,
  putMember,
  withPeople,
} from './member-kit.ts';
import { eventsOf } from '../events.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const listFor = ({ idToken: token }: Person) => call(api, '/api/memberships', { token });
const leave = ({ idToken: token }: Person, id: string) =>
  call(api, `/api/memberships/${id}`, { method: 'DELETE', token });

/** Owners, and last the person who is a member or is invited. */
const withOwners = (names: readonly string[], test: (...people: Person[]) => Promise<void>) =>
  withPeople([...names, 'Ivo'], async (people) => test(...people));

describe('GET /api/memberships', () => {
  // R-PPL-02 R-PPL-04
  it('is empty for a new account', () =>
    withPerson({}, async (person) => {
      const { status, body } = await listFor(person);
      expect([status, body]).toEqual([200, { memberships: [], invitations: [] }]);
    }));

  // R-PPL-04
  it('has every owner under the name of today and the address of their invitation, with the machines that may be opened', () =>
    withOwners(['Hana', 'Zoe'], async (hana, zoe, ivo) => {
      if (zoe === undefined || ivo === undefined) throw new Error('no one was made');
      const cedar = await becomeOwner(hana);
      const attic = await putMachine(hana.uid, { name: 'Attic' });
      const first = await putMember(hana, ivo, [cedar, attic]);
      await becomeOwner(zoe);
      const state = { state: 'suspended', reason: 'places' } as const;
      const joinedAt = new Date(await planTime()).toISOString();
      const { email: ownerEmail } = zoe;
      const second = await putMember(zoe, ivo, [], { ...state, joinedAt, ownerEmail });
      await changePerson(hana.uid, { displayName: 'Hana Sato' });
      await changeAddress(zoe, `new-${ownerEmail}`);
      const { body } = await listFor(ivo);
      expect(body.memberships).toEqual([
        {
          id: first,
          ownerName: 'Hana Sato',
          // One from before addresses were kept.
          ownerEmail: null,
          machines: ['Attic', 'Cedar'],
          until: null,
          state: 'active',
          joinedAt: expect.any(String),
        },
        {
          id: second,
          ownerName: 'Zoe',
          ownerEmail,
          machines: [],
          until: null,
          state: 'suspended',
          joinedAt,
        },
      ]);
    }));

  // R-PPL-01
  it('leaves one out whose last day is over', () =>
    withOwners(['Hana'], async (hana, ivo) => {
      if (ivo === undefined) throw new Error('no one was made');
      const cedar = await becomeOwner(hana);
      await putMember(hana, ivo, [cedar], {
        until: new Date((await planTime()) - 1).toISOString(),
      });
      expect((await listFor(ivo)).body.memberships).toEqual([]);
    }));

  // R-PPL-02
  it('offers open invitations to the confirmed address of now, and of no one whose account is gone', () =>
    withOwners(['Hana', 'Zoe', 'Max'], async (hana, zoe, max, ivo) => {
      if (zoe === undefined || max === undefined || ivo === undefined) throw new Error('no one');
      const { id } = await invite(hana, ivo.email);
      const past = new Date((await planTime()) - DAY_MS).toISOString();
      await invite(zoe, ivo.email, { lapsesAt: past });
      await invite(max, ivo.email);
      await removePerson(max.uid);
      const offered = [{ id, ownerName: 'Hana', lapsesAt: expect.any(String) }];
      expect((await listFor(ivo)).body.invitations).toEqual(offered);
      await changePerson(ivo.uid, { emailVerified: false });
      expect((await listFor(ivo)).body.invitations).toEqual([]);
      await changeAddress(ivo, `new-${ivo.email}`);
      // The token still has the old address.
      expect((await listFor(ivo)).body.invitations).toEqual([]);
    }));
});

describe('DELETE /api/memberships/:id', () => {
  // R-PPL-04
  it('ends it at once for both sides, and lets the next one in who waits', () =>
    withPeople(['Hana', 'Ivo', 'Zoe'], async ([hana, ivo, zoe]) => {
      if (hana === undefined || ivo === undefined || zoe === undefined) throw new Error('no one');
      const cedar = await becomeOwner(hana);
      const id = await putMember(hana, ivo, [cedar]);
      await putMember(hana, zoe, [], { state: 'suspended', reason: 'places' });
      const { status, body } = await leave(ivo, id);
      expect([status, body]).toEqual([200, { deleted: true }]);
      expect(await householdOf(hana)).toEqual({
        members: [`${zoe.uid} active`],
        copies: [`${zoe.uid} ${cedar.id}`],
        invitations: [],
        shared: [zoe.uid],
      });
      expect(await mailsOf(hana, 'person_left')).toEqual([
        { kind: 'person_left', to: undefined, facts: { name: 'Ivo', how: 'left' } },
      ]);
      expect(await mailsOf(ivo, 'membership')).toEqual([]);
      expect(new Map(await eventsOf(hana))).toEqual(
        new Map([
          ['person_back', 'Zoe'],
          ['person_left', 'Ivo'],
        ]),
      );
      expect(await eventsOf(ivo)).toEqual([['membership_left', 'Hana']]);
    }));

  // R-PPL-04
  it('repeated, or of someone else, finds none and changes nothing', () =>
    withPeople(['Hana', 'Ivo'], async ([hana, ivo]) => {
      if (hana === undefined || ivo === undefined) throw new Error('no one was made');
      const cedar = await becomeOwner(hana);
      const id = await putMember(hana, ivo, [cedar]);
      for (const [person, wanted] of [
        [hana, id],
        [ivo, 'a'.repeat(40)],
        [ivo, 'x'],
      ] as const) {
        const { status, body } = await leave(person, wanted);
        expect([status, body.code]).toEqual([404, 'not_found']);
      }
      expect((await householdOf(hana)).members).toEqual([`${ivo.uid} active`]);
      const answers = await Promise.all([leave(ivo, id), leave(ivo, id)]);
      for (const { status } of answers) expect([200, 404]).toContain(status);
      expect((await leave(ivo, id)).body).toMatchObject({
        code: 'not_found',
        error: 'You are not a member there, or no longer. Reload the page.',
      });
      expect(await mailsOf(hana, 'person_left')).toHaveLength(1);
      expect(await eventsOf(hana)).toEqual([['person_left', 'Ivo']]);
    }));

  // R-PPL-03
  it('ends the sessions on the owner’s machines, and no others', () =>
    withPeople(['Hana', 'Ivo'], async ([hana, ivo]) => {
      if (hana === undefined || ivo === undefined) throw new Error('no one was made');
      const cedar = await becomeOwner(hana);
      const own = await putMachine(ivo.uid, { name: 'Birch' });
      const id = await putMember(hana, ivo, [cedar]);
      const signedIn = await Promise.all([cedar, own].map(({ id: server }) => enter(ivo, server)));
      expect((await leave(ivo, id)).status).toBe(200);
      const { users } = await auth().getUsers(signedIn.map((uid) => ({ uid })));
      expect(users.map(({ uid }) => uid)).toEqual([signedIn[1]]);
    }));
});

/** A session on a server. @returns the uid of its identity */
async function enter({ uid }: Person, server: string): Promise<string> {
  const identity = `server:${server}-${uid}`.slice(0, 128);
  await firestore().doc(`${IDENTITIES}/${identity}`).set({ uid, server, origin: null });
  await signInAtServer(await auth().createCustomToken(identity));
  return identity;
}
