/** Passkeys: added, named, removed, signed in with, and shown as a proof of who is there. */
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashCode } from '../../../functions/src/modules/security/recovery-codes.ts';
import { createAuthenticator } from '../../support/authenticator.ts';
import { changePerson, removePerson, signInAtServer } from '../../support/people.ts';
import { call, firestore, startApi, withPerson, type Api } from '../api.ts';
import {
  add,
  ask,
  changeGateOf,
  finish,
  gateOf,
  prove,
  sendProof,
  sendSignIn,
  sessionOf,
  signIn,
  SITE,
  withPasskey,
} from './passkey-kit.ts';
import { eventsOf } from '../events.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const CODE = 'ABCD-EFGH-JKMN-PQRS';
/** What someone has in whose account a passkey is asked for. */
const STRICT = { isPasskeyRequired: true };

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const options = (token: string) => call(api, '/api/passkeys/options', { method: 'POST', token });
const remove = (token: string, id: string) =>
  call(api, `/api/passkeys/${id}`, { method: 'DELETE', token });

describe('passkeys', () => {
  // R-IDN-01
  it.concurrent('are added, named, listed and removed', () =>
    withPerson({}, async ({ uid, email, idToken: token }) => {
      const passkey = createAuthenticator(SITE);
      const asked = await options(token);
      expect(asked.body).toMatchObject({
        options: {
          rp: { id: new URL(SITE).hostname },
          user: { id: Buffer.from(uid).toString('base64url'), name: email },
          attestation: 'none',
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
          excludeCredentials: [],
        },
      });
      const added = await finish(api, token, passkey.create(asked.body), ' Phone ');
      expect(added).toMatchObject({
        status: 201,
        body: { id: passkey.id, name: 'Phone', lastUsedAt: null, isSynced: true },
      });
      expect((await firestore().doc(`users/${uid}`).get()).get('passkeyOffer')).toBe('taken');
      await call(api, '/api/passkey-offer/refusal', { method: 'POST', token });
      expect((await firestore().doc(`users/${uid}`).get()).get('passkeyOffer')).toBe('taken');
      expect((await options(token)).body).toMatchObject({
        options: { excludeCredentials: [{ id: passkey.id, transports: ['internal'] }] },
      });

      const path = `/api/passkeys/${passkey.id}`;
      const renamed = await call(api, path, { method: 'PATCH', token, body: { name: 'Old one' } });
      expect(renamed.body.name).toBe('Old one');
      const unclean = { method: 'PATCH', token, body: { name: 'a\u202Eb' } };
      expect((await call(api, path, unclean)).status).toBe(400);
      expect((await call(api, '/api/passkeys', { token })).body).toEqual({
        passkeys: [renamed.body],
        isRequired: false,
        codesLeft: 0,
        codesMadeAt: null,
        removalAt: null,
        removalRefused: null,
      });
      expect((await remove(token, passkey.id)).status).toBe(200);
      expect((await remove(token, passkey.id)).status).toBe(404);
      expect((await gateOf(uid)).passkeys).toEqual([]);
      expect(await eventsOf({ uid }, 'passkey_added', 'passkey_removed')).toEqual([
        ['passkey_added', 'Phone'],
        ['passkey_removed', 'Old one'],
      ]);
      const mails = await firestore().collection('mail').where('uid', '==', uid).get();
      expect(mails.docs.map((doc) => doc.get('facts.event'))).toContain('passkey_added');
    }));

  // R-IDN-01
  it.concurrent('are added by someone with a confirmed address and a fresh proof, and ten at most', () =>
    withPasskey(api, async (person, passkey) => {
      const { uid, idToken: token } = person;
      const again = await finish(api, token, passkey.create((await options(token)).body));
      expect(again.body.code).toBe('conflict');
      const stale = await sessionOf(person, 600);
      expect((await options(stale)).body.code).toBe('recent_login_required');
      expect((await remove(stale, passkey.id)).body.code).toBe('recent_login_required');
      await withPerson({ emailVerified: false }, async (other) => {
        expect((await options(other.idToken)).body.code).toBe('email_not_verified');
      });
      const { passkeys } = await gateOf(uid);
      const begun = (await options(token)).body;
      const ten = Array.from({ length: 10 }, (_, n) => ({ ...passkeys[0], id: `${n}` }));
      await firestore().doc(`sessionGates/${uid}`).update({ passkeys: ten });
      expect((await options(token)).body.code).toBe('conflict');
      const eleventh = await finish(api, token, createAuthenticator(SITE).create(begun));
      expect(eleventh.body.code).toBe('conflict');
    }));

  // R-IDN-03
  it.concurrent('are asked for where their owner wants it, and the last one stays', () =>
    withPasskey(api, async ({ uid, idToken: token }, passkey) => {
      const begun = (await options(token)).body;
      await changeGateOf(uid, STRICT);
      // What the password has begun before, it does not finish.
      const late = await finish(api, token, createAuthenticator(SITE).create(begun));
      expect(late.body.code).toBe('passkey_required');
      expect((await options(token)).body.code).toBe('passkey_required');
      expect((await remove(token, passkey.id)).body.code).toBe('passkey_required');
      const proved = await prove(api, token, passkey);
      expect(Date.parse(String(proved.body.until))).toBeGreaterThan(Date.now() + 4 * MINUTE_MS);
      expect((await remove(token, passkey.id)).body.code).toBe('conflict');
      const other = createAuthenticator(SITE);
      expect((await add(api, token, other, 'Key')).status).toBe(201);
      expect((await remove(token, passkey.id)).status).toBe(200);
    }));
});

// R-IDN-02
it.concurrent('a passkey signs its owner in, who is known by nothing else, and proves at once who they are', () =>
  withPasskey(api, async ({ uid }, passkey) => {
    const asked = await ask(api);
    expect(asked.options).not.toHaveProperty('allowCredentials');
    await changeGateOf(uid, STRICT);
    const { status, body } = await sendSignIn(api, passkey.get(asked));
    expect(status).toBe(200);
    const token = String(body.customToken);
    const { iat, exp } = jwt.decode(token, { json: true }) ?? {};
    expect(Number(exp) - Number(iat)).toBe(60);
    const session = await signInAtServer(token);
    expect(session.identity).toBe(uid);
    const { passkeys } = (await call(api, '/api/passkeys', { token: session.idToken })).body;
    expect(passkeys).toMatchObject([{ lastUsedAt: expect.any(String) }]);
    expect((await options(session.idToken)).status).toBe(200);
  }));

// R-IDN-02
it.concurrent('a passkey of a disabled, closed, deleted or unknown account is refused in one sentence', () =>
  withPasskey(api, async ({ uid }, passkey) => {
    const told = async () => {
      const { status, body } = await signIn(api, passkey);
      return [status, body.code, body.error];
    };
    const unknown = createAuthenticator(SITE);
    const { body } = await signIn(api, unknown, { userHandle: 'bm8tb25l' });
    const expected = [401, 'unauthenticated', body.error];
    await changePerson(uid, { disableUser: true });
    expect(await told()).toEqual(expected);
    await changePerson(uid, { disableUser: false });
    await changeGateOf(uid, { closed: { at: new Date().toISOString(), addresses: [] } });
    expect(await told()).toEqual(expected);
    await changeGateOf(uid, { closed: null });
    expect((await signIn(api, passkey)).status).toBe(200);
    const mark = firestore().doc(`deletedAccounts/${uid}`);
    await mark.set({ uid, expireAt: new Date(Date.now() + HOUR_MS) });
    expect(await told()).toEqual(expected);
    await mark.delete();
    await removePerson(uid);
    expect(await told()).toEqual(expected);
  }));

// R-IDN-03
it.concurrent('a recovery code proves once who is there', () =>
  withPasskey(api, async (person) => {
    const { uid, idToken: token } = person;
    const other = hashCode('0000-0000-0000-0000');
    await changeGateOf(uid, { ...STRICT, codes: [hashCode(CODE), other] });
    const tryCode = (code: string) => sendProof(api, token, { code });
    expect((await tryCode('1111-1111-1111-1111')).body.code).toBe('forbidden');
    expect((await options(token)).body.code).toBe('passkey_required');
    expect((await tryCode(CODE.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await options(token)).status).toBe(200);
    expect((await gateOf(uid)).codes).toEqual([other]);
    expect((await tryCode(CODE)).body.code).toBe('forbidden');
    expect(await eventsOf({ uid }, 'recovery_code_used', 'proof_failed')).toEqual([
      ['proof_failed', null],
      ['recovery_code_used', null],
      ['proof_failed', null],
    ]);
  }));

// R-IDN-03
it.concurrent.each(['sign-in', 'proof', 'code'] as const)(
  'a removal of the switch is stopped by a %s, unless it has come to its end',
  (way) =>
    withPasskey(api, async ({ uid, idToken: token }, passkey) => {
      const use = async () => {
        if (way === 'code') return sendProof(api, token, { code: CODE });
        return way === 'proof' ? prove(api, token, passkey) : signIn(api, passkey);
      };
      const removalAt = (ms: number) => ({
        ...STRICT,
        codes: [hashCode(CODE)],
        removal: {
          askedAt: new Date(Date.now() + ms - 72 * HOUR_MS).toISOString(),
          at: new Date(Date.now() + ms).toISOString(),
        },
      });
      await changeGateOf(uid, removalAt(-HOUR_MS));
      expect((await use()).status).toBe(200);
      expect((await call(api, '/api/passkeys', { token })).body.isRequired).toBe(false);
      await changeGateOf(uid, removalAt(HOUR_MS));
      expect((await use()).status).toBe(200);
      expect((await gateOf(uid)).removal).toBe(null);
      expect(await eventsOf({ uid }, 'removal_stopped')).toEqual([['removal_stopped', null]]);
    }),
);

// R-IDN-01
it.concurrent('the offer of a passkey can be refused for good', () =>
  withPerson({}, async ({ uid, idToken: token }) => {
    const refuse = () => call(api, '/api/passkey-offer/refusal', { method: 'POST', token });
    expect([(await refuse()).status, (await refuse()).status]).toEqual([200, 200]);
    expect((await firestore().doc(`users/${uid}`).get()).get('passkeyOffer')).toBe('refused');
  }));
