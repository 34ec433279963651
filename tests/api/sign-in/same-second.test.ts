/** Two sign-ins to an account within one second: its owner's, and that of someone who knows the password. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAtServer, type Person } from '../../support/people.ts';
import { call, firestore, startApi, type Api } from '../api.ts';
import { startInstance } from '../instances.ts';
import {
  happenedTo,
  newBrowser,
  pageOf,
  sessionOf,
  toldOf,
  twinOf,
  visit,
  withAccount,
  type Session,
} from './session-kit.ts';
import { alter, changeGateOf, gateOf, prove, signIn, withPasskey } from './passkey-kit.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Server = { url: string };
type Listed = { id: string; isThis: boolean }[];

async function ask(on: Server, endpoint: string, { token, headers }: Session, body?: object) {
  const [method = '', path = ''] = endpoint.split(' ');
  const answer = await call(on, `/api${path}`, { method, token, headers, ...(body && { body }) });
  return answer.status === 403 ? answer.body['code'] : answer.status;
}

const list = async (on: Server, { token, headers }: Session) =>
  (await call(on, '/api/sessions', { token, headers })).body['sessions'] as Listed;

const end = (on: Server, session: Session, id: string) =>
  ask(on, `DELETE /sessions/${id}`, session);

/** What the switch is for. */
const LOCKED: readonly [endpoint: string, body?: object][] = [
  ['GET /get-custom-token'],
  ['POST /recovery-codes'],
  ['POST /passkeys/options'],
  ['GET /account/export'],
  ['PUT /passkey-before-opening', { isRequired: false }],
];

// R-IDN-03 R-IDN-04
it.each([
  ['two apps', startApi],
  ['two processes @battery', startInstance],
])(
  'are two sessions: a proof is of one, both are listed and told of, and one ends alone, on %s',
  (_on, start) =>
    withPasskey(api, async (person, passkey) => {
      await changeGateOf(person.uid, { isPasskeyRequired: true });
      const own = pageOf(person.idToken);
      const thief = twinOf(own);
      const unnamed = twinOf(own, null);
      const instances = await Promise.all([start(), start()]);
      const [one, other] = instances;
      try {
        for (const session of [own, thief]) {
          await Promise.all(instances.map((instance) => visit(instance, session)));
        }
        expect((await prove(one, own.token, passkey)).status).toBe(200);
        const tries = LOCKED.flatMap(([endpoint, body]) =>
          [thief, unnamed].flatMap((session) =>
            instances.map(async (on) => [endpoint, await ask(on, endpoint, session, body)]),
          ),
        );
        for (const [endpoint, outcome] of await Promise.all(tries)) {
          expect([endpoint, outcome]).toEqual([endpoint, 'passkey_required']);
        }
        expect(await ask(other, 'GET /get-custom-token', own)).toBe(200);

        const listed = (await list(other, own)).filter(({ id }) => id.startsWith(own.id));
        expect(listed).toHaveLength(3);
        const ofThief = (await list(one, thief)).find(({ isThis }) => isThis)?.id ?? '';
        const kinds = (await happenedTo(person)).map(([kind]) => kind);
        expect(kinds.filter((kind) => kind === 'new_browser')).toHaveLength(2);
        const told = (await toldOf(person)).filter((mail) => mail.startsWith('new_browser'));
        expect(told).toHaveLength(2);

        expect(await end(one, own, ofThief)).toBe(200);
        const answers = instances.flatMap((instance) => [
          visit(instance, thief),
          visit(instance, own),
        ]);
        expect(await Promise.all(answers)).toEqual([401, 200, 401, 200]);
        expect(await ask(other, 'POST /recovery-codes', own)).toBe(200);
        // The rules see no browser: they refuse all of that second.
        expect((await gateOf(person.uid)).ended).toEqual([Number(own.id)]);
      } finally {
        await Promise.all(instances.map((instance) => instance.close()));
      }
    }),
);

// R-IDN-03
it('cannot show a passkey or a code without naming a browser: it would count for both', () =>
  withPasskey(api, async (person, passkey) => {
    const unnamed = twinOf(pageOf(person.idToken), null);
    for (const [path, body] of [
      ['POST /passkey-proof/options', undefined],
      ['POST /passkey-proof', { code: 'ABCD-EFGH-JKMN-PQRS' }],
    ] as const) {
      expect([path, await ask(api, path, unnamed, body)]).toEqual([path, 409]);
    }
    const asked = await call(api, '/api/passkey-proof/options', {
      method: 'POST',
      token: person.idToken,
    });
    // The challenge of one browser is none for another of the same second.
    const response = passkey.get(asked.body);
    const thief = twinOf(pageOf(person.idToken));
    expect(await ask(api, 'POST /passkey-proof', thief, { response })).toBe('forbidden');
    expect((await gateOf(person.uid)).proofs).toEqual([]);
  }));

// R-IDN-04
it('by passkey end alone in the rules too, which can read the id of their token', () =>
  withPasskey(api, async (person, passkey) => {
    const open = async () => {
      const { body } = await signIn(api, passkey);
      return (await signInAtServer(String(body['customToken']))).idToken;
    };
    const [first, second] = [await open(), await open()];
    const began = Number(pageOf(second).id);
    const own = pageOf(second);
    const lost = { ...twinOf(own), token: alter(first, { auth_time: began }) };
    for (const session of [own, lost]) expect(await visit(api, session)).toBe(200);
    const id = (await list(api, lost)).find(({ isThis }) => isThis)?.id ?? '';
    expect(await end(api, own, id)).toBe(200);
    expect([await visit(api, own), await visit(api, lost)]).toEqual([200, 401]);
    // A custom token can be exchanged twice within its minute.
    expect(await visit(api, { ...twinOf(lost), token: lost.token })).toBe(401);
    const { ended, endedTokens } = await gateOf(person.uid);
    expect([ended, endedTokens]).toEqual([[], [expect.stringMatching(/^\d{10}\.[0-9a-f-]{36}$/)]]);
  }));

// R-IDN-04
it('are not as many as someone makes up: beyond five, browsers of one second are one', () =>
  withAccount(async (person) => {
    const own = sessionOf(person, 60);
    await visit(api, own);
    const madeUp = Array.from({ length: 12 }, () => twinOf(own));
    for (const session of madeUp) expect(await visit(api, session)).toBe(200);
    expect(await list(api, own)).toHaveLength(6);
    expect(await toldOf(person)).toHaveLength(5);
    const [last] = madeUp.slice(-1);
    const unnamed = (await list(api, last ?? own)).find(({ isThis }) => isThis);
    expect(unnamed?.id).toBe(own.id);
    expect(await end(api, own, own.id)).toBe(200);
    expect(await Promise.all(madeUp.slice(-2).map((one) => visit(api, one)))).toEqual([401, 401]);
    expect(await visit(api, own)).toBe(200);
  }));

/** What was stored while the second alone was a session's name. */
async function putOldForm({ uid }: Person, change: object): Promise<void> {
  const doc = firestore().doc(`sessionGates/${uid}`);
  const { sessions, ...rest } = (await doc.get()).data() ?? {};
  const seconds = Object.entries(sessions as Record<string, { browser: string }>).map(
    ([name, { browser, ...seen }]) => [name.split('-')[0], { ...seen, browser }],
  );
  const fields = ['keptSessions', 'endedSessions', 'endedTokens'];
  const old = Object.entries(rest).filter(([field]) => !fields.includes(field));
  await doc.set({ ...Object.fromEntries(old), sessions: Object.fromEntries(seconds), ...change });
}

// R-IDN-04
it('are told apart in what was stored before: its ended seconds stay ended, its proofs count for none', () =>
  withAccount(async (person) => {
    const [own, kept, ended] = [600, 7000, 900].map((ago) =>
      sessionOf(person, ago, { browser: newBrowser() }),
    );
    if (own === undefined || kept === undefined || ended === undefined) throw new Error('none');
    for (const session of [kept, own]) expect(await visit(api, session)).toBe(200);
    const at = new Date().toISOString();
    await putOldForm(person, {
      validAfter: Number(own.id) - 1000,
      kept: [Number(kept.id)],
      ended: [Number(ended.id)],
      isPasskeyRequired: true,
      proofs: [{ session: Number(own.id), at, by: 'passkey' }],
    });
    const all = [own, kept, ended, twinOf(kept), twinOf(ended)];
    expect(await Promise.all(all.map((one) => visit(api, one)))).toEqual([200, 200, 401, 401, 401]);
    expect(await ask(api, 'POST /recovery-codes', own)).toBe('passkey_required');
    expect((await list(api, own)).filter(({ isThis }) => isThis)).toHaveLength(1);
    expect(await list(api, own)).toHaveLength(2);
  }));
