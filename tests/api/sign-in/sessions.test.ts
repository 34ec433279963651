/** Where people are signed in, as the API sees it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { changePerson, signInPerson } from '../../support/people.ts';
import { call, firestore, startApi, type Api } from '../api.ts';
import { ACCESS } from '../http/access-table.ts';
import { startJobs } from '../jobs.ts';
import {
  happenedTo,
  newBrowser,
  refusalOf,
  sessionOf,
  toldOf,
  visit,
  withAccount,
  type Session,
  VALID_SINCE,
} from './session-kit.ts';
import { changeGateOf, gateOf } from './passkey-kit.ts';

let api: Api;
let other: Api;
beforeAll(async () => {
  [api, other] = await Promise.all([startApi(), startApi()]);
});
afterAll(() => Promise.all([api.close(), other.close()]));

const list = async ({ token, headers }: Session, on = api) =>
  (await call(on, '/api/sessions', { token, headers })).body['sessions'];

const end = ({ token, headers }: Session, id: string) =>
  call(api, `/api/sessions/${id}`, { method: 'DELETE', token, headers });

/** The name of a session whose browser is known. */
const named = ({ id }: Session): string =>
  expect.stringMatching(new RegExp(`^${id}-[0-9a-f]{32}$`));

/** As the list has it. */
const nameOf = async (session: Session) =>
  Ids.parse(await list(session)).find(({ isThis }) => isThis)?.id ?? '';

const Ids = z.array(z.object({ id: z.string(), isThis: z.boolean() }));

const since = (id: string) => new Date(Number(id) * 1000).toISOString();

// R-IDN-04
it('are listed in words, the newest first, from their first call on; one browser has one session', () =>
  withAccount(async (person) => {
    const browser = newBrowser();
    const before = sessionOf(person, 600, { browser });
    const phone = sessionOf(person, 300, { browser: null });
    const phoned = {
      ...phone,
      headers: { 'User-Agent': 'Mozilla/5.0 (iPhone) FxiOS/150.0', 'X-Browser': '' },
    };
    const own = sessionOf(person, 60, { browser });
    const all = [before, phoned, own];
    for (const session of all) expect(await visit(api, session)).toBe(200);
    const facts = { how: 'password', lastSeenAt: expect.stringMatching(/Z$/) };
    const listed = [
      {
        ...facts,
        id: named(own),
        device: 'Firefox on Windows',
        since: since(own.id),
        isThis: true,
      },
      {
        ...facts,
        id: phone.id,
        device: 'Firefox on an iPhone',
        since: since(phone.id),
        isThis: false,
      },
    ];
    expect(await list(own)).toEqual(listed);
    // What was on its way from the one before changes nothing.
    expect(await visit(api, before)).toBe(200);
    expect(await list(own)).toEqual(listed);
    expect(JSON.stringify(await gateOf(person.uid))).not.toContain(browser);
  }));

// R-IDN-04
it('are written at the first call, and then once an hour at most, by whatever instance', () =>
  withAccount(async (person) => {
    const session = sessionOf(person, 60);
    const doc = firestore().doc(`sessionGates/${person.uid}`);
    const writtenAt = async () => (await doc.get()).updateTime?.valueOf();
    const visits = (apis: Api[]) => Promise.all(apis.map((one) => visit(one, session)));
    expect(await visits([api, api, other, other])).toEqual([200, 200, 200, 200]);
    expect(await happenedTo(person)).toEqual([['signed_in', 'Firefox on Windows']]);
    const first = await writtenAt();
    await visits([api, other]);
    expect(await writtenAt()).toBe(first);

    const later = await startApi();
    later.advance(61 * 60_000);
    await visits([later]);
    const second = await writtenAt();
    expect(second).not.toBe(first);
    await visits([later, api]);
    expect(await writtenAt()).toBe(second);
    await later.close();
    expect(await happenedTo(person)).toHaveLength(1);
  }));

// R-IDN-04 R-IDN-05
it('in a new browser are told of by mail, once; the first ones of an account, and of a known browser, are not', () =>
  withAccount(async (person) => {
    const browser = newBrowser();
    const known = [sessionOf(person, 900, { browser }), sessionOf(person, 800, { browser })];
    for (const session of known) await visit(api, session);
    expect(await toldOf(person)).toEqual([]);
    const strange = sessionOf(person, 700);
    await Promise.all([api, api, other].map((one) => visit(one, strange)));
    await visit(api, sessionOf(person, 600, { browser: null }));
    expect((await happenedTo(person)).map(([kind]) => kind)).toEqual([
      'signed_in',
      'signed_in',
      'new_browser',
      'new_browser',
    ]);
    const mail = `new_browser ${person.email}`;
    expect(await toldOf(person)).toEqual([mail, mail]);
  }));

// R-IDN-04
it('end one by one: refused at each endpoint, on each instance, and told why, while others go on', () =>
  withAccount(async (person) => {
    const [own, lost] = [sessionOf(person, 60), sessionOf(person, 600)];
    for (const session of [lost, own]) await visit(api, session);
    const name = await nameOf(lost);
    const [session = '', browser = ''] = name.split('-');
    await changeGateOf(person.uid, {
      proofs: [{ session: Number(session), browser, at: new Date().toISOString(), by: 'passkey' }],
    });
    expect((await end(own, '1')).status).toBe(404);
    expect((await end(own, '__proto__')).status).toBe(404);
    expect((await end(own, name)).body).toEqual({ deleted: true });
    expect((await end(own, name)).status).toBe(404);

    const asking = ACCESS.filter(({ admitted }) => admitted !== undefined);
    const answers = await Promise.all(
      asking.map(async ({ key, body }) => {
        const [method = '', path = ''] = key.split(' ');
        const filled = path.replace(':id', 'x').replace(':n', '0');
        return [key, (await call(other, `/api${filled}`, { method, ...lost, body })).status];
      }),
    );
    expect(answers).toEqual(asking.map(({ key }) => [key, 401]));
    expect(await Promise.all([own, lost].map((one) => refusalOf(api, one)))).toEqual([
      null,
      'ended',
    ]);
    expect(await list(own, other)).toMatchObject([{ id: named(own) }]);
    const { proofs, ended, endedSessions } = await gateOf(person.uid);
    expect([proofs, ended, endedSessions]).toEqual([[], [Number(lost.id)], [name]]);
    const profile = await firestore().doc(`users/${person.uid}`).get();
    expect(profile.get('endedSessions')).toEqual([{ session: Number(lost.id), why: 'ended' }]);
    expect((await happenedTo(person)).at(-1)).toEqual(['session_ended', 'Firefox on Windows']);

    expect((await end(own, await nameOf(own))).status).toBe(200);
    expect(await visit(api, own)).toBe(401);
  }));

// R-IDN-04
it('end all at once for us too, whatever the identity service says; once more where a token may have been kept @battery', () =>
  withAccount(async (person) => {
    const { uid, email } = person;
    const own = sessionOf(person, 60);
    const revoke = ({ token }: Pick<Session, 'token'>) =>
      call(api, '/api/sessions/revoke', { method: 'POST', token });
    await visit(api, own);
    expect((await revoke(own)).status).toBe(200);
    expect((await gateOf(person.uid)).revokeAgain).toBe(null);
    await changePerson(uid, { validSince: VALID_SINCE });
    expect(await visit(api, own)).toBe(401);
    expect(await refusalOf(api, own)).toBe('everywhere');

    const { idToken: token } = await signInPerson(email);
    await changeGateOf(person.uid, { mintedAt: new Date().toISOString() });
    expect((await revoke({ token })).status).toBe(200);
    const { mintedAt, validAfter, revokeAgain } = await gateOf(person.uid);
    expect(validAfter).toBeGreaterThan(Date.parse(String(mintedAt)) / 1000);
    expect(revokeAgain).toMatchObject({ withPassword: false });
    const kept = sessionOf({ idToken: token }, -5);
    await startJobs().endAgain();
    expect(await visit(api, kept)).toBe(200);
    await startJobs([], {}, 61_000).endAgain();
    expect(await gateOf(person.uid)).toMatchObject({ revokeAgain: null, sessions: {} });
    expect((await gateOf(person.uid)).validAfter).toBeGreaterThan(validAfter);
  }));
