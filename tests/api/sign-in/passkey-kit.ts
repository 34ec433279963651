/** What tests about passkeys share: people who have one, and what is stored of them. */
import { randomBytes } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { gateDoc, gateIn, type SessionGate } from '../../../functions/src/http/session-validity.ts';
import { createAuthenticator, type Authenticator } from '../../support/authenticator.ts';
import { readEnv } from '../../support/env.ts';
import { changePerson, type Person } from '../../support/people.ts';
import { call, firestore, withPerson, type Reply } from '../api.ts';

type Server = { url: string };
type Quirks = Parameters<Authenticator['get']>[1];

export const [SITE = ''] = readEnv('SITE_ORIGINS').split(',');

/** Runs a test with someone who has a passkey. */
export async function withPasskey(
  api: Server,
  test: (person: Person, passkey: Authenticator) => Promise<void>,
): Promise<void> {
  await withPerson({}, async (person) => {
    const passkey = createAuthenticator(SITE, true);
    await add(api, person.idToken, passkey);
    await test(person, passkey);
  });
}

/** Adds a passkey as a page does. */
export async function add(api: Server, token: string, passkey: Authenticator, name = 'Phone') {
  const { body } = await call(api, '/api/passkeys/options', { method: 'POST', token });
  return finish(api, token, passkey.create(body), name);
}

export function finish(api: Server, token: string, response: object, name = 'Phone') {
  return call(api, '/api/passkeys', { token, body: { name, response } });
}

/** What a browser is asked for that wants to sign in, or to prove who is there. */
export async function ask(api: Server, token?: string): Promise<Reply['body']> {
  const path = token === undefined ? '/api/passkey-sign-in/options' : '/api/passkey-proof/options';
  return (await call(api, path, { method: 'POST', ...(token !== undefined && { token }) })).body;
}

export async function signIn(api: Server, passkey: Authenticator, quirks?: Quirks): Promise<Reply> {
  return sendSignIn(api, passkey.get(await ask(api), quirks));
}

/** @param address of the visitor; by default one that no other call has */
export function sendSignIn(
  api: Server,
  response: object,
  address = randomBytes(4).join('.'),
): Promise<Reply> {
  const headers = { 'X-Forwarded-For': `${address}, ${address}` };
  return call(api, '/api/passkey-sign-in', { body: { response }, headers });
}

export async function prove(
  api: Server,
  token: string,
  passkey: Authenticator,
  quirks?: Quirks,
): Promise<Reply> {
  return sendProof(api, token, { response: passkey.get(await ask(api, token), quirks) });
}

export function sendProof(api: Server, token: string, body: object): Promise<Reply> {
  return call(api, '/api/passkey-proof', { token, body });
}

/** Another session of a person, as their password opened it so many seconds earlier. */
export async function sessionOf({ uid, idToken }: Person, secondsEarlier: number): Promise<string> {
  const claims = z.looseObject({ auth_time: z.number() }).parse(jwt.decode(idToken));
  const auth_time = claims.auth_time - secondsEarlier;
  await changePerson(uid, { validSince: String(auth_time - 1) });
  return alter(idToken, { auth_time });
}

/** The same token with other claims: the emulator reads no signatures. */
export function alter(idToken: string, change: object): string {
  const claims = z.looseObject({}).parse(jwt.decode(idToken));
  return jwt.sign({ ...claims, ...change }, '', { algorithm: 'none' });
}

export async function gateOf(uid: string): Promise<SessionGate> {
  return gateIn(await gateDoc(firestore(), uid).get());
}

export async function changeGateOf(uid: string, change: Partial<SessionGate>): Promise<void> {
  await gateDoc(firestore(), uid).set({ ...(await gateOf(uid)), ...change });
}
