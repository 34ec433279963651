import { request } from 'node:http';
import { once } from 'node:events';
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '@alcove/stripe-standin/kit/server';
import { PLAN_TERMS } from '../../functions/src/contract/plans.ts';
import { createBook, machineNamed } from '../machine-host/book.ts';
import { endStep, erase, fail, order, silence, sleep } from '../machine-host/life.ts';
import { startAiServer } from './start.ts';

const NAME = 'cedar';
const closing: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

const book = createBook({
  now: () => Date.now(),
  originOf: (name) => `http://${name}.localhost:12114`,
  changed: () => {},
});
let port = 0;

beforeAll(async () => {
  // The account says what the token does.
  const site = await serve(0, () => (req, res) => {
    const idToken = (req.headers.authorization ?? '').replace('Bearer ', '');
    const { person, account, role, owner } = jwt.decode(idToken, { json: true }) ?? {};
    res.setHeader('Content-Type', 'application/json');
    res.end(JSON.stringify({ person, account, role, owner, name: 'Ada', email: null }));
  });
  const server = await startAiServer(
    { port: 0, siteOrigin: site.url, authEmulatorHost: '127.0.0.1:9099' },
    (name) => machineNamed(book, name),
  );
  port = Number(new URL(server.url).port);
  closing.push(site.close, server.close);
});

type Act = (machine: ReturnType<typeof order>) => void;

/** Node resolves no `*.localhost`, and its fetch sets the Host header by itself. */
async function ask(host: string, path = '/', body?: string) {
  const method = body === undefined ? 'GET' : 'POST';
  const headers = { Host: host, 'Content-Type': 'text/plain' };
  const sent = request({ host: '127.0.0.1', port, path, method, headers }).end(body);
  const [answer] = await once(sent, 'response');
  let text = '';
  for await (const part of answer) text += String(part);
  return { status: answer.statusCode, text: text.replaceAll(/\s+/g, ' ') };
}

/** The machine in a state that it has come to on the way that machines go. */
function machineThat(...acts: Act[]) {
  book.machines.clear();
  const { slug: plan, size, backups } = PLAN_TERMS.solo;
  const machine = order(book, { reference: 'm-1', name: NAME, owner: 'ada', plan, size, backups });
  for (const act of acts) act(machine);
  return machine;
}

const made: Act = (machine) => {
  for (let steps = 0; steps <= 5; steps += 1) endStep(book, machine);
};

/** As the account tells of a machine's owner, and of someone who may open it: no `owner` then. */
const ownerOf = (account: string) => ({ person: account, account, role: 'owner', owner: account });
const memberOf = (account: string, person = 'hana') => ({ person, account, role: 'member' });

const CEDAR = { origin: 'http://cedar.localhost:12114' };

const enter = (claims: object) => ask(`${NAME}.localhost:12114`, '/session', token(claims));

const token = (claims: object, sign_in_provider = 'custom') =>
  jwt.sign({ ...claims, firebase: { sign_in_provider } }, null, {
    algorithm: 'none',
    subject: 'server:0123',
  });

describe('the address of a machine', () => {
  it.each([
    ['is being made', [], 503, 'Cedar is still being set up.'],
    ['sleeps', [made, (one) => sleep(book, one)], 503, 'Cedar is asleep. Its data is kept.'],
    ['is silent', [made, (one) => silence(book, one)], 503, 'Cedar does not answer at the moment.'],
    ['has failed', [(one) => fail(book, one, 'x')], 503, 'Cedar has failed.'],
    ['was erased', [made, (one) => erase(book, one.reference)], 404, 'Cedar was erased'],
  ] satisfies [string, Act[], number, string][])(
    'says so while it %s, and lets no one in',
    async (_state, acts, status, words) => {
      machineThat(...acts);
      const page = await ask(`${NAME}.localhost:12114`);
      expect(page.status).toBe(status);
      expect(page.text).toContain(words);
      expect((await enter({ ...ownerOf('ada'), ...CEDAR })).status).toBe(503);
    },
  );

  // R-PPL-06
  it.each([
    ['its owner', ownerOf('ada'), 200, '"role":"owner"'],
    ['a member of its owner’s', memberOf('ada'), 200, '"person":"hana"'],
    ['no other owner', ownerOf('ben'), 403, 'Only its owner, and people whom they invite'],
    ['no member of another owner’s', memberOf('ben'), 403, 'can open Cedar.'],
  ])('lets in %s', async (_who, claims, status, words) => {
    machineThat(made);
    const session = await enter({ ...claims, ...CEDAR });
    expect(session.status).toBe(status);
    expect(session.text).toContain(words);
  });

  it('takes no session that was opened with a password', async () => {
    machineThat(made);
    const idToken = token({ ...ownerOf('ada'), ...CEDAR }, 'password');
    expect((await ask(`${NAME}.localhost:12114`, '/session', idToken)).status).toBe(403);
  });

  it('takes no session that was made for another address', async () => {
    machineThat(made);
    const claims = { ...ownerOf('ada'), origin: 'http://oak.localhost:12114' };
    expect((await enter(claims)).status).toBe(403);
  });
});

describe('localhost alone', () => {
  it('stays a customer’s own server, which lets in anyone who agreed to its address', async () => {
    machineThat();
    const { status, text } = await ask(`localhost:${port}`);
    expect(status).toBe(200);
    expect(text).toContain('This is Home server.');
    const idToken = token({ ...ownerOf('ben'), origin: `http://localhost:${port}` });
    expect((await ask(`localhost:${port}`, '/session', idToken)).status).toBe(200);
  });
});
