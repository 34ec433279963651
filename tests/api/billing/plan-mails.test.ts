/** What people are told by mail about their plan that Stripe does not tell them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Subscription } from '../../../functions/src/contract/subscription.ts';
import { changePerson } from '../../support/people.ts';
import { firestore, startApi, withPerson, type Api } from '../api.ts';
import { startJobs } from '../jobs.ts';
import { DAY, paused } from './pause-kit.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** Two runs of the job at once, so many days from now, and what this person has been told by then. */
async function runJobs(uid: string, days: number): Promise<unknown[]> {
  const jobs = [1, 2].map(() => startJobs([], {}, days * DAY * 1000).upkeep());
  expect((await Promise.all(jobs)).map(({ failed }) => failed)).toEqual([0, 0]);
  const { docs } = await firestore().collection('mail').where('uid', '==', uid).get();
  return docs.map((doc) => [doc.get('kind'), doc.get('to'), doc.get('facts')]);
}

const iso = (days: number) => new Date(Date.now() + days * DAY * 1000).toISOString();

// R-MAI-03
it('a pause that ends in three days, once', () =>
  withPerson({}, async (person) => {
    const { uid, email } = person;
    await paused(api, person, 'good');
    const mirror = await firestore().doc(`subscriptions/${uid}`).get();
    const [plan, until] = [mirror.get('plan'), String(mirror.get('pausedUntil'))];
    const left = (Date.parse(until) - Date.now()) / 1000 / DAY;
    expect(await runJobs(uid, left - 3.1)).toEqual([]);
    const told = [['plan_pause_ends', email, { plan, until }]];
    expect(await runJobs(uid, left - 2.9)).toEqual(told);
    expect(await runJobs(uid, left - 0.1)).toEqual(told);
  }));

/** A plan that is past due, as it was read last. */
async function pastDue(uid: string, since: number, triesAt: string): Promise<void> {
  const subscription = {
    id: `sub_${uid}`,
    plan: 'Solo',
    planId: 'price_solo_month',
    interval: 'month',
    currentPeriodEnd: iso(20),
    status: 'past_due',
    pastDueSince: iso(since),
    openPayment: {
      amount: 900,
      currency: 'eur',
      invoiceId: 'in_1',
      purpose: 'renewal',
      needs: 'payment',
      nextAttempt: triesAt,
    },
  } as const satisfies Subscription;
  const read = { uid, customerId: `cus_${uid}`, readAt: iso(0), dueAt: iso(-0.1) };
  await firestore()
    .doc(`subscriptions/${uid}`)
    .set({ ...subscription, ...read });
}

// R-MAI-03
it('a plan whose payments have failed for a week, once, with what Stripe has said', () =>
  withPerson({}, async ({ uid, email }) => {
    const triesAt = iso(5);
    await pastDue(uid, -6.9, triesAt);
    expect(await runJobs(uid, 0)).toEqual([]);
    const told = [['plan_ends_unpaid', email, { plan: 'Solo', endsAt: null, triesAt }]];
    expect(await runJobs(uid, 0.2)).toEqual(told);
    expect(await runJobs(uid, 2)).toEqual(told);
  }));

// R-MAI-03
it('nothing at an address that is not confirmed, until it is', () =>
  withPerson({ emailVerified: false }, async ({ uid, email }) => {
    await pastDue(uid, -8, iso(2));
    expect(await runJobs(uid, 0)).toEqual([]);
    await changePerson(uid, { emailVerified: true });
    await pastDue(uid, -8, iso(2));
    expect(await runJobs(uid, 0)).toMatchObject([['plan_ends_unpaid', email, {}]]);
  }));
