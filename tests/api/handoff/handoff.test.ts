import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import jwt from 'jsonwebtoken';
import { atStartOfMinute, leaveOneCall } from '../../support/limits.ts';
import { readEnv } from '../../support/env.ts';
import { signInPerson } from '../../support/people.ts';
import redirectVectors from '../../vectors/redirect-vectors.json' with { type: 'json' };
import { readServerAddress } from '@/features/servers/server-address.ts';
import { call, firestore, isSignIn, startApi, withPerson, type Api } from '../api.ts';
import { eventsOf } from '../events.ts';

const SERVER = 'https://ai.home.example';
/** See handoff-identity.test.ts for what this identity is worth. */
const SERVER_UID = expect.stringMatching(/^server:[0-9a-f]{64}$/);

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const mint = (token: string, redirect?: string, on = api) =>
  call(
    on,
    `/api/get-custom-token${redirect === undefined ? '' : `?redirect=${encodeURIComponent(redirect)}`}`,
    { token },
  );

const add = (token: string, origin: string, name = 'At home') =>
  call(api, '/api/servers', { token, body: { name, origin } });

function claimsOf(answer: { body: Record<string, unknown> }): unknown {
  const decoded = jwt.decode(String(answer.body.customToken));
  return typeof decoded === 'object' ? decoded : null;
}

describe('GET /api/get-custom-token', () => {
  // R-API-01
  it('answers exactly customToken, for an identity of its own that is marked as a hand-off', () =>
    withPerson({}, async ({ idToken, uid }) => {
      const answer = await mint(idToken);
      expect(answer.status).toBe(200);
      expect(Object.keys(answer.body)).toEqual(['customToken']);
      expect(claimsOf(answer)).toMatchObject({
        uid: SERVER_UID,
        claims: { handoff: true, owner: uid },
      });
    }));

  // R-CHK-07
  it('mints for an own server, names it in the token, and notes when', () =>
    withPerson({}, async ({ idToken, uid }) => {
      await add(idToken, SERVER);
      const answer = await mint(idToken, `${SERVER}/chat?tab=1#top`);
      expect(answer.status).toBe(200);
      expect(claimsOf(answer)).toMatchObject({
        uid: SERVER_UID,
        claims: { handoff: true, owner: uid, origin: SERVER },
      });
      const { body } = await call(api, '/api/servers', { token: idToken });
      expect(body).toMatchObject({
        servers: [{ lastHandoffAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) }],
      });
    }));

  // R-CHK-07
  it("refuses a server on no one's list, on another person's, or spelled with another port or scheme", () =>
    withPerson({}, ({ idToken: other }) =>
      withPerson({}, async ({ idToken }) => {
        await add(other, SERVER);
        await add(idToken, 'https://mine.example');
        for (const target of [
          SERVER,
          'https://mine.example:8443',
          'https://www.mine.example',
          'https://mine.example.evil.example',
        ]) {
          expect(await mint(idToken, target)).toMatchObject({
            status: 403,
            body: { code: 'server_not_trusted' },
          });
        }
      }),
    ));

  // R-CHK-07
  it('refuses our own site, the help desk, the feedback board and the auth handler', () =>
    withPerson({}, async ({ idToken }) => {
      const project = readEnv('GCLOUD_PROJECT');
      for (const origin of [
        ...readEnv('SITE_ORIGINS').split(','),
        ...readEnv('HELP_CENTER_ORIGINS').split(','),
        ...readEnv('CANNY_ORIGINS').split(','),
        'https://canny.io',
        `https://${project}.firebaseapp.com`,
      ]) {
        expect(await mint(idToken, `${origin}/`)).toMatchObject({
          status: 403,
          body: { code: 'server_not_trusted' },
        });
        expect(await add(idToken, origin)).toMatchObject({
          status: 400,
          body: { code: 'bad_origin' },
        });
      }
    }));

  // R-CHK-09
  it('refuses a target given twice, and an empty one', () =>
    withPerson({}, async ({ idToken }) => {
      await add(idToken, SERVER);
      const twice = `redirect=${encodeURIComponent(SERVER)}`;
      for (const query of [`${twice}&${twice}`, 'redirect=']) {
        const answer = await call(api, `/api/get-custom-token?${query}`, { token: idToken });
        expect(answer).toMatchObject({ status: 400, body: { code: 'bad_origin' } });
      }
    }));

  // R-API-01
  it.each(['Redirect=x', 'redirect[]=x', 'to=x&redirect=https://ai.home.example', 'uid=ada', '=x'])(
    'refuses %j, which holds a parameter that there is not',
    (query) =>
      withPerson({}, async ({ idToken }) => {
        await add(idToken, SERVER);
        const answer = await call(api, `/api/get-custom-token?${query}`, { token: idToken });
        expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
      }),
  );

  // R-API-01 R-REL-02
  it('needs the bearer token alone where no address says what it is for, however old the sign-in is', () =>
    withPerson({}, async ({ idToken }) => {
      await add(idToken, SERVER);
      const later = await startApi();
      try {
        later.advance(50 * 60_000);
        expect((await mint(idToken, undefined, later)).status).toBe(200);
        expect((await mint(idToken, SERVER, later)).status).toBe(200);
      } finally {
        await later.close();
      }
    }));

  // R-REL-02 R-ACC-03 R-IDN-04 R-IDN-05
  it('is listed with the sessions where it names no server, and told of the first time, until all of them end', () =>
    withPerson({}, async (person) => {
      const { uid, email } = person;
      const sessionsOf = async (token: string) => {
        const { body } = await call(api, '/api/sessions', { token });
        return (body['sessions'] as { id: string }[]).filter(({ id }) => id === 'no-address');
      };
      const mailsAbout = async () => {
        const { docs } = await firestore().collection('mail').where('uid', '==', uid).get();
        const told = docs.filter((doc) => doc.get('facts.event') === 'opened_without_address');
        return told.map((doc) => String(doc.get('to')));
      };
      await mint(person.idToken, 'https://elsewhere.example');
      expect(await sessionsOf(person.idToken)).toEqual([]);
      const other = await startApi();
      try {
        await Promise.all([api, other, api].map((on) => mint(person.idToken, undefined, on)));
        await mint(person.idToken);
      } finally {
        await other.close();
      }
      expect(await sessionsOf(person.idToken)).toMatchObject([
        { device: 'A sign-in without an address', how: 'token', isThis: false },
      ]);
      expect(await mailsAbout()).toEqual([email]);
      const kinds = (await eventsOf(person)).map(([kind]) => kind);
      expect(kinds).toEqual([
        'opened_without_address',
        'server_opened',
        'server_opened',
        'server_opened',
      ]);

      const revoked = await call(api, '/api/sessions/revoke', {
        method: 'POST',
        token: person.idToken,
      });
      expect(revoked.status).toBe(200);
      const { idToken } = await signInPerson(email);
      expect(await sessionsOf(idToken)).toEqual([]);
      expect((await mint(idToken)).status).toBe(200);
      expect(await mailsAbout()).toEqual([email, email]);
      expect(await sessionsOf(idToken)).toHaveLength(1);
    }));

  // R-REL-02 R-ACC-03
  it('is noted for the Security page, whatever it was for', () =>
    withPerson({}, async ({ idToken }) => {
      const own = 'https://ai.example.net';
      const deployed = await startApi({ FIRST_PARTY_TARGETS: own });
      try {
        await add(idToken, SERVER);
        for (const target of [SERVER, own, undefined]) await mint(idToken, target, deployed);
        const { body } = await call(api, '/api/security', { token: idToken });
        const events = body['events'] as { kind: string }[];
        expect(events.filter(({ kind }) => !isSignIn(kind))).toMatchObject([
          { kind: 'opened_without_address', about: null },
          { kind: 'server_opened', about: own },
          { kind: 'server_opened', about: SERVER },
          { kind: 'server_added' },
        ]);
      } finally {
        await deployed.close();
      }
    }));

  // R-CHK-07
  it('mints in production for no target that the redirect vectors refuse', async () => {
    const deployed = await startApi({
      FIRST_PARTY_TARGETS: 'https://*.servers.example.com,https://ai.example.net:8443',
    });
    try {
      const verdicts: unknown[] = [];
      const cases = redirectVectors.filter(({ input }) => !/localhost/i.test(input));
      // A person may ask for thirty tokens a minute.
      for (let at = 0; at < cases.length; at += 30) {
        await withPerson({}, async ({ idToken }) => {
          for (const { input, allowed } of cases.slice(at, at + 30)) {
            const { status } = await mint(idToken, input, deployed);
            if ((status === 200) !== allowed) verdicts.push([input, status]);
            if (![200, 400, 403].includes(status)) verdicts.push([input, status]);
          }
        });
      }
      expect(verdicts).toEqual([]);
    } finally {
      await deployed.close();
    }
  });
});

describe('GET and POST /api/servers', () => {
  // R-ACC-05
  it('lists none at first, then what was added, exactly', () =>
    withPerson({}, async ({ idToken }) => {
      expect((await call(api, '/api/servers', { token: idToken })).body).toEqual({ servers: [] });
      const added = await add(idToken, 'HTTPS://AI.Home.Example:443/');
      expect(added.status).toBe(201);
      const expected = {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        kind: 'own',
        name: 'At home',
        origin: SERVER,
        lastHandoffAt: null,
      };
      expect(added.body).toEqual(expected);
      const { body } = await call(api, '/api/servers', { token: idToken });
      expect(body).toEqual({ servers: [expected] });
    }));

  // R-ACC-05
  it('refuses what is more than an origin, and every strange address', () =>
    withPerson({}, async ({ idToken }) => {
      for (const origin of [
        `${SERVER}/chat`,
        `${SERVER}/?a`,
        `${SERVER}/#a`,
        'http://ai.home.example',
        'https://user@ai.home.example',
        'javascript:alert(1)',
        'https://*.example.com',
        ' https://ai.home.example',
      ]) {
        const { status, body } = await add(idToken, origin);
        expect([origin, status, body.code]).toEqual([origin, 400, 'bad_origin']);
      }
    }));

  // R-ACC-05
  it('says of a refused address what the form says, and takes a name without a dot as the form does', () =>
    withPerson({}, async ({ idToken }) => {
      const form = { ownServers: [], forbidden: [], allowLocalhost: true };
      for (const origin of [
        `${SERVER}/path?y`,
        'https://münchen.example',
        'http://ai.home.example',
      ]) {
        expect({ ok: false, problem: (await add(idToken, origin)).body.error }).toEqual(
          readServerAddress(origin, form),
        );
      }
      expect((await add(idToken, 'https://nas')).body).toMatchObject({ origin: 'https://nas' });
      expect(readServerAddress('https://nas', form)).toEqual({ ok: true, origin: 'https://nas' });
    }));

  // R-ACC-05
  it('refuses names that are empty, long or hold invisible characters', () =>
    withPerson({}, async ({ idToken }) => {
      for (const name of ['', '   ', 'x'.repeat(61), 'a\u0000b', 'a\nb', '\u202Eemoh', 'a\u200E']) {
        const { status, body } = await add(idToken, SERVER, name);
        expect([name, status, body.code]).toEqual([name, 400, 'invalid_input']);
      }
      expect((await add(idToken, SERVER, '\u2066home')).body.error).toBe(
        'The field "name" contains an invisible character.',
      );
    }));

  // R-REL-08
  it.each([
    ['POST', '/servers', { name: 'x', origin: 'http://insecure.example' }],
    ['PATCH', '/servers/:id', { name: 'x' }],
    ['DELETE', '/servers/:id', undefined],
  ])('is refused after thirty calls a minute: %s %s', (method, path, body) =>
    withPerson({}, ({ idToken: token, uid }) =>
      atStartOfMinute(async (limited, minute) => {
        await leaveOneCall(`${method} ${path}`, uid, minute);
        const ask = () =>
          call(limited, `/api${path.replace(':id', 'none')}`, {
            method,
            token,
            ...(body && { body }),
          });
        expect((await ask()).status).not.toBe(429);
        expect(await ask()).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
      }),
    ),
  );

  // R-ACC-05
  it('answers 409 to the same server again, and to one more than there is room for', () =>
    withPerson({}, async ({ idToken }) => {
      await add(idToken, SERVER);
      expect(await add(idToken, `${SERVER}/`)).toMatchObject({
        status: 409,
        body: { code: 'server_exists' },
      });
      expect(await add(idToken, 'https://second.example')).toMatchObject({
        status: 409,
        body: { code: 'server_limit' },
      });
    }));

  // R-ACC-05
  it('gives the room of the plan, and no more to twenty calls at once', () =>
    withPerson({}, async ({ idToken, uid }) => {
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
          status: 'active',
          readAt: new Date().toISOString(),
        });
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => add(idToken, `https://s${index}.example`)),
      );
      const codes = answers.map(({ status, body }) => (status === 201 ? 'added' : body.code));
      expect(codes.filter((code) => code === 'added')).toHaveLength(2);
      expect(codes.filter((code) => code === 'server_limit')).toHaveLength(18);
      const { body } = await call(api, '/api/servers', { token: idToken });
      expect(body.servers).toHaveLength(2);
    }));
});

describe('PATCH and DELETE /api/servers/:id', () => {
  // R-ACC-05
  it('renames, then removes; afterwards it is gone and no token is minted', () =>
    withPerson({}, async ({ idToken }) => {
      const { body: server } = await add(idToken, SERVER);
      const path = `/api/servers/${String(server.id)}`;
      const renamed = await call(api, path, {
        method: 'PATCH',
        token: idToken,
        body: { name: '  In the attic ' },
      });
      expect(renamed.body).toEqual({ ...server, name: 'In the attic' });
      const removed = await call(api, path, { method: 'DELETE', token: idToken });
      expect(removed).toMatchObject({ status: 200, body: { deleted: true } });
      expect((await mint(idToken, SERVER)).status).toBe(403);
      const again = await call(api, path, { method: 'DELETE', token: idToken });
      expect(again).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }));

  // R-ACC-05
  it("answers 404 for another person's server as for none, and leaves it alone", () =>
    withPerson({}, ({ idToken: other }) =>
      withPerson({}, async ({ idToken }) => {
        const { body: server } = await add(other, SERVER);
        for (const id of [String(server.id), 'none', '__x__', '..%2Fusers%2Fa', 'a'.repeat(200)]) {
          const path = `/api/servers/${id}`;
          const body = { name: 'Mine now' };
          const answers = [
            await call(api, path, { method: 'PATCH', token: idToken, body }),
            await call(api, path, { method: 'DELETE', token: idToken }),
          ];
          for (const answer of answers) {
            expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
          }
        }
        const { body } = await call(api, '/api/servers', { token: other });
        expect(body.servers).toEqual([server]);
      }),
    ));

  // R-ACC-05
  it('changes nothing but the name', () =>
    withPerson({}, async ({ idToken }) => {
      const { body: server } = await add(idToken, SERVER);
      for (const change of [
        { name: 'x', origin: 'https://evil.example' },
        { origin: 'https://evil.example' },
        { name: 'x', uid: 'ada' },
      ]) {
        const { status } = await call(api, `/api/servers/${String(server.id)}`, {
          method: 'PATCH',
          token: idToken,
          body: change,
        });
        expect(status).toBe(400);
      }
    }));
});
