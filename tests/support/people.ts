/** People made and removed through the Auth emulator's own API. */
import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { putDocument, removeDocument } from './documents.ts';
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

const authHost = () => readEnv('FIREBASE_AUTH_EMULATOR_HOST');
const project = () => readEnv('FIREBASE_PROJECT_ID');
const identityToolkit = () => `http://${authHost()}/identitytoolkit.googleapis.com/v1`;

/** A new person with an address of their own, verified by default. */
export async function createPerson({
  emailVerified = true,
  displayName = 'Test Person',
  disabled = false,
}: NewPerson = {}): Promise<Person> {
  const uid = randomUUID();
  const email = `${uid}@people.test`;
  // One call that takes a plain password; `accounts` would need a second one to confirm the address.
  const answer = await asOwner('accounts:batchCreate', {
    users: [
      {
        localId: uid,
        email,
        displayName,
        emailVerified,
        rawPassword: PASSWORD,
        salt: uid,
        createdAt: String(Date.now()),
      },
    ],
  });
  // The call as a whole succeeds, whatever of it was refused.
  const { error } = Refusals.parse(answer);
  if (error.length > 0) throw new Error(`${email} was refused: ${JSON.stringify(error)}`);
  const session = await signInPerson(email);
  if (disabled) await changePerson(uid, { disableUser: true });
  return { uid, email, password: PASSWORD, displayName, ...session };
}

export async function signInPerson(
  email: string,
  password = PASSWORD,
): Promise<{ idToken: string; refreshToken: string }> {
  const answer = await post(`${identityToolkit()}/accounts:signInWithPassword?key=emulator`, {
    email,
    password,
    returnSecureToken: true,
  });
  return { idToken: String(answer.idToken), refreshToken: String(answer.refreshToken) };
}

/** What a server does with a custom token. */
export async function signInAtServer(
  customToken: string,
): Promise<{ identity: string; idToken: string; refreshToken: string }> {
  const answer = await post(`${identityToolkit()}/accounts:signInWithCustomToken?key=emulator`, {
    token: customToken,
    returnSecureToken: true,
  });
  const idToken = String(answer.idToken);
  return { identity: uidOf(idToken), idToken, refreshToken: String(answer.refreshToken) };
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
  await putDocument(`users/${uid}`, {
    email,
    displayName,
    createdAt: now,
    updatedAt: now,
    ...(customerId === undefined ? {} : { customerId }),
  });
}

export async function removeProfile(uid: string): Promise<void> {
  await removeDocument(`users/${uid}`);
}

async function asOwner(path: string, body: object): Promise<Answer> {
  return post(`${identityToolkit()}/projects/${project()}/${path}`, body, 'Bearer owner');
}

async function post(url: string, body: object, authorization?: string): Promise<Answer> {
  return Answer.parse(await send('POST', url, body, authorization));
}

const Answer = z.record(z.string(), z.unknown());
type Answer = z.infer<typeof Answer>;
const Refusals = z.object({ error: z.array(z.unknown()).default([]) });
