/** What Stripe hears of a person whose address or name is another one now (Stripe, "Update a customer": email, name). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  changePerson,
  createProfile,
  removePerson,
  signInPerson,
  type Person,
} from '../../support/people.ts';
import { call, firestore, startApi, stripeClient, withPerson, type Api } from '../api.ts';
import { startJobs } from '../jobs.ts';

const stripe = stripeClient();
let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const FORMER = 'Ada Former';
const newAddress = () => `${randomUUID()}@contact.test`;
const read = (person: Person) => call(api, '/api/security', { token: person.idToken });
const customerDoc = (customer: string) => firestore().doc(`stripeCustomers/${customer}`);
const dueAt = async (customer: string): Promise<unknown> =>
  (await customerDoc(customer).get()).get('dueAt') ?? null;
const settle = (aheadMs = 0, settings: Record<string, string> = {}, logged: string[] = []) =>
  startJobs(logged, settings, aheadMs).settleContacts?.();

async function atStripe(customer: string): Promise<unknown> {
  const found = await stripe.customers.retrieve(customer);
  return found.deleted ? 'deleted' : [found.email, found.name];
}

/** Someone who has paid once, by a name that Stripe has, and of whom address and name are noted. */
function withPayer(test: (person: Person, customer: string) => Promise<void>, name = FORMER) {
  return withPerson({ displayName: FORMER }, async (person) => {
    const metadata = { firebaseUID: person.uid };
    const { id } = await stripe.customers.create({ email: person.email, name, metadata });
    await createProfile(person, id);
    await customerDoc(id).set({ uid: person.uid });
    await read(person);
    await test(person, id);
    await customerDoc(id).delete();
  });
}

/** As when it was changed at the identity service: the session from before goes on to its next call. */
async function rename(person: Person, displayName: string): Promise<void> {
  await changePerson(person.uid, { displayName });
  await read(person);
}

// R-LIV-10
it('hears of a new address within a minute of the next call, and then no more', () =>
  withPayer(async (person, customer) => {
    const email = newAddress();
    await changePerson(person.uid, { email, emailVerified: true });
    // The change has ended the session from before.
    await read({ ...person, ...(await signInPerson(email)) });
    expect(await dueAt(customer)).not.toBeNull();
    await settle();
    expect([await atStripe(customer), await dueAt(customer)]).toEqual([[email, FORMER], null]);
    await stripe.customers.update(customer, { email: 'chosen@contact.test' });
    await settle();
    expect(await atStripe(customer)).toEqual(['chosen@contact.test', FORMER]);
  }));

// R-LIV-10
it('hears of a new name where it has the former one, also after two changes', () =>
  withPayer(async (person, customer) => {
    await rename(person, 'Ada Middle');
    await rename(person, 'Ada Now');
    await settle();
    expect(await atStripe(customer)).toEqual([person.email, 'Ada Now']);
  }));

// R-LIV-10
it('keeps a name that was entered for the invoices', () =>
  withPayer(async (person, customer) => {
    await rename(person, 'Ada Now');
    await settle();
    expect([await atStripe(customer), await dueAt(customer)]).toEqual([
      [person.email, 'Lovelace Ltd'],
      null,
    ]);
  }, 'Lovelace Ltd'));

// R-LIV-10
it('hears of an address only once it is confirmed', () =>
  withPayer(async (person, customer) => {
    const email = newAddress();
    await changePerson(person.uid, { email, emailVerified: false });
    await read(person);
    await settle();
    expect(await atStripe(customer)).toEqual([person.email, FORMER]);
    await changePerson(person.uid, { emailVerified: true });
    await read({ ...person, ...(await signInPerson(email)) });
    await settle();
    expect(await atStripe(customer)).toEqual([email, FORMER]);
  }));

// R-LIV-10
it('is told again after Stripe did not answer, or after the process was killed', () =>
  withPayer(async (person, customer) => {
    await rename(person, 'Ada Now');
    const logged: string[] = [];
    await settle(0, { STRIPE_API_BASE: 'http://127.0.0.1:9' }, logged);
    expect(logged.join()).toMatch(/"WARNING".*contact_not_told/);
    expect(await atStripe(customer)).toEqual([person.email, FORMER]);
    // The lease that a killed process leaves is the same.
    await settle();
    expect(await atStripe(customer)).toEqual([person.email, FORMER]);
    await settle(5 * 60_000 + 1000);
    expect([await atStripe(customer), await dueAt(customer)]).toEqual([
      [person.email, 'Ada Now'],
      null,
    ]);
  }));

// R-LIV-10
it('has the last of two changes, whichever of two instances tells it', () =>
  withPayer(async (person, customer) => {
    await rename(person, 'Ada Middle');
    const email = newAddress();
    const both = Promise.all([settle(), settle()]);
    await changePerson(person.uid, { displayName: 'Ada Now', email, emailVerified: true });
    await read(person);
    await both;
    await Promise.all([settle(), settle()]);
    expect([await atStripe(customer), await dueAt(customer)]).toEqual([[email, 'Ada Now'], null]);
  }));

// R-LIV-10 R-REL-03
it('is nothing for a person without a customer, or whose account is gone', async () => {
  await withPerson({ displayName: FORMER }, async (person) => {
    await createProfile(person);
    await read(person);
    await rename(person, 'Ada Now');
    const { docs } = await firestore()
      .collection('stripeCustomers')
      .where('uid', '==', person.uid)
      .get();
    expect(docs).toEqual([]);
  });
  await withPayer(async (person, customer) => {
    await rename(person, 'Ada Now');
    await removePerson(person.uid);
    await settle();
    expect([await atStripe(customer), await dueAt(customer)]).toEqual([
      [person.email, FORMER],
      null,
    ]);
  });
});
