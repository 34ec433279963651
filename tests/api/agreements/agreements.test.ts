/** Papers that are accepted for an account: once for each version, and kept when the account goes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CURRENT_VERSIONS } from '../../../functions/src/contract/legal/papers.ts';
import type { Person } from '../../support/people.ts';
import { call, firestore, startApi, withPerson, type Api } from '../api.ts';

const version = CURRENT_VERSIONS['data-processing'];
const AGREEMENT = {
  document: 'data-processing',
  version,
  name: 'Ada Lovelace',
  role: 'Practice manager',
};
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);

let api: Api;
let other: Api;
beforeAll(async () => {
  [api, other] = await Promise.all([startApi(), startApi()]);
});
afterAll(() => Promise.all([api.close(), other.close()]));

const accept = ({ idToken: token }: Person, change: object = {}, on = api) =>
  call(on, '/api/agreements', { token, body: { ...AGREEMENT, ...change } });

const read = ({ idToken: token }: Person) => call(api, '/api/agreements', { token });

const documentOf = ({ uid }: Person) =>
  firestore().doc(`agreements/${uid}_data-processing_${version}`).get();

async function eventsOf({ uid }: Person): Promise<unknown[]> {
  const { docs } = await firestore().collection('auditLog').where('uid', '==', uid).get();
  const events = docs.filter((doc) => doc.get('kind') === 'agreement_accepted');
  return events.map((doc) => doc.get('about'));
}

describe('POST and GET /api/agreements', () => {
  // R-LAW-05
  it('keep who accepted which version in which role, tell the owner, and export it', () =>
    withPerson({}, (stranger) =>
      withPerson({}, async (person) => {
        const { body: before } = await read(person);
        expect(before).toEqual({ versions: CURRENT_VERSIONS, accepted: [] });
        const { status, body } = await accept(person, { name: ' Ada Lovelace ' });
        expect([status, body]).toEqual([201, { ...AGREEMENT, at: TIME }]);
        expect((await read(person)).body['accepted']).toEqual([body]);
        expect(await eventsOf(person)).toEqual([`data-processing ${version}`]);
        const { body: all } = await call(api, '/api/account/export', { token: person.idToken });
        expect(all['agreements']).toEqual([{ uid: person.uid, ...body }]);
        expect((await read(stranger)).body['accepted']).toEqual([]);
      }),
    ));

  // R-LAW-05
  it('keep the first, whatever is sent again', () =>
    withPerson({}, async (person) => {
      const { body: first } = await accept(person);
      const again = await accept(person, { name: 'Someone Else', role: 'Owner' });
      expect([again.status, again.body]).toEqual([201, first]);
      expect((await read(person)).body['accepted']).toEqual([first]);
      expect(await eventsOf(person)).toHaveLength(1);
    }));

  // R-LAW-05
  it('keep one of two that two instances are sent at once, and answer both with it', () =>
    withPerson({}, async (person) => {
      const [one, two] = await Promise.all([
        accept(person, { role: 'Owner' }),
        accept(person, { role: 'Director' }, other),
      ]);
      expect([one.status, two.status]).toEqual([201, 201]);
      expect(two.body).toEqual(one.body);
      expect((await read(person)).body['accepted']).toEqual([one.body]);
      expect(await eventsOf(person)).toHaveLength(1);
    }));

  // R-LAW-05
  it('refuse a version that does not apply', () =>
    withPerson({}, async (person) => {
      for (const old of ['2025-01-01', '2999-01-01', '']) {
        const { status, body } = await accept(person, { version: old });
        expect([status, body['code']]).toEqual([409, 'conflict']);
        expect(body['error']).toBe('There is a newer version: read it first.');
      }
      expect((await read(person)).body['accepted']).toEqual([]);
    }));

  // R-LAW-05
  it.each([
    ['a paper that there is not', { document: 'terms' }],
    ['a paper that is there to be read', { document: 'sub-processors' }],
    ['a name of spaces', { name: '  ' }],
    ['a role that is too long', { role: 'x'.repeat(101) }],
    ['a name that reads as another', { name: 'Ada\u202Eecalevol' }],
    ['someone else’s account', { uid: 'another' }],
  ])('refuse %s', (_what, change) =>
    withPerson({}, async (person) => {
      const { status, body } = await accept(person, change);
      expect([status, body['code']]).toEqual([400, 'invalid_input']);
      expect((await documentOf(person)).exists).toBe(false);
    }),
  );

  // R-LAW-05
  it('ask for a confirmed address', () =>
    withPerson({ emailVerified: false }, async (person) => {
      const { status, body } = await accept(person);
      expect([status, body['code']]).toEqual([403, 'email_not_verified']);
      expect((await documentOf(person)).exists).toBe(false);
    }));
});

describe('the deletion of an account', () => {
  // R-LAW-05 R-ACC-09
  it('leaves what was accepted until the end of the third year after it', () =>
    withPerson({}, async (person) => {
      await accept(person);
      expect((await documentOf(person)).get('expireAt')).toBeUndefined();
      const removed = await call(api, '/api/account', { method: 'DELETE', token: person.idToken });
      expect(removed.status).toBe(200);
      const kept = await documentOf(person);
      const { expireAt, ...rest } = kept.data() ?? {};
      expect(rest).toEqual({ uid: person.uid, ...AGREEMENT, at: TIME });
      const year = new Date().getUTCFullYear();
      expect(expireAt.toDate().toISOString()).toBe(`${year + 4}-01-01T00:00:00.000Z`);
      await kept.ref.delete();
    }));
});
