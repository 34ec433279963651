/** What the mail provider reports of mails that we sent: who is believed, and what follows from it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleMail } from '../../../functions/src/modules/email/outbox.ts';
import { gateDoc, OPEN_GATE } from '../../../functions/src/http/session-validity.ts';
import { clearTrouble } from '../../../functions/src/modules/email/mail-trouble.ts';
import { subscriberId } from '../../../functions/src/modules/messages/newsletter-store.ts';
import { readEnv } from '../../support/env.ts';
import { changePerson, createProfile, type Person } from '../../support/people.ts';
import { call, emulators, firestore, startApi, withPerson, type Api } from '../api.ts';
import {
  eventOf,
  mailgunEvent,
  readMail,
  report,
  sent,
  signReport,
  write,
  type Mail,
} from './mail-kit.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const about = ({ uid, email }: Pick<Person, 'uid' | 'email'>): Mail => ({
  to: email,
  uid,
  kind: 'machine_ready',
  facts: { machine: randomUUID(), name: 'Cedar' },
});
const toSubscriber = (email: string): Mail => ({
  to: email,
  kind: 'newsletter_confirm',
  facts: { subscriber: subscriberId(email) },
});

/** What is known of a person's address. */
async function troubleOf({ uid }: Person): Promise<unknown> {
  return (await firestore().doc(`users/${uid}`).get()).get('mailTrouble.address');
}

async function subscribe(email: string): Promise<void> {
  const subscriber = { email, source: '/', createdAt: new Date(), confirmed: true };
  await firestore()
    .doc(`newsletter/${subscriberId(email)}`)
    .set(subscriber);
}

async function isSubscribed(email: string): Promise<boolean> {
  return (
    await firestore()
      .doc(`newsletter/${subscriberId(email)}`)
      .get()
  ).exists;
}

/** A person with a profile. */
function withReader(test: (person: Person) => Promise<void>): Promise<void> {
  return withPerson({}, async (person) => {
    await createProfile(person);
    await test(person);
  });
}

async function setNews(person: Person, productMail: boolean): Promise<void> {
  const { idToken: token } = person;
  const { status } = await call(api, '/api/permissions', {
    method: 'PUT',
    token,
    body: { productMail },
  });
  if (status !== 200) throw new Error(`the consent was answered with ${status}`);
}

async function hasNews({ idToken: token }: Person): Promise<unknown> {
  const { body } = await call(api, '/api/permissions', { token });
  return body['consents'];
}

const OTHER_SECRET = 'Tz6Yb1Nc8Qw4Rk9Mx3Vp7Ls2Hd5Jg0Fa';
const NO_MAIL = {
  SMTP_URL: undefined,
  STAFF_MAIL: undefined,
  MAIL_LINK_SECRET: undefined,
  MAIL_EVENTS_SECRET: undefined,
};
const NOTHING = eventOf({ messageId: 'none' }, 'ada@example.test');

describe('what is no report of our provider', () => {
  const payload = JSON.stringify(NOTHING);
  const secret = () => readEnv('MAIL_EVENTS_SECRET');

  // R-MAI-02
  it.each([
    [64 * 1024, 400, 'invalid_input'],
    [64 * 1024 + 1, 413, 'payload_too_large'],
  ])(
    'with %i bytes, is read up to 64 kB before anyone is believed',
    async (bytes, status, code) => {
      const answer = await call(api, '/api/mail-events', { body: 'x'.repeat(bytes) });
      expect([answer.status, answer.body['code']]).toEqual([status, code]);
    },
  );

  // R-MAI-02
  it.each([
    ['with a signature of another secret', () => signReport(payload, { secret: OTHER_SECRET })],
    ['with a signature of another body', () => signReport(`${payload} `, { secret: secret() })],
    ['six minutes old', () => signReport(payload, { secret: secret(), ageSeconds: 360 })],
    ['with an empty signature', () => ''],
  ])('is refused %s', async (_what, header) => {
    const { status, body } = await report(api, NOTHING, header());
    expect([status, body.code]).toEqual([400, 'bad_signature']);
  });

  // R-MAI-02
  it.each([
    ['with Mailgun’s signature of another key', { secret: OTHER_SECRET }],
    ['older than Mailgun tries', { ageSeconds: 13 * 3600 }],
    ['of the future', { ageSeconds: -600 }],
  ])('is refused %s', async (_what, how) => {
    const { status, body } = await call(api, '/api/mail-events', {
      body: mailgunEvent(NOTHING, {}, how),
    });
    expect([status, body.code]).toEqual([400, 'bad_signature']);
  });

  // R-MAI-02
  it('although it is signed, it has to be a report', async () => {
    const { status, body } = await report(api, { ...NOTHING, type: 'opened' });
    expect([status, body.code]).toEqual([400, 'invalid_input']);
  });

  // R-MAI-02
  it('is not taken where no mail is sent', async () => {
    const off = await startApi({ ...NO_MAIL, MAIL_FROM: 'off' });
    const { status, body } = await report(off, NOTHING);
    await off.close();
    expect([status, body.code]).toEqual([503, 'not_configured']);
  });
});

describe('a mail that came back for good', () => {
  // R-MAI-02
  it('counts as not delivered, and its owner reads of it', () =>
    withReader(async (person) => {
      const mail = await sent(about(person), 'delivered');
      const { status, body } = await report(api, eventOf(mail, person.email));
      expect([status, body]).toEqual([200, { received: true }]);
      expect((await readMail(mail.id)).delivery).toMatchObject({ state: 'bounced', attempts: 1 });
      expect(await troubleOf(person)).toBe(person.email);
      const lines = api.logged.filter((line) => line.includes(mail.id));
      expect(lines).toEqual([expect.stringMatching(/"WARNING".*"mail_bounced"/)]);
      expect(api.logged.join('')).not.toContain(person.email);
    }));

  // R-MAI-02
  it('stays so if it came back before its delivery was noted', () =>
    withReader(async (person) => {
      const mail = await sent(about(person));
      await report(api, eventOf(mail, person.email.toUpperCase()));
      const outcome = { state: 'delivered', answer: '250 OK', dueAt: null } as const;
      const now = new Date();
      await settleMail(await emulators().db(), mail, outcome, { now, at: now });
      const { delivery, dueAt, to, facts, lease } = await readMail(mail.id);
      expect([delivery.state, dueAt, to, facts, lease]).toEqual([
        'bounced',
        null,
        undefined,
        undefined,
        undefined,
      ]);
      expect(await troubleOf(person)).toBe(person.email);
    }));

  // R-MAI-02
  it('says nothing of an address that the person has since', () =>
    withReader(async (person) => {
      const mail = await sent(about(person), 'delivered');
      await changePerson(person.uid, { email: `${randomUUID()}@people.test` });
      await report(api, eventOf(mail, person.email));
      expect((await readMail(mail.id)).delivery.state).toBe('bounced');
      expect(await troubleOf(person)).toBeUndefined();
    }));

  // R-MAI-09
  it('from an address that the account is to have is read where that is waited for, but for trouble with its own', () =>
    withReader(async (person) => {
      const { uid, email } = person;
      const wanted = `${randomUUID()}@people.test`;
      const until = new Date(Date.now() + 3_600_000).toISOString();
      await gateDoc(firestore(), uid).set({ ...OPEN_GATE, changingTo: { email: wanted, until } });
      const mail = { kind: 'address_new', facts: { until }, to: wanted, uid } as const;
      await report(api, eventOf(await sent(mail, 'delivered'), wanted));
      expect(await troubleOf(person)).toBe(wanted);
      await firestore().doc(`users/${uid}`).set({ email }, { merge: true });
      await report(api, eventOf(await sent(about(person), 'delivered'), email));
      await report(api, eventOf(await sent(mail, 'delivered'), wanted));
      expect(await troubleOf(person)).toBe(email);
    }));

  // R-MAI-02
  it('changes nothing when it is reported again, after the address was confirmed', () =>
    withReader(async (person) => {
      const mail = await sent(about(person), 'delivered');
      const event = eventOf(mail, person.email);
      await report(api, event);
      await clearTrouble(emulators(), person.uid, new Date());
      expect((await report(api, event)).status).toBe(200);
      expect(await troubleOf(person)).toBeUndefined();
    }));

  // R-MAI-02
  it('takes a subscriber off the newsletter, if it was the newsletter’s', () =>
    withReader(async (person) => {
      const { email } = person;
      await subscribe(email);
      await report(api, eventOf(await sent(about(person), 'delivered'), email));
      expect(await isSubscribed(email)).toBe(true);
      await report(api, eventOf(await sent(toSubscriber(email), 'delivered'), email));
      expect(await isSubscribed(email)).toBe(false);
    }));
});

describe('what counts for nothing', () => {
  type Change = (event: ReturnType<typeof eventOf>) => object;

  // R-MAI-02
  it.each<[string, Change]>([
    ['a failure that is tried again', (event) => ({ ...event, isPermanent: false })],
    ['a Message-ID that we never wrote', (event) => ({ ...event, messageId: '<x@alcove.test>' })],
    [
      'one at another domain',
      (event) => ({ ...event, messageId: event.messageId.replace('alcove.test', 'evil.test') }),
    ],
    ['an address that it did not go to', (event) => ({ ...event, recipient: 'eve@people.test' })],
  ])('%s', (_what, change) =>
    withReader(async (person) => {
      const mail = await sent(about(person), 'delivered');
      const { status } = await report(api, change(eventOf(mail, person.email)));
      expect([status, (await readMail(mail.id)).delivery.state]).toEqual([200, 'delivered']);
      expect(await troubleOf(person)).toBeUndefined();
    }),
  );

  // R-MAI-02
  it('a mail that was never sent', () =>
    withReader(async (person) => {
      const id = await write(about(person));
      await report(api, eventOf(await readMail(id), person.email));
      expect((await readMail(id)).delivery.state).toBe('waiting');
    }));
});

describe('a complaint', () => {
  // R-MAI-02
  it('ends newsletter and product news, once, and nothing else', () =>
    withReader(async (person) => {
      const { email } = person;
      await subscribe(email);
      await setNews(person, true);
      const mail = await sent(about(person), 'delivered');
      const event = { ...eventOf(mail, email), type: 'complained' as const };
      await report(api, event);
      expect([await isSubscribed(email), await hasNews(person)]).toEqual([
        false,
        expect.objectContaining({ productMail: false }),
      ]);
      expect((await readMail(mail.id)).delivery.state).toBe('delivered');
      expect(await troubleOf(person)).toBeUndefined();
      expect(api.logged.filter((line) => line.includes(mail.id)).join('')).toMatch(
        /"INFO".*"mail_complained"/,
      );

      // Who asks for it again gets it, whatever is reported twice.
      await setNews(person, true);
      await report(api, event);
      expect(await hasNews(person)).toMatchObject({ productMail: true });
    }));

  // R-MAI-02
  it('of the newsletter leaves an account as it is', () =>
    withReader(async (person) => {
      await subscribe(person.email);
      await setNews(person, true);
      const mail = await sent(toSubscriber(person.email), 'delivered');
      await report(api, { ...eventOf(mail, person.email), type: 'complained' });
      expect(await isSubscribed(person.email)).toBe(false);
      expect(await hasNews(person)).toMatchObject({ productMail: true });
    }));
});

describe('Mailgun', () => {
  const tell = (body: object) => call(api, '/api/mail-events', { body });

  // R-MAI-02
  it('says the same in its own words, also eight hours later', () =>
    withReader(async (person) => {
      const mail = await sent(about(person), 'delivered');
      const event = eventOf(mail, person.email);
      for (const fields of [{ severity: 'temporary' }, { event: 'delivered' }]) {
        const { status } = await tell(mailgunEvent(event, fields));
        expect([status, (await readMail(mail.id)).delivery.state]).toEqual([200, 'delivered']);
      }
      const { status } = await tell(mailgunEvent(event, {}, { ageSeconds: 8 * 3600 }));
      expect([status, (await readMail(mail.id)).delivery.state]).toEqual([200, 'bounced']);
      expect(await troubleOf(person)).toBe(person.email);
    }));

  // R-MAI-02
  it('reports a complaint', () =>
    withReader(async (person) => {
      await setNews(person, true);
      const mail = await sent(about(person), 'delivered');
      await tell(mailgunEvent(eventOf(mail, person.email), { event: 'complained' }));
      expect(await hasNews(person)).toMatchObject({ productMail: false });
    }));
});
