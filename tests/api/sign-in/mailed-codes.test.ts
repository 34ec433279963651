/** Links that confirm an address or bring a new password: nothing happens by opening one, and a press can be repeated. */
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../../support/env.ts';
import { identityLink } from '../../support/mails.ts';
import { changePerson, PASSWORD, signInPerson, type Person } from '../../support/people.ts';
import { send } from '../../support/send.ts';
import { auth, call, firestore, startApi, withPerson, type Api, type Reply } from '../api.ts';
import { startInstance } from '../instances.ts';
import { mailsTo } from '../mail/mail-kit.ts';
import { changeGateOf, gateOf } from './passkey-kit.ts';
import {
  happenedTo,
  newBrowser,
  sessionOf,
  twinOf,
  visit,
  withAccount,
  type Session,
} from './session-kit.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const DAY_MS = 86_400_000;
const UNCONFIRMED = { emailVerified: false };
const NEW_PASSWORD = 'another-horse-10';

const codeIn = (link: string) => new URL(link).searchParams.get('oobCode') ?? '';
const confirmationOf = async ({ email }: Person) =>
  codeIn(await auth().generateEmailVerificationLink(email));
const resetOf = async ({ email }: Person) => codeIn(await auth().generatePasswordResetLink(email));

/** @param visitor another one for each call, unless a test counts them */
function press(path: string, body: object, session?: Partial<Session>, at = api): Promise<Reply> {
  const headers = { 'X-Forwarded-For': randomUUID(), ...session?.headers };
  return call(at, `/api/${path}`, {
    body,
    headers,
    ...(session?.token && { token: session.token }),
  });
}
const confirm = (body: object, session?: Partial<Session>, at?: Api) =>
  press('confirmations/confirm', body, session, at);
const reset = (body: object, at?: Api) => press('password-resets/confirm', body, undefined, at);
const preview = (code: string) => press('mailed-codes/preview', { code });

const outcome = ({ status, body: { code, isRepeat } }: Reply) =>
  typeof code === 'string' ? `${status} ${code}` : [status, isRepeat];

const accountOf = ({ uid }: Person) => auth().getUser(uid);
const canSignIn = async ({ email }: Person, password: string) =>
  signInPerson(email, password).then(
    () => true,
    () => false,
  );

describe('the link that confirms an address', () => {
  // R-MAI-09
  it('does nothing when it is opened, or without a session of the account', () =>
    withPerson({}, (other) =>
      withAccount(async (person) => {
        const own = sessionOf(person, 60);
        await visit(api, own);
        const before = await gateOf(person.uid);
        const code = await confirmationOf(person);
        for (const _ of [1, 2]) {
          expect((await preview(code)).body).toEqual({
            purpose: 'confirmation',
            email: person.email,
            isUsed: false,
            mayChoosePassword: true,
          });
        }
        expect(outcome(await confirm({ code }))).toBe('403 forbidden');
        expect(outcome(await confirm({ code }, { token: other.idToken }))).toBe('403 forbidden');
        expect(outcome(await reset({ code, password: NEW_PASSWORD }))).toBe('410 gone');
        expect((await accountOf(person)).emailVerified).toBe(false);
        expect(await gateOf(person.uid)).toEqual(before);
        expect(outcome(await confirm({ code }, own))).toEqual([200, false]);
      }, UNCONFIRMED),
    ));

  // R-IDN-01 R-MAI-09
  it('confirms in a session of the account, which goes on, and no other', () =>
    withAccount(async (person) => {
      const own = sessionOf(person, 60);
      const [strange, unnamed] = [
        sessionOf(person, 600, { browser: newBrowser() }),
        sessionOf(person, 500, { browser: null }),
      ];
      for (const session of [strange, unnamed, own]) expect(await visit(api, session)).toBe(200);
      const code = await confirmationOf(person);
      expect(await confirm({ code }, own)).toMatchObject({
        status: 200,
        body: { email: person.email, isRepeat: false },
      });
      expect((await accountOf(person)).emailVerified).toBe(true);
      for (const session of [strange, unnamed]) expect(await visit(api, session)).toBe(401);
      expect(await visit(api, own)).toBe(200);
      // Nor does one that began in the same second, and has not called us yet.
      expect(await visit(api, twinOf(own))).toBe(401);
      expect(await gateOf(person.uid)).toMatchObject({ kept: [Number(own.id)], confirming: null });
    }, UNCONFIRMED));

  // R-IDN-01
  it('keeps no session of a second in the rules, which cannot tell them apart, where another began in it', () =>
    withAccount(async (person) => {
      const own = sessionOf(person, 60);
      const strange = twinOf(own);
      for (const session of [strange, own]) expect(await visit(api, session)).toBe(200);
      const code = await confirmationOf(person);
      expect(outcome(await confirm({ code }, own))).toEqual([200, false]);
      expect([await visit(api, own), await visit(api, strange)]).toEqual([200, 401]);
      expect((await gateOf(person.uid)).kept).toEqual([]);
    }, UNCONFIRMED));

  // R-IDN-01 R-MAI-09
  it('gives an account that was opened in another person’s name to them: with a new password, and nothing of before', () =>
    withAccount(async (person) => {
      const theirs = sessionOf(person, 60);
      await visit(api, theirs);
      await changeGateOf(person.uid, { codes: ['a hash'], codesAt: new Date().toISOString() });
      const code = await confirmationOf(person);
      expect(outcome(await confirm({ code, password: 'short' }))).toBe('400 invalid_input');
      expect(outcome(await confirm({ code, password: NEW_PASSWORD }))).toEqual([200, false]);
      expect((await accountOf(person)).emailVerified).toBe(true);
      expect(await visit(api, theirs)).toBe(401);
      expect(await gateOf(person.uid)).toMatchObject({ codes: [], sessions: {}, browsers: {} });
      expect([await canSignIn(person, PASSWORD), await canSignIn(person, NEW_PASSWORD)]).toEqual([
        false,
        true,
      ]);
    }, UNCONFIRMED));

  // R-IDN-01 R-MAI-09
  it('does the same for an account that never called us, whose tokens the rules would still take', () =>
    withAccount(async (person) => {
      const theirs = sessionOf(person, 60);
      const code = await confirmationOf(person);
      expect(outcome(await confirm({ code, password: NEW_PASSWORD }))).toEqual([200, false]);
      expect((await gateOf(person.uid)).validAfter).toBeGreaterThan(Number(theirs.id));
      expect(await visit(api, theirs)).toBe(401);
    }, UNCONFIRMED));

  // R-MAI-09
  it('brings no new password to an account whose address was confirmed before', () =>
    withAccount(async (person) => {
      await visit(api, sessionOf(person, 60));
      await changePerson(person.uid, { emailVerified: false });
      const code = await confirmationOf(person);
      expect((await preview(code)).body).toMatchObject({ mayChoosePassword: false });
      expect(outcome(await confirm({ code, password: NEW_PASSWORD }))).toBe('403 forbidden');
      expect(await canSignIn(person, PASSWORD)).toBe(true);
      expect(outcome(await confirm({ code }, sessionOf(person, 40)))).toEqual([200, false]);
    }));
});

describe('the link that brings a new password', () => {
  // R-MAI-09
  it('sets it once, ends all sessions, and tells its owner', () =>
    withAccount(async (person) => {
      const before = sessionOf(person, 60);
      await visit(api, before);
      const code = await resetOf(person);
      expect((await preview(code)).body).toEqual({
        purpose: 'password',
        email: person.email,
        isUsed: false,
        mayChoosePassword: false,
      });
      expect(outcome(await reset({ code, password: 'short' }))).toBe('400 invalid_input');
      expect(outcome(await confirm({ code }, before))).toBe('410 gone');
      expect(outcome(await reset({ code, password: NEW_PASSWORD }))).toEqual([200, false]);
      expect(await visit(api, before)).toBe(401);
      expect(await canSignIn(person, NEW_PASSWORD)).toBe(true);
      expect((await happenedTo(person)).map(([kind]) => kind)).toContain('password_changed');

      expect(outcome(await reset({ code, password: 'a-third-horse-11' }))).toEqual([200, true]);
      expect(await canSignIn(person, NEW_PASSWORD)).toBe(true);
      expect((await preview(code)).body).toMatchObject({ isUsed: true });
    }));
});

describe('a second press', () => {
  // R-MAI-09
  it('says for seven days that it is done', () =>
    withAccount(async (person) => {
      const own = sessionOf(person, 60);
      const code = await confirmationOf(person);
      const started = Date.now();
      for (const isRepeat of [false, true, true]) {
        expect(outcome(await confirm({ code }, own))).toEqual([200, isRepeat]);
      }
      expect((await preview(code)).body).toMatchObject({ email: person.email, isUsed: true });
      expect(outcome(await confirm({ code }))).toEqual([200, true]);
      const { docs } = await firestore()
        .collection('usedCodes')
        .where('uid', '==', person.uid)
        .get();
      expect(docs.map((doc) => doc.id)).toEqual([
        createHash('sha256').update(code).digest('base64url'),
      ]);
      expect(JSON.stringify(docs[0]?.data())).not.toContain(code);
      const keptMs = docs[0]?.get('expireAt').toMillis() - started;
      expect(Math.round(keptMs / DAY_MS)).toBe(7);
    }, UNCONFIRMED));

  // R-MAI-09 R-REL-05
  it('at the same moment on another instance finds it done, and one press has done it', async () => {
    const other = await startInstance();
    try {
      await withAccount(async (person) => {
        const own = sessionOf(person, 60);
        await visit(api, own);
        const both = async (act: (at: { url: string }) => Promise<Reply>) =>
          new Set((await Promise.all([act(api), act(other)])).map((one) => one.body['isRepeat']));
        const code = await confirmationOf(person);
        const path = '/api/confirmations/confirm';
        const asked = { body: { code }, token: own.token, headers: own.headers };
        expect(await both((at) => call(at, path, asked))).toEqual(new Set([false, true]));
        expect(await visit(api, own)).toBe(200);

        const resetCode = await resetOf(person);
        const body = { code: resetCode, password: NEW_PASSWORD };
        expect(await both((at) => call(at, '/api/password-resets/confirm', { body }))).toEqual(
          new Set([false, true]),
        );
        const changes = (await happenedTo(person)).filter(([kind]) => kind === 'password_changed');
        expect(changes).toHaveLength(1);
      }, UNCONFIRMED);
    } finally {
      await other.close();
    }
  });

  // R-MAI-09
  it('finishes what was cut off after the code was used, and does not call done what was cut off before', () =>
    withAccount(async (person) => {
      const [own, strange] = [sessionOf(person, 60), sessionOf(person, 600)];
      for (const session of [own, strange]) await visit(api, session);
      const code = await confirmationOf(person);
      const doc = firestore()
        .collection('usedCodes')
        .doc(createHash('sha256').update(code).digest('base64url'));
      const at = new Date().toISOString();
      const { uid, email } = person;
      await doc.set({ uid, email, for: 'confirmation', at, expireAt: new Date() });
      await useAtIdentityService(code);
      await changePerson(uid, { emailVerified: false });
      expect(outcome(await confirm({ code }, own))).toBe('410 gone');
      await changePerson(uid, { emailVerified: true });
      expect(outcome(await confirm({ code }))).toEqual([200, true]);
      expect(await visit(api, strange)).toBe(401);
    }, UNCONFIRMED));

  // R-MAI-09
  it('of a code that never was says that the link is over', async () => {
    expect(outcome(await preview('never sent'))).toBe('410 gone');
    expect(outcome(await confirm({ code: 'never sent', password: NEW_PASSWORD }))).toBe('410 gone');
    expect(outcome(await reset({ code: 'never sent', password: NEW_PASSWORD }))).toBe('410 gone');
  });
});

async function useAtIdentityService(oobCode: string): Promise<void> {
  const host = readEnv('FIREBASE_AUTH_EMULATOR_HOST');
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:update?key=emulator`;
  await send('POST', url, { oobCode });
}

describe('asking for such a link', () => {
  const ask = (email: string, visitor: string = randomUUID()) =>
    call(api, '/api/password-resets', {
      body: { email },
      headers: { 'X-Forwarded-For': `${visitor}, ${randomUUID()}` },
    });
  const ACCEPTED = { status: 202, body: { accepted: true } };

  // R-MAI-09
  it('for a new password is answered and written down alike for every address', () =>
    withPerson({}, async ({ email }) => {
      const unknown = `${randomUUID()}@people.test`;
      for (const address of [email, unknown]) {
        expect(await ask(` ${address.toUpperCase()}`)).toMatchObject(ACCEPTED);
        expect(await mailsTo(address)).toMatchObject([
          { kind: 'password_reset', lane: 'urgent', facts: {} },
        ]);
      }
    }));

  // R-MAI-09
  it('sends three an hour to an address and ten for a caller, and answers the same beyond', async () => {
    const address = `${randomUUID()}@people.test`;
    for (let count = 0; count < 5; count += 1) {
      expect(await ask(address)).toMatchObject(ACCEPTED);
    }
    expect(await mailsTo(address)).toHaveLength(3);
    const [visitor, others] = [
      randomUUID(),
      Array.from({ length: 12 }, () => `${randomUUID()}@people.test`),
    ];
    for (const other of others) expect(await ask(other, visitor)).toMatchObject(ACCEPTED);
    const sent = await Promise.all(others.map(async (other) => (await mailsTo(other)).length));
    expect(sent).toEqual([...Array.from({ length: 10 }, () => 1), 0, 0]);
  });

  // R-MAI-09
  it('to confirm an address goes to the account’s own, while it is not confirmed', () =>
    withPerson(UNCONFIRMED, async ({ uid, email, idToken: token }) => {
      const asked = (path: string) => call(api, '/api/confirmations', { token, body: { path } });
      for (const path of ['https://evil.example/', '//evil.example', '/\\evil.example', 'x']) {
        expect([path, (await asked(path)).status]).toEqual([path, 400]);
      }
      expect(await asked('/dashboard?plan=solo')).toMatchObject(ACCEPTED);
      expect(await mailsTo(email)).toMatchObject([
        { kind: 'address_verification', uid, facts: { path: '/dashboard?plan=solo' } },
      ]);
    }));

  // R-MAI-09
  it('to confirm an address comes to its owner after visitors have asked for passwords with it', () =>
    withPerson(UNCONFIRMED, async ({ email, idToken: token }) => {
      for (let count = 0; count < 4; count += 1) await ask(email);
      expect(await call(api, '/api/confirmations', { token, body: {} })).toMatchObject(ACCEPTED);
      const kinds = (await mailsTo(email)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'address_verification')).toHaveLength(1);
    }));

  // R-MAI-09
  it('to confirm an address that is confirmed sends nothing', () =>
    withPerson({}, async ({ email, idToken: token }) => {
      expect(await call(api, '/api/confirmations', { token, body: {} })).toMatchObject(ACCEPTED);
      expect(await mailsTo(email)).toEqual([]);
    }));

  // R-MAI-09
  it('leaves the mail to the identity service where we send none', () =>
    withPerson(UNCONFIRMED, async ({ email, idToken: token }) => {
      const silent = await startApi({
        SMTP_URL: undefined,
        MAIL_FROM: undefined,
        STAFF_MAIL: undefined,
        MAIL_EVENTS_SECRET: undefined,
        MAIL_LINK_SECRET: undefined,
      });
      try {
        const headers = { 'X-Forwarded-For': randomUUID() };
        const path = '/dashboard/security';
        expect(await call(silent, '/api/confirmations', { token, body: { path } })).toMatchObject(
          ACCEPTED,
        );
        const link = new URL(await identityLink(email, 'VERIFY_EMAIL'));
        expect(new URL(link.searchParams.get('continueUrl') ?? '').pathname).toBe(path);
        for (const address of [email, `${randomUUID()}@people.test`]) {
          const asked = await call(silent, '/api/password-resets', {
            body: { email: address },
            headers,
          });
          expect(asked).toMatchObject(ACCEPTED);
        }
        expect(await identityLink(email, 'PASSWORD_RESET')).toContain('mode=resetPassword');
        expect(await mailsTo(email)).toEqual([]);
      } finally {
        await silent.close();
      }
    }));
});
