/** The hand-off to a machine of ours: whether it is open, its owner's session, and nobody's consent. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Machine } from '../../functions/src/contract/machines.ts';
import { originClaim } from '../../functions/src/modules/machines/machine-store.ts';
import { signInAtServer, type Person } from '../support/people.ts';
import { call, firestore, startApi, withPerson, type Api } from './api.ts';
import { putMachine } from './machine-documents.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const ask = ({ idToken: token }: Person, { origin }: Machine, consent = '') =>
  call(api, `/api/get-custom-token?redirect=${encodeURIComponent(String(origin))}${consent}`, {
    token,
  });

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

  // R-MAC-02
  it('is nobody’s but its owner’s: another person is asked for consent, and gets no token', () =>
    withPerson({}, (other) =>
      withPerson({}, async (person) => {
        const machine = await putMachine(person.uid);
        expect(await ask(other, machine)).toMatchObject({
          status: 403,
          body: { code: 'server_not_trusted' },
        });
      }),
    ));

  // R-MAC-05
  it('is not open to whoever had its address as a server of their own before there was a machine', () =>
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
        const { idToken } = await signInAtServer(
          String((await ask(other, machine)).body.customToken),
        );
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
