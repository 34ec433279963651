/** Machines as they stand in the database, written by hand: what a test needs that is not about how they come there. */
import { createHash, randomBytes } from 'node:crypto';
import { NO_BILLING_DETAILS } from '../../functions/src/contract/billing-details.ts';
import type { Machine } from '../../functions/src/contract/machines.ts';
import { putMachine as putDocument } from '../support/machines.ts';
import { firestore } from './api.ts';

/** A machine that is ready, with its entry in the list of servers and the claim of its address. */
export async function putMachine(uid: string, change: Partial<Machine> = {}): Promise<Machine> {
  const id = randomBytes(16).toString('hex');
  const hostName = `cedar-${id.slice(0, 6)}`;
  const machine = await putDocument(uid, {
    id,
    subscriptionId: 'sub_none',
    hostName,
    origin: `http://${hostName}.localhost:12114`,
    ...change,
  });
  const db = firestore();
  await db.doc(`machines/${id}`).update({ hostState: 'ready', hostPlan: machine.plan });
  if (machine.origin !== null) {
    const { name, origin } = machine;
    const entry = { uid, kind: 'hosted', name, origin, createdAt: new Date(), lastHandoffAt: null };
    await db.doc(`servers/${id}`).set(entry);
    const claim = createHash('sha256').update(origin).digest('hex');
    await db.doc(`machineOrigins/${claim}`).set({ machine: id });
  }
  return machine;
}

/** A plan as it was just read from Stripe. */
export async function putPlan(
  uid: string,
  planId: string,
  change: Record<string, unknown> = {},
): Promise<void> {
  await firestore()
    .doc(`subscriptions/${uid}`)
    .set({
      uid,
      customerId: 'cus_none',
      id: 'sub_none',
      plan: 'A plan',
      planId,
      interval: 'month',
      currentPeriodEnd: new Date(Date.now() + 86_400_000).toISOString(),
      status: 'active',
      readAt: new Date().toISOString(),
      details: NO_BILLING_DETAILS,
      ...change,
    });
}
