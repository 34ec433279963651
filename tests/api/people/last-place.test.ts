/** Two instances give away the last place once. `npm run battery -- instances` has them try a hundred times each. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../support/people.ts';
import { call, firestore, type Reply } from '../api.ts';
import { startInstance, type Instance } from '../instances.ts';
import { HOUSEHOLD } from '../machine-kit.ts';
import {
  becomeOwner,
  bySecret,
  householdOf,
  invite,
  putMember,
  use,
  withPeople,
} from './member-kit.ts';
import { invite as inviteByApi, newAddress, takeBack } from './owner-kit.ts';
import { stretched } from '../../support/time-limits/stretched.ts';

const isFull = process.env.ALCOVE_FULL_SIZE === 'yes';
/** Each with people of its own: calls are counted per person. */
const GROUPS = isFull ? 10 : 1;
const ROUNDS = isFull ? 10 : 2;
const LONGEST_MS = stretched(isFull ? 600_000 : 60_000);
/** Those who have joined already: with the owner, one place is left of six. */
const FOUR = ['a', 'b', 'c', 'd'].map((name) => ({ uid: `${name}-of-four`, displayName: name }));

let instances: readonly [Instance, Instance];
beforeAll(async () => {
  instances = await Promise.all([startInstance(), startInstance()]);
});
afterAll(() => Promise.all(instances.map((instance) => instance.close())));

describe('the last place', () => {
  // R-PPL-07
  it(
    'goes to one of two who accept at once, where a smaller plan has room for one of them',
    () =>
      inGroups(['Hana', 'Ivo', 'Zoe'], async ([owner, ...invited]) => {
        // Sent when the plan was larger. Nothing has settled the smaller one yet.
        const links = await Promise.all(invited.map(({ email }) => invite(owner, email)));
        const answers = await Promise.all(
          invited.map((person, index) =>
            use(
              instances[index === 0 ? 0 : 1],
              'accept',
              person,
              bySecret(links[index] ?? never()),
            ),
          ),
        );
        expect(countOf(answers, 200)).toBe(1);
        expect(codesOf(answers)).toMatch(/^(gone|places)$/);
        const { members, invitations } = await householdOf(owner);
        expect(members.filter((one) => one.endsWith(' active'))).toHaveLength(FOUR.length + 1);
        expect(members).toHaveLength(FOUR.length + 1);
        expect(invitations.filter((one) => one.endsWith(' open'))).toEqual([]);
        const [joined = never()] = invited.filter((_, index) => answers[index]?.status === 200);
        const id = String(answers.find(({ status }) => status === 200)?.body.id);
        const { idToken: token } = joined;
        const left = await call(instances[0], `/api/memberships/${id}`, {
          method: 'DELETE',
          token,
        });
        expect(left.status).toBe(200);
      }),
    LONGEST_MS,
  );

  // R-PPL-07
  it(
    'goes to one of two who are invited at once @battery',
    () =>
      inGroups(['Hana'], async ([owner]) => {
        const answers = await Promise.all(
          instances.map((instance) => inviteByApi(instance, owner, { email: newAddress() })),
        );
        expect(countOf(answers, 201)).toBe(1);
        expect(codesOf(answers)).toBe('places');
        const { invitations } = await householdOf(owner);
        expect(invitations.filter((one) => one.endsWith(' open'))).toHaveLength(1);
        const made = answers.find(({ status }) => status === 201);
        expect((await takeBack(instances[1], owner, made?.body.id)).status).toBe(200);
      }),
    LONGEST_MS,
  );
});

/** Plays the rounds with some people, of whom the first has a plan with one place left. */
async function inGroups(
  names: readonly string[],
  round: (people: [Person, ...Person[]]) => Promise<void>,
): Promise<void> {
  for (let group = 0; group < GROUPS; group += 1) {
    await withPeople(names, async ([owner = never(), ...others]) => {
      const machine = await becomeOwner(owner, HOUSEHOLD);
      const ids: string[] = [];
      for (const one of FOUR) ids.push(await putMember(owner, one, [machine]));
      for (let count = 0; count < ROUNDS; count += 1) await round([owner, ...others]);
      const db = firestore();
      await Promise.all([
        ...ids.map((id) => db.doc(`memberships/${id}`).delete()),
        ...FOUR.map(({ uid }) => db.doc(`sharedMachines/${uid}_${machine.id}`).delete()),
      ]);
    });
  }
}

function countOf(answers: readonly Reply[], status: number): number {
  return answers.filter((one) => one.status === status).length;
}

function codesOf(answers: readonly Reply[]): string {
  return answers.flatMap(({ body: { code } }) => (typeof code === 'string' ? [code] : [])).join();
}

function never(): never {
  throw new Error('someone is missing');
}
