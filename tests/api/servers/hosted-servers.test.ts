/** Our machines in the list of a person's servers, and beside the person's own. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, firestore, startApi, withPerson, type Api } from '../api.ts';
import { putMachine, putPlan } from '../machine-documents.ts';

const OWN = 'https://ai.home.example';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const add = (token: string, origin: string) =>
  call(api, '/api/servers', { token, body: { name: 'At home', origin } });

describe('a machine in the list of servers', () => {
  // R-MAC-05
  it('is told from an own server, and an entry from before there were machines is an own one', () =>
    withPerson({}, async ({ uid, idToken: token }) => {
      const { id } = await putMachine(uid);
      const old = { uid, name: 'Old', origin: OWN, createdAt: new Date(0), lastHandoffAt: null };
      await firestore().collection('servers').add(old);
      const { body } = await call(api, '/api/servers', { token });
      expect(body.servers).toMatchObject([
        { kind: 'own', name: 'Old' },
        { kind: 'hosted', id },
      ]);
    }));

  // R-MAC-05
  it('cannot be removed, and is renamed together with the machine', () =>
    withPerson({}, async ({ uid, idToken: token }) => {
      const { id } = await putMachine(uid);
      const path = `/api/servers/${id}`;
      const removed = await call(api, path, { method: 'DELETE', token });
      expect(removed).toMatchObject({ status: 409, body: { code: 'conflict' } });
      expect(removed.body.error).toContain('We host this server for you');
      const renamed = await call(api, path, { method: 'PATCH', token, body: { name: 'Attic' } });
      expect(renamed).toMatchObject({ status: 200, body: { id, kind: 'hosted', name: 'Attic' } });
      const names = await Promise.all(
        ['servers', 'machines'].map(async (place) =>
          (await firestore().doc(`${place}/${id}`).get()).get('name'),
        ),
      );
      expect(names).toEqual(['Attic', 'Attic']);
    }));

  // R-MAC-05
  it('keeps others from adding its address as a server of their own', () =>
    withPerson({}, (other) =>
      withPerson({}, async ({ uid, idToken }) => {
        const { origin } = await putMachine(uid);
        const refused = await add(other.idToken, String(origin));
        expect(refused).toMatchObject({ status: 400, body: { code: 'bad_origin' } });
        expect(refused.body.error).toContain('Ask its owner to invite you.');
        expect((await add(idToken, String(origin))).body.code).toBe('server_exists');
      }),
    ));
});

describe('an own server beside machines', () => {
  // R-MAC-05
  it.each([
    ['one that is ready', 1, ['ready'], 'server_limit'],
    ['one that sleeps', 1, ['asleep'], 'server_limit'],
    ['one that will be erased', 1, ['ending'], 'added'],
    ['one that is being erased', 1, ['erased'], 'server_limit'],
    ['one that has been erased', 1, ['gone'], 'added'],
    ['one of two places', 2, ['ready'], 'added'],
    ['both of two places', 2, ['ready', 'asleep'], 'server_limit'],
    ['one place, and one that will be erased', 2, ['ready', 'ending'], 'added'],
  ] as const)('beside %s of %i: %j', (_what, places, aims, outcome) =>
    withPerson({}, async ({ uid, idToken }) => {
      await putPlan(uid, places === 1 ? 'price_solo_month' : 'price_household_month');
      for (const aim of aims) {
        await putMachine(
          uid,
          aim === 'gone' ? { state: 'erased', desired: 'erased' } : { desired: aim },
        );
      }
      const { status, body } = await add(idToken, OWN);
      expect(status === 201 ? 'added' : body.code).toBe(outcome);
    }),
  );

  // R-MAC-05
  it('is refused to eight calls at once but for the places that machines leave', () =>
    withPerson({}, async ({ uid, idToken }) => {
      await putPlan(uid, 'price_practice_month');
      for (const desired of ['ready', 'asleep', 'ready'] as const)
        await putMachine(uid, { desired });
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, at) => add(idToken, `https://s${at}.example`)),
      );
      const codes = answers.map(({ status, body }) => (status === 201 ? 'added' : body.code));
      expect(codes.filter((code) => code === 'added')).toHaveLength(2);
      expect(codes.filter((code) => code === 'server_limit')).toHaveLength(6);
    }));

  // R-MAC-05
  it('and machines that are ordered at the same moment take the places of the plan together, and no more @battery', () =>
    withPerson({}, async ({ uid, idToken: token }) => {
      await putPlan(uid, 'price_practice_month');
      await putMachine(uid, { plan: 'practice' });
      const order = () => call(api, '/api/machines', { token, body: { orderId: randomUUID() } });
      const answers = await Promise.all(
        Array.from({ length: 4 }, (_, at) => [
          add(token, `https://s${at}.example`),
          order(),
        ]).flat(),
      );
      const codes = answers.map(({ status, body }) => (status === 201 ? 'added' : body.code));
      expect(codes.filter((code) => code === 'added')).toHaveLength(4);
      expect(codes.filter((code) => code !== 'added')).toEqual(Array(4).fill('server_limit'));
      const own = await firestore().collection('servers').where('uid', '==', uid).get();
      const machines = await firestore().collection('machines').where('uid', '==', uid).get();
      const added = own.docs.filter((doc) => doc.get('kind') === 'own');
      expect(added.length + machines.size).toBe(5);
    }));
});
