/** What an owner reads of their people, and what they decide about them. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Machine } from '../../../functions/src/contract/machines.ts';
import {
  changePerson,
  createProfile,
  removePerson,
  signInAtServer,
  type Person,
} from '../../support/people.ts';
import { auth, call, firestore, startApi, withPerson, type Api } from '../api.ts';
import { putMachine, putPlan } from '../machine-documents.ts';
import { HOUSEHOLD, machinesOf, PRACTICE, SOLO } from '../machine-kit.ts';
import {
  change,
  inDays,
  invitationsOf,
  invite,
  listPeople,
  membershipOf,
  newAddress,
  putInvitation,
  putMember,
  remove,
  removeMembers,
  resend,
  pastSecond,
  sharedWith,
  takeBack,
  wordsOf,
} from './owner-kit.ts';
import { eventsOf } from '../events.ts';
import { mailsOf } from '../mail/mail-kit.ts';

const MINUTE_MS = 60_000;
const OWNER = 'Olga Owner';
/** A machine that lets members in. */
const KNOWS = { handoffVersion: 2 };
const UNKNOWN = [404, 'not_found', 'This person is not among your people. Reload the page.'];
const FULL = [
  409,
  'places',
  'Your plan Household has places for 6 people, and all are taken. Practice has places for 25.',
];

let api: Api;
/** Its clock is ahead: who signed in just now has done so a while ago. */
let late: Api;
beforeAll(async () => {
  [api, late] = await Promise.all([startApi(), startApi()]);
  late.advance(6 * MINUTE_MS);
});
afterEach(removeMembers);
afterAll(() => Promise.all([api.close(), late.close()]));

const withOwner = (planId: string, test: (owner: Person) => Promise<void>) =>
  withPerson({ displayName: OWNER }, async (owner) => {
    await createProfile(owner);
    await putPlan(owner.uid, planId);
    await test(owner);
  });

/** Opens a machine as its members do. @returns the identity that is signed in there */
async function open({ idToken: token }: Person, { origin }: Machine): Promise<string> {
  const redirect = encodeURIComponent(String(origin));
  const { body } = await call(api, `/api/get-custom-token?redirect=${redirect}`, { token });
  return (await signInAtServer(String(body['customToken']))).identity;
}

const isThere = (uid: string) =>
  auth()
    .getUser(uid)
    .then(
      () => true,
      () => false,
    );

const membersOf = async ({ uid }: Person) => (await machinesOf(uid)).map(({ members }) => members);

/** The events of mails about memberships. */
const toldOf = async (person: Person) =>
  (await mailsOf(person.uid))
    .filter(({ kind }) => kind === 'membership')
    .map(({ facts }) => Reflect.get(Object(facts), 'event'));

describe('the list', () => {
  // R-PPL-01
  it('has names and confirmed addresses as they are now, and neither who is gone nor what is over', () =>
    withOwner(HOUSEHOLD, async (owner) => {
      const visitedAt = pastSecond(1);
      const first = await putMember(owner, { visitedAt, joinedAt: pastSecond(1) });
      const second = await putMember(owner, {
        joinedAt: pastSecond(2),
        state: 'suspended',
        reason: 'places',
      });
      const third = await putMember(owner, { joinedAt: pastSecond(3), name: 'Gone Since' });
      await putMember(owner, { until: inDays(-1) });
      await changePerson(first.uid, { displayName: 'Zoë New' });
      await changePerson(second.uid, { emailVerified: false });
      await removePerson(third.uid);
      const email = newAddress();
      const key = await putInvitation(owner, { email, machines: ['x'], until: inDays(9) });
      await putInvitation(owner, { lapsesAt: inDays(-1) });
      await putInvitation(owner, { state: 'accepted' });
      const { status, body } = await listPeople(api, owner);
      const common = { machines: 'all', until: null, state: 'active', why: null, visitedAt: null };
      expect([status, body]).toEqual([
        200,
        {
          places: 6,
          taken: 4,
          larger: { name: 'Practice', people: 25 },
          members: [
            {
              ...common,
              id: first.membership,
              name: 'Zoë New',
              email: first.email,
              joinedAt: pastSecond(1),
              visitedAt,
            },
            {
              ...common,
              id: second.membership,
              name: 'Test Person',
              email: null,
              state: 'suspended',
              why: 'places',
              joinedAt: pastSecond(2),
            },
            {
              ...common,
              id: third.membership,
              name: 'Gone Since',
              email: null,
              joinedAt: pastSecond(3),
            },
          ],
          invitations: [
            {
              id: key,
              email,
              machines: ['x'],
              until: expect.any(String),
              sentAt: expect.any(String),
              lapsesAt: expect.any(String),
              cameBack: false,
            },
          ],
        },
      ]);
    }));

  // R-PPL-01
  it.each([
    [SOLO, 1, { name: 'Household', people: 6 }],
    [PRACTICE, 25, null],
    [null, 0, { name: 'Household', people: 6 }],
  ])('says how many people %s includes, and which plan has more', (planId, places, larger) =>
    withPerson({}, async (owner) => {
      if (planId !== null) await putPlan(owner.uid, planId);
      const { body } = await listPeople(api, owner);
      expect(body).toEqual({ places, taken: 1, larger, members: [], invitations: [] });
    }),
  );
});

describe('more machines, or more days', () => {
  // R-PPL-02
  it('take effect at once, need a recent sign-in, and are told to the owner', () =>
    withOwner(HOUSEHOLD, async (owner) => {
      const [{ id: cedar }, { id: birch }] = [
        await putMachine(owner.uid),
        await putMachine(owner.uid),
      ];
      const member = await putMember(owner, { machines: [cedar], until: inDays(5) });
      for (const more of [
        { machines: [cedar, birch] },
        { machines: 'all' },
        { until: inDays(6) },
        { until: null },
      ]) {
        const refused = wordsOf(await change(late, owner, member.membership, more));
        expect([more, refused]).toEqual([
          more,
          [403, 'recent_login_required', 'Please enter your password again to do this.'],
        ]);
      }
      expect(await membershipOf(member)).toMatchObject({ machines: [cedar] });
      const { status, body } = await change(api, owner, member.membership, {
        machines: [cedar, birch],
        until: null,
      });
      expect([status, body]).toMatchObject([
        200,
        {
          id: member.membership,
          email: member.email,
          machines: [cedar, birch],
          until: null,
          state: 'active',
        },
      ]);
      expect(await sharedWith(member)).toEqual([cedar, birch].toSorted());
      expect(await membersOf(owner)).toEqual([[member.uid], [member.uid]]);
      expect(await eventsOf(owner)).toEqual([['person_access_changed', member.displayName]]);
      expect(await mailsOf(owner.uid)).toMatchObject([
        { kind: 'security', facts: { event: 'person_access_changed' } },
      ]);
    }));

  // R-PPL-02
  it('are refused for machines that are not the owner’s, and for days that are over or too far ahead', () =>
    withPerson({}, (other) =>
      withOwner(HOUSEHOLD, async (owner) => {
        const { id: others } = await putMachine(other.uid);
        const { id: own } = await putMachine(owner.uid);
        const member = await putMember(owner, { machines: [own] });
        for (const [body, words] of [
          [{ machines: [own, others] }, 'One of these servers is unknown. Reload the page.'],
          [{ until: inDays(-1) }, 'The last day is over already. Choose a later one.'],
          [
            { until: inDays(367) },
            'A last day can be at most 366 days ahead. Choose an earlier one, or none.',
          ],
          [{ machines: [] }, 'The field "machines" is not valid.'],
          [{ state: 'active' }, 'The request has an unknown field.'],
        ] as const) {
          const refused = wordsOf(await change(api, owner, member.membership, body));
          expect([body, refused]).toEqual([body, [400, 'invalid_input', words]]);
        }
        expect(await membershipOf(member)).toMatchObject({ machines: [own], until: null });
      }),
    ));
});

// R-PPL-02
it('fewer machines, or fewer days, take effect at once, by a session of any age', () =>
  withOwner(HOUSEHOLD, async (owner) => {
    const machines = [
      await putMachine(owner.uid, KNOWS),
      await putMachine(owner.uid, KNOWS),
    ] as const;
    const [cedar, birch] = [machines[0].id, machines[1].id];
    const member = await putMember(owner);
    await change(api, owner, member.membership, {});
    const all = await change(api, owner, member.membership, { stays: true });
    expect(all.status).toBe(200);
    expect(await sharedWith(member)).toEqual([cedar, birch].toSorted());
    const [left, lost] = [await open(member, machines[0]), await open(member, machines[1])];
    const until = inDays(30);
    const { status } = await change(late, owner, member.membership, { machines: [cedar], until });
    expect(status).toBe(200);
    expect(await sharedWith(member)).toEqual([cedar]);
    const copy = await firestore().doc(`sharedMachines/${member.uid}_${cedar}`).get();
    expect(copy.get('until').toDate().toISOString()).toBe(until);
    expect([await isThere(left), await isThere(lost)]).toEqual([true, false]);
    expect(await eventsOf(owner)).toEqual([['person_access_changed', member.displayName]]);
    expect(await mailsOf(owner.uid)).toEqual([]);
  }));

describe('who stays', () => {
  // R-PPL-04
  it('is exchanged: one is left out, the one who waited for a place comes back, and both are told', () =>
    withOwner(HOUSEHOLD, async (owner) => {
      const { id: machine } = await putMachine(owner.uid);
      for (let count = 0; count < 4; count += 1) await putMember(owner);
      const active = await putMember(owner);
      const waiting = await putMember(owner, { state: 'suspended', reason: 'places' });
      const out = await change(late, owner, active.membership, { stays: false });
      expect([out.status, out.body]).toMatchObject([
        200,
        { state: 'suspended', why: 'owner_choice' },
      ]);
      expect([await sharedWith(active), await sharedWith(waiting)]).toEqual([[], [machine]]);
      expect([await toldOf(active), await toldOf(waiting)]).toEqual([['suspended'], ['back']]);
      const told = (await eventsOf(owner)).map(([kind]) => kind);
      expect(told.toSorted()).toEqual(['person_back', 'person_suspended']);
      expect(await eventsOf(active)).toEqual([['membership_suspended', OWNER]]);
      expect(await eventsOf(waiting)).toEqual([['membership_back', OWNER]]);

      expect(wordsOf(await change(api, owner, active.membership, { stays: true }))).toEqual(FULL);
      expect(await membershipOf(waiting)).toMatchObject({ state: 'active' });
      await change(api, owner, waiting.membership, { stays: false });
      const asked = await change(late, owner, active.membership, { stays: true });
      expect([asked.status, asked.body.code]).toEqual([403, 'recent_login_required']);
      const back = await change(api, owner, active.membership, { stays: true });
      expect([back.status, back.body]).toMatchObject([200, { state: 'active', why: null }]);
      expect(await sharedWith(active)).toEqual([machine]);
    }));

  // R-PPL-04
  it('takes no place of an open invitation, or of anyone who joined later', () =>
    withOwner(HOUSEHOLD, async (owner) => {
      const out = await putMember(owner, { state: 'suspended', reason: 'owner_choice' });
      for (let count = 0; count < 4; count += 1) await putMember(owner);
      const key = await putInvitation(owner);
      expect(wordsOf(await change(api, owner, out.membership, { stays: true }))).toEqual(FULL);
      expect(await invitationsOf(owner)).toMatchObject([{ key, state: 'open' }]);
      await takeBack(api, owner, key);
      const last = await putMember(owner);
      expect(wordsOf(await change(api, owner, out.membership, { stays: true }))).toEqual(FULL);
      expect(await membershipOf(last)).toMatchObject({ state: 'active' });
      expect(await membershipOf(out)).toMatchObject({
        state: 'suspended',
        reason: 'owner_choice',
      });
    }));
});

describe('removing someone', () => {
  // R-PPL-05
  it('ends what they see and their sign-ins at once, tells both, and makes room', () =>
    withOwner(HOUSEHOLD, async (owner) => {
      const cedar = await putMachine(owner.uid, KNOWS);
      const member = await putMember(owner);
      for (let count = 0; count < 4; count += 1) await putMember(owner);
      const waiting = await putMember(owner, { state: 'suspended', reason: 'places' });
      await change(api, owner, member.membership, {});
      expect(await sharedWith(member)).toEqual([cedar.id]);
      const identity = await open(member, cedar);

      const { status, body } = await remove(late, owner, member.membership);
      expect([status, body]).toEqual([200, { deleted: true }]);
      expect([await membershipOf(member), await sharedWith(member)]).toEqual([null, []]);
      expect(await isThere(identity)).toBe(false);
      expect((await membersOf(owner))[0]).not.toContain(member.uid);
      expect(await mailsOf(member.uid)).toMatchObject([
        { kind: 'membership', facts: { event: 'removed', membership: member.membership } },
      ]);
      expect(await eventsOf(owner)).toContainEqual(['person_removed', member.displayName]);
      expect(await eventsOf(member)).toContainEqual(['membership_ended', OWNER]);
      expect(await membershipOf(waiting)).toMatchObject({ state: 'active' });
      expect(await sharedWith(waiting)).toEqual([cedar.id]);
      expect(wordsOf(await remove(api, owner, member.membership))).toEqual(UNKNOWN);
      expect(await mailsOf(member.uid)).toHaveLength(1);
    }));
});

// R-PPL-05
it('people of others, and those whose last day is over, are unknown', () =>
  withOwner(HOUSEHOLD, (other) =>
    withOwner(HOUSEHOLD, async (owner) => {
      const member = await putMember(owner);
      const over = await putMember(owner, { until: inDays(-1) });
      for (const [person, id] of [
        [other, member.membership],
        [member, member.membership],
        [owner, over.membership],
        [owner, 'x'],
      ] as const) {
        expect(wordsOf(await change(api, person, id, { stays: false }))).toEqual(UNKNOWN);
        expect(wordsOf(await remove(api, person, id))).toEqual(UNKNOWN);
      }
      expect(await membershipOf(member)).toMatchObject({ state: 'active' });
    }),
  ));

// R-PPL-05
it('nothing changes any more once the owner’s account is being deleted', () =>
  withOwner(HOUSEHOLD, async (owner) => {
    const key = await putInvitation(owner);
    const member = await putMember(owner);
    const mark = firestore().doc(`deletedAccounts/${owner.uid}`);
    await mark.set({ expireAt: new Date(Date.now() + MINUTE_MS) });
    try {
      const answers = await Promise.all([
        invite(api, owner, { email: newAddress() }),
        resend(api, owner, key),
        takeBack(api, owner, key),
        change(api, owner, member.membership, { stays: false }),
        remove(api, owner, member.membership),
      ]);
      const going = [409, 'conflict', 'This account is being deleted, so nothing was changed.'];
      expect(answers.map(wordsOf)).toEqual(answers.map(() => going));
      expect(await membershipOf(member)).toMatchObject({ state: 'active' });
      expect(await invitationsOf(owner)).toMatchObject([{ key, state: 'open' }]);
    } finally {
      await mark.delete();
    }
  }));
