import { initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import type { Subscription } from '../../functions/src/contract/subscription.ts';
import { control, type Emulators } from './emulators.ts';
import { JOINED, type SeedPerson } from './people/seed-people.ts';
import { seedMachines } from './seed-machines.ts';

/** Deliberately long ago: the mirror counts as stale, so the API reads Stripe on the first request. */
const READ_AT = '2025-01-01T00:00:00.000Z';
const PERIOD_END = '2025-01-20T00:00:00.000Z';

/** Replaces all documents with the seed people's profiles, machines, customers and subscription mirrors. */
export async function seedDocuments(
  { firestore: origin, projectId }: Emulators,
  people: readonly SeedPerson[],
): Promise<void> {
  await control(
    'DELETE',
    `${origin}/emulator/v1/projects/${projectId}/databases/(default)/documents`,
  );
  const db = getFirestore(initializeApp({ projectId }));
  const batch = db.batch();
  const joined = Timestamp.fromDate(JOINED);

  for (const person of people) {
    const { uid, email, displayName, billing } = person;
    batch.set(db.doc(`users/${uid}`), {
      email,
      displayName,
      createdAt: joined,
      updatedAt: joined,
      ...(billing ? { customerId: billing.customerId } : {}),
    });
    seedMachines(db, batch, person);
    if (!billing) continue;
    batch.set(db.doc(`stripeCustomers/${billing.customerId}`), { uid });
    batch.set(db.doc(`subscriptions/${uid}`), {
      uid,
      customerId: billing.customerId,
      ...subscriptionOf(billing),
      readAt: READ_AT,
    });
  }
  await batch.commit();
  await db.terminate();
}

function subscriptionOf(billing: NonNullable<SeedPerson['billing']>): Subscription {
  const [plan = '', interval] = billing.price.split('.');
  const known = {
    id: billing.subscriptionId,
    plan: plan.charAt(0).toUpperCase() + plan.slice(1),
    planId: `price_${plan}_${interval}`,
    interval: interval === 'year' ? 'year' : 'month',
    currentPeriodEnd: PERIOD_END,
  } as const;
  switch (billing.state) {
    case 'active':
    case 'past_due':
    case 'paused':
      return { ...known, status: billing.state };
    case 'cancels':
      return { ...known, status: 'active', cancelAt: PERIOD_END };
  }
}
