/** The links in our mails, opened and pressed by people, mail programs, scanners and those who make some up. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { linkTo, type LinkPurpose } from '../../../functions/src/modules/email/links.ts';
import { call, firestore, isSignIn, startApi, type Api } from '../api.ts';
import { fromAnywhere, kindsTo, openMails } from '../messages/form-kit.ts';
import { mailsTo } from './mail-kit.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const used: string[] = [];
afterEach(async () => {
  for (const path of used.splice(0)) await firestore().doc(path).delete();
});

const { linkKey, site, writeLetter } = openMails();

type Seen = { status: number; title: string; hasButton: boolean; headers: Headers; text: string };

/** Only the address goes along, as from a mail program: no origin, no session. */
async function open(link: string, init: RequestInit = {}): Promise<Seen> {
  const { pathname, search } = new URL(link);
  const answer = await fetch(`${api.url}${pathname}${search}`, { redirect: 'manual', ...init });
  const text = await answer.text();
  const [, title = ''] = /<h1>(.*?)<\/h1>/.exec(text) ?? [];
  const hasButton = text.includes('<form method="post"><button>');
  return { status: answer.status, title, hasButton, headers: answer.headers, text };
}

const press = (link: string, init: RequestInit = {}) => open(link, { method: 'POST', ...init });

/** Joins as a visitor does. @returns where the subscription is, and the links of the mail that it called for */
async function join(email = `${randomUUID()}@visitors.test`) {
  const body = { email, source: 'footer' };
  const reply = await call(api, '/api/newsletter', { body, headers: fromAnywhere() });
  expect(reply.status).toBe(201);
  const path = `newsletter/${String(reply.body['id'])}`;
  const mail = (await mailsTo(email)).at(-1);
  used.push(path, `mail/${mail?.id}`);
  const letter = mail === undefined ? null : await writeLetter(mail);
  const generation = String((await read(path))?.['generation']);
  const leave = made({ purpose: 'newsletter-leave', id: path.split('/')[1] ?? '', generation });
  return { email, path, confirm: letter?.link?.url ?? '', leave };
}

async function read(path: string) {
  return (await firestore().doc(path).get()).data();
}

function made(link: { purpose: LinkPurpose; id: string; generation?: string; until?: Date }) {
  return linkTo({ generation: '', until: null, ...link }, site, linkKey);
}

/** A person's profile, without an account: links ask for no session. */
async function addProfile(fields: object): Promise<{ uid: string; path: string }> {
  const uid = `linked-${randomUUID()}`;
  const path = `users/${uid}`;
  used.push(path);
  await firestore().doc(path).set(fields);
  return { uid, path };
}

const CONSENTS = {
  productMail: true,
  chatIdentity: true,
  feedbackBoard: false,
  changedAt: '2026-11-22T12:00:00.000Z',
};

async function eventsOf(uid: string) {
  const { docs } = await firestore().collection('auditLog').where('uid', '==', uid).get();
  used.push(...docs.map(({ ref }) => ref.path));
  return docs.map((doc) => [doc.get('kind'), doc.get('about')]).filter(([kind]) => !isSignIn(kind));
}

describe('joining the newsletter', () => {
  // R-MAI-02
  it('takes a click in an e-mail, and none of those who open the link before', async () => {
    const { path, confirm, leave } = await join();
    const before = await read(path);
    expect(before).toMatchObject({ confirmed: false });
    for (const link of [confirm, leave]) {
      for (const method of ['GET', 'HEAD', 'GET']) {
        const { status, hasButton } = await open(link, { method });
        expect([method, status, hasButton]).toEqual([method, 200, method === 'GET']);
      }
    }
    expect(await read(path)).toEqual(before);

    const { expireAt: _end, ...kept } = before ?? {};
    for (let pressed = 0; pressed < 2; pressed += 1) {
      expect(await press(confirm)).toMatchObject({ status: 200, title: 'You are on the list' });
      expect(await read(path)).toEqual({ ...kept, confirmed: true });
    }
  });

  // R-MAI-02
  it('is over 48 hours after the e-mail, with the way to a new one', async () => {
    const { path, confirm } = await join();
    const later = await startApi();
    try {
      for (const [hours, status] of [
        [47, 200],
        [49, 410],
      ] as const) {
        later.advance(hours * HOUR_MS);
        const at = confirm.replace(site, later.url);
        const [seen, pressed] = [await fetch(at), await fetch(at, { method: 'POST' })];
        expect([hours, seen.status, pressed.status]).toEqual([hours, status, status]);
        later.advance(-hours * HOUR_MS);
        await firestore().doc(path).update({ confirmed: false });
      }
    } finally {
      await later.close();
    }
  });

  // R-MAI-02
  it('again after leaving brings new links, and those from before mean nothing', async () => {
    const { email, path, confirm, leave } = await join();
    await press(confirm);
    expect((await press(leave)).status).toBe(200);
    expect(await read(path)).toBeUndefined();
    expect((await press(confirm)).status).toBe(410);

    const again = await join(email);
    const before = await read(path);
    for (const link of [confirm, leave]) {
      expect(await press(link)).toMatchObject({ status: 410, hasButton: false });
    }
    expect(await read(path)).toEqual(before);
    expect((await press(again.confirm)).status).toBe(200);
    expect(await read(path)).toMatchObject({ confirmed: true });
  });
});

describe('leaving the newsletter', () => {
  // R-MAI-02
  it.each([
    ['the button', { 'Content-Type': 'application/x-www-form-urlencoded' }, ''],
    [
      'one click of a mail program',
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      'List-Unsubscribe=One-Click',
    ],
    [
      'one click, sent in parts',
      { 'Content-Type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    [
      'one click on another site’s page',
      { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' },
      'List-Unsubscribe=One-Click',
    ],
  ])('takes %s, and says the same the second time', async (_what, headers, body) => {
    const { path, confirm, leave } = await join();
    await press(confirm);
    for (let pressed = 0; pressed < 2; pressed += 1) {
      const { status, title } = await press(leave, { headers, body });
      expect([status, title]).toEqual([200, 'You have left the newsletter']);
      expect(await read(path)).toBeUndefined();
    }
  });

  // R-MAI-02
  it('is in the mail’s headers, where it is a mail to one who is on the list', async () => {
    const { email, path, confirm } = await join();
    await press(confirm);
    await firestore().doc(path).update({ mailedAt: [] });
    const again = await join(email);
    expect(await kindsTo(email)).toEqual(['newsletter_confirm', 'newsletter_known']);
    const known = (await mailsTo(email)).at(-1);
    if (known === undefined) throw new Error('there is no mail');
    expect((await writeLetter(known))?.leave?.url).toBe(again.leave);
  });
});

describe('a link that is not ours', () => {
  // R-MAI-02
  it('changes nothing, shows no button, and does not tell who is on the list', async () => {
    const { path, confirm, leave } = await join();
    const other = await join();
    const before = await read(path);
    const { searchParams: good } = new URL(leave);
    const sign = good.get('sign') ?? '';
    const id = good.get('id') ?? '';
    const address = (query: Record<string, string>, purpose = 'newsletter-leave') =>
      `${site}/api/mail/${purpose}?${new URLSearchParams({ id, until: '0', sign, ...query }).toString()}`;
    const [mark = ''] = sign.split('.');
    const forged = [
      `${site}/api/mail/newsletter-leave`,
      `${site}/api/mail/newsletter-leave?id=${id}`,
      address({ sign: '' }),
      address({ sign: '.' }),
      address({ sign: mark }),
      address({ sign: `${sign}A` }),
      address({ sign: `.${sign.split('.')[1]}` }),
      address({ sign: new URL(other.leave).searchParams.get('sign') ?? '' }),
      address({ id: other.path.split('/')[1] ?? '' }),
      // Of someone who is not on the list.
      address({ id: 'f'.repeat(64) }),
      address({ id: '../users/x' }),
      address({ until: '1' }),
      address({ until: '00' }),
      address({ until: '9999999999' }),
      address({ until: 'never' }),
      // For something else.
      address({}, 'newsletter-confirm'),
      address({}, 'news-leave'),
      confirm.replace('newsletter-confirm', 'newsletter-leave'),
      confirm.replace(/until=\d+/, 'until=0'),
      `${leave}&id=${id}`,
      `${leave}&sign=${sign}`,
    ];
    for (const link of forged) {
      for (const method of ['GET', 'POST']) {
        const { status, hasButton } = await open(link, { method });
        expect([link, method, status, hasButton]).toEqual([link, method, 410, false]);
      }
    }
    expect([await read(path), before?.['confirmed']]).toEqual([before, false]);
  });

  // R-MAI-02
  it('for what does not exist is not found, on a page as well', async () => {
    for (const purpose of ['unknown', '__proto__', 'newsletter-leave%00']) {
      const { status, text } = await open(`${site}/api/mail/${purpose}?id=x&until=0&sign=x`);
      expect([purpose, status, text.startsWith('<!doctype html>')]).toEqual([purpose, 404, true]);
    }
  });

  // R-MAI-02
  it('where no mail is sent at all gets a page as well', async () => {
    const off = await startApi({
      MAIL_FROM: 'off',
      STAFF_MAIL: undefined,
      SMTP_URL: undefined,
      MAIL_LINK_SECRET: undefined,
      MAIL_EVENTS_SECRET: undefined,
    });
    try {
      const answer = await fetch(`${off.url}/api/mail/news-leave`, { method: 'POST' });
      const text = await answer.text();
      expect([answer.status, text.includes('<h1>We could not act on this link</h1>')]).toEqual([
        503,
        true,
      ]);
    } finally {
      await off.close();
    }
  });
});

describe('the pages of links', () => {
  // R-MAI-02
  it('are ours alone: nothing is loaded, kept, framed, indexed or told onwards', async () => {
    const { confirm } = await join();
    const gone = confirm.replace('sign=', 'sign=x');
    for (const { headers, text } of [await open(confirm), await open(gone), await press(gone)]) {
      expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(headers.get('Cache-Control')).toBe('private, no-store');
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(headers.get('X-Robots-Tag')).toBe('noindex');
      expect(headers.get('Set-Cookie')).toBeNull();
      expect(headers.get('Content-Security-Policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
      );
      expect(text).not.toMatch(/<script|<img|<link|src=|https?:/);
      for (const secret of new URL(confirm).searchParams.values()) {
        expect(text).not.toContain(secret);
      }
    }
    expect(api.logged.join('')).not.toContain(new URL(confirm).searchParams.get('sign'));
  });
});

describe('ending mail about new features', () => {
  // R-MAI-02
  it('changes what the person agrees to, once, and records it', async () => {
    const { uid, path } = await addProfile({ consents: CONSENTS, displayName: 'Ada' });
    const link = made({ purpose: 'news-leave', id: uid });
    expect((await open(link)).hasButton).toBe(true);
    expect(await read(path)).toMatchObject({ consents: CONSENTS });
    for (let pressed = 0; pressed < 2; pressed += 1) {
      const { status, title } = await press(link, { body: 'List-Unsubscribe=One-Click' });
      expect([status, title]).toEqual([200, 'E-mails about new features are switched off']);
    }
    expect(await read(path)).toMatchObject({
      displayName: 'Ada',
      consents: { productMail: false, chatIdentity: true, feedbackBoard: false },
    });
    expect(await eventsOf(uid)).toEqual([['consents_changed', 'Product e-mails off']]);
  });

  // R-MAI-02
  it('says the same for an account that is gone, and brings nothing back; while it goes, it waits', async () => {
    const uid = `linked-${randomUUID()}`;
    expect((await press(made({ purpose: 'news-leave', id: uid }))).status).toBe(200);
    expect(await read(`users/${uid}`)).toBeUndefined();

    const { uid: leaving, path } = await addProfile({ consents: CONSENTS });
    const expireAt = new Date(Date.now() + DAY_MS);
    used.push(`deletedAccounts/${leaving}`);
    await firestore().doc(`deletedAccounts/${leaving}`).set({ isDone: false, expireAt });
    const { status, title } = await press(made({ purpose: 'news-leave', id: leaving }));
    expect([status, title]).toEqual([409, 'We could not act on this link']);
    expect(await read(path)).toEqual({ consents: CONSENTS });
  });
});

describe('confirming that our mail arrives', () => {
  const until = () => new Date(Date.now() + HOUR_MS);

  // R-MAI-02
  it('ends the trouble with just the address that the link went to', async () => {
    const address = `${randomUUID()}@people.test`;
    const mailTrouble = { address, at: '2026-11-22T12:00:00.000Z' };
    const { uid, path } = await addProfile({ mailTrouble });
    const linkFor = (generation: string, end = until()) =>
      made({ purpose: 'address-confirm', id: uid, generation, until: end });

    const old = linkFor(address, new Date(Date.now() - HOUR_MS));
    for (const link of [linkFor('other@people.test'), old]) {
      expect((await press(link)).status).toBe(410);
      expect(await read(path)).toEqual({ mailTrouble });
    }
    expect((await open(linkFor(address))).hasButton).toBe(true);
    expect(await read(path)).toEqual({ mailTrouble });
    for (let pressed = 0; pressed < 2; pressed += 1) {
      const { status, title } = await press(linkFor(address));
      expect([status, title]).toEqual([200, 'Our e-mails reach you again']);
      expect(await read(path)).toEqual({});
    }
    expect(linkFor(address)).not.toContain(address);
  });
});
