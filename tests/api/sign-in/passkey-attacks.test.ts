/** Who wants to come in by a passkey that is not theirs, or to be taken for someone who has just shown theirs. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireUser, type Caller } from '../../../functions/src/http/require-user.ts';
import * as addition from '../../../functions/src/modules/security/passkeys/add-passkey.ts';
import * as additionOptions from '../../../functions/src/modules/security/passkeys/new-passkey-options.ts';
import * as removal from '../../../functions/src/modules/security/passkeys/remove-passkey.ts';
import * as stepUp from '../../../functions/src/modules/security/passkeys/step-up.ts';
import * as stepUpOptions from '../../../functions/src/modules/security/passkeys/step-up-options.ts';
import { createAuthenticator, type Authenticator } from '../../support/authenticator.ts';
import { signInAtServer, type Person } from '../../support/people.ts';
import {
  auth,
  browserOf,
  call,
  emulators,
  startApi,
  withPerson,
  type Api,
  type Reply,
} from '../api.ts';
import { configOf, contextOf } from '../composed.ts';
import { startInstance } from '../instances.ts';
import {
  add,
  alter,
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
const WINDOW_MS = 10 * MINUTE_MS;
const OTHER_SITE = 'https://alcove.evil.example';

let api: Api;
/** The same more than five minutes later: what a challenge or a proof has until then. */
let later: Api;
beforeAll(async () => {
  [api, later] = await Promise.all([startApi(), startApi()]);
  later.advance(5 * MINUTE_MS + 1000);
});
afterAll(() => Promise.all([api.close(), later.close()]));

const askForNew = async (token: string, at = api) =>
  (await call(at, '/api/passkeys/options', { method: 'POST', token })).body;

type Attack = (victim: Person, passkey: Authenticator) => Promise<Reply>;

/** Answers a challenge that was given for something else. */
const answering =
  (given: (token: string) => Promise<Reply['body']>): Attack =>
  async ({ idToken }, passkey) =>
    sendSignIn(api, passkey.get(withChallenge(await ask(api), await given(idToken))));

function withChallenge(body: Reply['body'], other: Reply['body']): Reply['body'] {
  const { challenge } = optionsIn(other);
  return { ...body, options: { ...optionsIn(body), challenge } };
}

function optionsIn({ options }: Reply['body']): Record<string, unknown> {
  return typeof options === 'object' ? { ...options } : {};
}

const SIGN_INS: Readonly<Record<string, Attack>> = {
  'an answer that was sent before': async (_victim, passkey) => {
    const response = passkey.get(await ask(api));
    expect((await sendSignIn(api, response)).status).toBe(200);
    return sendSignIn(api, response);
  },
  'the same answer with its challenge spelled in another way': async (_victim, passkey) => {
    const asked = await ask(api);
    expect((await sendSignIn(api, passkey.get(asked))).status).toBe(200);
    const challenge = `${String(optionsIn(asked).challenge)}=`;
    return sendSignIn(api, passkey.get(asked, { challenge }));
  },
  'a challenge for a new passkey': answering((token) => askForNew(token)),
  'a challenge for a proof': answering((token) => ask(api, token)),
  'a challenge of their own': answering(async () => ({
    options: { challenge: Buffer.alloc(54).toString('base64url') },
  })),
  'a challenge that was made to last longer': (victim, passkey) =>
    answering(async () => {
      const bytes = Buffer.from(String(optionsIn(await ask(api)).challenge), 'base64url');
      bytes.writeUIntBE(bytes.readUIntBE(16, 6) + MINUTE_MS, 16, 6);
      return { options: { challenge: bytes.toString('base64url') } };
    })(victim, passkey),
  'a challenge that has run out': async (_victim, passkey) =>
    sendSignIn(later, passkey.get(await ask(api))),
  'a passkey of their own, for the account of another': async ({ uid }) => {
    const userHandle = Buffer.from(uid).toString('base64url');
    return signIn(api, createAuthenticator(SITE), { userHandle });
  },
  'a key of their own under the name of another’s': async ({ uid }, { id }) => {
    const userHandle = Buffer.from(uid).toString('base64url');
    return signIn(api, createAuthenticator(SITE), { userHandle, id });
  },
  'a passkey of someone else, registered in earnest': ({ uid }) =>
    new Promise((resolve, reject) => {
      withPasskey(api, async (_attacker, passkey) => {
        const userHandle = Buffer.from(uid).toString('base64url');
        resolve(await signIn(api, passkey, { userHandle }));
      }).catch(reject);
    }),
  'an answer from another site': (_victim, passkey) => signIn(api, passkey, { origin: OTHER_SITE }),
  'an answer for another host': (_victim, passkey) =>
    signIn(api, passkey, { host: new URL(OTHER_SITE).hostname }),
  'an answer without a finger or a PIN': (_victim, passkey) =>
    signIn(api, passkey, { isVerified: false }),
  'a counter that went back': async (_victim, passkey) => {
    expect((await signIn(api, passkey, { counter: 40 })).status).toBe(200);
    return signIn(api, passkey, { counter: 40 });
  },
};

describe('no one signs in with', () => {
  // R-IDN-02
  it.concurrent.each(Object.entries(SIGN_INS))('%s', (_what, attack) =>
    withPasskey(api, async (victim, passkey) => {
      const { status, body } = await attack(victim, passkey);
      expect([status, body.code, body.error]).toEqual([
        401,
        'unauthenticated',
        'This passkey did not sign you in. Try again, or use your password.',
      ]);
      expect((await signIn(api, passkey, { counter: 50 })).status).toBe(200);
    }),
  );

  // R-IDN-02
  it('a copy of a passkey, and its owner finds that it was tried, once', () =>
    withPasskey(api, async ({ uid, idToken: token }, passkey) => {
      expect((await signIn(api, passkey, { counter: 40 })).status).toBe(200);
      const response = passkey.get(await ask(api), { counter: 7 });
      const statuses = [await sendSignIn(api, response), await sendSignIn(api, response)];
      expect(statuses.map(({ status }) => status)).toEqual([401, 401]);
      expect((await prove(api, token, passkey, { counter: 7 })).status).toBe(403);
      // A counter means nothing without the signature of the key.
      const userHandle = Buffer.from(uid).toString('base64url');
      await signIn(api, createAuthenticator(SITE), { userHandle, id: passkey.id });
      const failed = ['proof_failed', 'Phone'];
      expect(await eventsOf({ uid }, 'proof_failed')).toEqual([failed, failed]);
      expect((await gateOf(uid)).passkeys[0]?.counter).toBe(40);
    }));

  // R-IDN-02
  it('junk for longer than twenty times of one passkey from one address, and sixty times a minute from one address', () =>
    withPasskey(api, async ({ uid }, passkey) => {
      const slow = await startApi();
      // Then no window ends during the test.
      slow.advance(WINDOW_MS - (Date.now() % WINDOW_MS));
      const userHandle = Buffer.from(uid).toString('base64url');
      const asked = await ask(slow);
      const junkOf = (id: string) => createAuthenticator(SITE).get(asked, { userHandle, id });
      const junk = Array.from({ length: 21 }, () => junkOf(passkey.id));
      const tries = await Promise.all(junk.map((one) => sendSignIn(slow, one, '192.0.2.21')));
      expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        ...Array.from({ length: 20 }, () => 401),
        429,
      ]);
      const late = tries.find(({ status }) => status === 429);
      expect(Number(late?.headers.get('Retry-After'))).toBeGreaterThan(60);
      // A good answer is taken, from that address too.
      const good = passkey.get(await ask(slow));
      expect((await sendSignIn(slow, good, '192.0.2.21')).status).toBe(200);

      const others = Array.from({ length: 61 }, () => createAuthenticator(SITE).get(ANYTHING));
      const answers = await Promise.all(others.map((one) => sendSignIn(slow, one, '192.0.2.61')));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(1);
      expect(Number(refused[0]?.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
      await slow.close();
    }));
});

const ANYTHING = { options: { challenge: 'QQ', rpId: 'alcove' } };

// R-IDN-02 R-REL-05
it('one answer that reaches two instances signs in once @battery', () =>
  withPasskey(api, async (_person, passkey) => {
    const instances = await Promise.all([startInstance(), startInstance()]);
    try {
      const response = passkey.get(await ask(api));
      const answers = await Promise.all(
        [...instances, ...instances].map((instance) => sendSignIn(instance, response)),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200, 401, 401, 401,
      ]);
    } finally {
      await Promise.all(instances.map((instance) => instance.close()));
    }
  }));

// R-IDN-02 R-REL-05
it.each([
  ['two apps', startApi],
  ['two processes @battery', startInstance],
])('junk tries against ten accounts keep none of their owners out, on %s', async (_on, start) => {
  const instances = await Promise.all([start(), start()]);
  const owners = Array.from({ length: 10 }, (_one, number) =>
    withPasskey(api, async ({ uid }, passkey) => {
      const on = instances[number % 2] ?? api;
      const userHandle = Buffer.from(uid).toString('base64url');
      const asked = await ask(on);
      const thief = createAuthenticator(SITE);
      const tries = Array.from({ length: 24 }, (_try, count) => {
        const junk = thief.get(asked, { userHandle, id: passkey.id });
        return sendSignIn(instances[count % 2] ?? api, junk, `198.51.100.${number}`);
      });
      const own = await signIn(on, passkey);
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      const after = await signIn(on, passkey);
      expect([own.status, after.status, statuses.includes(200)]).toEqual([200, 200, false]);
    }),
  );
  try {
    await Promise.all(owners);
  } finally {
    await Promise.all(instances.map((instance) => instance.close()));
  }
});

describe('no passkey is added', () => {
  // R-IDN-01
  it.concurrent.each<[string, number, (begun: Begun) => Promise<Reply>]>([
    [
      'twice',
      410,
      async ({ asked, token }) => {
        expect((await finish(api, token, createAuthenticator(SITE).create(asked))).status).toBe(
          201,
        );
        return finish(api, token, createAuthenticator(SITE).create(asked));
      },
    ],
    [
      'by another session of the same person',
      410,
      async ({ asked, person }) =>
        finish(api, await sessionOf(person, 60), createAuthenticator(SITE).create(asked)),
    ],
    [
      'by another person',
      410,
      async ({ asked, other }) => finish(api, other, createAuthenticator(SITE).create(asked)),
    ],
    [
      'for a challenge to prove',
      410,
      async ({ asked, token }) => {
        await add(api, token, createAuthenticator(SITE));
        const proof = withChallenge(asked, await ask(api, token));
        return finish(api, token, createAuthenticator(SITE).create(proof));
      },
    ],
    [
      'after five minutes',
      410,
      ({ asked, token }) => finish(later, token, createAuthenticator(SITE).create(asked)),
    ],
    [
      'on another site',
      400,
      ({ asked, token }) => finish(api, token, createAuthenticator(OTHER_SITE).create(asked)),
    ],
    [
      'for another host',
      400,
      ({ asked, token }) => {
        const { hostname: host } = new URL(OTHER_SITE);
        return finish(api, token, createAuthenticator(SITE).create(asked, { host }));
      },
    ],
    [
      'without a finger or a PIN',
      400,
      ({ asked, token }) => {
        const made = createAuthenticator(SITE).create(asked, { isVerified: false });
        return finish(api, token, made);
      },
    ],
  ])('%s', (what, status, attack) =>
    withPerson({}, (person) =>
      withPerson({}, async ({ uid, idToken: other }) => {
        const { idToken: token } = person;
        const begun = { asked: await askForNew(token), token, person, other };
        expect((await attack(begun)).status).toBe(status);
        const own = what === 'twice' || what === 'for a challenge to prove' ? 1 : 0;
        expect((await gateOf(person.uid)).passkeys).toHaveLength(own);
        expect((await gateOf(uid)).passkeys).toHaveLength(0);
      }),
    ),
  );
});

type Begun = { asked: Reply['body']; token: string; person: Person; other: string };

describe('nothing is proved', () => {
  // R-IDN-03
  it.concurrent.each<[string, (person: Person, passkey: Authenticator) => Promise<Reply>]>([
    [
      'by an answer that was sent before',
      async (person, passkey) => {
        const response = passkey.get(await ask(api, person.idToken));
        expect((await sendProof(api, person.idToken, { response })).status).toBe(200);
        await changeGateOf(person.uid, { proofs: [] });
        return sendProof(api, person.idToken, { response });
      },
    ],
    [
      'by the answer of another session',
      async (person, passkey) => {
        const response = passkey.get(await ask(api, await sessionOf(person, 60)));
        return sendProof(api, person.idToken, { response });
      },
    ],
    [
      'by an answer for a sign-in',
      async ({ idToken }, passkey) =>
        sendProof(api, idToken, { response: passkey.get(await ask(api)) }),
    ],
    [
      'by a key of one’s own under the name of another’s',
      async ({ idToken }, { id }) => prove(api, idToken, createAuthenticator(SITE), { id }),
    ],
    [
      'on another site',
      ({ idToken }, passkey) => prove(api, idToken, passkey, { origin: OTHER_SITE }),
    ],
    [
      'without a finger or a PIN',
      ({ idToken }, passkey) => prove(api, idToken, passkey, { isVerified: false }),
    ],
  ])('%s', (what, attack) =>
    withPasskey(api, async (person, passkey) => {
      await changeGateOf(person.uid, { isPasskeyRequired: true });
      expect((await attack(person, passkey)).status).toBe(403);
      expect((await askForNew(person.idToken)).code).toBe('passkey_required');
      // What is sent twice is no second try.
      const tries = what === 'by an answer that was sent before' ? 0 : 1;
      expect(await eventsOf(person, 'proof_failed')).toHaveLength(tries);
    }),
  );

  // R-IDN-03
  it('for another session, nor for longer than five minutes, nor with another person’s passkey', () =>
    withPasskey(api, async (person, passkey) => {
      const { uid, idToken: token } = person;
      const elsewhere = await sessionOf(person, 60);
      await changeGateOf(uid, { isPasskeyRequired: true });
      expect((await prove(api, elsewhere, passkey)).status).toBe(200);
      expect(await askForNew(elsewhere)).toHaveProperty('options');
      expect((await askForNew(token)).code).toBe('passkey_required');
      expect((await askForNew(elsewhere, later)).code).toBe('passkey_required');
      await withPasskey(api, async (_other, theirs) => {
        expect((await prove(api, token, theirs)).status).toBe(403);
      });
      expect((await askForNew(token)).code).toBe('passkey_required');
    }));
});

describe('a custom token that someone kept', () => {
  // R-IDN-02
  it('is refused by the identity service after a minute, so that no password can be set with it', () =>
    withPasskey(api, async (_person, passkey) => {
      const earlier = await startApi();
      earlier.advance(-2 * MINUTE_MS);
      const { body } = await signIn(earlier, passkey);
      await earlier.close();
      const late = signInAtServer(String(body.customToken));
      await expect(late).rejects.toThrow('INVALID_CUSTOM_TOKEN');
    }));

  // R-IDN-02
  it.concurrent.each<[string, (person: Person, passkey: Authenticator) => Promise<string>]>([
    [
      'that another clock would still accept',
      async ({ uid }) => {
        const mintedAt = Math.floor(Date.now() / 1000) - 61;
        return sessionBy(uid, { mintedAt, signedInWith: 'passkey' });
      },
    ],
    [
      'that claims to come from the future',
      async ({ uid }) => {
        const mintedAt = Math.ceil(Date.now() / 1000) + 62;
        return sessionBy(uid, { mintedAt, signedInWith: 'passkey' });
      },
    ],
    ['without the time of its signature', ({ uid }) => sessionBy(uid, { signedInWith: 'passkey' })],
    [
      'from before the person ended their sessions',
      async ({ uid }, passkey) => {
        const { body } = await signIn(api, passkey);
        const mintedAt = Math.floor(Date.now() / 1000);
        await changeGateOf(uid, { validAfter: mintedAt + 1 });
        const { idToken } = await signInAtServer(String(body.customToken));
        return alter(idToken, { auth_time: mintedAt + 2 });
      },
    ],
  ])('opens nothing here, %s', (_what, session) =>
    withPasskey(api, async (person, passkey) => {
      const token = await session(person, passkey);
      expect((await call(api, '/api/permissions', { token })).status).toBe(401);
    }),
  );
});

/** What a custom token opens that the Admin SDK signs: it lives for an hour. */
async function sessionBy(uid: string, claims: object): Promise<string> {
  return (await signInAtServer(await auth().createCustomToken(uid, claims))).idToken;
}

// R-IDN-01 R-IDN-03
it('a session that ends while a passkey is made, or shown, adds and proves nothing any more', () =>
  withPasskey(api, async ({ uid, idToken }, passkey) => {
    const user = await admitted(idToken);
    const ctx = contextOf(configOf());
    const { body: asked } = await additionOptions.handle(ctx, { user });
    const made = createAuthenticator(SITE).create(asked);
    const shown = passkey.get((await stepUpOptions.handle(ctx, { user })).body);
    await changeGateOf(uid, { ended: [user.session] });
    const adding = { user, body: { name: 'New', response: made } };
    await expect(addition.handle(ctx, adding)).rejects.toThrow('sign in');
    const removing = { user, param: () => passkey.id };
    await expect(removal.handle(ctx, removing)).rejects.toThrow('sign in');
    const proving = { user, header: () => undefined };
    const byPasskey = { ...proving, body: { response: shown } };
    await expect(stepUp.handle(ctx, byPasskey)).rejects.toThrow('sign in');
    const byCode = { ...proving, body: { code: 'ABCD' } };
    await expect(stepUp.handle(ctx, byCode)).rejects.toThrow('sign in');
    const { passkeys: left, proofs } = await gateOf(uid);
    expect([left.map(({ id }) => id), proofs]).toEqual([[passkey.id], []]);
  }));

/** The caller of a call that the API has admitted. */
function admitted(idToken: string): Promise<Caller> {
  const headers = { authorization: [`Bearer ${idToken}`], browserId: browserOf(idToken) };
  return requireUser(headers, emulators(), new Date(), () => {});
}
