/** The hand-off to one of our machines: whether it is open, its owner's session, and that it needs no consent. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Machine } from '../../../functions/src/contract/machines.ts';
import { originClaim } from '../../../functions/src/modules/machines/machine-store.ts';
import { signInAtServer, type Person } from '../../support/people.ts';
import { call, firestore, startApi, withPerson, type Api, type Reply } from '../api.ts';
import { putMachine } from '../machine-documents.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const ask = ({ idToken: token }: Person, { origin }: Machine, consent = '', on = api) =>
  call(on, `/api/get-custom-token?redirect=${encodeURIComponent(String(origin))}${consent}`, {
    token,
  });

/** Only machines that operators set up can have no domain in common. */
const BY_HAND_ANYWHERE = {
  MACHINE_HOST_URL: undefined,
  MACHINE_HOST_KEY: undefined,
  MACHINE_HOST_SECRET: undefined,
  MACHINE_DOMAIN: undefined,
};

const NOT_YOURS =
  'Addresses like this belong to servers that we host, and this one is not yours. Ask its owner to invite you.';

const wordsOf = ({ status, body }: Reply) => [status, body.code, body.error];

const readSession = (token: string) => call(api, '/api/handoff-session', { token });

const setState = ({ id }: Machine, state: Machine['state']) =>
  firestore().doc(`machines/${id}`).update({ state });

/** By state: whether a token is minted, and whether a session goes on. */
const TABLE = [
  ['ordered', false, true],
  ['preparing', false, true],
  ['ready', true, true],
  ['unreachable', true, true],
  ['asleep', false, true],
  ['failed', false, true],
  ['ending', false, false],
  ['erased', false, false],
] as const;

describe('the hand-off to a machine', () => {
  // R-MAC-02
  it.each(TABLE)('that is %s: a token %j, a session %j', (state, isOpen, goesOn) =>
    withPerson({}, async (person) => {
      const machine = await putMachine(person.uid);
      const { body } = await ask(person, machine);
      const { idToken } = await signInAtServer(String(body.customToken));
      await setState(machine, state);

      const again = await ask(person, machine, '&consent=ask');
      const answer = typeof again.body.customToken === 'string' ? 'a token' : again.body.code;
      expect([again.status, answer]).toEqual(
        isOpen ? [200, 'a token'] : [409, 'machine_not_ready'],
      );

      const session = await readSession(idToken);
      const facts = { owner: person.uid, server: machine.id, origin: machine.origin };
      const told = goesOn ? facts : { code: 'revoked' };
      expect([session.status, session.body]).toMatchObject([goesOn ? 200 : 403, told]);
    }),
  );

  // R-MAC-02 R-CHK-07
  it('is its owner’s alone: others learn neither from this nor from adding it whether there is one', () =>
    withPerson({}, (other) =>
      withPerson({}, async (person) => {
        const known = await putMachine(person.uid);
        const erased = await putMachine(person.uid, { state: 'erased', desired: 'erased' });
        await firestore().doc(`servers/${erased.id}`).delete();
        const unknown = { ...known, origin: 'http://birch-0.localhost:12114' };
        const elsewhere = { ...known, origin: 'http://birch-0.localhost:8080' };
        for (const machine of [known, erased, unknown, elsewhere]) {
          for (const consent of ['', '&consent=ask']) {
            expect(wordsOf(await ask(other, machine, consent))).toEqual([
              403,
              'server_not_trusted',
              NOT_YOURS,
            ]);
          }
          const body = { name: 'Mine', origin: machine.origin };
          const added = await call(api, '/api/servers', { token: other.idToken, body });
          expect(wordsOf(added)).toEqual([400, 'bad_origin', NOT_YOURS]);
        }
        expect((await ask(person, known, '&consent=ask')).status).toBe(200);
      }),
    ));

  // R-CHK-07
  it('without a domain for machines is known by its record alone, and needs no consent to be refused', () =>
    withPerson({}, (other) =>
      withPerson({}, async (person) => {
        const machine = await putMachine(person.uid);
        const undecided = await startApi(BY_HAND_ANYWHERE);
        try {
          const refused = await ask(other, machine, '&consent=ask', undecided);
          expect(wordsOf(refused)).toEqual([403, 'server_not_trusted', NOT_YOURS]);
          const unknown = { ...machine, origin: 'http://birch-0.localhost:12114' };
          expect((await ask(other, unknown, '&consent=ask', undecided)).body).toEqual({
            consentNeeded: true,
          });
        } finally {
          await undecided.close();
        }
      }),
    ));

  // R-MAC-05
  it('is not open to a person who had its address as their own server before there was a machine', () =>
    withPerson({}, (other) =>
      withPerson({}, async (person) => {
        const machine = await putMachine(person.uid);
        const { origin } = machine;
        const own = { uid: other.uid, kind: 'own', name: 'Mine', origin, createdAt: new Date() };
        const claim = originClaim(firestore(), String(origin));
        await claim.delete();
        await firestore()
          .doc(`servers/early-${machine.id}`)
          .set({ ...own, lastHandoffAt: null });
        const undecided = await startApi(BY_HAND_ANYWHERE);
        const { body } = await ask(other, machine, '', undecided);
        await undecided.close();
        const { idToken } = await signInAtServer(String(body.customToken));
        expect((await readSession(idToken)).status).toBe(200);
        await claim.set({ machine: machine.id });
        expect(await ask(other, machine)).toMatchObject({
          status: 403,
          body: { code: 'server_not_trusted' },
        });
        expect((await readSession(idToken)).body.code).toBe('revoked');
        expect((await ask(person, machine)).status).toBe(200);
      }),
    ));

  // R-MAC-05
  it('is not open to the owner of a machine that is listed at its address, whether there is a domain or not', () =>
    withPerson({}, (other) =>
      withPerson({}, async (person) => {
        const [machine, listed] = [await putMachine(person.uid), await putMachine(other.uid)];
        const { origin } = machine;
        await firestore().doc(`servers/${listed.id}`).update({ origin });
        const undecided = await startApi(BY_HAND_ANYWHERE);
        for (const on of [api, undecided]) {
          const refused = await ask(other, machine, '&consent=ask', on);
          expect(wordsOf(refused)).toEqual([403, 'server_not_trusted', NOT_YOURS]);
        }
        await undecided.close();
        expect((await ask(person, machine)).status).toBe(200);
      }),
    ));

  // R-MAC-02
  it('ends with its entry in the list, whatever its record says', () =>
    withPerson({}, async (person) => {
      const machine = await putMachine(person.uid);
      const { body } = await ask(person, machine);
      const { idToken } = await signInAtServer(String(body.customToken));
      await firestore().doc(`machines/${machine.id}`).delete();
      expect((await readSession(idToken)).body.code).toBe('revoked');
      expect((await ask(person, machine)).body.code).toBe('server_not_trusted');
    }));
});
