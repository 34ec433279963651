/** The switch “Ask for my passkey before a server opens”, and what stands in for a passkey: against a stolen password above all. */
import { createSecretKey, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { SessionGate } from '../../../functions/src/http/session-validity.ts';
import { newAddressOf, pageLinkTo } from '../../../functions/src/modules/email/links.ts';
import { createAuthenticator, type Authenticator } from '../../support/authenticator.ts';
import { readEnv } from '../../support/env.ts';
import { changePerson, signInPerson, type Person } from '../../support/people.ts';
import { setMachinePace } from '../../support/standins.ts';
import { auth, call, findDocuments, startApi, withPerson, type Api, type Reply } from '../api.ts';
import { putMachine } from '../machine-documents.ts';
import { buy, onlyMachineOf, PRACTICE } from '../machine-kit.ts';
import { inDays, newAddress, putMember, removeMembers } from '../people/owner-kit.ts';
import {
  add,
  alter,
  changeGateOf,
  gateOf,
  prove,
  sendProof,
  SITE,
  withPasskey,
} from './passkey-kit.ts';
import { eventsOf } from '../events.ts';
import { mailsOf, mailsTo } from '../mail/mail-kit.ts';

const HOUR_MS = 3_600_000;

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await setMachinePace(0);
});
afterEach(removeMembers);
afterAll(() => api.close());

const linkKey = createSecretKey(readEnv('MAIL_LINK_SECRET'), 'utf8');

async function ask(endpoint: string, token: string, body?: object, at: Api = api): Promise<Reply> {
  const [method = '', path = ''] = endpoint.split(' ');
  return call(at, `/api${path}`, { method, token, ...(body && { body }) });
}

const outcome = ({ status, body: { code } }: Reply) =>
  typeof code === 'string' ? `${status} ${code}` : status;

/** Someone whose servers open with their passkey only. This session has typed the password just now. */
function withLocked(test: (person: Person, passkey: Authenticator) => Promise<void>) {
  return withPasskey(api, async (person, passkey) => {
    await changeGateOf(person.uid, { isPasskeyRequired: true });
    await test(person, passkey);
  });
}

/** All that is stored about someone. */
async function stored(person: Person): Promise<Record<string, unknown>> {
  const documents = await findDocuments(person);
  return Object.fromEntries(documents.map((one) => [one.ref.path, one.data()]));
}

describe('a stolen password, where servers open with a passkey only', () => {
  // R-IDN-02 R-IDN-03
  it('does nothing that the switch is about, and does it once a passkey was shown', () =>
    withPasskey(api, async (person, passkey) => {
      const { uid, email, idToken: token } = person;
      await buy(api, person, PRACTICE);
      const { id, origin, name } = await onlyMachineOf(uid);
      const own = { name: 'Attic', origin: 'https://attic.example' };
      expect(outcome(await ask('POST /servers', token, own))).toBe(201);
      const invited = { email: newAddress(), machines: 'all' };
      const { body: invitation } = await ask('POST /people/invitations', token, invited);
      const { membership } = await putMember(person, { until: inDays(3) });
      await add(api, token, createAuthenticator(SITE, true));
      const [, second] = (await gateOf(uid)).passkeys;
      await changeGateOf(uid, { isPasskeyRequired: true });

      const restore = { backup: 'none', name, restoreId: randomUUID() };
      const ways: [endpoint: string, body: object | undefined, withPasskey: number | string][] = [
        ['GET /get-custom-token', undefined, 200],
        ['GET /get-custom-token?redirect=https://attic.example/', undefined, 200],
        [`GET /get-custom-token?redirect=${origin}/`, undefined, 200],
        ['GET /account/export', undefined, 200],
        [`POST /machines/${id}/export`, undefined, 200],
        [`POST /machines/${id}/restore`, restore, '409 conflict'],
        ['POST /people/invitations', { ...invited, email: newAddress() }, 201],
        [`POST /people/invitations/${String(invitation['id'])}/resend`, undefined, 200],
        [`PATCH /people/${membership}`, { until: null }, 200],
        ['POST /servers', { name: 'Cellar', origin: 'https://cellar.example' }, 201],
        ['POST /recovery-codes', undefined, 200],
        ['POST /passkeys/options', undefined, 200],
        [`DELETE /passkeys/${String(second?.id)}`, undefined, 200],
        ['POST /email-change', { email: newAddress() }, 202],
        [`DELETE /machines/${id}`, { name }, 200],
        ['PUT /passkey-before-opening', { isRequired: false }, 200],
        ['PUT /passkey-before-opening', { isRequired: true }, 200],
        ['DELETE /account', undefined, 200],
      ];
      const before = await stored(person);
      for (const [endpoint, body] of ways) {
        // What is on already stays on.
        if (JSON.stringify(body) === '{"isRequired":true}') continue;
        const refused = await ask(endpoint, token, body);
        expect.soft([endpoint, outcome(refused)]).toEqual([endpoint, '403 passkey_required']);
      }
      expect(await stored(person)).toEqual(before);
      // What only takes away needs no more than before.
      expect(outcome(await ask(`PATCH /people/${membership}`, token, { until: inDays(1) }))).toBe(
        200,
      );

      await prove(api, token, passkey);
      for (const [endpoint, body, status] of ways) {
        const done = await ask(endpoint, token, body);
        expect.soft([endpoint, outcome(done)]).toEqual([endpoint, status]);
      }
      await expect(auth().getUserByEmail(email)).rejects.toThrow('no user record');
    }));

  // R-IDN-03
  it('opens no machine of another account either', () =>
    withPerson({}, async (owner) => {
      const { origin } = await putMachine(owner.uid);
      const { uid, idToken: token } = await putMember(owner);
      const open = () => ask(`GET /get-custom-token?redirect=${origin}/`, token);
      expect(outcome(await open())).toBe(200);
      await changeGateOf(uid, { isPasskeyRequired: true });
      expect(outcome(await open())).toBe('403 passkey_required');
    }));

  // R-IDN-06
  it('opens nothing while “This wasn’t me” holds servers back, with a passkey or without', () =>
    withPasskey(api, async ({ uid, idToken: token }, passkey) => {
      await ask('POST /servers', token, { name: 'Attic', origin: 'https://attic.example' });
      await prove(api, token, passkey);
      const soon = new Date(Date.now() + HOUR_MS).toISOString();
      await changeGateOf(uid, { held: { at: soon, validSince: soon } });
      for (const query of ['', '?redirect=https://attic.example/']) {
        expect(outcome(await ask(`GET /get-custom-token${query}`, token))).toBe('403 suspended');
      }
    }));

  // R-IDN-04
  it('still ends all sessions', () =>
    withLocked(async ({ idToken: token }) => {
      expect(outcome(await ask('POST /sessions/revoke', token))).toBe(200);
    }));
});

describe('the switch', () => {
  // R-IDN-03
  it('needs a passkey, and that it is shown: the password never suffices', () =>
    withPerson({}, async ({ uid, idToken: token }) => {
      const turn = (isRequired: boolean) =>
        ask('PUT /passkey-before-opening', token, { isRequired });
      expect(outcome(await turn(true))).toBe('409 conflict');
      const passkey = createAuthenticator(SITE, true);
      await add(api, token, passkey);
      expect(outcome(await turn(true))).toBe('403 passkey_required');
      expect(outcome(await turn(false))).toBe(200);
      await prove(api, token, passkey);
      for (const isRequired of [true, true, false, false]) {
        expect((await turn(isRequired)).body).toEqual({ isRequired });
      }
      expect(await eventsOf({ uid }, 'passkey_required', 'passkey_not_required')).toEqual([
        ['passkey_required', null],
        ['passkey_not_required', null],
      ]);
      expect((await gateOf(uid)).switched.map(({ to }) => to)).toEqual([true, false]);
    }));
});

const Codes = z.object({ codes: z.array(z.string()).length(10) });
const LIMITED = '429 rate_limited';

describe('recovery codes', () => {
  // R-IDN-02
  it('stand in for a passkey once each, and new ones end the old', () =>
    withPasskey(api, async ({ uid, idToken: token }) => {
      const make = async () => Codes.parse((await ask('POST /recovery-codes', token)).body).codes;
      const [void1 = ''] = await make();
      const [first = '', second = ''] = await make();
      const kept = JSON.stringify(await gateOf(uid));
      expect([void1, first].filter((code) => kept.includes(code))).toEqual([]);
      expect(await eventsOf({ uid }, 'recovery_codes_made')).toHaveLength(2);
      await changeGateOf(uid, { isPasskeyRequired: true });

      const tries = [void1, first.toLowerCase(), first, second.replaceAll('-', ' '), second];
      const outcomes = [];
      for (const code of tries) outcomes.push(outcome(await sendProof(api, token, { code })));
      expect(outcomes).toEqual(['403 forbidden', 200, '403 forbidden', 200, '403 forbidden']);
      expect(outcome(await ask('GET /get-custom-token', token))).toBe(200);
      expect((await ask('GET /passkeys', token)).body).toMatchObject({
        codesLeft: 8,
        codesMadeAt: expect.any(String),
      });
    }));

  // R-IDN-02
  it('are tried five times an hour in vain from one address: a thief’s do not lock the owner’s, and right ones do not count', () =>
    withPasskey(api, async ({ idToken: token }) => {
      const { codes } = Codes.parse((await ask('POST /recovery-codes', token)).body);
      const hour = await startApi();
      // Then no hour ends during the test.
      hour.advance(HOUR_MS - (Date.now() % HOUR_MS));
      const fresh = alter(token, { auth_time: Math.floor(Date.now() / 1000) });
      const tryFrom = async (address: string, code: string) => {
        const headers = { 'X-Forwarded-For': `${address}, ${address}` };
        const body = { code };
        return outcome(await call(hour, '/api/passkey-proof', { token: fresh, body, headers }));
      };
      const [first = '', second = '', third = '', fourth = ''] = codes;
      for (const code of [first, second]) expect(await tryFrom('192.0.2.1', code)).toBe(200);
      const wrong = [];
      for (const code of ['a', 'b', 'c', 'd', 'e', 'f']) {
        wrong.push(await tryFrom('203.0.113.9', code));
      }
      expect(wrong).toEqual([...Array.from({ length: 5 }, () => '403 forbidden'), LIMITED]);
      // Otherwise it would be a limit of wrong ones only, and none of guesses.
      expect(await tryFrom('203.0.113.9', third)).toBe(LIMITED);
      expect(await tryFrom('192.0.2.1', third)).toBe(200);
      expect(await tryFrom('192.0.2.1', fourth)).toBe(200);
      await hour.close();
    }));

  // R-IDN-01
  it('are made by someone who has just signed in at an address that is theirs', () =>
    withPerson({ emailVerified: false }, async ({ uid, idToken: token }) => {
      expect(outcome(await ask('POST /recovery-codes', token))).toBe('403 email_not_verified');
      expect((await gateOf(uid)).codes).toEqual([]);
    }));
});

describe('the removal of the switch', () => {
  const REMOVAL = 'POST /passkey-before-opening/removal';
  const stop = (link: string) =>
    call(api, '/api/passkey-before-opening/removal/stop', { body: { link } });

  const linkOf = (uid: string, askedAt: string, until = inDays(3)) =>
    textOf(
      pageLinkTo(
        { purpose: 'keep-passkey', id: uid, generation: askedAt, until: new Date(until) },
        'https://site.example',
        linkKey,
      ),
    );

  /** A session that the password opens so many hours from now. */
  const later = ({ idToken }: Person, hours: number) => {
    const now = Math.floor((Date.now() + hours * HOUR_MS) / 1000);
    return alter(idToken, { auth_time: now, iat: now, exp: now + 3600 });
  };

  // R-IDN-03
  it('comes 72 hours later, with mails to every address of the last 30 days at once, after 24 and after 48 hours', () =>
    withLocked(async (person, passkey) => {
      const { uid, email, idToken: token } = person;
      const [old, older] = [newAddress(), newAddress()];
      await changeGateOf(uid, {
        formerAddresses: [
          { email: older, until: inDays(-31) },
          { email: old, until: inDays(-29) },
        ],
      });
      const at = String((await ask(REMOVAL, token)).body['at']);
      expect((await ask(REMOVAL, token)).body).toEqual({ at });
      const askedAt = Date.parse(at) - 72 * HOUR_MS;
      expect(Math.abs(askedAt - Date.now())).toBeLessThan(10_000);
      expect(await eventsOf({ uid }, 'removal_asked')).toHaveLength(1);
      const mails = (await mailsOf(person.uid)).filter(({ kind }) => kind === 'passkey_removal');
      expect(mails.map(({ to, dueAt }) => `${to} ${dueAt}`).toSorted()).toEqual(
        [email, old]
          .flatMap((to) =>
            [0, 24, 48].map(
              (hours) => `${to} ${new Date(askedAt + hours * HOUR_MS).toISOString()}`,
            ),
          )
          .toSorted(),
      );

      const clock = await startApi();
      const open = async (hours: number) =>
        outcome(await ask('GET /get-custom-token', later(person, hours), undefined, clock));
      clock.advance(71.9 * HOUR_MS);
      expect(await open(71.9)).toBe('403 passkey_required');
      clock.advance(0.2 * HOUR_MS);
      expect(await open(72.1)).toBe(200);
      const shown = await ask('GET /passkeys', later(person, 72.1), undefined, clock);
      expect(shown.body).toMatchObject({ isRequired: false, removalAt: null });
      // It does not come back by a passkey, and can be turned on again.
      const session = later(person, 72.1);
      await prove(clock, session, passkey);
      expect(await open(72.1)).toBe(200);
      await ask('PUT /passkey-before-opening', session, { isRequired: true }, clock);
      const { isPasskeyRequired, removal, switched } = await gateOf(uid);
      expect({ isPasskeyRequired, removal }).toEqual({ isPasskeyRequired: true, removal: null });
      expect(switched).toMatchObject([{ at, to: false }, { to: true }]);
      await clock.close();
    }));

  // R-IDN-03
  it('is stopped by the link in a mail, by nothing that looks like it, and by a passkey or a code', () =>
    withLocked(async (person, passkey) => {
      const { uid, idToken: token } = person;
      const begin = async () => {
        await ask(REMOVAL, token);
        const { removal } = await gateOf(uid);
        return removal?.askedAt ?? '';
      };
      const isUnderWay = async () => (await gateOf(uid)).removal !== null;

      const first = await begin();
      const link = linkOf(uid, first);
      const wrong = [
        'x',
        link.replace(uid, randomUUID()),
        linkOf(uid, inDays(-1)),
        linkOf(uid, first, inDays(-1)),
        textOf(
          pageLinkTo(
            { purpose: 'not-me', id: uid, generation: first, until: new Date(inDays(1)) },
            'https://site.example',
            linkKey,
          ),
        ),
      ];
      for (const one of wrong) expect([one, outcome(await stop(one))]).toEqual([one, '410 gone']);
      expect(await isUnderWay()).toBe(true);
      for (let count = 0; count < 2; count += 1) {
        expect((await stop(link)).body).toEqual({ stopped: true });
      }
      expect(await isUnderWay()).toBe(false);

      await begin();
      expect(outcome(await stop(link))).toBe('410 gone');
      await prove(api, token, passkey);
      expect(await isUnderWay()).toBe(false);

      const { body } = await ask('POST /recovery-codes', token);
      await begin();
      const [code] = z.array(z.string()).parse(body['codes']);
      await sendProof(api, token, { code });
      expect(await isUnderWay()).toBe(false);
      expect(await eventsOf({ uid }, 'removal_stopped')).toHaveLength(3);
      expect((await gateOf(uid)).isPasskeyRequired).toBe(true);
    }));

  // R-IDN-03
  it('is refused for a week after a change of address or “This wasn’t me”, which is told before it is asked for, to an old session, and where there is nothing to remove', () =>
    withLocked(async (person) => {
      const { uid, idToken: token } = person;
      const former = (until: string): Partial<SessionGate> => ({
        formerAddresses: [{ email: newAddress(), until }],
      });
      const [weekAgo, before, after] = [inDays(-7.1), inDays(-6.9), inDays(-3)];
      const aWeekAfter = (moment: string) =>
        new Date(Date.parse(moment) + 7 * 24 * HOUR_MS).toISOString();
      const address = (moment: string) => ({ why: 'address', until: aWeekAfter(moment) });
      const notMe = (moment: string) => ({ why: 'not_me', until: aWeekAfter(moment) });
      const cases: [Partial<SessionGate>, told: unknown, outcome: number | string][] = [
        [former(before), address(before), '403 forbidden'],
        [{ wasNotMeAt: after }, notMe(after), '403 forbidden'],
        [{ ...former(after), wasNotMeAt: before }, address(after), '403 forbidden'],
        [{ formerAddresses: [] }, notMe(before), '403 forbidden'],
        [{ ...former(weekAgo), wasNotMeAt: weekAgo }, null, 200],
        [former(before), null, 200],
        [{ isPasskeyRequired: false, removal: null }, null, '409 conflict'],
      ];
      for (const [change, told, expected] of cases) {
        await changeGateOf(uid, change);
        const shown = (await ask('GET /passkeys', token)).body['removalRefused'];
        const asked = outcome(await ask(REMOVAL, token));
        expect([change, shown, asked]).toEqual([change, told, expected]);
      }
      const late = await startApi();
      late.advance(6 * 60_000);
      expect(outcome(await ask(REMOVAL, token, undefined, late))).toBe('403 recent_login_required');
      await late.close();
    }));
});

const textOf = (url: string) => url.slice(url.indexOf('#') + 1);

describe('a change of address', () => {
  const ASK = 'POST /email-change';
  const CONFIRM = 'POST /email-change/confirm';

  /** What the mail to the new address leads to. */
  async function linkIn(email: string, uid: string): Promise<string> {
    const [mail] = (await mailsTo(email)).filter(({ kind }) => kind === 'address_new');
    const until = String(mail?.facts?.['until']);
    const link = {
      purpose: 'new-address',
      id: uid,
      generation: newAddressOf({ email, until }),
      until: new Date(until),
    } as const;
    return textOf(pageLinkTo(link, 'https://site.example', linkKey));
  }

  // R-IDN-03
  it('comes with a passkey and the link to the new address, tells both, keeps passkeys and ends all sessions', () =>
    withLocked((person, passkey) =>
      withPerson({}, async (other) => {
        const { uid, email: before, idToken: token } = person;
        const email = newAddress();
        await prove(api, token, passkey);
        expect(outcome(await ask(ASK, token, { email: other.email }))).toBe(202);
        expect(outcome(await ask(ASK, token, { email: before.toUpperCase() }))).toBe(
          '400 invalid_input',
        );
        expect(await ask(ASK, token, { email: ` ${email.toUpperCase()}` })).toMatchObject({
          status: 202,
          body: { accepted: true },
        });
        const link = await linkIn(email, uid);
        expect(outcome(await ask(CONFIRM, other.idToken, { link }))).toBe('403 forbidden');
        expect(outcome(await ask(CONFIRM, token, { link: 'x' }))).toBe('410 gone');
        const { proofs, passkeys } = await gateOf(uid);
        await changeGateOf(uid, { proofs: [] });
        expect(outcome(await ask(CONFIRM, token, { link }))).toBe('403 passkey_required');
        await changeGateOf(uid, { proofs });

        expect((await ask(CONFIRM, token, { link })).body).toEqual({ email, isRepeat: false });
        expect(await auth().getUser(uid)).toMatchObject({ email, emailVerified: true });
        expect(outcome(await ask('GET /security', token))).toBe('401 unauthenticated');
        const again = await signInPerson(email);
        expect((await ask(CONFIRM, again.idToken, { link })).body).toEqual({
          email,
          isRepeat: true,
        });
        const gate = await gateOf(uid);
        expect(gate.passkeys.map(({ id }) => id)).toEqual(passkeys.map(({ id }) => id));
        expect(gate.formerAddresses).toMatchObject([{ email: before }]);
        expect(
          await eventsOf({ uid }, 'address_changed', 'passkey_removed', 'password_changed'),
        ).toEqual([['address_changed', email]]);
        const told = async (to: string) =>
          (await mailsTo(to)).flatMap(({ facts }) =>
            facts?.['event'] === 'address_changed' ? [facts['about']] : [],
          );
        expect([await told(before), await told(email)]).toEqual([[null], [email]]);
      }),
    ));

  // R-IDN-03
  it('is noticed as ours where we are killed on the way @battery', () =>
    withLocked(async ({ uid }) => {
      const email = newAddress();
      await changeGateOf(uid, { changingTo: { email, until: inDays(1) } });
      await changePerson(uid, { email, emailVerified: true });
      const { idToken: token } = await signInPerson(email);
      expect(outcome(await ask('GET /passkeys', token))).toBe(200);
      expect((await gateOf(uid)).passkeys).toHaveLength(1);
      expect(await eventsOf({ uid }, 'address_changed')).toEqual([['address_changed', email]]);
    }));

  // R-MAI-09
  it('needs a fresh proof when it is asked for and a session of the account when it is made, where servers open without a passkey', () =>
    withPasskey(api, async (person) => {
      const { uid, email: before, idToken: token } = person;
      const email = newAddress();
      const late = await startApi();
      late.advance(6 * 60_000);
      expect(outcome(await ask(ASK, token, { email }, late))).toBe('403 recent_login_required');
      expect(outcome(await ask(ASK, token, { email, plan: 'solo' }))).toBe('400 invalid_input');
      expect(outcome(await ask(ASK, token, { email, plan: 'solo.year' }))).toBe(202);
      expect(await mailsTo(email)).toMatchObject([{ facts: { plan: 'solo.year' } }]);
      const link = await linkIn(email, uid);
      const { status } = await call(api, '/api/email-change/confirm', { body: { link } });
      expect(status).toBe(401);
      expect((await auth().getUser(uid)).email).toBe(before);
      const confirmed = await ask(CONFIRM, token, { link }, late);
      expect(confirmed.body).toEqual({ email, isRepeat: false });
      await late.close();
      expect(await auth().getUser(uid)).toMatchObject({ email, emailVerified: true });
      expect(outcome(await ask('GET /security', token))).toBe('401 unauthenticated');
      // Someone else may have added them: the password proves less than a passkey.
      expect(await gateOf(uid)).toMatchObject({ passkeys: [], changingTo: null });
    }));

  // R-MAI-09
  it('to an address that has an account makes nothing of it, and only the mail says so', () =>
    withPerson({}, (other) =>
      withPerson({}, async ({ uid, idToken: token, email }) => {
        expect(outcome(await ask(ASK, token, { email: other.email }))).toBe(202);
        const link = await linkIn(other.email, uid);
        expect(outcome(await ask(CONFIRM, token, { link }))).toBe('409 conflict');
        expect((await auth().getUser(uid)).email).toBe(email);
      }),
    ));

  // R-MAI-09
  it('is sent three times an hour to an address, and then answered the same @battery', () =>
    withPerson({}, async ({ idToken: token }) => {
      const email = newAddress();
      for (let count = 0; count < 5; count += 1) {
        expect(outcome(await ask(ASK, token, { email }))).toBe(202);
      }
      expect(await mailsTo(email)).toHaveLength(3);
    }));
});
