import { expect, test } from 'vitest';
import { createFirestoreRead } from './firestore-read.ts';

const DOCUMENTS = 'projects/alcove/databases/(default)/documents';
const OWN = { path: 'machines', by: 'uid', uid: 'u1' } as const;
const signal = new AbortController().signal;

/** A database that gives one answer, and keeps what it was asked. */
function database(status: number, answer: unknown) {
  const asked: { address: string; method: string | undefined; token: unknown; body: unknown }[] =
    [];
  const read = createFirestoreRead({
    origin: 'https://database.test',
    projectId: 'alcove',
    apiKey: 'key',
    readToken: async () => 'token',
    fetch: async (address, init) => {
      asked.push({
        address,
        method: init.method,
        token: new Headers(init.headers).get('authorization'),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      });
      return Response.json(answer, { status });
    },
  });
  return { read, asked };
}

test('a document is asked for with its person’s token, and its values are read', async () => {
  const found = {
    name: `${DOCUMENTS}/users/u1`,
    fields: {
      email: { stringValue: 'anna@people.test' },
      agreed: { booleanValue: false },
      count: { integerValue: '12' },
      share: { doubleValue: 0.5 },
      none: { nullValue: null },
      step: { mapValue: { fields: { number: { integerValue: '3' }, empty: { mapValue: {} } } } },
      list: { arrayValue: { values: [{ stringValue: 'a' }, { integerValue: '1' }] } },
      noList: { arrayValue: {} },
      updatedAt: { timestampValue: '2026-11-23T00:00:00Z' },
    },
    createTime: '2026-11-23T00:00:00Z',
  };
  const { read, asked } = database(200, [{ found, readTime: '2026-11-23T00:00:00Z' }]);
  expect(await read.document('users/u1', signal)).toEqual({
    data: {
      email: 'anna@people.test',
      agreed: false,
      count: 12,
      share: 0.5,
      none: null,
      step: { number: 3, empty: {} },
      list: ['a', 1],
      noList: [],
    },
    fromCache: false,
  });
  expect(asked).toEqual([
    {
      address: `https://database.test/v1/${DOCUMENTS}:batchGet?key=key`,
      method: 'POST',
      token: 'Bearer token',
      body: { documents: [`${DOCUMENTS}/users/u1`] },
    },
  ]);
});

test('an answer without the document is thrown', async () => {
  await expect(database(200, []).read.document('users/u1', signal)).rejects.toThrow('not answer');
});

test('a document without fields is there, and one that is not found is not', async () => {
  const empty = database(200, [{ found: { name: `${DOCUMENTS}/users/u1` } }]);
  expect(await empty.read.document('users/u1', signal)).toEqual({ data: {}, fromCache: false });
  const missing = database(200, [{ missing: `${DOCUMENTS}/users/u1` }]);
  expect(await missing.read.document('users/u1', signal)).toEqual({ data: null, fromCache: false });
});

test('a person’s own documents come with their ids, at most as many as the rules allow', async () => {
  const { read, asked } = database(200, [
    { document: { name: `${DOCUMENTS}/machines/m1`, fields: { uid: { stringValue: 'u1' } } } },
    { document: { name: `${DOCUMENTS}/machines/m2` }, readTime: '2026-11-23T00:00:00Z' },
  ]);
  expect(await read.own(OWN, signal)).toEqual({
    documents: [{ uid: 'u1', id: 'm1' }, { id: 'm2' }],
    fromCache: false,
  });
  expect(asked[0]).toMatchObject({
    address: `https://database.test/v1/${DOCUMENTS}:runQuery?key=key`,
    method: 'POST',
    body: {
      structuredQuery: {
        from: [{ collectionId: 'machines' }],
        where: {
          fieldFilter: { field: { fieldPath: 'uid' }, op: 'EQUAL', value: { stringValue: 'u1' } },
        },
        limit: 50,
      },
    },
  });
});

test('those whose time is over are not asked for', async () => {
  const { read, asked } = database(200, []);
  const validAfter = new Date('2026-11-26T10:02:00.000Z');
  await read.own({ path: 'sharedMachines', by: 'member', uid: 'u1', validAfter }, signal);
  const filters = [
    { fieldFilter: { field: { fieldPath: 'member' }, op: 'EQUAL', value: { stringValue: 'u1' } } },
    {
      fieldFilter: {
        field: { fieldPath: 'until' },
        op: 'GREATER_THAN',
        value: { timestampValue: '2026-11-26T10:02:00.000Z' },
      },
    },
  ];
  expect(asked[0]).toMatchObject({
    body: { structuredQuery: { where: { compositeFilter: { op: 'AND', filters } } } },
  });
});

test('nothing found is told by a row without a document', async () => {
  const { read } = database(200, [{ readTime: '2026-11-23T00:00:00Z' }]);
  expect((await read.own(OWN, signal)).documents).toEqual([]);
});

test.each([401, 403, 500])('an answer %d is thrown', async (status) => {
  const { read } = database(status, [{ error: { code: status } }]);
  await expect(read.document('users/u1', signal)).rejects.toThrow(String(status));
  await expect(read.own(OWN, signal)).rejects.toThrow(String(status));
});
