/** What tests about invited people share: an owner with a plan and a machine, and invitations as they are stored. */
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { DOCUMENTS } from '../../../functions/src/schema.ts';
import type { Machine } from '../../../functions/src/contract/machines.ts';
import { idOf, keyOf } from '../../../functions/src/modules/seats/invitation-record.ts';
import { changePerson, createProfile, type Person } from '../../support/people.ts';
import { call, firestore, withPerson, type Reply } from '../api.ts';
import { putMachine, putPlan } from '../machine-documents.ts';
import { HOUSEHOLD, planTime } from '../machine-kit.ts';

export const DAY_MS = 86_400_000;
type Server = { url: string };
type Stored<K extends 'invitations' | 'memberships'> = z.infer<(typeof DOCUMENTS)[K]['fields']>;

/** Some people at once. */
export async function withPeople(
  names: readonly string[],
  test: (people: Person[]) => Promise<void>,
): Promise<void> {
  const nest = (people: Person[]): Promise<void> => {
    const displayName = names[people.length];
    if (displayName === undefined) return test(people);
    return withPerson({ displayName }, (person) => nest([...people, person]));
  };
  await nest([]);
}

/** Gives someone a profile, a plan and a machine. */
export async function becomeOwner(person: Person, planId = HOUSEHOLD): Promise<Machine> {
  await createProfile(person);
  await putPlan(person.uid, planId);
  return putMachine(person.uid, { name: 'Cedar' });
}

export type Link = { secret: string; id: string };

/** An invitation as its owner has sent it. */
export async function invite(
  owner: Pick<Person, 'uid'>,
  email: string,
  change: Partial<Stored<'invitations'>> = {},
  secret = randomBytes(32).toString('base64url'),
): Promise<Link> {
  const now = await planTime();
  const key = keyOf(owner.uid, email);
  await invitationOf(secret).set({
    key,
    owner: owner.uid,
    email,
    machines: 'all',
    until: null,
    state: 'open',
    member: null,
    sentAt: new Date(now).toISOString(),
    lapsesAt: new Date(now + 7 * DAY_MS).toISOString(),
    expireAt: new Date(now + 14 * DAY_MS),
    ...change,
  });
  return { secret, id: key };
}

export function invitationOf(secret: string) {
  return firestore().doc(`invitations/${idOf(secret)}`);
}

/** A membership that stands since a moment ago, with what its member sees of the machines. */
export async function putMember(
  owner: Pick<Person, 'uid' | 'displayName'>,
  member: Pick<Person, 'uid' | 'displayName'>,
  machines: readonly Machine[],
  change: Partial<Stored<'memberships'>> = {},
): Promise<string> {
  const db = firestore();
  const id = membershipId(owner, member);
  const joinedAt = new Date((await planTime()) - DAY_MS).toISOString();
  const membership = {
    owner: owner.uid,
    member: member.uid,
    ownerName: owner.displayName,
    name: member.displayName,
    machines: 'all',
    until: null,
    state: 'active',
    reason: null,
    joinedAt,
    visitedAt: null,
    isLastDayTold: false,
    ...change,
  };
  await db.doc(`memberships/${id}`).set(membership);
  if (membership.state === 'suspended') return id;
  for (const { id: machine, name, state, origin, since } of machines) {
    const stored = await db.doc(`machines/${machine}`).get();
    const known = z.array(z.string()).catch([]).parse(stored.get('members'));
    await stored.ref.update({ members: [...known, member.uid] });
    await db.doc(`sharedMachines/${member.uid}_${machine}`).set({
      owner: owner.uid,
      member: member.uid,
      membership: id,
      machine,
      name,
      state,
      origin,
      since,
      ownerName: owner.displayName,
      until: new Date('9999-12-31T00:00:00.000Z'),
    });
  }
  return id;
}

export function membershipId(owner: Pick<Person, 'uid'>, member: Pick<Person, 'uid'>): string {
  const words = JSON.stringify([owner.uid, member.uid]);
  return createHash('sha256').update(words).digest('hex').slice(0, 40);
}

/** Another confirmed address, while the session from before goes on: a change ends it, and what is noted of it is forgotten here. */
export async function changeAddress({ uid }: Pick<Person, 'uid'>, email: string): Promise<void> {
  await changePerson(uid, { email, emailVerified: true });
  await changePerson(uid, { validSince: '1' });
  await firestore().doc(`sessionGates/${uid}`).delete();
}

/** What a person does with an invitation. */
export function use(
  api: Server,
  what: 'preview' | 'accept' | 'decline',
  { idToken: token }: Pick<Person, 'idToken'>,
  body: object,
): Promise<Reply> {
  return call(api, `/api/invitations/${what}`, { token, body });
}

export const bySecret = ({ secret }: Link) => ({ secret });
export const byId = ({ id }: Link) => ({ id });

/** What is stored about a household: who is a member, in which state, which copies they have, and what is open. */
export async function householdOf({ uid }: Pick<Person, 'uid'>) {
  const about = async (name: string, field = 'owner') => {
    const { docs } = await firestore().collection(name).where(field, '==', uid).get();
    return docs.map((doc) => doc.data());
  };
  const [members, copies, invitations, machines] = await Promise.all([
    about('memberships'),
    about('sharedMachines'),
    about('invitations'),
    about('machines', 'uid'),
  ]);
  return {
    members: members.map(({ member, state }) => `${member} ${state}`).toSorted(),
    copies: copies.map(({ member, machine }) => `${member} ${machine}`).toSorted(),
    invitations: invitations.map(({ email, state }) => `${email} ${state}`).toSorted(),
    shared: machines.flatMap(({ members: uids }) => z.array(z.string()).parse(uids ?? [])),
  };
}

/** The mails about an account, by kind and facts, but for those of other kinds than these. */
export async function mailsOf({ uid }: Pick<Person, 'uid'>, ...kinds: string[]) {
  const { docs } = await firestore().collection('mail').where('uid', '==', uid).get();
  return docs
    .filter((doc) => kinds.includes(String(doc.get('kind'))))
    .map((doc) => ({ kind: doc.get('kind'), to: doc.get('to'), facts: doc.get('facts') }));
}
