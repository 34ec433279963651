/** People made and removed through the Auth emulator's own API. */
import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { firestore } from './emulators.ts';
import { readEnv } from './env.ts';
import { send } from './send.ts';

export const PASSWORD = 'correct-horse-9';

export type Person = {
  uid: string;
  email: string;
  password: string;
  displayName: string;
  idToken: string;
  refreshToken: string;
};

type NewPerson = { emailVerified?: boolean; displayName?: string; disabled?: boolean };

/** A new person with an address of their own, verified by default. */
export async function createPerson({
  emailVerified = true,
  displayName = 'Test Person',
  disabled = false,
}: NewPerson = {}): Promise<Person> {
  const uid = randomUUID();
  const email = `${uid}@people.test`;
  const account = { localId: uid, email, password: PASSWORD, displayName, emailVerified };
  await asOwner('accounts', account);
  const session = await signInPerson(email);
  if (disabled) await changePerson(uid, { disableUser: true });
  return { uid, email, password: PASSWORD, displayName, ...session };
}

export function signInPerson(email: string, password = PASSWORD): Promise<Session> {
  return signIn('signInWithPassword', { email, password });
}

/** What a browser does once an hour. */
export async function refreshSession({ refreshToken }: Pick<Session, 'refreshToken'>) {
  const url = `http://${readEnv('FIREBASE_AUTH_EMULATOR_HOST')}/securetoken.googleapis.com/v1/token?key=emulator`;
  const body = { grant_type: 'refresh_token', refresh_token: refreshToken };
  return Refreshed.parse(await send('POST', url, body));
}

/** Sets a new password as a browser can, without our API. */
export function changePassword({ idToken }: Pick<Session, 'idToken'>, password: string) {
  return signIn('update', { idToken, password });
}

/** What a server does with a custom token. */
export async function signInAtServer(token: string): Promise<Session & { identity: string }> {
  const session = await signIn('signInWithCustomToken', { token });
  return { ...session, identity: uidOf(session.idToken) };
}

/** Whose ID token it is. */
export function uidOf(idToken: string): string {
  return z.object({ sub: z.string() }).parse(jwt.decode(idToken)).sub;
}

/** Changes an account as an administrator would. */
export async function changePerson(uid: string, change: Record<string, unknown>): Promise<void> {
  await asOwner('accounts:update', { localId: uid, ...change });
}

export async function removePerson(uid: string): Promise<void> {
  await asOwner('accounts:delete', { localId: uid });
}

/**
 * The document that a sign-up writes: see `users/{uid}` in firestore.rules.
 * @param customerId as a first checkout adds it
 */
export async function createProfile(
  { uid, email, displayName }: Person,
  customerId?: string,
): Promise<void> {
  const now = new Date();
  const profile = { email, displayName, createdAt: now, updatedAt: now };
  await firestore()
    .doc(`users/${uid}`)
    .set(customerId === undefined ? profile : { ...profile, customerId });
}

export async function removeProfile(uid: string): Promise<void> {
  await firestore().doc(`users/${uid}`).delete();
}

async function signIn(how: string, body: object): Promise<Session> {
  const url = `${identityToolkit()}/accounts:${how}?key=emulator`;
  return Session.parse(await send('POST', url, { ...body, returnSecureToken: true }));
}

async function asOwner(path: string, body: object): Promise<void> {
  const project = readEnv('GCLOUD_PROJECT');
  await send('POST', `${identityToolkit()}/projects/${project}/${path}`, body, 'Bearer owner');
}

function identityToolkit() {
  return `http://${readEnv('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1`;
}

const Refreshed = z
  .object({ id_token: z.string(), refresh_token: z.string() })
  .transform(({ id_token: idToken, refresh_token: refreshToken }) => ({ idToken, refreshToken }));
const Session = z.object({ idToken: z.string(), refreshToken: z.string() });
type Session = z.infer<typeof Session>;
