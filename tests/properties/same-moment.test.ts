/**
 * Changes of one owner's people and machines within the same millisecond. A write that changes nothing leaves a document's time as it was
 * (cloud.google.com/firestore/docs/reference/rpc/google.firestore.v1#writeresult), so marks that are equal would keep nothing apart.
 */
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { secretOf, startInstance, type Instance } from './instance.ts';
import { createMemoryFirestore } from './memory-firestore.ts';
import { watchOwners } from './owners.ts';

watchOwners();

const AT_ONCE = 9;
/** Of Household: beside its owner's, and for servers. */
const PLACES = 5;
const SERVERS = 2;
const NOW = new Date('2026-01-01T00:00:00.000Z');

beforeAll(() => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-moment');
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no host is there')));
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const turn = () => new Promise((resolve) => void setImmediate(resolve));

/** Invites someone whose mail comes back: then the invitation holds no place. @returns the secret of its link */
async function invite(db: Firestore, instance: Instance, guest: string): Promise<string> {
  const recipient = addressOf(guest);
  const body = { email: recipient, machines: 'all' };
  await instance.call('POST /people/invitations', 'olga', { body });
  const [mail] = (await db.collection('mail').where('to', '==', recipient).get()).docs;
  const delivery = { state: 'delivered', attempts: 1, answer: null, at: NOW.toISOString() };
  await mail?.ref.update({ delivery });
  await instance.hearOfBounce({ messageId: String(mail?.get('messageId')), recipient });
  return secretOf(String(mail?.get('facts.nonce')));
}

const addressOf = (uid: string) => `${uid}@example.com`;

/** Someone with the plan Household, without a machine. */
async function open() {
  const { db } = await createMemoryFirestore(async (act) => {
    await turn();
    return act();
  });
  const instance = startInstance({
    db,
    stripe: () => Promise.reject(new Error('Stripe is not asked')),
    accounts: { find: (uid) => ({ uid, email: addressOf(uid), isConfirmed: true }) },
    now: () => NOW,
    planNow: () => NOW,
  });
  await db.doc('users/olga').set({ displayName: 'Olga' });
  await db.doc('subscriptions/olga').set({
    uid: 'olga',
    customerId: 'cus_olga',
    id: 'sub_olga',
    plan: 'Household',
    planId: 'price_household_month',
    interval: 'month',
    currentPeriodEnd: '2026-02-01T00:00:00.000Z',
    status: 'active',
    readAt: NOW.toISOString(),
  });
  return { db, instance };
}

const refusalsIn = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.code)] : []));

// R-PPL-07
it('people who join in the same millisecond share the places of the plan', async () => {
  const { db, instance } = await open();
  const guests = Array.from({ length: AT_ONCE }, (_, count) => `guest-${count}`);
  const secrets: string[] = [];
  for (const guest of guests) secrets.push(await invite(db, instance, guest));
  const joined = await Promise.allSettled(
    guests.map((guest, at) =>
      instance.call('POST /invitations/accept', guest, { body: { secret: secrets[at] } }),
    ),
  );
  const { docs } = await db.collection('memberships').where('owner', '==', 'olga').get();
  expect(refusalsIn(joined)).toEqual(Array.from({ length: AT_ONCE - PLACES }, () => 'places'));
  expect(docs).toHaveLength(PLACES);
});

// R-MAC-07
it('machines that are ordered in the same millisecond share the places of the plan', async () => {
  const { db, instance } = await open();
  const ordered = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, (_, count) => {
      const orderId = `00000000-0000-4000-8000-00000000000${count}`;
      return instance.call('POST /machines', 'olga', { body: { orderId } });
    }),
  );
  const { docs } = await db.collection('machines').where('uid', '==', 'olga').get();
  const tooMany = Array.from({ length: AT_ONCE - SERVERS }, () => 'server_limit');
  expect(refusalsIn(ordered)).toEqual(tooMany);
  expect(docs).toHaveLength(SERVERS);
});
