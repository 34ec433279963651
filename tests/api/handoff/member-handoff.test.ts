/** The hand-off to another account's machine: whom it lets in as a member, what the server is told, and what ends it. */
import type { Firestore } from 'firebase-admin/firestore';
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Firebase } from '../../../functions/src/adapters/firebase.ts';
import type { Machine } from '../../../functions/src/contract/machines.ts';
import {
  membershipId,
  type Membership,
} from '../../../functions/src/modules/seats/membership-record.ts';
import { signInAtServer, signInPerson, type Person } from '../../support/people.ts';
import {
  auth,
  call,
  emulators,
  firestore,
  startApi,
  withPerson,
  type Api,
  type Reply,
} from '../api.ts';
import { putMachine, putPlan } from '../machine-documents.ts';
import { casesOf } from '../../support/cases.ts';

let api: Api;
/** Its reads of memberships can be held. */
let slow: Api;
beforeAll(async () => {
  [api, slow] = await Promise.all([startApi(), startApi({}, await gatedFirebase())]);
});
afterAll(() => Promise.all([api.close(), slow.close()]));

const JOINED = '2026-11-01T09:00:00.000Z';
const NOT_YOURS =
  'Addresses like this belong to servers that we host, and this one is not yours. Ask its owner to invite you.';

type Shared = {
  owner: Person;
  member: Person;
  machine: Machine;
  /** Changes the membership. */
  change: (change: Partial<Membership>) => Promise<unknown>;
  /** As its owner does: the document goes. */
  remove: () => Promise<unknown>;
};

/** Runs a test with a machine that its owner shares with someone. */
function share(
  test: (shared: Shared) => Promise<void>,
  state: { machine?: Partial<Machine>; membership?: Partial<Membership> } = {},
): Promise<void> {
  return withPerson({ displayName: 'Ada L.' }, (owner) =>
    withPerson({ displayName: 'Hana S.' }, async (member) => {
      const machine = await putMachine(owner.uid, { members: [member.uid], ...state.machine });
      const doc = firestore().doc(`memberships/${membershipId(owner.uid, member.uid)}`);
      const membership: Omit<Membership, 'id'> = {
        owner: owner.uid,
        member: member.uid,
        ownerName: 'Ada L.',
        ownerEmail: null,
        name: null,
        machines: 'all',
        until: null,
        state: 'active',
        reason: null,
        joinedAt: JOINED,
        visitedAt: null,
        isLastDayTold: false,
        ...state.membership,
      };
      await doc.set(membership);
      try {
        await test({
          owner,
          member,
          machine,
          change: (change) => doc.set({ ...membership, ...change }),
          remove: () => doc.delete(),
        });
      } finally {
        await doc.delete();
      }
    }),
  );
}

const ask = (
  { idToken: token }: Pick<Person, 'idToken'>,
  { origin }: Machine,
  { consent = '', on = api } = {},
) =>
  call(on, `/api/get-custom-token?redirect=${encodeURIComponent(String(origin))}${consent}`, {
    token,
  });

const readSession = (token: string) => call(api, '/api/handoff-session', { token });

const verdictOf = ({ status, body }: Reply) => [status, body.code];
const wordsOf = ({ status, body }: Reply) => [status, body.code, body.error];

const Minted = z.object({ uid: z.string(), claims: z.record(z.string(), z.unknown()) });

async function open(person: Person, machine: Machine) {
  const { body } = await ask(person, machine);
  const customToken = z.string().parse(body.customToken);
  const { claims } = Minted.parse(jwt.decode(customToken));
  return { customToken, claims, ...(await signInAtServer(customToken)) };
}

/** The emulators, whose database lets a read of a membership wait after it has answered. */
async function gatedFirebase(): Promise<Firebase> {
  const firebase = emulators();
  const db = await firebase.db();
  const gated = new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name !== 'getAll') return value.bind(target);
      return async (...docs: { path: string }[]) => {
        const found: unknown = await Reflect.apply(value, target, docs);
        if (docs.some(({ path }) => path.startsWith('memberships/'))) await gate?.pass();
        return found;
      };
    },
  });
  return { ...firebase, db: async (): Promise<Firestore> => gated };
}

let gate: { pass: () => Promise<void> } | null = null;

/** Runs `act` after the call has read the membership, and before it records anything. */
async function whileReading(start: () => Promise<Reply>, act: () => Promise<unknown>) {
  let letGo = (): void => {};
  const opened = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let answer: Promise<Reply> | undefined;
  await new Promise<void>((reached) => {
    gate = {
      pass: () => {
        gate = null;
        reached();
        return opened;
      },
    };
    answer = start();
  });
  await act();
  letGo();
  if (answer === undefined) throw new Error('nothing was called');
  return answer;
}

describe('a member who opens the machine', () => {
  // R-PPL-03
  it('is signed in as themselves: the server is told who is here and whose it is, and no owner', () =>
    share(async ({ owner, member, machine }) => {
      const { claims, idToken } = await open(member, machine);
      const told = {
        version: 2,
        person: member.uid,
        account: owner.uid,
        role: 'member',
        server: machine.id,
        origin: machine.origin,
        name: 'Hana S.',
        email: member.email,
        planInForce: false,
      };
      expect(claims).toEqual({ handoff: true, ...told });
      expect((await readSession(idToken)).body).toEqual(told);
    }));

  // R-PPL-03
  it('needs no consent, cannot add it as their own, and leaves a visit at the membership and nothing in the owner’s list', () =>
    share(async ({ owner, member, machine }) => {
      const asked = await ask(member, machine, { consent: '&consent=ask' });
      expect(Object.keys(asked.body)).toEqual(['customToken']);
      const body = { name: 'Mine', origin: machine.origin };
      const added = await call(api, '/api/servers', { token: member.idToken, body });
      expect(wordsOf(added)).toEqual([400, 'bad_origin', NOT_YOURS]);
      const stored = firestore().doc(`memberships/${membershipId(owner.uid, member.uid)}`);
      expect((await stored.get()).data()).toMatchObject({
        name: 'Hana S.',
        visitedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      });
      const { body: listed } = await call(api, '/api/servers', { token: owner.idToken });
      expect(listed.servers).toMatchObject([{ id: machine.id, lastHandoffAt: null }]);
      const { body: security } = await call(api, '/api/security', { token: member.idToken });
      expect(security.events).toMatchObject([
        { kind: 'server_opened', about: machine.origin },
        { kind: 'signed_in' },
      ]);
    }));

  // R-PPL-03
  it('brings the plan of the account, whatever their own is', () =>
    share(async ({ owner, member, machine }) => {
      await putPlan(member.uid, 'price_solo_month');
      const { claims, idToken } = await open(member, machine);
      expect(claims).toMatchObject({ planInForce: false });
      expect((await readSession(idToken)).body).toMatchObject({ planInForce: false });
      await putPlan(member.uid, 'price_solo_month', { status: 'paused' });
      await putPlan(owner.uid, 'price_household_month');
      expect((await open(member, machine)).claims).toMatchObject({ planInForce: true });
      expect((await readSession(idToken)).body).toMatchObject({ planInForce: true });
    }));

  // R-PPL-03
  it('has an identity of their own beside the owner’s, and both end when the machine is erased', () =>
    share(async ({ owner, member, machine }) => {
      const [own, shared] = [await open(owner, machine), await open(member, machine)];
      expect(shared.identity).not.toBe(own.identity);
      expect((await readSession(own.idToken)).body).toMatchObject({
        person: owner.uid,
        account: owner.uid,
        role: 'owner',
        owner: owner.uid,
      });
      expect((await readSession(shared.idToken)).body).toMatchObject({ person: member.uid });
      const path = `/api/machines/${machine.id}`;
      const body = { name: machine.name };
      const erased = await call(api, path, { method: 'DELETE', token: owner.idToken, body });
      expect(erased.status).toBe(200);
      for (const { identity, idToken } of [own, shared]) {
        await expect(auth().getUser(identity)).rejects.toThrow('no user record');
        expect(verdictOf(await readSession(idToken))).toEqual([403, 'revoked']);
      }
    }));
});

describe('is refused', () => {
  // R-PPL-02 R-PPL-03
  it.each(
    casesOf([
      ['whose last day is over', { until: '2026-11-02T00:00:00.000Z' }],
      ['who may open another machine only', { machines: ['another'] }],
      ['whose last day is over, suspended or not', { until: JOINED, state: 'suspended' }],
      ['who is suspended from another machine', { machines: ['another'], state: 'suspended' }],
    ] satisfies [string, Partial<Membership>][]),
  )('as a stranger, in the words for addresses without a machine: someone %s', (_who, membership) =>
    share(
      async ({ member, machine }) => {
        const nowhere = { ...machine, origin: 'http://birch-0.localhost:12114' };
        for (const at of [machine, nowhere]) {
          for (const consent of ['', '&consent=ask']) {
            expect(wordsOf(await ask(member, at, { consent }))).toEqual([
              403,
              'server_not_trusted',
              NOT_YOURS,
            ]);
          }
        }
      },
      { membership },
    ),
  );

  // R-PPL-02 R-PPL-03
  it.each([
    [
      'for want of places',
      { reason: 'places', ownerName: 'Ada L.' },
      'Your access to Cedar is suspended, because the plan has too few places for everyone. Ask Ada L. to let you in again.',
    ],
    [
      'by the owner’s choice',
      { reason: 'owner_choice', ownerName: null },
      'Your access to Cedar is suspended. Ask the owner to let you in again.',
    ],
  ] satisfies [string, Partial<Membership>, string][])(
    'a member who is suspended %s, and told whom to ask',
    (_why, membership, words) =>
      share(
        async ({ member, machine }) => {
          expect(wordsOf(await ask(member, machine))).toEqual([403, 'suspended', words]);
        },
        { membership: { state: 'suspended', ...membership } },
      ),
  );

  // R-PPL-03
  it.each([
    [
      'has old software',
      { handoffVersion: 1 },
      'This server cannot let in further people yet. Ask Ada L. to have it updated.',
    ],
    ['is asleep', { state: 'asleep' }, 'This server is asleep.'],
    [
      'is being set up with old software',
      { state: 'preparing', handoffVersion: 1 },
      'This server is still being set up. You can open it as soon as it is ready.',
    ],
  ] satisfies [string, Partial<Machine>, string][])(
    'a member while the machine %s',
    (_what, machine, words) =>
      share(
        async (shared) => {
          const answer = await ask(shared.member, shared.machine, { consent: '&consent=ask' });
          expect(wordsOf(answer)).toEqual([409, 'machine_not_ready', words]);
        },
        { machine },
      ),
  );

  // R-PPL-03
  it('no owner for their own old software', () =>
    share(
      async ({ owner, machine }) => {
        expect((await ask(owner, machine)).status).toBe(200);
      },
      { machine: { handoffVersion: 1 } },
    ));
});

describe('a membership that changes while its member is opening the machine', () => {
  // R-PPL-07
  it.each(
    casesOf([
      ['is removed', ({ remove }: Shared) => remove()],
      ['is suspended', ({ change }: Shared) => change({ state: 'suspended', reason: 'places' })],
      ['is for another machine', ({ change }: Shared) => change({ machines: ['another'] })],
      [
        'ends and begins again',
        ({ change }: Shared) => change({ joinedAt: '2026-11-02T09:00:00.000Z' }),
      ],
    ]),
  )('lets in no one if it %s, nor asks for consent', (_how, act) =>
    share(async (shared) => {
      const { member, machine } = shared;
      const start = () => ask(member, machine, { consent: '&consent=ask', on: slow });
      const answer = await whileReading(start, () => act(shared));
      expect(wordsOf(answer)).toEqual([403, 'server_not_trusted', NOT_YOURS]);
      const recorded = firestore().collection('handoffIdentities').where('uid', '==', member.uid);
      expect((await recorded.get()).size).toBe(0);
    }),
  );

  // R-PPL-07
  it('lets them in if nothing of that has changed', () =>
    share(async ({ member, machine, change }) => {
      const start = () => ask(member, machine, { on: slow });
      const answer = await whileReading(start, () => change({ name: 'Hana', visitedAt: JOINED }));
      expect(answer.status).toBe(200);
    }));
});

describe('a member’s session', () => {
  // R-PPL-02 R-PPL-07
  it.each([
    ['they are removed', ({ remove }: Shared) => remove()],
    ['they are suspended', ({ change }: Shared) => change({ state: 'suspended' })],
    ['their last day passes', ({ change }: Shared) => change({ until: JOINED })],
    ['the machine is taken from them', ({ change }: Shared) => change({ machines: ['another'] })],
    [
      'the machine is to be erased',
      ({ machine }: Shared) =>
        firestore().doc(`machines/${machine.id}`).update({ state: 'ending' }),
    ],
  ])('ends at the server’s next question when %s, and the same token opens no other', (_how, act) =>
    share(async (shared) => {
      const { idToken, customToken } = await open(shared.member, shared.machine);
      expect((await readSession(idToken)).status).toBe(200);
      await act(shared);
      expect(verdictOf(await readSession(idToken))).toEqual([403, 'revoked']);
      const again = await signInAtServer(customToken);
      expect(verdictOf(await readSession(again.idToken))).toEqual([403, 'revoked']);
    }),
  );

  // R-PPL-03
  it.each(['asleep', 'unreachable', 'failed'] as const)(
    'goes on while the machine is %s, as its owner’s does',
    (state) =>
      share(async ({ member, machine }) => {
        const { idToken } = await open(member, machine);
        await firestore().doc(`machines/${machine.id}`).update({ state });
        expect((await readSession(idToken)).status).toBe(200);
      }),
  );

  // R-PPL-07
  it('does not come back with a new invitation: that is another identity', () =>
    share(async ({ member, machine, change, remove }) => {
      const first = await open(member, machine);
      await remove();
      await change({ joinedAt: '2026-11-09T09:00:00.000Z' });
      expect(verdictOf(await readSession(first.idToken))).toEqual([403, 'revoked']);
      const again = await signInAtServer(first.customToken);
      expect(verdictOf(await readSession(again.idToken))).toEqual([403, 'revoked']);
      const second = await open(member, machine);
      expect(second.identity).not.toBe(first.identity);
      expect((await readSession(second.idToken)).status).toBe(200);
    }));

  // R-PPL-03 R-ACC-03
  it('ends with the member’s other sessions, and not with the owner’s', () =>
    share(async ({ owner, member, machine }) => {
      const { idToken } = await open(member, machine);
      const endAll = ({ idToken: token }: Person) =>
        call(api, '/api/sessions/revoke', { method: 'POST', token, body: {} });
      await endAll(owner);
      expect((await readSession(idToken)).status).toBe(200);
      await endAll(member);
      expect(verdictOf(await readSession(idToken))).toEqual([403, 'revoked']);
    }));

  // R-PPL-07
  it('ends with the owner’s account, and its record forgets whose the machine was', () =>
    share(async ({ owner, member, machine }) => {
      const { idToken, identity } = await open(member, machine);
      const { idToken: token } = await signInPerson(owner.email);
      expect((await call(api, '/api/account', { method: 'DELETE', token })).status).toBe(200);
      expect(verdictOf(await readSession(idToken))).toEqual([403, 'revoked']);
      const record = await firestore().doc(`handoffIdentities/${identity}`).get();
      expect(record.data()).toMatchObject({ uid: member.uid, account: null });
    }));
});
