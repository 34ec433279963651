/** What a session on a customer's own server is worth: to the API, and at the identity service, which knows no claims. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { compose } from '../../../functions/src/compose.ts';
import { HANDOFF_FACTS } from '../../../functions/src/contract/handoff.ts';
import { readEnv } from '../../support/env.ts';
import {
  changePerson,
  PASSWORD,
  signInAtServer,
  signInPerson,
  type Person,
} from '../../support/people.ts';
import { failStandin, mendStandin } from '../../support/standins.ts';
import { ACCESS } from '../http/access-table.ts';
import { auth, call, firestore, startApi, withPerson, type Api, type Reply } from '../api.ts';
import { configOf, contextOf } from '../composed.ts';
import { casesOf } from '../../support/cases.ts';
import { stretched } from '../../support/time-limits/stretched.ts';

const SERVER = 'https://ai.home.example';
const FIRST_PARTY = 'https://alice.servers.example.com';
const NEW_PASSWORD = 'taken-over-by-a-server-7';
const CHANGE_OF_EMAIL = {
  requestType: 'VERIFY_AND_CHANGE_EMAIL',
  newEmail: 'taken-over@people.test',
};

let api: Api;
beforeAll(async () => {
  api = await startApi({ FIRST_PARTY_TARGETS: 'https://*.servers.example.com' });
});
afterAll(() => api.close());

describe('the custom token', () => {
  // R-REL-02
  it('opens an identity of its own and says for whom and for which server', () =>
    withPerson({ displayName: 'Ada L.' }, async (person) => {
      const server = await connect(person);
      const { uid, claims } = await mint(person, SERVER);
      expect(uid).toMatch(/^server:[0-9a-f]{64}$/);
      expect(claims).toEqual({
        handoff: true,
        ...ownFacts(person),
        server,
        origin: SERVER,
        name: 'Ada L.',
        email: person.email,
        planInForce: false,
      });
      expect((await mint(person, `${SERVER}/chat`)).uid).toBe(uid);
    }));

  // R-REL-02
  it('is for another identity with each person and each server', () =>
    withPerson({}, (other) =>
      withPerson({}, async (person) => {
        await connect(person);
        await connect(other);
        const minted = [
          await mint(person),
          await mint(person, SERVER),
          await mint(person, FIRST_PARTY),
          await mint(person, 'https://bob.servers.example.com'),
          await mint(other),
          await mint(other, SERVER),
        ];
        expect(new Set(minted.map(({ uid }) => uid)).size).toBe(minted.length);
      }),
    ));

  // R-REL-02
  it.each([
    ['where the request gave no address', undefined, null],
    ['for an address of our own, which is on no person’s list', FIRST_PARTY, FIRST_PARTY],
  ])('names no server %s', (_what, target, origin) =>
    withPerson({}, async (person) => {
      const { claims } = await mint(person, target);
      expect(claims).toMatchObject({ owner: person.uid, server: null, origin });
      const session = await signInAtServer((await mint(person, target)).customToken);
      expect(await readSession(session.idToken)).toMatchObject({
        status: 200,
        body: { owner: person.uid, server: null, origin },
      });
    }),
  );

  // R-REL-02
  it.each(['\u202EeveR', 'Eve\nBcc: x@y.example', 'E'.repeat(101)])(
    'leaves out a name that could deceive, and so does the session: %j',
    (displayName) =>
      withPerson({ displayName }, async (person) => {
        const { idToken } = await open(person);
        expect((await mint(person, SERVER)).claims).toMatchObject({ name: null });
        expect((await readSession(idToken)).body).toMatchObject({ name: null });
      }),
  );

  // R-REL-02
  it('leaves out an e-mail address that is not proved to be theirs', () =>
    withPerson({}, async (person) => {
      await connect(person);
      await changePerson(person.uid, { emailVerified: false });
      expect((await mint(person, SERVER)).claims).toMatchObject({ email: null });
    }));
});

describe('GET /api/handoff-session', () => {
  // R-REL-02
  it('answers who the person is, as it is now', () =>
    withPerson({ displayName: 'Ada L.' }, async (person) => {
      const { idToken, server } = await open(person);
      await changePerson(person.uid, { emailVerified: false });
      const facts = { ...ownFacts(person), server, origin: SERVER };
      expect((await readSession(idToken)).body).toEqual({
        ...facts,
        name: 'Ada L.',
        email: null,
        planInForce: false,
      });
      await changePerson(person.uid, { displayName: 'Ada B.', emailVerified: true });
      await holdPlan(person, 'active');
      expect((await readSession(idToken)).body).toEqual({
        ...facts,
        name: 'Ada B.',
        email: person.email,
        planInForce: true,
      });
      await holdPlan(person, 'paused');
      expect((await readSession(idToken)).body).toMatchObject({ planInForce: false });
    }));

  // R-REL-02
  it('answers the plan that it knew last while Stripe fails, as the token does @battery', () =>
    withPerson({}, async (person) => {
      await firestore().doc(`users/${person.uid}`).set({ customerId: 'cus_none' });
      await holdPlan(person, 'active', new Date(0));
      await failStandin('stripe', { path: '/v1', mode: '500' });
      try {
        const { idToken } = await open(person);
        expect((await mint(person, SERVER)).claims).toMatchObject({ planInForce: true });
        expect((await readSession(idToken)).body).toMatchObject({ planInForce: true });
      } finally {
        await mendStandin('stripe');
      }
    }));

  // R-REL-02
  it('hands out what the contract lists for the consent screen, as the token does, and no more', () =>
    withPerson({}, async (person) => {
      const { idToken } = await open(person);
      const { handoff, ...facts } = (await mint(person, SERVER)).claims;
      expect(handoff).toBe(true);
      for (const told of [facts, (await readSession(idToken)).body]) {
        expect(Object.keys(told).toSorted()).toEqual([...HANDOFF_FACTS].toSorted());
      }
    }));

  // R-REL-02
  it('refuses every other caller', () =>
    withPerson({}, async ({ idToken }) => {
      expect(verdictOf(await readSession(idToken))).toEqual([403, 'forbidden']);
      expect(verdictOf(await call(api, '/api/handoff-session'))).toEqual([401, 'unauthenticated']);
    }));

  // R-REL-02
  it('counts an identity that the API never issued as revoked', () =>
    withPerson({}, async ({ uid }) => {
      const customToken = await auth().createCustomToken(`server:${'0'.repeat(64)}`, {
        handoff: true,
        owner: uid,
      });
      const { idToken } = await signInAtServer(customToken);
      expect(verdictOf(await readSession(idToken))).toEqual([403, 'revoked']);
      await auth().deleteUser(`server:${'0'.repeat(64)}`);
    }));

  // R-REL-02
  it('ends with the account that is disabled', () =>
    withPerson({}, async (person) => {
      const { idToken } = await open(person);
      await changePerson(person.uid, { disableUser: true });
      expect(verdictOf(await readSession(idToken))).toEqual([403, 'revoked']);
    }));

  // R-REL-02
  it('ends where the deployment no longer names the address as its own', () =>
    withPerson({}, async (person) => {
      const { customToken } = await mint(person, FIRST_PARTY);
      const { idToken } = await signInAtServer(customToken);
      const moved = await startApi({ FIRST_PARTY_TARGETS: undefined });
      try {
        expect(verdictOf(await readSession(idToken, moved))).toEqual([403, 'revoked']);
      } finally {
        await moved.close();
      }
    }));
});

describe('a session on a customer’s own server, at the API', () => {
  // R-REL-02
  it.each(
    casesOf([
      ['signed in with the custom token', open],
      ['signed in with a password that it has set itself, without any claims', openByPassword],
    ]),
  )('is refused everything but what it was made for, %s', (_how, begin) =>
    withPerson({}, async (person) => {
      const { idToken } = await begin(person);
      const answered: string[] = [];
      const verdicts = new Set<string>();
      for (const key of keysOfRoutes()) {
        const [method = '', path = ''] = key.split(' ');
        const { status, body } = await call(api, `/api${path.replaceAll(/:\w+/g, 'x')}`, {
          method,
          token: idToken,
          ...(['GET', 'DELETE'].includes(method) ? {} : { body: {} }),
        });
        const verdict = `${status} ${String(body.code)}`;
        if (verdict === '403 forbidden') verdicts.add(verdict);
        else answered.push(key);
      }
      expect(answered.toSorted()).toEqual(OPEN_TO_A_HANDOFF.toSorted());
      expect([...verdicts]).toEqual(['403 forbidden']);
    }),
  );
});

describe('a session on a customer’s own server, at the identity service', () => {
  // R-REL-02
  it.each(
    casesOf([
      ['sets a password', 'update', { password: NEW_PASSWORD }],
      ['sets a name', 'update', { displayName: 'Someone Else' }],
      ['sets an e-mail address', 'update', { email: 'taken-over@people.test' }],
      ['removes the e-mail address', 'update', { deleteAttribute: ['EMAIL', 'DISPLAY_NAME'] }],
      ['removes the password', 'update', { deleteProvider: ['password'] }],
      ['asks to change the e-mail address', 'sendOobCode', CHANGE_OF_EMAIL],
      ['deletes the account', 'delete', {}],
    ]),
  )('%s without any effect on the person’s account', (_what, act, body) =>
    withPerson({}, async (person) => {
      const before = await accountOf(person);
      const { idToken } = await open(person);
      await atIdentityService(act, { ...body, idToken });
      expect(await accountOf(person)).toEqual(before);
      expect((await call(api, '/api/servers', { token: person.idToken })).status).toBe(200);
      await signInPerson(person.email, PASSWORD);
      await expect(signInPerson(person.email, NEW_PASSWORD)).rejects.toThrow('INVALID_');
      expect(await mailsTo(person)).toEqual([]);
    }),
  );
});

describe('revoking a server', () => {
  // R-REL-02
  it('ends its session at once and deletes its identity, and no token that it still holds opens another', () =>
    withPerson({}, async (person) => {
      const { idToken, identity, server, customToken } = await open(person);
      await disconnect(person, server);
      expect(verdictOf(await readSession(idToken))).toEqual([403, 'revoked']);
      await expect(auth().getUser(identity)).rejects.toThrow('no user record');
      const again = await signInAtServer(customToken);
      expect(verdictOf(await readSession(again.idToken))).toEqual([403, 'revoked']);
    }));

  // R-REL-02
  it('leaves other servers and other people’s sessions alone', () =>
    withPerson({}, (other) =>
      withPerson({}, async (person) => {
        const { server } = await open(person);
        const others = await open(other);
        await disconnect(person, server);
        expect((await readSession(others.idToken)).status).toBe(200);
      }),
    ));

  // R-REL-02
  it('works for a server that was never opened @battery', () =>
    withPerson({}, async (person) => {
      await disconnect(person, await connect(person));
      const { body } = await call(api, '/api/servers', { token: person.idToken });
      expect(body).toEqual({ servers: [] });
    }));

  // R-REL-02
  it('is not undone by connecting again: that is another entry and another identity', () =>
    withPerson({}, async (person) => {
      const first = await open(person);
      await disconnect(person, first.server);
      const second = await open(person);
      expect(second.server).not.toBe(first.server);
      expect(second.identity).not.toBe(first.identity);
      expect((await readSession(second.idToken)).status).toBe(200);
      expect(verdictOf(await readSession(first.idToken))).toEqual([403, 'revoked']);
    }));
});

/** What a person opens, and what ends all of it. */
const TARGETS = {
  'a listed server': SERVER,
  'no address': undefined,
  'a first-party address': FIRST_PARTY,
};
const ENDINGS = {
  'signing out everywhere': signOutEverywhere,
  'a new password': async (person: Person) => {
    const { idToken } = await changePassword(person);
    await signOutEverywhere({ idToken }, { because: 'password_changed' });
  },
  'a new password that we were not told of': async (person: Person) => {
    // Both are recorded in whole seconds.
    await nextSecond();
    await changePassword(person);
  },
};

describe.each(Object.entries(ENDINGS))('after %s', (_how, endSessions) => {
  describe.each(casesOf(Object.entries(TARGETS)))('the session for %s', (_what, target) => {
    // R-REL-02 R-ACC-03
    it('has ended, and the same custom token opens no other, nor does a password set in that', () =>
      withPerson({}, async (person) => {
        const { idToken, customToken } = await enter(person, target);
        expect((await readSession(idToken)).status).toBe(200);
        await endSessions(person);
        expect(verdictOf(await readSession(idToken))).toEqual([403, 'revoked']);
        const again = await signInAtServer(customToken);
        expect(verdictOf(await readSession(again.idToken))).toEqual([403, 'revoked']);
        const byPassword = await signInWithOwnPassword(person, again.idToken);
        expect(verdictOf(await readSession(byPassword.idToken))).toEqual([403, 'revoked']);
        // What the token brought to life has a record, so the account takes it with it.
        expect(await identitiesOf(person)).toContain(again.identity);
      }));

    // R-REL-02 R-ACC-03
    it('has ended for the password that the identity was given before @battery', () =>
      withPerson({}, async (person) => {
        const { idToken } = await enter(person, target);
        const byPassword = await signInWithOwnPassword(person, idToken);
        await endSessions(person);
        expect(verdictOf(await readSession(byPassword.idToken))).toEqual([403, 'revoked']);
        const back = await signInPerson(ownEmailOf(person)).then(
          async (again) => verdictOf(await readSession(again.idToken)),
          () => 'deleted',
        );
        expect(['deleted', [403, 'revoked']]).toContainEqual(back);
      }));
  });
});

describe('an identity that has given itself a password', () => {
  // R-REL-02
  it.each(casesOf(Object.entries(TARGETS)))('is told nothing by that: for %s', (_what, target) =>
    withPerson({}, async (person) => {
      const { idToken } = await enter(person, target);
      const byPassword = await signInWithOwnPassword(person, idToken);
      expect(verdictOf(await readSession(byPassword.idToken))).toEqual([403, 'revoked']);
    }),
  );
});

describe('signing out everywhere', () => {
  // R-REL-02 R-ACC-03
  it('deletes what servers were signed in with, and leaves other people’s', () =>
    withPerson({}, (other) =>
      withPerson({}, async (person) => {
        const others = await open(other);
        const entered = [
          await enter(person, SERVER),
          await enter(person),
          await enter(person, FIRST_PARTY),
        ];
        await signOutEverywhere(person);
        for (const { identity } of entered) {
          await expect(auth().getUser(identity)).rejects.toThrow('no user record');
        }
        expect((await readSession(others.idToken)).status).toBe(200);
      }),
    ));

  // R-REL-02 R-ACC-03
  it('leaves the servers connected: they open again for a new sign-in', () =>
    withPerson({}, async (person) => {
      const own = await open(person);
      await signOutEverywhere(person);
      const { idToken } = await signInPerson(person.email);
      const anew = await open({ ...person, idToken }, own.server);
      expect((await readSession(anew.idToken)).status).toBe(200);
    }));
});

describe('deleting the account', () => {
  // R-REL-02 R-ACC-09
  it('deletes every identity that it has ever had, and no other account’s', () =>
    withPerson({}, (other) =>
      withPerson({}, async (person) => {
        const others = await open(other);
        const revoked = await open(person);
        await disconnect(person, revoked.server);
        const present = await open(person);
        const nameless = await signInAtServer((await mint(person)).customToken);
        await call(api, '/api/account', { method: 'DELETE', token: person.idToken });
        for (const { identity, idToken } of [revoked, present, nameless]) {
          await expect(auth().getUser(identity)).rejects.toThrow('no user record');
          expect(verdictOf(await readSession(idToken))).toEqual([403, 'revoked']);
        }
        expect(await identitiesOf(person)).toEqual([]);
        expect((await readSession(others.idToken)).status).toBe(200);
        expect(await identitiesOf(other)).toEqual([others.identity]);

        const late = await signInAtServer(present.customToken);
        expect(verdictOf(await readSession(late.idToken))).toEqual([403, 'revoked']);
        await auth().deleteUser(late.identity);
      }),
    ));
});

describe('exporting the account', () => {
  // R-REL-02 R-ACC-09
  it('names the identities, those of removed servers included', () =>
    withPerson({}, async (person) => {
      const revoked = await open(person);
      await disconnect(person, revoked.server);
      const present = await open(person);
      const { body } = await call(api, '/api/account/export', { token: person.idToken });
      expect(body).toMatchObject({
        servers: [{ id: present.server }],
        serverIdentities: [revoked.identity, present.identity].toSorted(),
      });
    }));
});

describe('GET /api/get-custom-token with consent=ask', () => {
  // R-CHK-07
  it('asks with a success for an address that the person has not agreed to', () =>
    withPerson({}, async (person) => {
      expect(await askFor(person, SERVER)).toMatchObject({
        status: 200,
        body: { consentNeeded: true },
      });
      await connect(person);
      const { body } = await askFor(person, SERVER);
      expect(Object.keys(body)).toEqual(['customToken']);
    }));

  // R-CHK-07
  it('still refuses what can never be agreed to', () =>
    withPerson({}, async (person) => {
      const [site = ''] = readEnv('SITE_ORIGINS').split(',');
      expect(verdictOf(await askFor(person, `${site}/`))).toEqual([403, 'server_not_trusted']);
      expect(verdictOf(await askFor(person, 'javascript:alert(1)'))).toEqual([400, 'bad_origin']);
      const unclear = await call(api, '/api/get-custom-token?consent=no', {
        token: person.idToken,
      });
      expect(verdictOf(unclear)).toEqual([400, 'invalid_input']);
    }));
});

const OPEN_TO_A_HANDOFF = ACCESS.filter(
  ({ everybody, admitted }) =>
    everybody !== undefined || admitted?.['hand-off'] !== '403 forbidden',
).map(({ key }) => key);

function keysOfRoutes(): string[] {
  return compose(contextOf(configOf())).routes.map(({ key }) => key);
}

/** Who is here and whose server it is, where both are the same. */
function ownFacts({ uid }: Person): object {
  return { version: 2, person: uid, account: uid, role: 'owner', owner: uid };
}

async function connect({ idToken }: Person): Promise<string> {
  const body = { name: 'At home', origin: SERVER };
  const answer = await call(api, '/api/servers', { token: idToken, body });
  return z.string().parse(answer.body.id);
}

async function disconnect({ idToken }: Person, server: string): Promise<void> {
  const path = `/api/servers/${server}`;
  const { status } = await call(api, path, { method: 'DELETE', token: idToken });
  expect(status).toBe(200);
}

async function mint({ idToken }: Person, target?: string) {
  const query = target === undefined ? '' : `?redirect=${encodeURIComponent(target)}`;
  const { body } = await call(api, `/api/get-custom-token${query}`, { token: idToken });
  const customToken = z.string().parse(body.customToken);
  return { customToken, ...CustomToken.parse(jwt.decode(customToken)) };
}

const CustomToken = z.object({ uid: z.string(), claims: z.record(z.string(), z.unknown()) });

/** Does what the person and the server do: connect, hand off, sign in. */
async function open(person: Person, connected?: string) {
  const server = connected ?? (await connect(person));
  const { customToken } = await mint(person, SERVER);
  return { server, customToken, ...(await signInAtServer(customToken)) };
}

/** The same, and then the server gives the identity a password and an address, and signs in with these. */
async function openByPassword(person: Person) {
  const session = await open(person);
  return { ...session, ...(await signInWithOwnPassword(person, session.idToken)) };
}

/** The same for any target: a server is connected first. */
async function enter(person: Person, target?: string) {
  if (target === SERVER) await connect(person);
  const { customToken } = await mint(person, target);
  return { customToken, ...(await signInAtServer(customToken)) };
}

/** An identity gives itself an address and a password, as any client may, and signs in with these. */
async function signInWithOwnPassword(person: Person, idToken: string) {
  const email = ownEmailOf(person);
  await atIdentityService('signUp', { idToken, email, password: PASSWORD });
  return signInPerson(email);
}

function ownEmailOf({ email }: Person): string {
  return `own-${email}`;
}

async function signOutEverywhere({ idToken: token }: Pick<Person, 'idToken'>, body = {}) {
  const answer = await call(api, '/api/sessions/revoke', { method: 'POST', token, body });
  expect(answer.status).toBe(200);
}

async function changePassword({ idToken, email }: Person) {
  await atIdentityService('update', { idToken, password: NEW_PASSWORD });
  return signInPerson(email, NEW_PASSWORD);
}

async function nextSecond(): Promise<void> {
  const second = Math.floor(Date.now() / 1000);
  await vi.waitUntil(() => Date.now() / 1000 > second + 1, {
    interval: 50,
    timeout: stretched(5_000),
  });
}

function readSession(token: string, on = api): Promise<Reply> {
  return call(on, '/api/handoff-session', { token });
}

function askFor({ idToken }: Person, target: string): Promise<Reply> {
  const query = `redirect=${encodeURIComponent(target)}&consent=ask`;
  return call(api, `/api/get-custom-token?${query}`, { token: idToken });
}

function verdictOf({ status, body }: Reply): unknown[] {
  return [status, body.code];
}

/** Everything about an account but when it was last used. */
async function accountOf({ uid }: Person): Promise<object> {
  const { metadata: _times, ...account } = Account.parse((await auth().getUser(uid)).toJSON());
  return account;
}

const Account = z.looseObject({ metadata: z.unknown() });

/** The codes that the identity service has mailed, such as one to change the address. */
async function mailsTo({ email }: Person): Promise<unknown[]> {
  const host = readEnv('FIREBASE_AUTH_EMULATOR_HOST');
  const path = `emulator/v1/projects/${readEnv('GCLOUD_PROJECT')}/oobCodes`;
  const { oobCodes } = Mails.parse(await (await fetch(`http://${host}/${path}`)).json());
  return oobCodes.filter((code) => code.email === email);
}

const Mails = z.object({ oobCodes: z.array(z.object({ email: z.string() })) });

async function identitiesOf({ uid }: Person): Promise<string[]> {
  const { docs } = await firestore().collection('handoffIdentities').where('uid', '==', uid).get();
  return docs.map(({ id }) => id);
}

async function holdPlan({ uid }: Person, status: string, readAt = new Date()): Promise<void> {
  await firestore()
    .doc(`subscriptions/${uid}`)
    .set({
      uid,
      customerId: 'cus_none',
      id: 'sub_none',
      plan: 'Household',
      planId: 'price_household_month',
      interval: 'month',
      currentPeriodEnd: new Date(Date.now() + 86_400_000).toISOString(),
      status,
      readAt: readAt.toISOString(),
    });
}

/** As the Firebase client calls it. Whether it succeeds is not the point. */
async function atIdentityService(act: string, body: object): Promise<void> {
  const host = readEnv('FIREBASE_AUTH_EMULATOR_HOST');
  await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:${act}?key=emulator`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
