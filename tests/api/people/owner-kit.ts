/** An owner with their people, as they stand in the database. */
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { invitationIn } from '../../../functions/src/modules/seats/invitation-record.ts';
import { membershipIn } from '../../../functions/src/modules/seats/membership-record.ts';
import { createPerson, removePerson, type Person } from '../../support/people.ts';
import { call, firestore, type Reply } from '../api.ts';
import { invite as store, putMember as putMembership } from './member-kit.ts';

const DAY_MS = 86_400_000;

export const pastSecond = (count: number) =>
  new Date(Date.UTC(2026, 0, 1, 0, 0, count)).toISOString();

export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
export const newAddress = () => `${randomUUID()}@invited.test`;

type Caller = Pick<Person, 'idToken'>;
type Server = { url: string };

export const invite = (api: Server, { idToken: token }: Caller, body: object): Promise<Reply> =>
  call(api, '/api/people/invitations', { token, body: { machines: 'all', ...body } });

export const resend = (api: Server, { idToken: token }: Caller, id: unknown): Promise<Reply> =>
  call(api, `/api/people/invitations/${String(id)}/resend`, { method: 'POST', token });

export const takeBack = (api: Server, { idToken: token }: Caller, id: unknown): Promise<Reply> =>
  call(api, `/api/people/invitations/${String(id)}`, { method: 'DELETE', token });

export const listPeople = (api: Server, { idToken: token }: Caller): Promise<Reply> =>
  call(api, '/api/people', { token });

export const change = (
  api: Server,
  { idToken: token }: Caller,
  id: string,
  body: object,
): Promise<Reply> => call(api, `/api/people/${id}`, { method: 'PATCH', token, body });

export const remove = (api: Server, { idToken: token }: Caller, id: string): Promise<Reply> =>
  call(api, `/api/people/${id}`, { method: 'DELETE', token });

const made: Person[] = [];

/** Someone who may open an owner's machines. They are removed by `removeMembers`. */
export async function putMember(
  { uid: owner }: Pick<Person, 'uid'>,
  given: Parameters<typeof putMembership>[3] = {},
  person: Parameters<typeof createPerson>[0] = {},
): Promise<Person & { membership: string }> {
  const member = await createPerson(person);
  made.push(member);
  const ownerSide = { uid: owner, displayName: 'Test Person' };
  const fields = { joinedAt: pastSecond(made.length), ...given };
  return { ...member, membership: await putMembership(ownerSide, member, [], fields) };
}

export async function removeMembers(): Promise<void> {
  const gone = made.splice(0);
  await Promise.all(gone.map(({ uid }) => removePerson(uid).catch(() => undefined)));
}

export async function membershipOf({ membership }: { membership: string }) {
  return membershipIn(await firestore().doc(`memberships/${membership}`).get());
}

/** The invitations of an owner, whatever became of them. */
export async function invitationsOf({ uid }: Pick<Person, 'uid'>) {
  const { docs } = await firestore().collection('invitations').where('owner', '==', uid).get();
  return docs.map(invitationIn).filter((one) => one !== null);
}

/** An invitation that no call has made. */
export async function putInvitation(
  owner: Pick<Person, 'uid'>,
  { email = newAddress(), ...given }: NonNullable<Parameters<typeof store>[2]> = {},
): Promise<string> {
  const expireAt = Timestamp.fromDate(new Date(inDays(13)));
  const dates = { sentAt: inDays(-1), lapsesAt: inDays(6), expireAt };
  return (await store(owner, email, { ...dates, ...given })).id;
}

/** The machines that a member sees, by id. */
export async function sharedWith({ uid }: Pick<Person, 'uid'>): Promise<string[]> {
  const { docs } = await firestore().collection('sharedMachines').where('member', '==', uid).get();
  return docs.map((doc) => String(doc.get('machine'))).toSorted();
}

export const wordsOf = ({ status, body }: Reply) => [status, body.code, body.error];
