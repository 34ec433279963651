/**
 * The daily comparison of Stripe with our accounts, for each way in which they can differ. It
 * removes what is left of anyone whose sign-in is gone, and has machines erased at this file's host.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { gateDoc, gateIn } from '../../../functions/src/http/session-validity.ts';
import { changePerson, removePerson, type Person } from '../../support/people.ts';
import { failStandin, mendStandin } from '../../support/standins.ts';
import { orderOf } from '../../support/order.ts';
import {
  call,
  customerOf,
  documentsOf,
  firestore,
  pay,
  setCard,
  startApi,
  stripeClient,
  withPerson,
  type Api,
} from '../api.ts';
import { startJobs } from '../jobs.ts';
import { casesOf } from '../../support/cases.ts';

const PLAN = orderOf('price_solo_month');
const HOUR_MS = 3_600_000;
/** One more than the longest page of Stripe's lists. */
const MORE_THAN_A_PAGE = 101;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterEach(() => mendStandin('stripe'));
afterAll(() => api.close());

const stripe = stripeClient();

async function openCheckout({ idToken: token }: Person): Promise<{ id: string; url: string }> {
  const { body } = await call(api, '/api/checkout-session', { token, body: PLAN });
  return { id: String(body.id), url: String(body.url) };
}

/** A paid plan whose mirror is right. */
async function subscribe(person: Person): Promise<{ customer: string; id: string }> {
  const { id, url } = await openCheckout(person);
  await pay(url);
  await call(api, `/api/checkout-session/${id}`, { token: person.idToken });
  const customer = await customerOf(person.uid);
  const [found] = (await stripe.subscriptions.list({ customer })).data;
  return { customer, id: found?.id ?? '' };
}

async function reconcile() {
  const lines: string[] = [];
  const { reconcile: run } = startJobs(lines);
  if (run === null) throw new Error('billing is off');
  const counts = await run();
  if (counts === null) throw new Error('another run is under way');
  const told = lines.map((line) => Line.parse(JSON.parse(line)));
  return {
    counts,
    told: (event: string, about: Partial<z.infer<typeof Line>> = {}) =>
      told.filter(
        ({ message, uid, customerId }) =>
          message === event &&
          (about.uid === undefined || about.uid === uid) &&
          (about.customerId === undefined || about.customerId === customerId),
      ),
  };
}

const Line = z.looseObject({
  message: z.string(),
  uid: z.string().optional(),
  customerId: z.string().optional(),
  reason: z.string().optional(),
});

const place = () => firestore().doc('comparisons/stripe');
const mirror = (uid: string) => firestore().doc(`subscriptions/${uid}`);

// R-REL-03
it('ends the plan of a person without an account and removes what is left of them', () =>
  withPerson({}, async (person) => {
    const { id } = await subscribe(person);
    await removePerson(person.uid);
    // As after a deletion that lost everything but the customer at Stripe.
    await firestore().doc(`users/${person.uid}`).delete();
    const { counts, told } = await reconcile();
    expect(counts.ended).toBeGreaterThanOrEqual(1);
    expect(told('reconcile_ended', { uid: person.uid })).toHaveLength(1);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    expect(await documentsOf(person)).toEqual([]);
    expect((await reconcile()).told('reconcile_ended', { uid: person.uid })).toEqual([]);
  }));

// R-REL-03
it('closes the checkout of a person without an account @battery', () =>
  withPerson({}, async (person) => {
    const { id } = await openCheckout(person);
    await removePerson(person.uid);
    const { told } = await reconcile();
    expect(told('reconcile_ended', { uid: person.uid })).toHaveLength(1);
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
  }));

// R-REL-03
it('ends a plan that names its person where its customer does not @battery', async () => {
  const uid = randomUUID();
  const { id: customer } = await stripe.customers.create({});
  await setCard(customer, 'good');
  const { id } = await stripe.subscriptions.create({
    customer,
    items: [{ price: PLAN.planId }],
    metadata: { firebaseUID: uid },
  });
  const { told } = await reconcile();
  expect(told('reconcile_ended', { uid })).toHaveLength(1);
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
});

// R-REL-03
it('leaves alone what an account pays for, and reads it no second time @battery', () =>
  withPerson({}, async (person) => {
    const { customer, id } = await subscribe(person);
    const before = (await mirror(person.uid).get()).data();
    const { told } = await reconcile();
    expect(told('reconcile_healed', { customerId: customer })).toEqual([]);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
    expect((await mirror(person.uid).get()).data()).toEqual({
      ...before,
      comparedAt: expect.any(String),
    });
  }));

// R-REL-05
it.each(
  casesOf([
    ['of which nothing is known', { isMissing: true }],
    ['that is thought to have ended', { status: 'canceled' }],
    ['that is thought to be another one', { planId: 'price_household_month' }],
    ['that is thought to renew another day', { currentPeriodEnd: '2030-01-01T00:00:00.000Z' }],
  ]),
)('heals the mirror of a plan %s', (_what, change) =>
  withPerson({}, async (person) => {
    const { customer } = await subscribe(person);
    const before = (await mirror(person.uid).get()).data();
    const readAt = new Date(Date.now() - HOUR_MS).toISOString();
    if ('isMissing' in change) await mirror(person.uid).delete();
    else await mirror(person.uid).update({ ...change, readAt });
    const { told, counts } = await reconcile();
    expect(counts.healed).toBeGreaterThanOrEqual(1);
    expect(told('reconcile_healed', { customerId: customer })).toHaveLength(1);
    const after = (await mirror(person.uid).get()).data();
    expect(after).toEqual({ ...before, readAt: expect.any(String), dueAt: expect.any(String) });
  }),
);

// R-REL-05
it('heals the mirror of a plan that has ended at Stripe', () =>
  withPerson({}, async (person) => {
    const { customer, id } = await subscribe(person);
    const readAt = new Date(Date.now() - HOUR_MS).toISOString();
    await mirror(person.uid).update({ readAt });
    await stripe.subscriptions.cancel(id);
    const { told } = await reconcile();
    expect(told('reconcile_healed', { customerId: customer })).toHaveLength(1);
    expect((await mirror(person.uid).get()).get('status')).toBe('canceled');
  }));

// R-LIV-01
it('puts the credit of a pause on the balance, though the mirror is right', () =>
  withPerson({}, async (person) => {
    const { customer, id } = await subscribe(person);
    await stripe.subscriptions.pause(id, { invoicing_behavior: 'invoice' });
    const [draft] = (await stripe.invoices.list({ customer, status: 'draft' })).data;
    expect(draft).toMatchObject({ status: 'draft' });
    await reconcile();
    expect((await stripe.invoices.list({ customer, status: 'draft' })).data).toEqual([]);
  }));

// R-REL-05
it('records the customer of a person whose profile was lost @battery', () =>
  withPerson({}, async (person) => {
    const { customer } = await subscribe(person);
    await firestore().doc(`users/${person.uid}`).delete();
    await mirror(person.uid).delete();
    await reconcile();
    expect(await customerOf(person.uid)).toBe(customer);
    expect((await mirror(person.uid).get()).get('status')).toBe('active');
  }));

// R-REL-05
it('tells an operator of a plan without an owner, and of a person’s second plan', () =>
  withPerson({}, async (person) => {
    const { customer } = await subscribe(person);
    const other = await stripe.customers.create({ metadata: { firebaseUID: person.uid } });
    const nobodys = await stripe.customers.create({});
    const made = [];
    for (const whose of [customer, other.id, nobodys.id]) {
      await setCard(whose, 'good');
      const items = [{ price: 'price_household_month' }];
      made.push(await stripe.subscriptions.create({ customer: whose, items }));
    }
    const { told } = await reconcile();
    for (const [customerId, reason] of [
      [other.id, 'other customer'],
      [nobodys.id, 'no owner'],
    ] as const) {
      const lines = told('reconcile_unclear', { customerId });
      expect(lines.map((line) => line.reason)).toEqual([reason]);
    }
    expect(told('second_plan', { customerId: customer })).not.toEqual([]);
    for (const { id } of made) {
      expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
      await stripe.subscriptions.cancel(id);
    }
  }));

// R-REL-03
it('goes on when it fails for one, and begins again where it failed @battery', () =>
  withPerson({}, (other) =>
    withPerson({}, async (person) => {
      const [first, second] = [await subscribe(other), await subscribe(person)];
      for (const uid of [other.uid, person.uid]) await mirror(uid).delete();
      const path = `/v1/subscriptions/${second.id}`;
      await failStandin('stripe', { path, mode: '500' });
      const { told, counts } = await reconcile();
      expect(counts.failed).toBeGreaterThanOrEqual(1);
      expect(told('reconcile_failed', { uid: person.uid })).toHaveLength(1);
      expect(told('reconcile_healed', { customerId: first.customer })).toHaveLength(1);
      await mendStandin('stripe');
      const again = await reconcile();
      expect(again.told('reconcile_healed', { customerId: second.customer })).toHaveLength(1);
      expect(again.told('reconcile_healed', { customerId: first.customer })).toEqual([]);
    }),
  ));

// R-REL-05
it('reads every page @battery', () =>
  withPerson({}, async (person) => {
    const { customer } = await subscribe(person);
    await mirror(person.uid).delete();
    const { id: crowd } = await stripe.customers.create({});
    await setCard(crowd, 'good');
    const items = [{ price: PLAN.planId }];
    const made = await Promise.all(
      Array.from({ length: MORE_THAN_A_PAGE }, () =>
        stripe.subscriptions.create({ customer: crowd, items }),
      ),
    );
    const { told, counts } = await reconcile();
    expect(counts.subscriptions).toBeGreaterThan(MORE_THAN_A_PAGE);
    expect(counts.isComplete).toBe(true);
    expect(told('reconcile_healed', { customerId: customer })).toHaveLength(1);
    await Promise.all(made.map(({ id }) => stripe.subscriptions.cancel(id)));
  }));

// R-REL-03
it('ends nothing when most people seem to have no account: that is another project’s Stripe', async () => {
  const buyUnknown = async () => {
    const { id: customer } = await stripe.customers.create({
      metadata: { firebaseUID: randomUUID() },
    });
    await setCard(customer, 'good');
    const items = [{ price: PLAN.planId }];
    return stripe.subscriptions.create({ customer, items });
  };
  const made = await Promise.all(Array.from({ length: 30 }, buyUnknown));
  const { told } = await reconcile();
  expect(told('reconcile_too_many')).toHaveLength(1);
  for (const { id } of made) {
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
    await stripe.subscriptions.cancel(id);
  }
});

// R-REL-03
it('removes once a week what someone without a plan has left, and their entry in the list of servers @battery', async () => {
  const uid = randomUUID();
  const server = firestore().doc(`servers/${randomUUID()}`);
  await firestore().doc(`users/${uid}`).set({ email: 'gone@example.com' });
  const entry = { uid, kind: 'own', name: 'Mine', origin: `https://${uid}.example` };
  await server.set({ ...entry, createdAt: new Date(), lastHandoffAt: null });
  // The people were gone through today.
  expect((await reconcile()).counts.people).toBe(0);
  expect((await server.get()).exists).toBe(true);
  const weekAgo = new Date(Date.now() - 7 * 24 * HOUR_MS).toISOString();
  await place().update({ peopleAt: weekAgo });
  const { told } = await reconcile();
  expect(told('reconcile_ended', { uid })).toHaveLength(1);
  expect((await server.get()).exists).toBe(false);
  expect((await firestore().doc(`users/${uid}`).get()).exists).toBe(false);
});

// R-REL-05
it('leaves a page that fails, goes on with the next one, and compares its people by their mirrors @battery', () =>
  withPerson({}, async (person) => {
    const { customer } = await subscribe(person);
    const readAt = new Date(Date.now() - HOUR_MS).toISOString();
    await mirror(person.uid).update({ planId: 'price_household_month', readAt });
    // With all that belongs to it; the plain list of the same page is the second call.
    await failStandin('stripe', {
      path: '/v1/subscriptions',
      method: 'GET',
      mode: '500',
      times: 3,
    });
    const { counts, told } = await reconcile();
    expect(told('reconcile_page_failed')).toHaveLength(1);
    expect(counts).toMatchObject({ subscriptions: 0, isComplete: true });
    expect(told('reconcile_healed', { customerId: customer })).toHaveLength(1);
  }));

// R-REL-05
it('keeps its place while Stripe is out, and goes on there before a new round begins @battery', () =>
  withPerson({}, async (person) => {
    await subscribe(person);
    await failStandin('stripe', { path: '/v1/checkout/sessions', method: 'GET', mode: '500' });
    expect((await reconcile()).counts.isComplete).toBe(false);
    expect((await place().get()).data()).toMatchObject({ part: 'checkouts', after: null });
    await mendStandin('stripe');
    const { counts } = await reconcile();
    // The plans were compared before.
    expect(counts).toMatchObject({ subscriptions: 0, isComplete: true });
    expect((await place().get()).get('part')).toBe(null);
    expect((await reconcile()).counts.subscriptions).toBeGreaterThan(0);
  }));

// R-LIV-06
it('tells each half hour that it is watched, and that a night is missing after 26 hours', async () => {
  const half = async (aheadMs: number) => {
    const lines: string[] = [];
    await startJobs(lines, {}, aheadMs).reconcile?.(false);
    return lines.map((line) => Line.parse(JSON.parse(line)).message);
  };
  await place().delete();
  // Where no night has been yet, the first half hour counts.
  expect(await half(0)).toEqual(['comparison_alive']);
  expect(await half(27 * HOUR_MS)).toEqual(['comparison_alive', 'comparison_late']);
  await startJobs([], {}, 27 * HOUR_MS).reconcile?.();
  expect(await half(52 * HOUR_MS)).toEqual(['comparison_alive']);
  expect(await half(54 * HOUR_MS)).toEqual(['comparison_alive', 'comparison_late']);
  await place().delete();
  await reconcile();
});

// R-REL-06
it('is done by one run at a time, and goes on after one that was killed @battery', async () => {
  const heldUntil = new Date(Date.now() + HOUR_MS).toISOString();
  await place().update({ heldUntil });
  const { reconcile: run } = startJobs();
  expect(await run?.()).toBe(null);
  await place().update({ heldUntil: new Date(Date.now() - 1).toISOString() });
  expect(await run?.(false)).toBe(null);
  expect(await run?.()).toMatchObject({ isComplete: true });
});

// R-IDN-05
it('notices what happened at the identity service to people with a plan or a membership', () =>
  withPerson({}, async (owner) => {
    await withPerson({}, async (member) => {
      await subscribe(owner);
      const membership = { owner: owner.uid, member: member.uid };
      await firestore().collection('memberships').doc('a'.repeat(40)).set(membership);
      await reconcile();
      const noted = async ({ uid }: Person) =>
        gateIn(await gateDoc(firestore(), uid).get()).noted?.email;
      expect([await noted(owner), await noted(member)]).toEqual([owner.email, member.email]);
      for (const { uid, email } of [owner, member]) {
        await changePerson(uid, { email: `new-${email}` });
      }
      await reconcile();
      expect(await noted(owner)).toBe(`new-${owner.email}`);
      expect(await noted(member)).toBe(`new-${member.email}`);
      const found = await firestore().collection('auditLog').where('uid', '==', member.uid).get();
      expect(found.docs.map((doc) => String(doc.get('kind')))).toContain('address_changed');
    });
  }));
