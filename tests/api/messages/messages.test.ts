/** What visitors write to us, sent as our pages do and as browsers do without a script. */
import { createHash, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createApp } from '../../../functions/src/app.ts';
import { composeMessages, composeSpam } from '../../../functions/src/compose-operating.ts';
import { NOT_PLAIN } from '../../../functions/src/contract/email.ts';
import { judgedLog } from '../judged-log.ts';
import { readEnv } from '../../support/env.ts';
import { call, emulators, firestore, listen, startApi, type Api, type Reply } from '../api.ts';
import { configOf, contextOf } from '../composed.ts';
import { fromAnywhere, kindsTo, newAddress } from './form-kit.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let api: Api;
let email: string;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
// What an instance remembers of exhausted limits must not reach the next file, which may run in this process.
afterAll(() => void vi.resetModules());

const [site = ''] = readEnv('SITE_ORIGINS').split(',');
const used: string[] = [];

/** An address that no other test writes from. */
function newEmail(): string {
  const made = `${randomUUID()}@visitors.test`;
  used.push(made);
  return made;
}

afterEach(async () => {
  const db = firestore();
  for (const address of used.splice(0)) {
    for (const doc of [...(await messagesFrom(address)), ...(await subscribers(address))]) {
      await db.doc(doc.path).delete();
    }
  }
});

async function messagesFrom(address: string) {
  const { docs } = await firestore()
    .collection('messages')
    .where('fields.email', '==', address)
    .get();
  return docs.map((doc) => ({ path: doc.ref.path, id: doc.id, data: doc.data() }));
}

async function subscribers(address: string) {
  const { docs } = await firestore().collection('newsletter').where('email', '==', address).get();
  return docs.map((doc) => ({ path: doc.ref.path, id: doc.id, data: doc.data() }));
}

const message = (over: Record<string, unknown> = {}) => ({
  kind: 'message',
  source: '/contact/v1',
  leave_empty: '',
  name: 'Ada Lovelace',
  email,
  topic: 'before-you-buy',
  message: 'Can it read scanned letters?',
  ...over,
});
const callRequest = (over: Record<string, unknown> = {}) => ({
  kind: 'call',
  source: '/contact/v2',
  name: 'Ada Lovelace',
  email,
  organisation: 'Practice Lovelace',
  people: '7-25',
  about: 'Twelve people and four shelves of paper.',
  time: 'morning',
  ...over,
});
const application = (over: Record<string, unknown> = {}) => ({
  kind: 'application',
  source: '/career/single',
  position: 'systems-engineer',
  name: 'Ada Lovelace',
  email,
  letter: 'I looked after forty machines for six years.',
  links: 'https://ada.example',
  start: 'March 2027',
  consent: 'yes',
  ...over,
});

const post = (body: unknown, headers: Record<string, string> = fromAnywhere(), to = api) =>
  call(to, '/api/contact', { body, headers });
const join = (body: unknown, headers: Record<string, string> = fromAnywhere(), to = api) =>
  call(to, '/api/newsletter', { body, headers });

type Redirect = { status: number; location: string | null; text: string; headers: Headers };

/** A form as a browser sends it. */
async function postForm(
  path: string,
  fields: Record<string, string> | string,
  headers: Record<string, string> = {},
  to: { url: string } = api,
): Promise<Redirect> {
  const answer = await fetch(`${to.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: site,
      'Sec-Fetch-Site': 'same-origin',
      ...fromAnywhere(),
      ...headers,
    },
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });
  return {
    status: answer.status,
    location: answer.headers.get('Location'),
    text: await answer.text(),
    headers: answer.headers,
  };
}

const asForm = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)]));

const without = (fields: Record<string, unknown>, key: string) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));

function expectRefused({ status, body }: Reply, code: string): void {
  expect([status, body.code]).toEqual([code === 'invalid_input' ? 400 : status, code]);
  expect(Object.keys(body)).toEqual(['error', 'code', 'requestId']);
}

describe('a message', () => {
  // R-API-03
  it.each([
    ['message', message, { topic: 'before-you-buy', message: 'Can it read scanned letters?' }, 12],
    [
      'call',
      callRequest,
      {
        organisation: 'Practice Lovelace',
        people: '7-25',
        about: 'Twelve people and four shelves of paper.',
        time: 'morning',
      },
      12,
    ],
    [
      'application',
      application,
      {
        position: 'systems-engineer',
        letter: 'I looked after forty machines for six years.',
        links: 'https://ada.example',
        start: 'March 2027',
        consent: 'yes',
      },
      6,
    ],
  ] as const)(
    'of the kind %s is stored with its time and its end',
    async (kind, make, fields, months) => {
      email = newEmail();
      const before = Date.now();
      const { status, body } = await post(make());
      expect(status).toBe(201);
      const [stored, ...others] = await messagesFrom(email);
      expect(others).toEqual([]);
      expect(body).toEqual({ received: true, id: stored?.id });
      const { createdAt, expireAt, ...rest } = Stored.parse(stored?.data);
      expect(rest).toEqual({
        kind,
        source: make().source,
        fields: { name: 'Ada Lovelace', email, ...fields },
        sender: email,
      });
      expect(createdAt.getTime()).toBeGreaterThanOrEqual(before);
      expect(createdAt.getTime()).toBeLessThanOrEqual(Date.now());
      const end = new Date(createdAt);
      end.setUTCMonth(end.getUTCMonth() + months);
      expect(expireAt).toEqual(end);
    },
  );

  // R-API-03
  it('of any script is stored as it was written, without the white space around it', async () => {
    email = newEmail();
    const words = 'Grüße aus 東京 — مرحبا 👩‍👩‍👧 “ok”\n\n\tzweiter Absatz';
    await post(
      message({
        name: '  Åsa O’Brien-Núñez 李  ',
        message: `\r\n ${words.replaceAll('\n', '\r\n')} \n`,
      }),
    );
    const [stored] = await messagesFrom(email);
    expect(stored?.data.fields).toMatchObject({ name: 'Åsa O’Brien-Núñez 李', message: words });
  });

  // R-API-03
  it('is stored with the one form of its address, and says why one with an accent before the @ is refused', async () => {
    email = newEmail();
    const [name = '', domain = ''] = email.split('@');
    const kept = `r&d=${name}@xn--e1afmkfd.${domain}`;
    used.push(kept);
    expect((await post(message({ email: `R&D=${name}@ПРИМЕР.${domain}` }))).status).toBe(201);
    expect((await messagesFrom(kept)).map(({ data }) => data.sender)).toEqual([kept]);
    const refused = await post(message({ email: `jürgen${email}` }));
    expectRefused(refused, 'invalid_input');
    expect(refused.body.error).toBe(NOT_PLAIN);
  });

  // R-API-03
  it('may be as long as the form says in any script, and no longer', async () => {
    email = newEmail();
    expect((await post(message({ message: '字'.repeat(5000) }))).status).toBe(201);
    expect((await post(message({ message: 'a'.repeat(10) }))).status).toBe(201);
    expectRefused(await post(message({ message: 'a'.repeat(5001) })), 'invalid_input');
    expectRefused(await post(message({ message: `${'a'.repeat(9)}   ` })), 'invalid_input');
    const form = await postForm('/api/contact', asForm(message({ message: '字'.repeat(4999) })));
    expect(form.location).toBe('/contact/sent');
    expect(await messagesFrom(email)).toHaveLength(3);
  });

  // R-API-03
  it('without what may be left out is stored with it empty', async () => {
    email = newEmail();
    await post(without(without(application({ start: ' ' }), 'links'), 'leave_empty'));
    const [stored] = await messagesFrom(email);
    expect(stored?.data.fields).toMatchObject({ links: '', start: '' });
  });

  // R-API-03
  it('keeps the plain marks of right-to-left writing in its text, and says why a name may not hold any', async () => {
    email = newEmail();
    expect((await post(message({ message: 'שלום\u200F! This is long enough.' }))).status).toBe(201);
    expect((await post(message({ name: 'Ada\u200F' }))).body.error).toBe(
      'The field "name" contains an invisible character.',
    );
  });

  // R-API-03
  it('that is not as the form says is refused, named by its field, and not stored', async () => {
    email = newEmail();
    const UNSEEN = 'contains an invisible character';
    const wrong: [field: string, body: unknown, fault?: string][] = [
      ['kind', message({ kind: 'order' })],
      ['kind', without(message(), 'kind')],
      ['name', message({ name: '   ' })],
      ['name', message({ name: 'a'.repeat(101) })],
      ['name', message({ name: 'Ada\nBcc: x@example.com' }), UNSEEN],
      ['name', message({ name: 'Ada\u2028Bcc' }), UNSEEN],
      ['name', message({ name: 'Ada\u0000' }), UNSEEN],
      ['name', message({ name: '\u202EecalevoL' }), UNSEEN],
      ['name', message({ name: 'Ada\u200F' }), UNSEEN],
      ['organisation', callRequest({ organisation: 'Lovelace\u2069 Ltd' }), UNSEEN],
      ['message', message({ message: 'long enough \u202Ebut turned around' }), UNSEEN],
      ['name', message({ name: 7 })],
      ['name', message({ name: ['Ada'] })],
      ['email', message({ email: 'ada' })],
      ['email', message({ email: 'ada@localhost' })],
      ['email', message({ email: 'ada@example..com' })],
      ['email', message({ email: 'ada@-example.com' })],
      ['email', message({ email: 'a b@example.com' })],
      ['email', message({ email: 'ada@example.com\r\nBcc: x@example.com' })],
      ['email', message({ email: 'Ada <ada@example.com>' })],
      ['email', message({ email: `${'a'.repeat(243)}@example.com` })],
      ['topic', message({ topic: 'Not a slug' })],
      ['topic', message({ topic: '' })],
      ['message', message({ message: `long enough\u0007` }), UNSEEN],
      ['message', message({ message: `long enough\ud800` }), UNSEEN],
      ['message', message({ message: null })],
      ['source', message({ source: 'https://evil.example/' })],
      ['source', without(message(), 'source')],
      ['leave_empty', message({ leave_empty: 1 })],
      ['people', callRequest({ people: '3' })],
      ['time', callRequest({ time: 'night' })],
      ['organisation', callRequest({ organisation: 'a'.repeat(101) })],
      ['about', callRequest({ about: 'short' })],
      ['position', application({ position: '../x' })],
      ['links', application({ links: 'a'.repeat(501) })],
      ['start', application({ start: 'a'.repeat(61) })],
      ['consent', application({ consent: 'no' })],
      ['consent', without(application(), 'consent')],
    ];
    for (const [field, body, fault = 'is not valid'] of wrong) {
      const reply = await post(body);
      expect([body, reply.status, reply.body.error]).toEqual([
        body,
        400,
        `The field "${field}" ${fault}.`,
      ]);
      expectRefused(reply, 'invalid_input');
    }
    expect(await messagesFrom(email)).toEqual([]);
  });

  // R-API-01
  it('with a field that its kind does not have is refused', async () => {
    email = newEmail();
    for (const body of [
      message({ uid: 'ada' }),
      message({ createdAt: '2026-01-01' }),
      message({ people: '1' }),
      callRequest({ message: 'Can it read scanned letters?' }),
      JSON.stringify(message()).replace('{', '{"__proto__":{"kind":"call"},'),
      '[]',
      '{',
      'null',
    ]) {
      expectRefused(await post(body), 'invalid_input');
    }
    expect(await messagesFrom(email)).toEqual([]);
  });

  // R-API-01
  it('that is too large or of another type is refused', async () => {
    email = newEmail();
    const large = await post(message({ message: '"'.repeat(11_000) }));
    expect([large.status, large.body.code]).toEqual([413, 'payload_too_large']);
    const largeForm = await postForm('/api/contact', `message=${'a'.repeat(60 * 1024)}`);
    expect([largeForm.status, largeForm.location]).toEqual([303, '/contact/not-sent#input']);
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/xml']) {
      const { status, body } = await post(JSON.stringify(message()), {
        ...fromAnywhere(),
        'Content-Type': type,
      });
      expect([type, status, body.code]).toEqual([type, 415, 'unsupported_media_type']);
    }
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const { status, headers } = await call(api, '/api/contact', { method });
      expect([method, status, headers.get('Allow')]).toEqual([method, 405, 'POST']);
    }
    expect(await messagesFrom(email)).toEqual([]);
  });
});

const timestamp = z
  .custom<{ toDate: () => Date }>((value) => typeof value === 'object' && value !== null)
  .transform((value) => value.toDate());
const Stored = z.looseObject({ createdAt: timestamp, expireAt: timestamp });

describe('a message that is sent again', () => {
  // R-API-03
  it('at once, by a double click, is stored once and answered alike', async () => {
    email = newEmail();
    const headers = fromAnywhere();
    const replies = await Promise.all([1, 2, 3, 4].map(() => post(message(), headers)));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await messagesFrom(email)).toHaveLength(1);
  });

  // R-API-03
  it('after a while, because its answer was lost, is stored once; much later it is new', async () => {
    email = newEmail();
    const later = await startApi();
    try {
      const first = await post(message(), fromAnywhere(), later);
      // Within ten minutes, on whichever side of a window's border the clock is.
      for (const wait of [MINUTE_MS, 9 * MINUTE_MS]) {
        later.advance(wait);
        expect((await post(message(), fromAnywhere(), later)).body).toEqual(first.body);
      }
      expect(await messagesFrom(email)).toHaveLength(1);
      later.advance(20 * MINUTE_MS);
      expect((await post(message(), fromAnywhere(), later)).body.id).not.toBe(first.body.id);
      expect(await messagesFrom(email)).toHaveLength(2);
    } finally {
      await later.close();
    }
  });

  // R-API-03
  it('uses up nothing of what the address may send, however often', async () => {
    email = newEmail();
    for (let sent = 0; sent < 7; sent += 1) expect((await post(message())).status).toBe(201);
    const other = message({ message: 'And one more question, if I may.' });
    expect((await post(other)).status).toBe(201);
    expect(await messagesFrom(email)).toHaveLength(2);
  });

  // R-API-03
  it('with another word is another message', async () => {
    email = newEmail();
    await post(message());
    await post(message({ message: 'Can it read scanned letter?' }));
    expect(await messagesFrom(email)).toHaveLength(2);
  });
});

describe('a form with the hidden field filled in', () => {
  const SPAM = { received: true, isSpam: true };
  const spamFrom = async (address: string) =>
    (await messagesFrom(address)).map(({ data }) => {
      const { createdAt, expireAt } = Stored.parse(data);
      return { kind: data.kind, spam: data.spam, days: (+expireAt - +createdAt) / DAY_MS };
    });
  const KEPT = { spam: true, days: 30 };

  // R-API-03
  it('is kept apart for 30 days, once, and brings no mail: its sender is told, and staff can list it', async () => {
    email = newEmail();
    const caught = message({ leave_empty: 'https://spam.example' });
    const { status, body } = await post(caught);
    expect([status, body]).toEqual([201, { ...SPAM, id: expect.stringMatching(/^[\da-f]{32}$/) }]);
    expect((await post(caught)).body).toEqual(body);
    expect(await spamFrom(email)).toEqual([{ kind: 'message', ...KEPT }]);
    expect(await kindsTo(email)).toEqual([]);
    const { kept } = await composeSpam(emulators(), () => new Date())();
    const fields = without(without(without(message(), 'kind'), 'source'), 'leave_empty');
    expect(kept.find(({ id }) => id === body.id)).toMatchObject({ sender: email, fields });
    expect((await post(message())).body).not.toHaveProperty('isSpam');
    expect(await messagesFrom(email)).toHaveLength(2);
    const listed = (await composeMessages(emulators())(100)).filter(
      ({ sender }) => sender === email,
    );
    expect(listed).toMatchObject([{ kind: 'message', fields }]);
    expect(listed[0]?.id).not.toBe(body.id);
  });

  // R-API-03
  it('is found under the name that the field had before, in a native form, and of the newsletter', async () => {
    email = newEmail();
    const form = await postForm('/api/contact', asForm(callRequest({ website: 'x' })));
    expect([form.status, form.location]).toEqual([303, '/contact/not-sent#spam']);
    const joined = await join({ email, source: 'footer', leave_empty: 'x' });
    expect([joined.status, joined.body]).toMatchObject([201, SPAM]);
    expect(await subscribers(email)).toEqual([]);
    expect(await spamFrom(email)).toEqual(
      expect.arrayContaining([
        { kind: 'call', ...KEPT },
        { kind: 'newsletter', ...KEPT },
      ]),
    );
  });

  // R-API-03
  it('is counted like any other, and is only counted after 200 on a day', async () => {
    email = newEmail();
    const place = fromAnywhere();
    for (let sent = 0; sent < 5; sent += 1) {
      await post(message({ message: `This is word ${sent}.`, leave_empty: 'x' }), place);
    }
    expectRefused(await post(message(), place), 'rate_limited');

    const DAYS_AHEAD = 40;
    const ahead = await startApi();
    try {
      ahead.advance(DAYS_AHEAD * DAY_MS - (Date.now() % DAY_MS) + HOUR_MS);
      const opened = Date.now() - (Date.now() % DAY_MS) + DAYS_AHEAD * DAY_MS;
      const key = createHash('sha256').update('spam in all').digest('base64url');
      await firestore().doc(`rateLimits/${key}`).set({ window: opened, count: 199 });
      const list = composeSpam(emulators(), () => new Date(opened + HOUR_MS));
      const [last, first, second] = [newEmail(), newEmail(), newEmail()];
      const send = (from: string) =>
        post(message({ email: from, leave_empty: 'x' }), fromAnywhere(), ahead);
      expect((await send(last)).status).toBe(201);
      expect((await list()).unkept).toBe(0);
      for (const from of [first, second]) {
        const refused = await send(from);
        expectRefused(refused, 'rate_limited');
        expect(refused.body.error).toContain('send us an e-mail instead');
        expect(await messagesFrom(from)).toEqual([]);
      }
      expect((await list()).unkept).toBe(2);
    } finally {
      await ahead.close();
    }
  });
});

describe('the newsletter', () => {
  // R-API-03
  it('refuses what is no address, what it does not know and what is too large', async () => {
    email = newEmail();
    expectRefused(await join({ email: 'ada', source: 'footer' }), 'invalid_input');
    expectRefused(await join({ email, source: 'Footer?' }), 'invalid_input');
    expectRefused(await join({ email, source: 'footer', confirmed: true }), 'invalid_input');
    expect((await join({ email, source: 'footer', leave_empty: 'x'.repeat(2048) })).status).toBe(
      413,
    );
    expect(await subscribers(email)).toEqual([]);
  });
});

describe('a form that a browser sends without a script', () => {
  // R-API-03
  it.each([
    ['/api/contact', () => message(), '/contact/sent'],
    ['/api/contact', () => callRequest(), '/contact/sent'],
    ['/api/contact', () => application(), '/career/sent'],
    ['/api/newsletter', () => ({ email, source: 'footer', leave_empty: '' }), '/newsletter/joined'],
  ])('to %s is stored and leads to a page', async (path, make, page) => {
    email = newEmail();
    const { status, location, text, headers } = await postForm(path, asForm(make()));
    expect([status, location, text]).toEqual([303, page, '']);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect([...(await messagesFrom(email)), ...(await subscribers(email))]).toHaveLength(1);
  });

  // R-API-03
  it('and that is not valid leads to the page that says so', async () => {
    email = newEmail();
    for (const [path, fields] of [
      ['/api/contact', asForm(message({ email: 'ada' }))],
      ['/api/contact', asForm(message({ uid: 'ada' }))],
      ['/api/contact', `${new URLSearchParams(asForm(message()))}&name=Ben`],
      ['/api/contact', `${new URLSearchParams(asForm(message()))}&__proto__=x`],
      ['/api/contact', ''],
      ['/api/contact', JSON.stringify(message())],
      ['/api/newsletter', { email: 'ada', source: 'footer' }],
    ] as const) {
      const { status, location } = await postForm(path, fields);
      expect([fields, status, location]).toEqual([fields, 303, '/contact/not-sent#input']);
    }
    expect(await messagesFrom(email)).toEqual([]);
  });

  // R-API-03
  it('cannot be made to lead anywhere else', async () => {
    email = newEmail();
    const { location } = await postForm(
      '/api/contact?redirect=https://evil.example&next=//evil.example',
      asForm(message()),
      { Referer: 'https://evil.example/', 'X-Forwarded-Host': 'evil.example' },
    );
    expect(location).toBe('/contact/sent');
    const refused = await postForm('/api/contact', {
      ...asForm(message()),
      redirect: 'https://evil.example',
    });
    expect(refused.location).toBe('/contact/not-sent#input');
  });

  // R-API-03
  it('and that cannot be stored leads to the page that says so; as JSON it gets a 500', async () => {
    email = newEmail();
    const logged: string[] = [];
    const log = judgedLog(logged);
    const db = () => Promise.reject(new Error(`no database for ${email}`));
    const stripe = () => Promise.reject(new Error('not called'));
    const deps = { db, stripe, log };
    const broken = await listen(createApp(contextOf(configOf(), deps)));
    try {
      const form = await postForm('/api/contact', asForm(message()), {}, broken);
      expect([form.status, form.location]).toEqual([303, '/contact/not-sent#failed']);
      const json = await call(broken, '/api/contact', { body: message() });
      expect([json.status, json.body.code]).toEqual([500, 'internal']);
      expect(logged.filter((line) => line.includes('request_failed'))).toHaveLength(2);
      expect(logged.join('')).not.toContain(email);
    } finally {
      await broken.close();
    }
  });
});

describe('a form from elsewhere', () => {
  // R-API-03
  it('is refused where the browser says so, and never with one of our pages', async () => {
    email = newEmail();
    for (const headers of [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { Origin: `${site}.evil.example` },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { 'Sec-Fetch-Site': 'none' },
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    ]) {
      for (const path of ['/api/contact', '/api/newsletter']) {
        for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
          const fields = path.endsWith('contact') ? message() : { email, source: 'footer' };
          const body =
            type === 'application/json'
              ? JSON.stringify(fields)
              : new URLSearchParams(asForm(fields)).toString();
          const { status, body: answer } = await sendRaw(path, body, {
            ...fromAnywhere(),
            'Content-Type': type,
            ...headers,
          });
          expect([headers, path, type, status, answer.code]).toEqual([
            headers,
            path,
            type,
            403,
            'forbidden',
          ]);
        }
      }
    }
    expect([...(await messagesFrom(email)), ...(await subscribers(email))]).toEqual([]);
  });

  // R-API-03
  it('is not what our own pages send, nor a program that says nothing', async () => {
    email = newEmail();
    for (const headers of [
      {},
      { Origin: site },
      { Origin: site, 'Sec-Fetch-Site': 'same-origin' },
      { 'Sec-Fetch-Site': 'same-origin' },
      // A page under a policy of no referrer.
      { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
      // Our canonical site, as seen from a function's own address.
      { Origin: site, 'Sec-Fetch-Site': 'cross-site' },
    ]) {
      const { status } = await sendRaw('/api/contact', JSON.stringify(message()), {
        ...fromAnywhere(),
        'Content-Type': 'application/json',
        ...headers,
      });
      expect([headers, status]).toEqual([headers, 201]);
    }
  });
});

/** `fetch` sets some of these headers itself. */
async function sendRaw(
  path: string,
  body: string,
  headers: Record<string, string>,
): Promise<{ status: number; body: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${api.url}${path}`, { method: 'POST', headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: text === '' ? {} : JSON.parse(text) }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('limits of forms', () => {
  let limited: Api;
  beforeAll(async () => {
    limited = await startApi();
    // The start of an hour, so that no window ends during a test.
    const toNextHour = HOUR_MS - (Date.now() % HOUR_MS);
    limited.advance(toNextHour + MINUTE_MS);
  });
  afterAll(() => limited.close());

  const newWords = () => `Can it read scanned letters, asked ${randomUUID()}?`;

  function expectLimited({ status, headers, body }: Reply, minutes: number, words: string): void {
    expect([status, body.code]).toEqual([429, 'rate_limited']);
    const wait = Number(headers.get('Retry-After'));
    expect(wait).toBeGreaterThan((minutes - 1) * 60);
    expect(wait).toBeLessThanOrEqual(minutes * 60);
    expect(body.error).toBe(`${words} Please wait ${minutes} minutes.`);
  }

  // R-API-03
  it('let a visitor send ten in ten minutes, whatever they say their address is', async () => {
    const visitor = newAddress();
    const sendAs = (told: string) =>
      post(
        message({ email: newEmail(), message: newWords() }),
        {
          'X-Forwarded-For': `${told}${visitor}, ${newAddress()}`,
        },
        limited,
      );
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await sendAs(`203.0.113.${sent}, `)).status).toBe(201);
    }
    expectLimited(await sendAs('203.0.113.99, '), 9, 'You are going a little too fast.');
    expectLimited(await sendAs(''), 9, 'You are going a little too fast.');
    // The other form has its own count, and so has every other visitor.
    const other = await join(
      { email: newEmail(), source: 'footer' },
      { 'X-Forwarded-For': `${visitor}, ${newAddress()}` },
      limited,
    );
    expect(other.status).toBe(201);
    expect((await post(message({ email: newEmail() }), fromAnywhere(), limited)).status).toBe(201);

    limited.advance(10 * MINUTE_MS);
    expect((await sendAs('')).status).toBe(201);
  });

  // R-API-03
  it('let sixty through from one place in ten minutes, however many visitors it makes up @battery', async () => {
    const place = newAddress();
    const sendAs = () =>
      join(
        { email: newEmail(), source: 'footer' },
        { 'X-Forwarded-For': `${newAddress()}, ${place}`, 'Fastly-Client-IP': newAddress() },
        limited,
      );
    for (let sent = 0; sent < 60; sent += 1) expect((await sendAs()).status).toBe(201);
    expect((await sendAs()).status).toBe(429);
  });

  // R-API-03
  it('let an e-mail address be used five times in an hour from one place, in whatever letters', async () => {
    email = newEmail();
    const place = fromAnywhere();
    const sendAs = (address: string, from = place) =>
      post(message({ email: address, message: newWords() }), from, limited);
    for (let sent = 0; sent < 5; sent += 1) expect((await sendAs(email)).status).toBe(201);
    const words = 'We already have several of these from you.';
    const { status, headers, body } = await sendAs(email.toUpperCase());
    expect([status, body.code]).toEqual([429, 'rate_limited']);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(60);
    expect(body.error).toContain(words);
    expect(await messagesFrom(email)).toHaveLength(5);
    // What someone else sends in its name takes nothing from its owner.
    expect((await sendAs(email, fromAnywhere())).status).toBe(201);
  });

  // R-REL-08
  it('stay open in a flood that all instances count together: they mark what comes, write no mail for it, and raise an alarm', async () => {
    const HOURS_AHEAD = 30;
    const ahead = await startApi();
    try {
      ahead.advance(HOURS_AHEAD * HOUR_MS - (Date.now() % HOUR_MS) + 30 * MINUTE_MS);
      const opened = Date.now() - (Date.now() % HOUR_MS) + HOURS_AHEAD * HOUR_MS;
      // What 299 of each through other instances leave behind.
      for (const form of ['contact', 'newsletter']) {
        const key = createHash('sha256').update(`${form} in all`).digest('base64url');
        await firestore().doc(`rateLimits/${key}`).set({ window: opened, count: 299 });
      }
      const alarms = () => ahead.logged.filter((line) => line.includes('"form_flooded"'));
      const marksOf = async (sender: string) =>
        (await messagesFrom(sender)).map(({ data }) => data['suspected']);

      const [before, after, native, subscriber] = [newEmail(), newEmail(), newEmail(), newEmail()];
      expect((await post(message({ email: before }), fromAnywhere(), ahead)).status).toBe(201);
      expect(alarms()).toHaveLength(0);
      expect((await post(message({ email: after }), fromAnywhere(), ahead)).status).toBe(201);
      expect(alarms()).toEqual([expect.stringContaining('"severity":"ERROR"')]);
      const words = asForm(message({ email: native }));
      const form = await postForm('/api/contact', words, fromAnywhere(), ahead);
      expect([form.status, form.location]).toEqual([303, '/contact/sent']);
      expect([await marksOf(before), await marksOf(after), await marksOf(native)]).toEqual([
        [undefined],
        [true],
        [true],
      ]);
      for (const address of [newEmail(), subscriber]) {
        const joining = { email: address, source: 'footer' };
        expect((await join(joining, fromAnywhere(), ahead)).status).toBe(201);
      }
      const joined = firestore().collection('newsletter').where('email', '==', subscriber);
      expect((await joined.get()).docs.map((doc) => doc.get('suspected'))).toEqual([true]);
      const kinds = [before, after, native, subscriber].map(kindsTo);
      expect(await Promise.all(kinds)).toEqual([['message_receipt'], [], [], []]);
    } finally {
      await ahead.close();
    }
  });
});

describe('what is kept beside a message', () => {
  // R-API-03
  it('in counters and logs reveals no address and nothing that was written', async () => {
    email = newEmail();
    const watched = await startApi();
    const address = '2001:db8:77:88::99';
    try {
      const headers = { 'X-Forwarded-For': `${address}, ${address}` };
      await post(message({ message: 'Words that are private.' }), headers, watched);
      await post(message({ message: 'Words that are private.', email: 'ada' }), headers, watched);
      await post(message({ leave_empty: 'trap' }), headers, watched);
      await join({ email, source: 'footer' }, headers, watched);
      await postForm('/api/contact', asForm(message({ name: '' })), headers, watched);
    } finally {
      await watched.close();
    }
    const log = watched.logged.join('');
    expect(watched.logged.filter((line) => line.includes('"request"'))).toHaveLength(5);
    const counters = await firestore().collection('rateLimits').get();
    expect(counters.size).toBeGreaterThan(4);
    const kept = JSON.stringify(counters.docs.map((doc) => [doc.id, doc.data()]));
    for (const told of [email, '2001:db8', 'Words that', 'private', 'Lovelace']) {
      expect(log).not.toContain(told);
      expect(kept).not.toContain(told);
    }
    // Nor what anyone could compute from an address: a discarded salt prevents it.
    const guess = createHash('sha256').update('contact visitor 2001:db8:77:88').digest('base64url');
    expect(kept).not.toContain(guess);
    for (const doc of counters.docs) expect(doc.get('expireAt')).toBeDefined();
  });
});
