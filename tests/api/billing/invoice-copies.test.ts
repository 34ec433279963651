/**
 * More addresses that get a link to each paid invoice: who may add them, that their owners agree first, and that each invoice
 * goes to each of them once.
 */
import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { StoredMail } from '../../../functions/src/modules/email/outbox.ts';
import { mailIn } from '../../../functions/src/modules/email/outbox.ts';
import { BEGIN_AT_ONCE } from '../../../functions/src/contract/billing-details.ts';
import { awaitMail, mailsTo } from '../../support/mails.ts';
import { createProfile, type Person } from '../../support/people.ts';
import { failStandin, mendStandin } from '../../support/standins.ts';
import {
  call,
  customerOf,
  documentsOf,
  firestore,
  pay,
  startApi,
  stripeClient,
  switchStripe,
  withPerson,
  type Api,
  type Reply,
} from '../api.ts';
import { startInstance, type Instance } from '../instances.ts';
import { startJobs } from '../jobs.ts';
import { passRenewal } from '../machine-kit.ts';
import { deliverEvent, newEventId, stripeEvent } from '../stripe-events.ts';

const DAY_MS = 86_400_000;

let api: Api;
let other: Instance;
const stripe = stripeClient();
beforeAll(async () => {
  api = await startApi();
  other = await startInstance();
});
afterEach(() => mendStandin('stripe'));
afterAll(() => Promise.all([api.close(), other.close()]));

const newAddress = () => `${randomUUID()}@books.test`;

const add = ({ idToken: token }: Person, email: string, on: { url: string } = api) =>
  call(on, '/api/invoice-copies', { token, body: { email } });

const remove = ({ idToken: token }: Person, id: string) =>
  call(api, `/api/invoice-copies/${id}`, { method: 'DELETE', token });

async function list({ idToken: token }: Person) {
  const { status, body } = await call(api, '/api/invoice-copies', { token });
  expect(status).toBe(200);
  return z.object({ copies: z.array(Copy) }).parse(body).copies;
}

const Copy = z.strictObject({
  id: z.string(),
  email: z.string(),
  isConfirmed: z.boolean(),
  createdAt: z.iso.datetime(),
});

/** What is in the outbox for an address. */
async function outboxFor(email: string): Promise<StoredMail[]> {
  const { docs } = await firestore().collection('mail').where('to', '==', email).get();
  return docs.map(mailIn).filter((mail) => mail !== null);
}

/** The invoices that were delivered to an address. */
const invoicesTo = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Invoice'));

const kindsFor = async (email: string) => (await outboxFor(email)).map(({ kind }) => kind);

/** Sends what is due. */
async function deliverMails(logged: string[] = []): Promise<void> {
  await startJobs(logged, { MAIL_PER_MINUTE: '9999' }).mail?.deliverDue();
}

/** The link in the mail that asks. */
async function linkFor(email: string): Promise<string> {
  await deliverMails();
  const { text } = await awaitMail(email, 'Would you like copies');
  return /\/invoice-copy#(\S+)/.exec(text)?.[1] ?? '';
}

function confirm(link: string, on: { url: string } = api): Promise<Reply> {
  const headers = { 'X-Forwarded-For': randomUUID() };
  return call(on, '/api/invoice-copies/confirm', { body: { link }, headers });
}

/** Adds an address, and its owner agrees. */
async function addConfirmed(person: Person, email = newAddress()): Promise<string> {
  expect((await add(person, email)).status).toBe(201);
  expect(await confirm(await linkFor(email))).toMatchObject({ status: 200, body: { email } });
  return email;
}

async function buy({ idToken: token, uid }: Person): Promise<string> {
  const body = { planId: 'price_solo_month', beginAtOnce: BEGIN_AT_ONCE.version };
  const checkout = await call(api, '/api/checkout-session', { token, body });
  await pay(String(checkout.body.url));
  await call(api, `/api/checkout-session/${String(checkout.body.id)}`, { token });
  return customerOf(uid);
}

async function newestInvoice(customer: string): Promise<Stripe.Invoice> {
  const [invoice] = (await stripe.invoices.list({ customer, limit: 1 })).data;
  if (invoice === undefined) throw new Error('there is no invoice');
  return invoice;
}

/** The event of a payment, as Stripe sends it. @param id of the event: the same one is a repetition */
const tellPaid = async (object: Stripe.Invoice, on: { url: string } = api, id = newEventId()) =>
  (await deliverEvent(on, stripeEvent('invoice.paid', object, { id }))).status;

async function renew(customer: string): Promise<Stripe.Invoice> {
  await passRenewal(customer);
  return newestInvoice(customer);
}

describe('adding an address', () => {
  // R-LAW-04
  it('asks its owner, who learns whose invoices they are, and agrees by a link', () =>
    withPerson({ displayName: 'Ada Lovelace' }, async (person) => {
      await createProfile(person);
      const email = newAddress();
      const added = await add(person, email.toUpperCase());
      expect([added.status, added.body]).toEqual([
        201,
        {
          id: expect.any(String),
          email,
          isConfirmed: false,
          createdAt: expect.any(String),
        },
      ]);
      expect(await list(person)).toEqual([added.body]);
      const link = await linkFor(email);
      const mail = await awaitMail(email, 'Would you like copies of a customer’s invoices?');
      expect(mail.text).toContain('Ada Lovelace would like us to send');
      expect(link).not.toContain(person.uid);
      for (const on of [api, other]) {
        expect(await confirm(link, on)).toMatchObject({ status: 200, body: { email } });
      }
      expect(await list(person)).toEqual([{ ...added.body, isConfirmed: true }]);
      const stored = await firestore()
        .doc(`invoiceCopies/${String(added.body.id)}`)
        .get();
      expect(stored.get('expireAt')).toBeUndefined();
    }));

  // R-LAW-04
  it('refuses what cannot be, and says why', () =>
    withPerson({}, async (person) => {
      const email = newAddress();
      expect((await add(person, email)).status).toBe(201);
      for (const [address, status, code] of [
        [person.email, 400, 'invalid_input'],
        ['no address', 400, 'invalid_input'],
        [email, 409, 'exists'],
      ] as const) {
        expect(await add(person, address)).toMatchObject({ status, body: { code } });
      }
      for (let more = 0; more < 2; more += 1) {
        expect((await add(person, newAddress())).status).toBe(201);
      }
      expect(await add(person, newAddress())).toMatchObject({
        status: 409,
        body: { code: 'places' },
      });
      expect(await list(person)).toHaveLength(3);
      expect(await kindsFor(email)).toEqual(['invoice_copy_confirm']);
    }));

  // R-LAW-04
  it('needs a confirmed address of one’s own', () =>
    withPerson({ emailVerified: false }, async (person) => {
      expect(await add(person, newAddress())).toMatchObject({
        status: 403,
        body: { code: 'email_not_verified' },
      });
    }));

  // R-LAW-04 R-REL-05
  it('gives the third place to one of two who ask for it at once, on two instances', () =>
    withPerson({}, async (person) => {
      for (let more = 0; more < 2; more += 1) await add(person, newAddress());
      const two = [newAddress(), newAddress()] as const;
      const replies = await Promise.all([add(person, two[0]), add(person, two[1], other)]);
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
      expect(await list(person)).toHaveLength(3);
      const written = (await Promise.all(two.map(outboxFor))).flat();
      expect(written).toHaveLength(1);
    }));

  // R-LAW-04 R-MAI-02
  it('asks one address three times a day at most, for all accounts together', () =>
    withPerson({}, (first) =>
      withPerson({}, async (second) => {
        const email = newAddress();
        for (const person of [first, first, second]) {
          const { status, body } = await add(person, email);
          expect(status).toBe(201);
          expect((await remove(person, String(body.id))).status).toBe(200);
        }
        expect(await add(second, email)).toMatchObject({
          status: 429,
          body: { code: 'rate_limited' },
        });
        expect(await list(second)).toEqual([]);
      }),
    ));

  // R-LAW-04
  it('leaves the place free when its owner does not agree within 14 days @battery', () =>
    withPerson({}, async (person) => {
      const email = newAddress();
      await add(person, email);
      const link = await linkFor(email);
      const later = await startApi();
      try {
        later.advance(14 * DAY_MS - 5 * 60_000);
        expect((await confirm(`${link}x`, later)).status).toBe(410);
        later.advance(10 * 60_000);
        expect(await confirm(link, later)).toMatchObject({ status: 410, body: { code: 'gone' } });
      } finally {
        await later.close();
      }
      for (let more = 0; more < 2; more += 1) await add(person, newAddress());
      const [first] = await list(person);
      // Google removes it a day or so later.
      await firestore().doc(`invoiceCopies/${first?.id}`).update({ expireAt: new Date() });
      expect(await list(person)).toHaveLength(2);
      expect(await add(person, email)).toMatchObject({ status: 201, body: { id: first?.id } });
      expect((await confirm(link)).status).toBe(410);
    }));
});

describe('an address of someone else', () => {
  // R-LAW-04
  it('cannot be removed, and a link cannot be made for it', () =>
    withPerson({}, (owner) =>
      withPerson({}, async (stranger) => {
        const email = await addConfirmed(owner);
        const [copy] = await list(owner);
        const theirs = newAddress();
        await add(stranger, theirs);
        const link = await linkFor(theirs);
        expect((await remove(stranger, copy?.id ?? '')).status).toBe(404);
        const forged = link.replace(/id=\w+/, `id=${copy?.id}`);
        expect((await confirm(forged)).status).toBe(410);
        expect(await list(owner)).toMatchObject([{ email, isConfirmed: true }]);
        expect(await list(stranger)).toMatchObject([{ email: theirs, isConfirmed: false }]);
      }),
    ));

  // R-LAW-04
  it('that took the place of an earlier one gets none of what was meant for that', () =>
    withPerson({}, async (person) => {
      const [first, second] = [newAddress(), newAddress()];
      const { body } = await add(person, first);
      await remove(person, String(body.id));
      expect((await add(person, second)).body.id).toBe(body.id);
      const link = await linkFor(second);
      expect(await mailsTo(first)).toEqual([]);
      expect(await confirm(link)).toMatchObject({ status: 200, body: { email: second } });
      expect(await remove(person, String(body.id))).toMatchObject({ status: 200 });
      expect((await remove(person, String(body.id))).status).toBe(404);
      expect((await confirm(link)).status).toBe(410);
    }));
});

describe('a paid invoice', () => {
  // R-LAW-04
  it('goes to each address that has agreed, once, with number, amount and page', () =>
    withPerson({}, async (person) => {
      const customer = await buy(person);
      const earlier = await newestInvoice(customer);
      await switchStripe('clock', { advance: '1 day' });
      const both = [await addConfirmed(person), await addConfirmed(person)];
      const silent = newAddress();
      await add(person, silent);
      const invoice = await renew(customer);
      expect(await tellPaid(earlier)).toBe(200);
      const event = newEventId();
      const told = await Promise.all([
        tellPaid(invoice, api, event),
        tellPaid(invoice, other, event),
        tellPaid(invoice, other),
      ]);
      expect([...told, await tellPaid(invoice, api, event)]).toEqual([200, 200, 200, 200]);
      // Before they are sent, the outbox has the addresses.
      expect(await kindsFor(silent)).toEqual(['invoice_copy_confirm']);
      await deliverMails();
      for (const email of both) {
        const got = await invoicesTo(email);
        expect(got).toHaveLength(1);
        const sum = new Intl.NumberFormat('en', { style: 'currency', currency: 'eur' });
        for (const part of [
          invoice.number ?? '?',
          sum.format(invoice.total / 100),
          invoice.hosted_invoice_url ?? '?',
        ]) {
          expect(got[0]?.text).toContain(part);
        }
      }
      expect(await invoicesTo(silent)).toEqual([]);

      // Between the writing and the sending, one address leaves the list and is asked again.
      const [staying, leaving] = both;
      expect(await tellPaid(await renew(customer))).toBe(200);
      expect(await kindsFor(String(leaving))).toEqual(['invoice_copy']);
      const copy = (await list(person)).find(({ email }) => email === leaving);
      await remove(person, String(copy?.id));
      expect((await add(person, String(leaving))).body.id).toBe(copy?.id);
      await deliverMails();
      expect(await invoicesTo(String(staying))).toHaveLength(2);
      expect(await invoicesTo(String(leaving))).toHaveLength(1);
    }));

  // R-LAW-04
  it('of nothing, as at the start of a trial, goes to no one @battery', () =>
    withPerson({}, async (person) => {
      const customer = await buy(person);
      const email = await addConfirmed(person);
      const invoice = await renew(customer);
      expect(await tellPaid({ ...invoice, id: 'in_of_nothing', total: 0 })).toBe(200);
      expect(await kindsFor(email)).toEqual([]);
    }));

  // R-LAW-04 R-REL-05
  it('goes out within a day though its event was lost, and not again @battery', () =>
    withPerson({}, async (person) => {
      const customer = await buy(person);
      const email = await addConfirmed(person);
      const invoice = await renew(customer);
      const [later] = [await renew(customer)];
      const run = startJobs();
      for (let night = 0; night < 2; night += 1) {
        await run.reconcile?.();
        await deliverMails();
      }
      expect(await tellPaid(later)).toBe(200);
      await deliverMails();
      const subjects = (await mailsTo(email)).map(({ subject }) => subject);
      // One of a month ago is older than what is remembered of mails.
      expect(subjects.filter((one) => one.includes(later.number ?? '?'))).toHaveLength(1);
      expect(subjects.filter((one) => one.includes(invoice.number ?? '?'))).toHaveLength(0);
    }));

  // R-LAW-04 R-REL-05
  it('is told again where the instance was killed before it could note the event @battery', () =>
    withPerson({}, async (person) => {
      const customer = await buy(person);
      const email = await addConfirmed(person);
      const invoice = await renew(customer);
      // The reading after it fails, as if the instance had ended there.
      await failStandin('stripe', { path: '/v1/subscriptions', method: 'GET', mode: '500' });
      const event = newEventId();
      expect(await tellPaid(invoice, api, event)).toBe(502);
      await mendStandin('stripe');
      expect(await tellPaid(invoice, api, event)).toBe(200);
      await deliverMails();
      expect(await mailsTo(email)).toHaveLength(2);
    }));

  // R-LAW-04
  it('waits while Stripe cannot say what it is @battery', () =>
    withPerson({}, async (person) => {
      const customer = await buy(person);
      const email = await addConfirmed(person);
      await tellPaid(await renew(customer));
      await failStandin('stripe', { path: '/v1/invoices', mode: '500' });
      const logged: string[] = [];
      await deliverMails(logged);
      const [waiting] = await outboxFor(email);
      expect(waiting).toMatchObject({ delivery: { state: 'waiting', attempts: 1 } });
      expect(Date.parse(waiting?.dueAt ?? '')).toBeGreaterThan(Date.now());
      expect(logged.join('\n')).toContain('mail_failed');
    }));
});

describe('leaving', () => {
  // R-LAW-04 R-MAI-02
  it('takes one click in a mail, which its headers offer as well; opening the link changes nothing', () =>
    withPerson({}, async (person) => {
      const customer = await buy(person);
      const email = await addConfirmed(person);
      await tellPaid(await renew(customer));
      await deliverMails();
      const { headers } = await awaitMail(email, 'Invoice');
      expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
      const { pathname, search } = new URL(
        (headers['list-unsubscribe'] ?? '').replaceAll(/[<>]/g, ''),
      );
      const link = `${api.url}${pathname}${search}`;
      expect((await fetch(link)).status).toBe(200);
      expect(await list(person)).toHaveLength(1);
      const press = (at: string) => fetch(at, { method: 'POST', redirect: 'manual' });
      expect((await press(link.replace('sign=', 'sign=x'))).status).toBe(410);
      expect(await list(person)).toHaveLength(1);
      for (let pressed = 0; pressed < 2; pressed += 1) expect((await press(link)).status).toBe(200);
      expect(await list(person)).toEqual([]);
      await tellPaid(await renew(customer));
      expect(await kindsFor(email)).toEqual([]);
      await addConfirmed(person, email);
      expect((await press(link)).status).toBe(410);
    }));
});

describe('a deleted account', () => {
  // R-LAW-04 R-REL-02
  it('takes its addresses along: no link, no event and no late call brings one back @battery', () =>
    withPerson({}, async (person) => {
      const customer = await buy(person);
      const email = await addConfirmed(person);
      const asked = newAddress();
      await add(person, asked);
      const link = await linkFor(asked);
      const invoice = await renew(customer);
      await tellPaid(invoice);
      const { status } = await call(api, '/api/account', {
        method: 'DELETE',
        token: person.idToken,
      });
      expect(status).toBe(200);
      expect((await confirm(link)).status).toBe(410);
      await tellPaid({ ...invoice, id: 'in_late' });
      await startJobs().reconcile?.();
      await deliverMails();
      expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
        expect.stringContaining('Would you like'),
      ]);
      expect(await documentsOf(person)).not.toContain('invoiceCopies');
    }));

  // R-LAW-04 R-REL-02
  it('that is being deleted takes no new one', () =>
    withPerson({}, async (person) => {
      const mark = firestore().doc(`deletedAccounts/${person.uid}`);
      await mark.set({ expireAt: new Date(Date.now() + DAY_MS) });
      const email = newAddress();
      expect((await add(person, email)).status).toBe(409);
      expect(await kindsFor(email)).toEqual([]);
      await mark.delete();
    }));
});
