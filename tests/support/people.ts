/** People made and removed through the Auth emulator's own API. */
import { randomUUID } from 'node:crypto';
import { readEnv } from './env.ts';

export const PASSWORD = 'correct-horse-9';

export type Person = {
  uid: string;
  email: string;
  password: string;
  idToken: string;
  refreshToken: string;
};

type NewPerson = { emailVerified?: boolean; displayName?: string; disabled?: boolean };

const authHost = () => readEnv('FIREBASE_AUTH_EMULATOR_HOST');
const project = () => readEnv('FIREBASE_PROJECT_ID');
const identityToolkit = () => `http://${authHost()}/identitytoolkit.googleapis.com/v1`;

/** A new person with an address of their own; verified unless told otherwise. */
export async function createPerson({
  emailVerified = true,
  displayName = 'Test Person',
  disabled = false,
}: NewPerson = {}): Promise<Person> {
  const email = `${randomUUID()}@people.test`;
  const account = await asOwner('accounts', {
    email,
    password: PASSWORD,
    displayName,
    emailVerified,
  });
  const uid = String(account.localId);
  await changePerson(uid, { emailVerified });
  const session = await signInPerson(email);
  if (disabled) await changePerson(uid, { disableUser: true });
  return { uid, email, password: PASSWORD, ...session };
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

/** Changes an account as an administrator would. */
export async function changePerson(uid: string, change: Record<string, unknown>): Promise<void> {
  await asOwner('accounts:update', { localId: uid, ...change });
}

export async function removePerson(uid: string): Promise<void> {
  await asOwner('accounts:delete', { localId: uid });
}

/** What the Auth emulator would have mailed to this address, newest last. */
export async function mailsTo(
  email: string,
): Promise<{ requestType: string; oobCode: string; oobLink: string }[]> {
  const answer = await fetch(`http://${authHost()}/emulator/v1/projects/${project()}/oobCodes`);
  const { oobCodes } = (await answer.json()) as {
    oobCodes: { email: string; requestType: string; oobCode: string; oobLink: string }[];
  };
  return oobCodes.filter((mail) => mail.email === email);
}

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
  const json = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(json)}`);
  return json;
}
