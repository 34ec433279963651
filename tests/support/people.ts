/** People made and removed through the Auth emulator's own API. */
import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { readEnv } from './env.ts';

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
  const now = new Date().toISOString();
  const fields = {
    email: { stringValue: email },
    displayName: { stringValue: displayName },
    createdAt: { timestampValue: now },
    updatedAt: { timestampValue: now },
    ...(customerId === undefined ? {} : { customerId: { stringValue: customerId } }),
  };
  await profileRequest(uid, { method: 'PATCH', body: JSON.stringify({ fields }) });
}

export async function removeProfile(uid: string): Promise<void> {
  await profileRequest(uid, { method: 'DELETE' });
}

/**
 * What a test began may still be writing the document. Firestore then answers ABORTED, which asks to try again, as its SDKs do.
 * Source: https://cloud.google.com/firestore/docs/understand-error-codes
 */
async function profileRequest(uid: string, init: RequestInit): Promise<void> {
  const documents = `v1/projects/${project()}/databases/(default)/documents`;
  const address = `http://${readEnv('FIRESTORE_EMULATOR_HOST')}/${documents}/users/${uid}`;
  const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(address, { ...init, headers });
    if (answer.ok) return;
    if (answer.status !== ABORTED || attempt === MOST_ATTEMPTS) {
      throw new Error(`the profile of ${uid}: ${await answer.text()}`);
    }
  }
}

/** The HTTP status of that answer. */
const ABORTED = 409;
const MOST_ATTEMPTS = 3;

async function asOwner(path: string, body: object): Promise<Record<string, unknown>> {
  return post(`${identityToolkit()}/projects/${project()}/${path}`, body, 'Bearer owner');
}

async function post(
  url: string,
  body: object,
  authorization?: string,
): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(authorization ? { Authorization: authorization } : {}),
    },
    body: JSON.stringify(body),
  });
  const json = Answer.parse(await answer.json());
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(json)}`);
  return json;
}

const Answer = z.record(z.string(), z.unknown());
const Refusals = z.object({ error: z.array(z.unknown()).default([]) });
