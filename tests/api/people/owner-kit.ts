/** An owner with their people, as they stand in the database. */
import { createHash, randomUUID } from 'node:crypto';
import type { DocumentData } from 'firebase-admin/firestore';
import { mails, mailIn, type StoredMail } from '../../../functions/src/adapters/outbox.ts';
import { invitationIn, keyOf } from '../../../functions/src/modules/people/invitation-record.ts';
import {
  membershipId,
  membershipIn,
  type Membership,
} from '../../../functions/src/modules/memberships/membership-record.ts';
import { createPerson, removePerson, type Person } from '../../support/people.ts';
import { call, emulators, firestore, isSignIn, type Reply } from '../api.ts';

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
  given: Partial<Membership> = {},
  person: Parameters<typeof createPerson>[0] = {},
): Promise<Person & { membership: string }> {
  const member = await createPerson(person);
  made.push(member);
  const id = membershipId(owner, member.uid);
  const fields: Omit<Membership, 'id'> = {
    owner,
    member: member.uid,
    ownerName: 'Test Person',
    name: member.displayName,
    machines: 'all',
    until: null,
    state: 'active',
    reason: null,
    joinedAt: pastSecond(made.length),
    visitedAt: null,
    isLastDayTold: false,
    ...given,
  };
  await firestore().doc(`memberships/${id}`).set(fields);
  return { ...member, membership: id };
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
  { uid: owner }: Pick<Person, 'uid'>,
  given: DocumentData = {},
): Promise<string> {
  const email = typeof given['email'] === 'string' ? given['email'] : newAddress();
  const key = keyOf(owner, email);
  await firestore()
    .doc(`invitations/${createHash('sha256').update(randomUUID()).digest('hex')}`)
    .set({
      key,
      owner,
      email,
      machines: 'all',
      until: null,
      state: 'open',
      member: null,
      sentAt: inDays(-1),
      lapsesAt: inDays(6),
      expireAt: new Date(inDays(13)),
      ...given,
    });
  return key;
}

export async function mailsTo(address: string): Promise<StoredMail[]> {
  return readMails('to', address);
}

export async function mailsAbout({ uid }: Pick<Person, 'uid'>): Promise<StoredMail[]> {
  return readMails('uid', uid);
}

async function readMails(field: string, value: string): Promise<StoredMail[]> {
  const { docs } = await mails(await emulators().db())
    .where(field, '==', value)
    .get();
  return docs.map(mailIn).filter((mail) => mail !== null);
}

/** What a person's list of security events says, the oldest first. */
export async function eventsOf({ uid }: Pick<Person, 'uid'>): Promise<unknown[][]> {
  const { docs } = await firestore().collection('auditLog').where('uid', '==', uid).get();
  const byAge = docs.toSorted((a, b) => (a.id > b.id ? -1 : 1));
  return byAge
    .map((doc) => [doc.get('kind'), doc.get('about')])
    .filter(([kind]) => !isSignIn(kind));
}

/** The machines that a member sees, by id. */
export async function sharedWith({ uid }: Pick<Person, 'uid'>): Promise<string[]> {
  const { docs } = await firestore().collection('sharedMachines').where('member', '==', uid).get();
  return docs.map((doc) => String(doc.get('machine'))).toSorted();
}

export const wordsOf = ({ status, body }: Reply) => [status, body.code, body.error];
