/**
 * Money back for a month in which a machine fell short, from the days that were counted to Stripe and the owner's mail.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENTS } from '../../../functions/src/schema.ts';
import { LIST_PRICES } from '../../../functions/src/contract/plans.ts';
import { createCreditStore } from '../../../functions/src/modules/credits/credit-store.ts';
import type { Person } from '../../support/people.ts';
import { failStandin, mendStandin } from '../../support/standins.ts';
import {
  call,
  customerOf,
  documentsOf,
  firestore,
  setStatus,
  startApi,
  stripeClient,
  switchStripe,
  withPerson,
  type Api,
} from '../api.ts';
import { startJobs } from '../jobs.ts';
import { buy, hint, onlyMachineOf, pass, planTime, SOLO } from '../machine-kit.ts';

const stripe = stripeClient();
/** Five full hours short: half of the price of a month. */
const SILENT_SECONDS = 9 * 3600;
const AMOUNT = LIST_PRICES.solo.month / 2;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterEach(() => mendStandin('stripe'));
afterAll(() => api.close());

type Customer = Person & { customer: string; plan: string; machine: string; month: string };

/** Someone who has paid for a whole month that has ended, in which their machine was silent for too long. */
async function withCredit(test: (person: Customer) => Promise<void>): Promise<void> {
  await withPerson({}, async (person) => {
    await buy(api, person, SOLO);
    await pass('2 months');
    await pass('2 days');
    const customer = await customerOf(person.uid);
    const [found] = (await stripe.subscriptions.list({ customer })).data;
    const { id: machine } = await onlyMachineOf(person.uid);
    const now = new Date(await planTime());
    // From the fourth day of a month on, the one before.
    const ended = new Date(
      Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (now.getUTCDate() > 3 ? 1 : 2)),
    );
    const month = ended.toISOString().slice(0, 7);
    await count(person.uid, machine, `${month}-07`, SILENT_SECONDS);
    await count(person.uid, machine, `${month}-08`, 0);
    await test({ ...person, customer, plan: found?.id ?? '', machine, month });
  });
}

/** A day of a machine as it was counted: the month has 30 days in two. */
async function count(uid: string, machine: string, day: string, silentSeconds: number) {
  const counted = {
    uid,
    machine,
    day,
    plan: 'solo' as const,
    observedSeconds: 15 * 86_400,
    silentSeconds,
    maintenanceSeconds: 0,
    observed: [],
    silent: [],
    countedUntil: `${day}T23:59:59.000Z`,
    standing: 'off',
    dueAt: null,
    expireAt: new Date(Date.now() + 86_400_000),
  };
  await firestore().doc(`machineDays/${machine}_${day}`).set(counted);
}

async function settle(): Promise<string[]> {
  const logged: string[] = [];
  await startJobs(logged).settleCredits?.();
  return logged.filter((line) => line.includes('credit_'));
}

const creditOf = async ({ machine, month }: Customer) =>
  (await firestore().doc(`machineCredits/${machine}_${month}`).get()).data();

async function mailedTo(uid: string): Promise<unknown[]> {
  const { docs } = await firestore().collection('mail').where('uid', '==', uid).get();
  return docs.filter((doc) => doc.get('kind') === 'machine_credit').map((doc) => doc.get('facts'));
}

async function refunded(customer: string): Promise<number> {
  const { data } = await stripe.charges.list({ customer });
  return data.reduce((sum, { amount_refunded: amount }) => sum + amount, 0);
}

// R-TRU-04
it('a credit is noted once: what another run works out later takes nothing back', async () => {
  const store = createCreditStore(
    async () => firestore(),
    () => {},
  );
  const which = { uid: 'ada', machine: 'noted-once', month: '2026-10' };
  const credit = { ...which, name: 'Cedar', hours: 2, amount: 200, currency: 'eur' };
  await store.note({ ...credit, customerId: 'cus_1' }, new Date());
  const doc = firestore().doc('machineCredits/noted-once_2026-10');
  await doc.update({ way: 'refund', booked: 're_1', isOpen: false });
  await store.note({ ...credit, customerId: 'cus_1', amount: 900 }, new Date());
  const booked = { way: 'refund', booked: 're_1', isOpen: false };
  expect((await doc.get()).data()).toMatchObject({ amount: 200, ...booked });
});

describe('a month in which a machine fell short', () => {
  // R-TRU-04
  it('comes off the next invoice, on a line that says why, and its owner is told once', () =>
    withCredit(async (person) => {
      const { uid, customer, machine, month, idToken: token } = person;
      // Two instances at the same moment, and the next night.
      await Promise.all([settle(), settle()]);
      await settle();
      const stored = await creditOf(person);
      expect(DOCUMENTS.machineCredits.fields.parse(stored)).toMatchObject({
        uid,
        hours: 5,
        amount: AMOUNT,
        currency: 'eur',
        way: 'invoice',
        isOpen: true,
      });
      const { name } = await onlyMachineOf(uid);
      expect(await mailedTo(uid)).toEqual([
        {
          machine,
          name,
          month,
          hours: 5,
          amount: AMOUNT,
          currency: 'eur',
          way: 'invoice',
          isMoved: false,
        },
      ]);
      const { body } = await call(api, '/api/invoices', { token });
      expect(body).toMatchObject({ nextPayment: { amount: LIST_PRICES.solo.month - AMOUNT } });
      const store = createCreditStore(
        async () => firestore(),
        () => {},
      );
      expect(await store.listCredits(uid, machine)).toEqual([
        { month, hours: 5, amount: AMOUNT, currency: 'eur', way: 'invoice' },
      ]);
      expect(await store.listCredits('another', machine)).toEqual([]);
      await pass('1 month');
      await pass('1 hour');
      await hint(api, uid);
      expect(await creditOf(person)).toMatchObject({ way: 'invoice', isOpen: false });
      const [invoice] = (await stripe.invoices.list({ customer })).data;
      expect(invoice?.lines.data[0]).toMatchObject({
        amount: -AMOUNT,
        description: expect.stringMatching(/: 5 full hours short of 99\.5 % availability$/),
        metadata: { machine, month },
      });
    }));

  // R-TRU-04
  it('is refunded when the plan ends before that invoice, as soon as Stripe tells of it @battery', () =>
    withCredit(async (person) => {
      await settle();
      await setStatus(person.plan, 'canceled');
      await hint(api, person.uid);
      expect(await creditOf(person)).toMatchObject({ way: 'refund', isOpen: false });
      expect(await refunded(person.customer)).toBe(AMOUNT);
      const { customer } = person;
      expect((await stripe.invoiceItems.list({ customer, pending: true })).data).toEqual([]);
      expect(await mailedTo(person.uid)).toMatchObject([
        { way: 'invoice', isMoved: false },
        { way: 'refund', isMoved: true },
      ]);
    }));

  // R-TRU-04
  it('is refunded before an account is deleted, whose deletion waits for Stripe @battery', () =>
    withCredit(async (person) => {
      await settle();
      const remove = () => call(api, '/api/account', { method: 'DELETE', token: person.idToken });
      await failStandin('stripe', { path: '/v1/credit_notes', method: 'POST', mode: '500' });
      expect((await remove()).status).toBe(502);
      expect(await creditOf(person)).toMatchObject({ way: 'invoice' });
      await mendStandin('stripe');
      // The call that failed may still arrive at Stripe, for a minute.
      expect((await remove()).status).toBe(503);
      api.advance(61_000);
      expect((await remove()).status).toBe(200);
      expect(await refunded(person.customer)).toBe(AMOUNT);
      expect(await documentsOf(person)).not.toContain('machineCredits');
    }));

  // R-TRU-04
  it('goes to the balance of someone whose bank took a payment back, and people look at it', () =>
    withCredit(async (person) => {
      const { customer, plan, machine } = person;
      await setStatus(plan, 'canceled');
      const [paid] = (await stripe.invoices.list({ customer, status: 'paid' })).data;
      await switchStripe('disputes', { invoice: paid?.id });
      expect((await settle()).map((line): unknown => JSON.parse(line))).toMatchObject([
        { severity: 'ERROR', message: 'credit_needs_staff', machineId: machine, reason: 'balance' },
        { severity: 'INFO', message: 'credit_booked' },
      ]);
      expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -AMOUNT });
      expect(await refunded(customer)).toBe(0);
    }));

  // R-TRU-04
  it('is booked in a later night where Stripe was down @battery', () =>
    withCredit(async (person) => {
      await failStandin('stripe', { path: '/v1/invoices', method: 'GET', mode: '500' });
      expect((await settle()).map((line): unknown => JSON.parse(line))).toMatchObject([
        { severity: 'ERROR', message: 'credit_failed', machineId: person.machine },
      ]);
      expect(await creditOf(person)).toBeUndefined();
      await mendStandin('stripe');
      await settle();
      expect(await creditOf(person)).toMatchObject({ way: 'invoice', amount: AMOUNT });
    }));
});
