/** What an invited person can do, and what they read when they cannot. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePerson, removePerson, signInPerson, type Person } from '../../support/people.ts';
import { call, firestore, startApi, withPerson, type Api, type Reply } from '../api.ts';
import { startInstance, type Instance } from '../instances.ts';
import { putMachine, putPlan } from '../machine-documents.ts';
import { HOUSEHOLD, planTime, SOLO } from '../machine-kit.ts';
import {
  becomeOwner,
  byId,
  bySecret,
  changeAddress,
  DAY_MS,
  householdOf,
  invitationOf,
  invite,
  mailsOf,
  membershipId,
  putMember,
  use,
  withPeople,
} from './member-kit.ts';
import { eventsOf } from '../events.ts';
import { idOf } from '../../../functions/src/modules/seats/invitation-record.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const GONE =
  'This invitation is no longer open. It may have lapsed, been taken back or been used. Ask the person who invited you to send it again.';
const WAYS = ['preview', 'accept', 'decline'] as const;
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);

function refusalOf({ status, body }: Reply): unknown[] {
  return [status, body.code, body.error];
}

/** Hana owns a machine; Ivo is invited. */
const withTwo = (test: (owner: Person, invited: Person) => Promise<void>) =>
  withPeople(['Hana', 'Ivo'], async ([owner, invited]) => {
    if (owner === undefined || invited === undefined) throw new Error('two people are needed');
    await becomeOwner(owner);
    await test(owner, invited);
  });

const statusesOf = (answers: readonly Reply[]) =>
  answers.map(({ status, body }) => [status, body.code ?? null]);

describe('an invitation that is open', () => {
  // R-PPL-02
  it.each([
    ['link', bySecret],
    ['address', byId],
  ] as const)(
    'tells its reader by %s whose machines it is about, and changes nothing',
    (_way, by) =>
      withTwo(async (owner, invited) => {
        const link = await invite(owner, invited.email);
        const before = await householdOf(owner);
        const { status, body } = await use(api, 'preview', invited, by(link));
        expect([status, body]).toEqual([
          200,
          {
            state: 'open',
            ownerName: 'Hana',
            ownerEmail: owner.email,
            machines: ['Cedar'],
            isForAll: true,
            until: null,
            lapsesAt: time,
          },
        ]);
        expect(await householdOf(owner)).toEqual(before);
      }),
  );

  // R-PPL-02
  it('names the chosen machines only, and keeps an unconfirmed address of the owner back', () =>
    withTwo(async (owner, invited) => {
      const { id } = await putMachine(owner.uid, { name: 'Attic' });
      await changePerson(owner.uid, { emailVerified: false });
      const until = new Date((await planTime()) + DAY_MS).toISOString();
      const link = await invite(owner, invited.email, { machines: [id], until });
      const { body } = await use(api, 'preview', invited, bySecret(link));
      expect(body).toMatchObject({ machines: ['Attic'], isForAll: false, until, ownerEmail: null });
    }));

  // R-PPL-02 R-PPL-04
  it.each([
    ['link', bySecret],
    ['address', byId],
  ] as const)('makes its reader a member by %s, tells both, and is used', (_way, by) =>
    withTwo(async (owner, invited) => {
      const link = await invite(owner, invited.email);
      const { status, body } = await use(api, 'accept', invited, by(link));
      const id = membershipId(owner, invited);
      expect([status, body]).toEqual([
        200,
        {
          id,
          ownerName: 'Hana',
          ownerEmail: owner.email,
          machines: ['Cedar'],
          until: null,
          state: 'active',
          joinedAt: time,
        },
      ]);
      const stored = await firestore().doc(`memberships/${id}`).get();
      expect(stored.data()).toEqual({
        owner: owner.uid,
        member: invited.uid,
        ownerName: 'Hana',
        ownerEmail: owner.email,
        name: 'Ivo',
        machines: 'all',
        until: null,
        state: 'active',
        reason: null,
        joinedAt: body.joinedAt,
        visitedAt: null,
        isLastDayTold: false,
        invitation: idOf(link.secret),
      });
      const { copies, shared, invitations } = await householdOf(owner);
      expect([copies.length, shared, invitations]).toEqual([1, [invited.uid], []]);
      expect(await mailsOf(owner, 'person_joined')).toEqual([
        { kind: 'person_joined', to: undefined, facts: { name: 'Ivo', email: invited.email } },
      ]);
      expect(await eventsOf(owner)).toEqual([['person_joined', 'Ivo']]);
      expect(await eventsOf(invited)).toEqual([['membership_joined', 'Hana']]);
    }),
  );

  // R-PPL-02
  it('shows and stores no name of someone else that passes for another’s, and none that was stored before', () =>
    withPeople(['Gооgle Support', 'The Alcove team'], async ([owner, invited]) => {
      if (owner === undefined || invited === undefined) throw new Error('two people are needed');
      await becomeOwner(owner);
      await putMachine(owner.uid, { name: 'Call 0800 123456' });
      const link = await invite(owner, invited.email);
      const preview = await use(api, 'preview', invited, bySecret(link));
      expect(preview.body).toMatchObject({ ownerName: null, machines: ['A server', 'Cedar'] });
      const accepted = await use(api, 'accept', invited, bySecret(link));
      expect(accepted.body).toMatchObject({ ownerName: null, machines: ['A server', 'Cedar'] });
      const id = membershipId(owner, invited);
      const shared = firestore().collection('sharedMachines').where('member', '==', invited.uid);
      const read = async () => [
        (await call(api, '/api/people', { token: owner.idToken })).body,
        (await call(api, '/api/memberships', { token: invited.idToken })).body,
        await eventsOf(owner),
        await eventsOf(invited),
      ];
      const stored = [
        (await firestore().doc(`memberships/${id}`).get()).data(),
        (await shared.get()).docs.map((doc) => doc.data()),
        await mailsOf(owner, 'person_joined'),
      ];
      const lure = /google|gооgle|alcove|0800/i;
      expect(JSON.stringify([...stored, ...(await read())])).not.toMatch(lure);
      await firestore()
        .doc(`memberships/${id}`)
        .update({ ownerName: owner.displayName, name: invited.displayName });
      await removePerson(owner.uid);
      expect(JSON.stringify(await read())).not.toMatch(lure);
    }));

  // R-PPL-02
  it('answers the membership again where it was accepted, and can be declined no more', () =>
    withTwo(async (owner, invited) => {
      const link = await invite(owner, invited.email);
      const first = await use(api, 'accept', invited, bySecret(link));
      const again = await use(api, 'accept', invited, byId(link));
      expect([again.status, again.body]).toEqual([200, first.body]);
      const { body } = await use(api, 'preview', invited, bySecret(link));
      expect(body).toMatchObject({ state: 'member', machines: ['Cedar'] });
      expect(refusalOf(await use(api, 'decline', invited, bySecret(link)))).toEqual([
        410,
        'gone',
        GONE,
      ]);
      expect((await householdOf(owner)).members).toEqual([`${invited.uid} active`]);
      expect(await mailsOf(owner, 'person_joined')).toHaveLength(1);
    }));

  // R-PPL-02
  it('goes when it is declined, and the owner reads so', () =>
    withTwo(async (owner, invited) => {
      const link = await invite(owner, invited.email);
      const { status, body } = await use(api, 'decline', invited, byId(link));
      expect([status, body]).toEqual([200, { declined: true }]);
      expect(await householdOf(owner)).toEqual({
        members: [],
        copies: [],
        invitations: [],
        shared: [],
      });
      expect(await eventsOf(owner)).toEqual([['invitation_declined', invited.email]]);
      const profile = await firestore().doc(`users/${owner.uid}`).get();
      expect(profile.get('peopleChangedAt')).toEqual(time);
      expect(refusalOf(await use(api, 'accept', invited, bySecret(link)))).toEqual([
        410,
        'gone',
        GONE,
      ]);
    }));

  // R-PPL-02
  it('gives a member other machines and another last day, and takes no second place', () =>
    withPeople(['Hana', 'Ivo', 'Zoe', 'Max', 'Kim', 'Lea'], async ([owner, ...others]) => {
      const [invited] = others;
      if (owner === undefined || invited === undefined) throw new Error('no one was made');
      const cedar = await becomeOwner(owner);
      const attic = await putMachine(owner.uid, { name: 'Attic' });
      // All places but the one that the invitation holds are taken.
      for (const one of others.slice(0, 4)) {
        await putMember(owner, one, [cedar], { machines: [cedar.id] });
      }
      const until = new Date((await planTime()) + 5 * DAY_MS).toISOString();
      const link = await invite(owner, invited.email, { machines: [attic.id], until });
      const before = await firestore()
        .doc(`memberships/${membershipId(owner, invited)}`)
        .get();
      const { status, body } = await use(api, 'accept', invited, bySecret(link));
      expect([status, body]).toMatchObject([
        200,
        { machines: ['Attic'], until, joinedAt: before.get('joinedAt') },
      ]);
      const { members, copies } = await householdOf(owner);
      expect(members).toHaveLength(4);
      expect(copies.filter((copy) => copy.startsWith(invited.uid))).toEqual([
        `${invited.uid} ${attic.id}`,
      ]);
    }));

  // R-PPL-02
  it('brings a member back who waits for a place, for it holds one', () =>
    withTwo(async (owner, invited) => {
      await putMember(owner, invited, [], { state: 'suspended', reason: 'owner_choice' });
      const link = await invite(owner, invited.email);
      const { body } = await use(api, 'accept', invited, bySecret(link));
      expect(body).toMatchObject({ state: 'active', machines: ['Cedar'] });
    }));
});

describe('an invitation is refused', () => {
  // R-PPL-02
  it('to someone who guesses, whatever they do', () =>
    withTwo(async (owner, invited) => {
      await invite(owner, invited.email);
      for (const what of WAYS) {
        for (const key of [{ secret: 'x' }, { secret: 'A'.repeat(43) }, { id: 'a'.repeat(40) }]) {
          expect(refusalOf(await use(api, what, invited, key))).toEqual([410, 'gone', GONE]);
        }
      }
    }));

  // R-PPL-02
  it('without exactly one key', () =>
    withPerson({}, async (person) => {
      for (const what of WAYS) {
        const both = { secret: 'x', id: 'x' };
        for (const body of [{}, both, { secret: '' }, { secret: 1 }, { id: 'x'.repeat(101) }]) {
          expect(refusalOf(await use(api, what, person, body)).slice(0, 2)).toEqual([
            400,
            'invalid_input',
          ]);
        }
      }
    }));

  // R-PPL-02
  it('to the person to whom it was forwarded, with the address half hidden; and by its id as an unknown one', () =>
    withTwo(async (owner, invited) => {
      const link = await invite(owner, 'maria.long@example.net');
      for (const what of WAYS) {
        expect(refusalOf(await use(api, what, invited, bySecret(link)))).toEqual([
          403,
          'wrong_address',
          'This invitation is for m…@example.net. Sign in with that address to accept it.',
        ]);
        expect(refusalOf(await use(api, what, invited, byId(link)))).toEqual([410, 'gone', GONE]);
      }
      expect((await householdOf(owner)).invitations).toEqual(['maria.long@example.net open']);
    }));

  // R-PPL-02
  it('to an address that is not confirmed, by its id whether there is one or not', () =>
    withTwo(async (owner, invited) => {
      const link = await invite(owner, invited.email);
      // Their token still says that it is.
      await changePerson(invited.uid, { emailVerified: false });
      for (const what of WAYS) {
        const answers = [
          await use(api, what, invited, bySecret(link)),
          await use(api, what, invited, byId(link)),
          await use(api, what, invited, { id: 'a'.repeat(40) }),
        ];
        for (const answer of answers) {
          expect(refusalOf(answer)).toEqual([
            403,
            'email_not_verified',
            'Please confirm your e-mail address first: an invitation is for the person who owns the address.',
          ]);
        }
      }
    }));

  // R-PPL-02
  it('after a change of e-mail, and follows the address to its new owner', () =>
    withTwo(async (owner, invited) => {
      const link = await invite(owner, invited.email);
      await changeAddress(invited, `new-${invited.email}`);
      // The token from before still has the old address.
      expect(refusalOf(await use(api, 'accept', invited, bySecret(link))).slice(0, 2)).toEqual([
        403,
        'wrong_address',
      ]);
      expect(refusalOf(await use(api, 'accept', invited, byId(link)))).toEqual([410, 'gone', GONE]);
      await withPerson({}, async (next) => {
        await changeAddress(next, invited.email);
        expect((await use(api, 'accept', next, byId(link))).status).toBe(200);
        expect(refusalOf(await use(api, 'accept', invited, bySecret(link)))).toEqual([
          410,
          'gone',
          GONE,
        ]);
      });
    }));

  // R-PPL-02
  it('to anyone else once it was used, and to its member once they have left', () =>
    withTwo(async (owner, invited) => {
      const link = await invite(owner, invited.email);
      const { body } = await use(api, 'accept', invited, bySecret(link));
      await withPerson({}, async (other) => {
        expect(refusalOf(await use(api, 'preview', other, bySecret(link)))).toEqual([
          410,
          'gone',
          GONE,
        ]);
      });
      const path = `/api/memberships/${String(body.id)}`;
      await call(api, path, { method: 'DELETE', token: invited.idToken });
      for (const what of WAYS) {
        expect(refusalOf(await use(api, what, invited, bySecret(link)))).toEqual([
          410,
          'gone',
          GONE,
        ]);
      }
    }));

  // R-PPL-02
  it('when its seven days, or the last day of a guest, are over', () =>
    withTwo(async (owner, invited) => {
      const now = await planTime();
      const past = new Date(now - 1).toISOString();
      const lapsed = await invite(owner, invited.email, { lapsesAt: past });
      for (const what of WAYS) {
        expect(refusalOf(await use(api, what, invited, bySecret(lapsed)))).toEqual([
          410,
          'gone',
          GONE,
        ]);
        expect(refusalOf(await use(api, what, invited, byId(lapsed)))).toEqual([410, 'gone', GONE]);
      }
      const over = await invite(owner, invited.email, { until: past });
      expect(refusalOf(await use(api, 'accept', invited, bySecret(over)))).toEqual([
        410,
        'gone',
        GONE,
      ]);
    }));

  // R-PPL-02
  it('to the person who has sent it', () =>
    withTwo(async (owner, invited) => {
      const link = await invite(owner, invited.email);
      for (const what of WAYS) {
        expect(refusalOf(await use(api, what, owner, bySecret(link)))).toEqual([
          409,
          'exists',
          'You sent this invitation yourself. The person whom you invited has to open it.',
        ]);
      }
    }));

  // R-PPL-02 R-PPL-05
  it.each([
    ['smaller', async ({ uid }: Person) => putPlan(uid, SOLO)],
    ['ended', async ({ uid }: Person) => putPlan(uid, HOUSEHOLD, { status: 'canceled' })],
  ])(
    'when the plan is %s by then, which its page says before, and it stays open',
    (_what, change) =>
      withTwo(async (owner, invited) => {
        const link = await invite(owner, invited.email);
        await change(owner);
        const before = await householdOf(owner);
        const preview = await use(api, 'preview', invited, bySecret(link));
        expect([preview.status, preview.body.state]).toEqual([200, 'full']);
        expect(refusalOf(await use(api, 'accept', invited, bySecret(link)))).toEqual([
          409,
          'places',
          'Hana’s plan has no free place right now. Ask them to make room; your invitation stays open.',
        ]);
        expect(await householdOf(owner)).toEqual(before);
        expect(await mailsOf(owner, 'person_joined')).toEqual([]);
        await putPlan(owner.uid, HOUSEHOLD);
        expect((await use(api, 'accept', invited, bySecret(link))).status).toBe(200);
      }),
  );

  // R-PPL-02
  it('when its owner’s account is going, and when it is gone', () =>
    withTwo(async (owner, invited) => {
      const link = await invite(owner, invited.email);
      const mark = firestore().doc(`deletedAccounts/${owner.uid}`);
      await mark.set({ isDone: false, expireAt: new Date(Date.now() + 60_000) });
      for (const what of WAYS) {
        expect(refusalOf(await use(api, what, invited, bySecret(link)))).toEqual([
          410,
          'gone',
          GONE,
        ]);
      }
      await mark.delete();
      await removePerson(owner.uid);
      for (const what of WAYS) {
        expect(refusalOf(await use(api, what, invited, byId(link)))).toEqual([410, 'gone', GONE]);
      }
    }));

  // R-PPL-02 R-REL-03
  it('to someone whose account is going', () =>
    withTwo(async (owner, invited) => {
      const link = await invite(owner, invited.email);
      const mark = firestore().doc(`deletedAccounts/${invited.uid}`);
      await mark.set({ isDone: false, expireAt: new Date(Date.now() + 60_000) });
      expect(refusalOf(await use(api, 'accept', invited, bySecret(link))).slice(0, 2)).toEqual([
        409,
        'conflict',
      ]);
      expect((await householdOf(owner)).members).toEqual([]);
      await mark.delete();
    }));
});

describe('on two instances at once', () => {
  let others: Instance;
  beforeAll(async () => {
    others = await startInstance();
  }, 30_000);
  afterAll(() => others.close());

  // R-PPL-02 R-REL-04
  it('an invitation is accepted once, and both answers say so', () =>
    withTwo(async (owner, invited) => {
      const link = await invite(owner, invited.email);
      const answers = await Promise.all(
        [api, others, api, others].map((one) => use(one, 'accept', invited, bySecret(link))),
      );
      expect(statusesOf(answers)).toEqual(answers.map(() => [200, null]));
      expect(new Set(answers.map(({ body }) => body.joinedAt)).size).toBe(1);
      expect((await householdOf(owner)).members).toEqual([`${invited.uid} active`]);
      expect(await mailsOf(owner, 'person_joined')).toHaveLength(1);
      expect(await eventsOf(owner)).toEqual([['person_joined', 'Ivo']]);
    }));

  // R-PPL-02 R-REL-04
  it('one of two gets the last place, and the other’s invitation lapses or stays refused @battery', () =>
    withPeople(['Hana', 'Ivo', 'Zoe', 'Max', 'Kim', 'Lea', 'Tom'], async ([owner, ...people]) => {
      if (owner === undefined) throw new Error('no one was made');
      const cedar = await becomeOwner(owner);
      for (const one of people.slice(2)) await putMember(owner, one, [cedar]);
      const [ivo, zoe] = people;
      if (ivo === undefined || zoe === undefined) throw new Error('no one was made');
      const [first, second] = [await invite(owner, ivo.email), await invite(owner, zoe.email)];
      const answers = await Promise.all([
        use(api, 'accept', ivo, bySecret(first)),
        use(others, 'accept', zoe, bySecret(second)),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const { members } = await householdOf(owner);
      expect(members.filter((one) => one.endsWith('active'))).toHaveLength(5);
    }));

  // R-PPL-02
  it('accepting and declining end with one of the two', () =>
    withTwo(async (owner, invited) => {
      const link = await invite(owner, invited.email);
      const [accepted, declined] = await Promise.all([
        use(api, 'accept', invited, bySecret(link)),
        use(others, 'decline', invited, bySecret(link)),
      ]);
      expect(new Set([accepted.status, declined.status])).toEqual(new Set([200, 410]));
      const { members, invitations } = await householdOf(owner);
      expect(members).toHaveLength(accepted.status === 200 ? 1 : 0);
      expect(invitations).toEqual([]);
    }));
});

// R-PPL-02
it('no secret of an invitation reaches the log', () =>
  withTwo(async (owner, invited) => {
    const link = await invite(owner, invited.email);
    await use(api, 'preview', invited, bySecret(link));
    expect((await invitationOf(link.secret).get()).exists).toBe(true);
    await use(api, 'accept', invited, bySecret(link));
    expect(api.logged.length).toBeGreaterThan(0);
    expect(api.logged.filter((line) => line.includes(link.secret))).toEqual([]);
    const { idToken } = await signInPerson(invited.email);
    expect(
      JSON.stringify((await call(api, '/api/memberships', { token: idToken })).body),
    ).not.toContain(link.secret);
  }));
