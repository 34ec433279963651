/** What our pages tell of errors in browsers: what is logged of it, and how much is taken. */
import { createHash } from 'node:crypto';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { call, firestore, startApi, type Api } from '../api.ts';
import { fromAnywhere } from '../messages/form-kit.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ERROR = {
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'name')",
  path: '/dashboard/projects/:id',
  frames: ['/assets/machine-aB3dE_7x.js:1:2345', '/assets/react-aB3dE_7x.js:2:17'],
  release: 'index-aB3dE_7x.js',
};

const tell = (api: Api, over: object = {}, headers: Record<string, string> = fromAnywhere()) =>
  call(api, '/api/browser-errors', { body: { ...ERROR, ...over }, headers });

const linesOf = (api: Api) =>
  api.logged
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter(({ message }) => message === 'browser_error');

async function withApi(test: (api: Api) => Promise<void>): Promise<void> {
  const api = await startApi();
  try {
    await test(api);
  } finally {
    await api.close();
  }
}

afterEach(async () => {
  for (const doc of await firestore().collection('rateLimits').listDocuments()) await doc.delete();
});
// What an instance remembers of exhausted limits must not reach the next file, which may run in this process.
afterAll(() => void vi.resetModules());

it('an error in a browser is a warning with a stack that Error Reporting groups, and the answer is empty', () =>
  withApi(async (api) => {
    const { status, body, headers } = await tell(api);
    expect([status, body, headers.get('Content-Type')]).toEqual([204, {}, null]);
    expect(linesOf(api)).toEqual([
      {
        severity: 'WARNING',
        message: 'browser_error',
        errorName: 'TypeError',
        route: '/dashboard/projects/:id',
        stack_trace:
          'TypeError: Cannot read properties of undefined (reading …)\n    at /assets/machine-aB3dE_7x.js:1:2345\n    at /assets/react-aB3dE_7x.js:2:17',
        serviceContext: { service: 'web', version: 'index-aB3dE_7x.js' },
      },
    ]);
  }));

it('one without frames has its page in their place, and nothing that its words would add', () =>
  withApi(async (api) => {
    const message = 'gone for ada@people.test\n    at ada (file:///secret:1:1)';
    expect((await tell(api, { message, frames: [], path: '*' })).status).toBe(204);
    expect(linesOf(api)).toMatchObject([
      { stack_trace: 'TypeError: gone for … at ada …\n    at *:1:1' },
    ]);
    expect(api.logged.join('')).not.toMatch(/people|secret/);
  }));

it.each([
  ['a name that is not on the list', { name: 'AnnaError' }, 400],
  ['a path with something else than a pattern has', { path: '/invitation?secret=x' }, 400],
  ['a frame of another site', { frames: ['https://people.test/assets/a.js:1:1'] }, 400],
  ['a frame with a query', { frames: ['/assets/a.js?ada:1:1'] }, 400],
  ['more frames than are sent', { frames: Array(6).fill(ERROR.frames[0]) }, 400],
  ['a release that is no file', { release: 'ada@people.test' }, 400],
  ['a field that no one sends', { email: 'ada@people.test' }, 400],
  ['more than a body may hold', { message: 'x'.repeat(11_000) }, 413],
])('%s is refused, and not logged', (_, over, status) =>
  withApi(async (api) => {
    expect((await tell(api, over)).status).toBe(status);
    expect(linesOf(api)).toEqual([]);
  }),
);

it('a caller tells of ten a minute, and others of theirs', () =>
  withApi(async (api) => {
    api.advance(MINUTE_MS - (Date.now() % MINUTE_MS));
    const one = fromAnywhere();
    const statuses = [];
    for (let sent = 0; sent < 11; sent += 1) statuses.push((await tell(api, {}, one)).status);
    expect(statuses).toEqual([...Array(10).fill(204), 429]);
    expect((await tell(api)).status).toBe(204);
    expect(linesOf(api)).toHaveLength(11);
  }));

it('all together tell of a thousand a day', () =>
  withApi(async (api) => {
    const now = Date.now();
    const key = createHash('sha256').update('browser-errors in all').digest('base64url');
    await firestore()
      .doc(`rateLimits/${key}`)
      .set({ window: now - (now % DAY_MS), count: 999 });
    expect((await tell(api)).status).toBe(204);
    const { status, headers } = await tell(api);
    expect([status, Number(headers.get('Retry-After')) > 0]).toEqual([429, true]);
    expect(linesOf(api)).toHaveLength(1);
  }));
