/** What people have in writing about their contract, whichever way it was made, changed or ended. */
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { BEGIN_AT_ONCE } from '../../../functions/src/contract/billing-details.ts';
import { orderOf } from '../../support/order.ts';
import type { Person } from '../../support/people.ts';
import {
  call,
  customerOf,
  firestore,
  pay,
  startApi,
  stripeClient,
  withPerson,
  type Api,
} from '../api.ts';
import { HOUSEHOLD } from '../machine-kit.ts';
import { mailsOf } from '../mail/mail-kit.ts';
import { fromAnywhere, openMails } from '../messages/form-kit.ts';
import { deliverEvent, stripeEvent } from '../stripe-events.ts';
import { declaration, declare, order } from '../withdrawals/withdrawal-kit.ts';
import { creditOf, inDays, pass } from './pause-kit.ts';

let api: Api;
let other: Api;
beforeAll(async () => {
  [api, other] = await Promise.all([startApi(), startApi()]);
});
afterAll(() => Promise.all([api.close(), other.close()]));

type Plan = Awaited<ReturnType<typeof order>>;

const Facts = z.looseObject({ event: z.string() });
/** The mails about a contract and its cancellation, the oldest first. */
async function toldTo({ uid }: Person): Promise<z.infer<typeof Facts>[]> {
  const found = await mailsOf(uid);
  return found
    .filter(({ kind }) => kind === 'contract' || kind === 'cancellation' || kind === 'withdrawal')
    .map(({ facts }) => Facts.parse(facts));
}
const eventsTo = async (person: Person) => (await toldTo(person)).map(({ event }) => event);

const act = async ({ idToken: token }: Person, action: string, body?: object) => {
  const answer = await call(api, `/api/subscription/${action}`, {
    method: 'POST',
    token,
    ...(body && { body }),
  });
  expect([action, answer.status]).toEqual([action, 200]);
};

/** Two instances hear of a change at once, from Stripe. */
async function hear({ id, customer }: Pick<Plan, 'id' | 'customer'>): Promise<void> {
  const event = () => stripeEvent('customer.subscription.updated', { id, customer });
  const answers = await Promise.all([api, other].map((one) => deliverEvent(one, event())));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
}

/** What Stripe charged for the invoice that it made last. */
async function chargedLast({ customer }: Plan) {
  const [latest] = (await stripeClient().invoices.list({ customer })).data;
  return { amount: latest?.amount_paid, currency: 'eur' };
}

/** A plan that was ordered an hour ago. */
async function ordered(person: Person): Promise<Plan> {
  const plan = await order(person.uid, 1 / 24);
  await hear(plan);
  return plan;
}

// R-LAW-07
it('an order, with its price and what was agreed to before it was paid', () =>
  withPerson({}, async (person) => {
    const { idToken: token, uid, email } = person;
    const { body } = await call(api, '/api/checkout-session', { token, body: orderOf(HOUSEHOLD) });
    const id = String(body['id']);
    await hear({ id: 'none', customer: await customerOf(uid) });
    expect(await eventsTo(person)).toEqual([]);
    await pay(String(body['url']));
    await Promise.all(
      [api, other].map((one) => call(one, `/api/checkout-session/${id}`, { token })),
    );
    const price = { amount: 3900, currency: 'eur' };
    expect(await toldTo(person)).toEqual([
      expect.objectContaining({
        event: 'made',
        plan: 'Household',
        price,
        paid: price,
        agreed: { version: BEGIN_AT_ONCE.version, at: expect.any(String) },
      }),
    ]);
    const [mail] = await mailsOf(uid);
    if (mail === undefined) throw new Error('there is no mail');
    expect([mail.to, mail.uid, mail.lane]).toEqual([undefined, uid, 'urgent']);
    const letter = await openMails().writeLetter(mail);
    expect(JSON.stringify(letter)).toContain(BEGIN_AT_ONCE.sentence);
    expect(JSON.stringify(letter)).not.toContain(email);
  }));

// R-LAW-07 R-MAI-01
it('each act at our buttons, once', () =>
  withPerson({}, async (person) => {
    const plan = await ordered(person);
    await act(person, 'change', { planId: HOUSEHOLD });
    const ofChange = await chargedLast(plan);
    await hear(plan);
    await act(person, 'pause', { until: inDays(30) });
    const credit = await creditOf(plan);
    await hear(plan);
    await act(person, 'resume');
    const ofResume = await chargedLast(plan);
    await act(person, 'cancel');
    await act(person, 'reactivate');
    await hear(plan);
    expect(await eventsTo(person)).toEqual([
      'made',
      'changed',
      'paused',
      'resumed',
      'cancelled',
      'undone',
    ]);
    const [, changed, paused, resumed] = await toldTo(person);
    const drawn = { amount: credit, currency: 'eur' };
    expect(credit).toBeGreaterThan(0);
    expect(changed).toMatchObject({ before: 'Solo', plan: 'Household', paid: ofChange });
    expect(paused).toMatchObject({ paid: null, credit: drawn });
    expect(resumed).toMatchObject({ paid: ofResume, drawn });
  }));

// R-LAW-07
it.each<[string, string, (stripe: Stripe, plan: Plan) => Promise<unknown>]>([
  [
    'on Stripe’s page',
    'cancelled',
    async (stripe, { id }) => stripe.subscriptions.update(id, { cancel_at: 'min_period_end' }),
  ],
  ['by our staff, at once', 'cancelled', (stripe, { id }) => stripe.subscriptions.cancel(id)],
  [
    'by our staff, who change it',
    'changed',
    async (stripe, { id }) => {
      const [item] = (await stripe.subscriptions.retrieve(id)).items.data;
      return stripe.subscriptions.update(id, { items: [{ id: item?.id ?? '', price: HOUSEHOLD }] });
    },
  ],
])('what is done %s, with the time at Stripe: %s', (_where, event, change) =>
  withPerson({}, async (person) => {
    const plan = await ordered(person);
    await change(stripeClient(), plan);
    await hear(plan);
    expect(await eventsTo(person)).toEqual(['made', event]);
    const { canceled_at: at } = await stripeClient().subscriptions.retrieve(plan.id);
    const [, told] = await toldTo(person);
    const received = at === null ? {} : { at: new Date(at * 1000).toISOString() };
    expect(told).toMatchObject(received);
  }),
);

// R-LAW-06 R-LAW-07
it('a cancellation that was declared in our form, once, with the moment at which it was', () =>
  withPerson({}, async (person) => {
    const plan = await ordered(person);
    const { status } = await call(api, '/api/cancellations', {
      body: { kind: 'ordinary', ...declaration() },
      headers: fromAnywhere(),
      token: person.idToken,
    });
    expect(status).toBe(201);
    await hear(plan);
    expect(await eventsTo(person)).toEqual(['made', 'set']);

    // Undone and cancelled at the button, it is told of again.
    await act(person, 'reactivate');
    await act(person, 'cancel');
    expect(await eventsTo(person)).toEqual(['made', 'set', 'undone', 'cancelled']);
  }));

// R-LAW-01 R-LAW-07
it('nothing more where other mails tell: a withdrawal, a renewal, and the end that was told of', () =>
  withPerson({}, async (person) =>
    withPerson({}, async (renewing) => {
      const plan = await ordered(person);
      await declare(api, declaration(), person);
      await hear(plan);
      expect(await eventsTo(person)).toEqual(['made', 'ended']);

      const renewed = await ordered(renewing);
      await pass(renewed, 40 * 86_400);
      await hear(renewed);
      expect(await eventsTo(renewing)).toEqual(['made']);
      await stripeClient().subscriptions.update(renewed.id, { cancel_at_period_end: true });
      await hear(renewed);
      await pass(renewed, 40 * 86_400);
      await hear(renewed);
      expect(await eventsTo(renewing)).toEqual(['made', 'cancelled']);
    }),
  ));

// R-LAW-07
it('nothing of a plan that is older than its mirror, nor of one whose account is being deleted or has been', () =>
  withPerson({}, async (person) =>
    withPerson({}, async (going) => {
      const old = await order(person.uid, 20);
      await hear(old);
      expect(await eventsTo(person)).toEqual([]);
      await call(api, '/api/account', { method: 'DELETE', token: person.idToken, body: {} });
      await hear(old);
      expect(await eventsTo(person)).toEqual([]);

      const plan = await ordered(going);
      const mark = firestore().doc(`deletedAccounts/${going.uid}`);
      await mark.set({ isDone: false, expireAt: new Date(Date.now() + 3_600_000) });
      await stripeClient().subscriptions.cancel(plan.id);
      await hear(plan);
      await mark.delete();
      expect(await eventsTo(going)).toEqual(['made']);
    }),
  ));
