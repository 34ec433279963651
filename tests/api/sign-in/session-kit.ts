/** Sessions of one person in the emulator, whose tokens have no signature: any of them can have begun at another time. */
import { randomBytes } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { DOCUMENTS } from '../../../functions/src/schema.ts';
import { REFUSAL_HEADER } from '../../../functions/src/contract/sign-in.ts';
import { encode, seconds } from '../../support/id-tokens.ts';
import { changePerson, type Person } from '../../support/people.ts';
import { browserOf, call, firestore, withPerson } from '../api.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';
const HOURS_OPEN = 4;

/** Always the same moment: a later one would look like a new password. */
export const VALID_SINCE = String(seconds() - 7200);

/** Somewhere a person is signed in. */
export type Session = { token: string; id: string; headers: Record<string, string> };

/** Runs a test with a person whose sessions may have begun up to two hours ago. */
export function withAccount(
  test: (person: Person) => Promise<void>,
  options: Parameters<typeof withPerson>[0] = {},
): Promise<void> {
  return withPerson(options, async (person) => {
    await changePerson(person.uid, { validSince: VALID_SINCE });
    await test(person);
  });
}

/**
 * @param ago when it began, in seconds
 * @param how.browser null: its calls name none
 */
export function sessionOf(
  { idToken }: Pick<Person, 'idToken'>,
  ago: number,
  { browser = newBrowser(), claims = {} }: { browser?: string | null; claims?: object } = {},
): Session {
  const [header, payload = ''] = idToken.split('.');
  const began = seconds() - ago;
  const facts = Fields.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  const times = { iat: began, auth_time: began, exp: began + HOURS_OPEN * 3600 };
  return {
    token: `${header}.${encode({ ...facts, ...times, ...claims })}.`,
    id: String(began),
    headers: { 'User-Agent': FIREFOX, 'X-Browser': browser ?? '' },
  };
}

/** Another sign-in to the same account within the same second, in a browser of its own. */
export function twinOf({ token, id }: Session, browser: string | null = newBrowser()): Session {
  return { token, id, headers: { 'User-Agent': FIREFOX, 'X-Browser': browser ?? '' } };
}

/** As a page is in that has the session of this token: see `call`. */
export function pageOf(token: string): Session {
  const { auth_time: began } = Began.parse(jwt.decode(token));
  return twinOf({ token, id: String(began), headers: {} }, browserOf(token));
}

export const newBrowser = () => randomBytes(16).toString('hex');

/** A call of this session, at an endpoint that asks who calls and does nothing. @returns its status */
export async function visit(api: { url: string }, { token, headers }: Session): Promise<number> {
  return (await call(api, '/api/servers', { token, headers })).status;
}

/** Why a call of this session is refused, in the API's word for our pages; null where it is admitted, or the API does not know. */
export async function refusalOf(api: { url: string }, { token, headers }: Session) {
  const answer = await call(api, '/api/servers', { token, headers });
  return answer.headers.get(REFUSAL_HEADER);
}

/** What happened to a person, the oldest first. */
export async function happenedTo({ uid }: Pick<Person, 'uid'>): Promise<[string, string | null][]> {
  const { docs } = await firestore().collection('auditLog').where('uid', '==', uid).get();
  const events = docs.map((doc) => DOCUMENTS.auditLog.fields.parse(doc.data()));
  const inOrder = events.toSorted((one, other) => (one.at < other.at ? -1 : 1));
  return inOrder.map(({ kind, about }) => [kind, about]);
}

/** The events of which they were told by mail, and where. In a database where no one sends it. */
export async function toldOf({ uid }: Pick<Person, 'uid'>): Promise<string[]> {
  const { docs } = await firestore().collection('mail').where('uid', '==', uid).get();
  const mails = docs.map((doc) => Told.parse(doc.data()));
  return mails.map(({ to, facts: { event } }) => `${event} ${to}`).toSorted();
}

const Told = z.object({
  to: z.string().default('the account'),
  facts: z.object({ event: z.string() }),
});
const Began = z.object({ auth_time: z.number() });
const Fields = z.record(z.string(), z.unknown());
