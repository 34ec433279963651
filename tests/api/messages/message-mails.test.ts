/** What goes out because someone filled in a form: a receipt to the address that they typed, and a notice to the staff. */
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderMail } from '../../../functions/src/modules/email/template.ts';
import { call, firestore, startApi, withPerson, type Api } from '../api.ts';
import { startJobs } from '../jobs.ts';
import { mailsTo as mailboxOf } from '../../support/mails.ts';
import { fromAnywhere, kindsTo, openMails } from './form-kit.ts';
import { mailsTo } from '../mail/mail-kit.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const STAFF = 'team@staff.test,application=people@staff.test,security=security@staff.test';

let api: Api;
let email: string;
beforeAll(async () => {
  api = await startApi({ STAFF_MAIL: STAFF });
});
afterAll(() => api.close());
// What an instance remembers of exhausted limits must not reach the next file, which may run in this process.
afterAll(() => void vi.resetModules());
afterEach(async () => {
  for (const collection of ['mail', 'messages']) {
    for (const doc of await firestore().collection(collection).listDocuments()) await doc.delete();
  }
});

const TOPICS: Readonly<Record<string, string>> = {
  'before-buying': 'A question before buying',
  security: 'A security finding',
};

const newEmail = () => `${randomUUID()}@visitors.test`;

const message = (over: Record<string, unknown> = {}) => ({
  kind: 'message',
  source: '/contact/v1',
  name: 'Ada Lovelace',
  email,
  topic: 'before-buying',
  message: `Can it read scanned letters, asked ${randomUUID()}?`,
  ...over,
});
const callRequest = () => ({
  kind: 'call',
  source: '/contact/v2',
  name: 'Ada Lovelace',
  email,
  organisation: 'Practice Lovelace',
  people: '7-25',
  about: 'Twelve people and four shelves of paper.',
  time: 'morning',
});
const application = () => ({
  kind: 'application',
  source: '/career/single',
  position: 'systems-engineer',
  name: 'Ada Lovelace',
  email,
  letter: 'I looked after forty machines for six years.',
  consent: 'yes',
});

const post = (body: unknown, to: { url: string } = api) =>
  call(to, '/api/contact', { body, headers: fromAnywhere() });

describe('what people send us', () => {
  // R-MAI-03
  it.each([
    ['a message', message, 'message', 'team@staff.test'],
    ['a request for a call', callRequest, 'call', 'team@staff.test'],
    ['an application', application, 'application', 'people@staff.test'],
    ['a finding', () => message({ topic: 'security' }), 'message', 'security@staff.test'],
  ] as const)(
    'as %s brings the sender a receipt without their words, and the staff the words',
    async (what, make, form, reader) => {
      const facts = what === 'a finding' ? { form, isSecurityReport: true } : { form };
      email = newEmail();
      const words = make();
      const { status, body } = await post(words);
      expect(status).toBe(201);
      const id = String(body['id']);
      const [receipt, ...more] = await mailsTo(email);
      expect([receipt, more]).toMatchObject([
        { id: `message-receipt_${id}`, kind: 'message_receipt', lane: 'service', facts },
        [],
      ]);
      const [notice, ...others] = await mailsTo(reader);
      expect([notice, others]).toMatchObject([
        {
          id: `message-notice_${id}`,
          kind: 'message_notice',
          facts: { message: id, receipt: `message-receipt_${id}` },
        },
        [],
      ]);
      expect(JSON.stringify([receipt, notice])).not.toMatch(/Lovelace|paper|letters|forty/);

      if (receipt === undefined || notice === undefined) throw new Error('a mail is missing');
      const { writeLetter } = openMails();
      const toSender = await writeLetter(receipt);
      const typed = Object.values(words).filter((value) => value !== 'yes' && value !== form);
      for (const value of typed) expect(JSON.stringify(toSender)).not.toContain(value);
      const toStaff = await writeLetter(notice);
      if (toStaff === null) throw new Error('there is nothing to say');
      expect(toStaff.replyTo).toBe(email);
      const { text } = renderMail(toStaff);
      const { source: _page, kind: _kind, ...shown } = words;
      for (const [name, value] of Object.entries(shown)) {
        const read = name === 'topic' ? TOPICS[value] : value;
        expect(text).toContain(read);
      }
    },
  );

  // R-MAI-03
  it.each([
    ['from the session of the account that has the address', {}, true, true],
    ['from the session of an account, for another address', {}, false, false],
    ['from an account whose address is not confirmed', { emailVerified: false }, true, false],
    ['from a session that is over', { disabled: true }, true, false],
  ])('%s brings a receipt that says it only to its own', async (_how, account, isOwn, isTold) => {
    await withPerson(account, async (person) => {
      email = isOwn ? person.email : newEmail();
      const words = message();
      const { status, body } = await call(api, '/api/contact', {
        body: words,
        token: person.idToken,
        headers: fromAnywhere(),
      });
      expect(status).toBe(201);
      const [receipt] = await mailsTo(email);
      if (receipt === undefined) throw new Error('there is no receipt');
      expect([receipt.facts, receipt.uid]).toEqual(
        isTold
          ? [{ form: 'message', message: body['id'] }, person.uid]
          : [{ form: 'message' }, undefined],
      );
      expect(JSON.stringify(receipt)).not.toContain('scanned letters');
      const letter = JSON.stringify(await openMails().writeLetter(receipt));
      expect(letter.includes(words.message)).toBe(isTold);
      expect(letter.includes('perhaps by mistake')).toBe(!isTold);
    });
  });

  // R-MAI-03
  it('is answered in the thread of its receipt, without what is for staff alone', () =>
    withPerson({}, async (person) => {
      email = person.email;
      const { body } = await call(api, '/api/contact', {
        body: message(),
        token: person.idToken,
        headers: fromAnywhere(),
      });
      await startJobs([], { MAIL_PER_MINUTE: '9999' }).mail?.deliverDue();
      const [receipt, ...more] = await mailboxOf(email);
      const notice = (await mailboxOf('team@staff.test')).findLast(
        ({ headers }) => headers['references'] === receipt?.messageId,
      );
      expect([more, receipt?.messageId]).toEqual([[], expect.stringMatching(/^<.+@.+>$/)]);
      expect(notice?.subject).toBe(receipt?.subject);
      expect(notice?.subject).toMatch(/^Message to Alcove: A question before buying \(\d{6}\)$/);
      expect(notice?.headers['reply-to']).toContain(email);
      expect(notice?.text).not.toMatch(/messages\/|STAFF_MAIL/);
      expect([receipt?.attached, notice?.attached]).toEqual([
        [],
        [
          {
            name: 'for-staff.txt',
            text: expect.stringContaining(`messages/${String(body['id'])}`),
          },
        ],
      ]);
    }));

  // R-MAI-03
  it('as a finding is an error in the log at once, even where no mail is sent', async () => {
    email = newEmail();
    const off = {
      MAIL_FROM: 'off',
      STAFF_MAIL: undefined,
      SMTP_URL: undefined,
      MAIL_LINK_SECRET: undefined,
      MAIL_EVENTS_SECRET: undefined,
    };
    for (const settings of [{}, off]) {
      const watched = await startApi(settings);
      const alarms = () => watched.logged.filter((line) => line.includes('"security_reported"'));
      try {
        await post(message(), watched);
        expect(alarms()).toEqual([]);
        const finding = message({ topic: 'security' });
        const { body } = await post(finding, watched);
        await post(finding, watched);
        expect(alarms()).toEqual([expect.stringContaining('"severity":"ERROR"')]);
        expect(alarms().join('')).toContain(`"messageId":"${String(body['id'])}"`);
      } finally {
        await watched.close();
      }
    }
  });

  // R-MAI-03
  it('twice at once, before two instances, brings one mail each', async () => {
    email = newEmail();
    const other = await startApi({ STAFF_MAIL: STAFF });
    try {
      const same = message();
      await Promise.all([api, other].map((to) => post(same, to)));
    } finally {
      await other.close();
    }
    expect(await kindsTo(email)).toEqual(['message_receipt']);
    expect(await kindsTo('team@staff.test')).toEqual(['message_notice']);
    // What was sent twice counts once.
    for (let sent = 0; sent < 3; sent += 1) await post(message());
    expect(await kindsTo(email)).toHaveLength(3);
  });

  // R-MAI-03
  it('brings an address at most three receipts a day over all forms, and the staff a notice of each', async () => {
    email = newEmail();
    const later = await startApi({ STAFF_MAIL: STAFF });
    try {
      // The start of a day, so that none ends during the test.
      later.advance(DAY_MS - (Date.now() % DAY_MS) + HOUR_MS);
      for (const body of [
        message(),
        callRequest(),
        message({ email: email.toUpperCase() }),
        application(),
        message(),
      ]) {
        expect((await post(body, later)).status).toBe(201);
        later.advance(HOUR_MS);
      }
      expect(await kindsTo(email)).toHaveLength(3);
      expect(await kindsTo('team@staff.test')).toHaveLength(4);
      expect(await kindsTo('people@staff.test')).toHaveLength(1);
      // An answer to what brought no receipt stands in no thread.
      const notices = [
        ...(await mailsTo('team@staff.test')),
        ...(await mailsTo('people@staff.test')),
      ];
      expect(notices.filter(({ facts }) => facts !== undefined && 'receipt' in facts)).toHaveLength(
        3,
      );
      expect((await firestore().collection('messages').get()).size).toBe(5);
      later.advance(DAY_MS);
      expect((await post(message(), later)).status).toBe(201);
      expect(await kindsTo(email)).toHaveLength(4);
    } finally {
      await later.close();
    }
  });

  // R-MAI-03
  it('and is deleted before its notice leaves, calls for no notice any more', async () => {
    email = newEmail();
    const { body } = await post(message());
    await firestore()
      .doc(`messages/${String(body['id'])}`)
      .delete();
    const [notice] = await mailsTo('team@staff.test');
    if (notice === undefined) throw new Error('there is no notice');
    expect(await openMails().writeLetter(notice)).toBeNull();
  });

  // Last: an exhausted counter counts for all, until the hour in which it was opened is over.
  // R-MAI-03 R-REL-08
  it('in a flood brings no mail to anyone, and an alarm for a finding', async () => {
    email = newEmail();
    const ahead = await startApi({ STAFF_MAIL: STAFF });
    try {
      ahead.advance(30 * HOUR_MS - (Date.now() % HOUR_MS) + HOUR_MS / 2);
      const opened = Date.now() - (Date.now() % HOUR_MS) + 30 * HOUR_MS;
      const key = createHash('sha256').update('contact in all').digest('base64url');
      await firestore().doc(`rateLimits/${key}`).set({ window: opened, count: 300 });
      expect((await post(message({ topic: 'security' }), ahead)).status).toBe(201);
      expect((await firestore().collection('mail').get()).size).toBe(0);
      expect(ahead.logged.join('')).toContain('"security_reported"');
    } finally {
      await ahead.close();
    }
  });
});
