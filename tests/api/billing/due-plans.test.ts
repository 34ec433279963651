/**
 * What we promise about a pause and keep ourselves: a resume that is not paid lapses, and a pause ends on its day.
 */
import jwt from 'jsonwebtoken';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { nextDueOf } from '../../../functions/src/modules/billing/next-due.ts';
import { fromDocument } from '../../../functions/src/modules/billing/stripe/mirror.ts';
import type { Person } from '../../support/people.ts';
import { failStandin, mendStandin } from '../../support/standins.ts';
import {
  call,
  firestore,
  setCard,
  startApi,
  stripeClient,
  waitUntilHeld,
  readPlan,
  withPerson,
  type Api,
} from '../api.ts';
import { startInstance } from '../instances.ts';
import { startJobs } from '../jobs.ts';
import { hint } from '../machine-kit.ts';
import {
  buy,
  creditOf,
  DAY,
  HOUR,
  inDays,
  invoicesOf,
  pass,
  paused,
  PRICE,
  retrieve,
  type Plan,
} from './pause-kit.ts';

const stripe = stripeClient();

/** What a resume can be paid for, in seconds. */
const PAYABLE = 23 * HOUR;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterEach(async () => {
  await mendStandin('stripe');
  // The job goes through everyone's: the next test is about one.
  await firestore().recursiveDelete(firestore().collection('subscriptions'));
});
afterAll(() => api.close());

const Line = z.object({ severity: z.string(), message: z.string() });

/**
 * Looks after everyone of whom something is due so many seconds from now.
 * @returns how many plans had a date that has passed, how many people failed, and what was logged of plans above INFO
 */
async function runJob(ahead: number) {
  const logged: string[] = [];
  const at = new Date(Date.now() + ahead * 1000);
  const { docs } = await firestore().collection('subscriptions').get();
  const plans = docs.filter((doc) => {
    const mirror = fromDocument(doc.data());
    const next = mirror === null ? null : nextDueOf(mirror, at);
    return next !== null && next <= at.toISOString() && doc.get('dueAt') <= at.toISOString();
  }).length;
  const { failed } = await startJobs(logged, {}, ahead * 1000).upkeep();
  const told = logged
    .map((line) => Line.parse(JSON.parse(line)))
    .filter(({ severity, message }) => severity !== 'INFO' && /plan|pause/.test(message))
    .map(({ severity, message }) => `${severity} ${message}`);
  return { plans, failed, told };
}

const shown = ({ idToken: token }: Person) => readPlan(api, token);

const resume = ({ idToken: token }: Pick<Person, 'idToken'>, on: { url: string } = api) =>
  call(on, '/api/subscription/resume', { method: 'POST', token });

/** The API and the person so many seconds from now: the emulator takes tokens without a signature, however long they last. */
async function later({ idToken }: Person, ahead: number) {
  const moved = await startApi();
  moved.advance(ahead * 1000);
  const claims = z.record(z.string(), z.unknown()).parse(jwt.decode(idToken));
  const exp = Math.floor(Date.now() / 1000) + ahead + HOUR;
  const token = jwt.sign({ ...claims, exp }, null, { algorithm: 'none' });
  return { ...moved, idToken: token };
}

const newest = async (plan: Plan) => (await invoicesOf(plan))[0];

/** Everything that was paid since the purchase. */
async function paid(plan: Plan): Promise<number[]> {
  const invoices = await invoicesOf(plan);
  return invoices.slice(0, -1).flatMap(({ amount_paid: amount }) => (amount > 0 ? [amount] : []));
}

/** A pause of 30 days, and an attempt to end it today with a dead card. */
async function refused(person: Person) {
  const plan = await paused(api, person, 'declined');
  const credit = await creditOf(plan);
  const { pausedUntil: chosen } = await shown(person);
  expect((await resume(person)).status).toBe(402);
  return { plan, credit, chosen };
}

describe('a resume that is not paid', () => {
  // R-LIV-01 R-LIV-02
  it('is void after 23 hours and not before, with the credit back to the cent, and the plan stays paused until the chosen day', () =>
    withPerson({}, async (person) => {
      const { plan, credit, chosen } = await refused(person);
      expect(await creditOf(plan)).toBe(0);
      expect(await runJob(PAYABLE - 60)).toMatchObject({ failed: 0 });
      const open = await shown(person);
      expect(open).toMatchObject({ openPayment: { purpose: 'resume' }, pausedUntil: chosen });

      expect(await runJob(PAYABLE + 60)).toMatchObject({ plans: 1, failed: 0, told: [] });
      expect(await newest(plan)).toMatchObject({ status: 'void' });
      expect(await creditOf(plan)).toBe(credit);
      const after = await shown(person);
      expect(after).toMatchObject({
        status: 'paused',
        pausedUntil: chosen,
        credit: { amount: credit },
      });
      expect(after).not.toHaveProperty('openPayment');
    }));

  // R-LIV-02
  it('is not tried again by Stripe, however long our job is out', () =>
    withPerson({}, async (person) => {
      const { plan } = await refused(person);
      await hint(api, person.uid);
      await setCard(plan.customer, 'good');
      await pass(plan, 25 * DAY);
      expect(await retrieve(plan)).toMatchObject({ status: 'paused' });
      expect(await paid(plan)).toEqual([]);
    }));

  // R-LIV-02
  it('cannot be paid on our page after that, even before the job has run', () =>
    withPerson({}, async (person) => {
      const { plan, credit } = await refused(person);
      await shown(person);
      const then = await later(person, PAYABLE + 60);
      const id = (await newest(plan))?.id ?? '';
      const { body } = await call(then, `/api/invoices/${id}`, { token: then.idToken });
      await then.close();
      expect(body).toMatchObject({ status: 'void' });
      expect(await creditOf(plan)).toBe(credit);
    }));

  // R-LIV-02
  it('is pressed again after that: the old invoice is void, and a new one is tried', () =>
    withPerson({}, async (person) => {
      const { plan, credit } = await refused(person);
      await setCard(plan.customer, 'good');
      const then = await later(person, PAYABLE + 60);
      expect((await resume(then, then)).status).toBe(200);
      await then.close();
      expect((await invoicesOf(plan)).map(({ status }) => status).slice(0, 2)).toEqual([
        'paid',
        'void',
      ]);
      expect(await paid(plan)).toEqual([PRICE - credit]);
    }));

  // R-LIV-02 R-REL-06
  it('and is paid while it is being voided resumes, and is charged once', () =>
    withPerson({}, async (person) => {
      const { plan, credit } = await refused(person);
      const id = (await newest(plan))?.id ?? '';
      await failStandin('stripe', { path: `/v1/invoices/${id}/void`, mode: 'held' });
      const job = runJob(PAYABLE + 60);
      await waitUntilHeld(1);
      await setCard(plan.customer, 'good');
      await stripe.invoices.pay(id);
      await mendStandin('stripe');
      expect(await job).toMatchObject({ failed: 0, told: [] });
      expect(await shown(person)).toMatchObject({ status: 'active' });
      expect(await paid(plan)).toEqual([PRICE - credit]);
    }));

  // R-LIV-02 R-REL-06
  it('is an error in the log while Stripe is out, and void at the next run @battery', () =>
    withPerson({}, async (person) => {
      const { plan, credit } = await refused(person);
      const id = (await newest(plan))?.id ?? '';
      await failStandin('stripe', { path: `/v1/invoices/${id}/void`, mode: '500' });
      expect(await runJob(PAYABLE + 60)).toMatchObject({
        failed: 1,
        told: ['ERROR plan_not_settled'],
      });
      await mendStandin('stripe');
      expect(await runJob(PAYABLE + 16 * 60)).toMatchObject({ failed: 0, told: [] });
      expect(await creditOf(plan)).toBe(credit);
    }));

  // R-REL-06
  it('is void once, whichever of two runs at once is first', () =>
    withPerson({}, async (person) => {
      const { plan, credit } = await refused(person);
      const runs = await Promise.all([runJob(PAYABLE + 60), runJob(PAYABLE + 61)]);
      expect(runs.map(({ failed }) => failed)).toEqual([0, 0]);
      expect(await creditOf(plan)).toBe(credit);
    }));
});

describe('the end that was chosen', () => {
  // R-LIV-01 R-LIV-02
  it('comes with a dead card: paused, with where to pay, and after 23 hours without', () =>
    withPerson({}, async (person) => {
      const plan = await paused(api, person, 'declined');
      const credit = await creditOf(plan);
      await shown(person);
      await pass(plan, 30 * DAY + 60);
      await runJob(30 * DAY + 60);
      const body = await shown(person);
      expect(body).toMatchObject({ status: 'paused', openPayment: { purpose: 'resume' } });
      expect(body).not.toHaveProperty('pausedUntil');
      expect(await runJob(30 * DAY + PAYABLE + 180)).toMatchObject({ plans: 1, failed: 0 });
      expect(await shown(person)).not.toHaveProperty('openPayment');
      expect(await creditOf(plan)).toBe(credit);
      await setCard(plan.customer, 'good');
      const then = await later(person, 60 * DAY);
      expect((await resume(then, then)).body.status).toBe('active');
      await then.close();
    }));

  // R-LIV-01 R-LIV-02
  it('comes on its day though a resume before it was refused, and is charged once', () =>
    withPerson({}, async (person) => {
      const { plan, credit } = await refused(person);
      await runJob(PAYABLE + 60);
      await setCard(plan.customer, 'good');
      await pass(plan, 30 * DAY + 60);
      expect((await retrieve(plan)).status).toBe('paused');
      const run = await runJob(30 * DAY + 60);
      expect(run).toMatchObject({ plans: 1, failed: 0, told: [] });
      expect(await shown(person)).toMatchObject({ status: 'active' });
      expect(await paid(plan)).toEqual([PRICE - credit]);
      expect(await runJob(30 * DAY + 120)).toMatchObject({ plans: 0 });
    }));

  // R-LIV-02
  it('is tried once where the card is still dead then, and lapses like any other', () =>
    withPerson({}, async (person) => {
      const { plan, credit } = await refused(person);
      await runJob(PAYABLE + 60);
      await pass(plan, 30 * DAY + 60);
      await runJob(30 * DAY + 60);
      const body = await shown(person);
      expect(body).toMatchObject({ status: 'paused', openPayment: { purpose: 'resume' } });
      expect(body).not.toHaveProperty('pausedUntil');
      await runJob(30 * DAY + PAYABLE + 180);
      expect(await creditOf(plan)).toBe(credit);
      expect(await shown(person)).not.toHaveProperty('pausedUntil');
      expect(await runJob(40 * DAY)).toMatchObject({ plans: 0 });
      expect((await invoicesOf(plan)).map(({ status }) => status).slice(0, 2)).toEqual([
        'void',
        'void',
      ]);
    }));

  // R-LIV-02
  it('is tried once without a card: the pause goes on, without a day and without an invoice', () =>
    withPerson({}, async (person) => {
      const plan = await paused(api, person, 'none');
      const credit = await creditOf(plan);
      await shown(person);
      await pass(plan, 30 * DAY + 60);
      expect(await runJob(30 * DAY + 60)).toMatchObject({ failed: 0, told: [] });
      const body = await shown(person);
      expect(body).toMatchObject({ status: 'paused', credit: { amount: credit } });
      expect(body).not.toHaveProperty('pausedUntil');
      expect(await runJob(31 * DAY)).toMatchObject({ plans: 0 });
    }));

  // R-LIV-02 R-REL-06
  it('is kept where the pause is killed before its answer @battery', () =>
    withPerson({}, async (person) => {
      const plan = await buy(person.uid);
      const doomed = await startInstance();
      const until = inDays(30);
      const path = `/v1/subscriptions/${plan.id}/pause`;
      await failStandin('stripe', { path, method: 'POST', mode: 'held' });
      const body = { until };
      const cutOff = call(doomed, '/api/subscription/pause', { token: person.idToken, body });
      const dead = cutOff.catch(() => null);
      await waitUntilHeld(1);
      await doomed.kill();
      await dead;
      await mendStandin('stripe');
      // The call that was under way may arrive all the same.
      await stripe.subscriptions
        .pause(plan.id, { invoicing_behavior: 'invoice' })
        .catch(() => null);
      await hint(api, person.uid);
      const chosen = Math.floor(Date.parse(until) / 1000) * 1000;
      expect(await shown(person)).toMatchObject({
        status: 'paused',
        pausedUntil: new Date(chosen).toISOString(),
        credit: { currency: 'eur' },
      });
    }));

  // R-LIV-01
  it('is an error in the log where several runs have missed it, and comes all the same @battery', () =>
    withPerson({}, async (person) => {
      const plan = await paused(api, person, 'good');
      const credit = await creditOf(plan);
      await shown(person);
      await pass(plan, 30 * DAY + 2 * HOUR);
      expect(await runJob(30 * DAY + 2 * HOUR)).toMatchObject({
        failed: 0,
        told: ['ERROR pause_ended_late'],
      });
      expect((await retrieve(plan)).status).toBe('active');
      expect(await paid(plan)).toEqual([PRICE - credit]);
    }));
});
