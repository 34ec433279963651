import { createHash } from 'node:crypto';
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import type { MachineRecord } from '../../functions/src/modules/machines/record/machine-record.ts';
import { PLAN_SLUGS, type PlanSlug } from '../../functions/src/contract/plans.ts';
import { DEFAULT_PORTS } from '../lib/ports.ts';
import { originOfSeed, seedMachineId } from './people/seed-machines.ts';
import {
  JOINED,
  type SeedBilling,
  type SeedMachine,
  type SeedPerson,
} from './people/seed-people.ts';

/** As the plans promise. */
const DISK_BYTES: Readonly<Record<PlanSlug, number>> = {
  solo: 100e9,
  household: 500e9,
  practice: 2000e9,
};
const ORDERED_AT = JOINED.toISOString();
const READY_AT = new Date(JOINED.getTime() + 240_000).toISOString();

/** Writes a person's machines, their entries in the list of servers, and what the ledgers note of them. */
export function seedMachines(
  db: Firestore,
  batch: WriteBatch,
  { uid, billing, machines = [] }: SeedPerson,
): void {
  if (!billing) return;
  for (const [index, machine] of machines.entries()) {
    const id = seedMachineId(uid, index);
    const { name, hostName } = machine;
    const origin = originOfSeed(machine, DEFAULT_PORTS.aiServer);
    batch.set(db.doc(`machines/${id}`), { ...recordOf(machine, billing), id, uid, origin });
    batch.set(db.doc(`servers/${id}`), {
      uid,
      kind: 'hosted',
      name,
      origin,
      createdAt: JOINED,
      lastHandoffAt: null,
    });
    const claim = { machine: id, at: ORDERED_AT };
    batch.set(db.doc(`machineNames/${hostName}`), claim);
    const digest = createHash('sha256').update(origin).digest('hex');
    batch.set(db.doc(`machineOrigins/${digest}`), claim);
  }
}

function recordOf(
  { hostName, name, state, usedBytes }: SeedMachine,
  { subscriptionId, price }: SeedBilling,
): Omit<MachineRecord, 'id' | 'uid' | 'origin'> {
  const plan = PLAN_SLUGS.find((slug) => price.startsWith(`${slug}.`));
  if (plan === undefined) throw new Error(`The seed lacks a plan for the price ${price}.`);
  const reason = state === 'asleep' ? 'paused' : null;
  return {
    subscriptionId,
    plan,
    name,
    hostName,
    state,
    since: READY_AT,
    step: null,
    orderedAt: ORDERED_AT,
    readyAt: READY_AT,
    lastSeenAt: READY_AT,
    diskUsedBytes: usedBytes,
    diskBytes: DISK_BYTES[plan],
    desired: state,
    keepUntil: null,
    why: reason,
    readAt: READY_AT,
    hostState: state,
    hostPlan: plan,
    reason,
    isAddressUsed: false,
    isReadyTold: true,
    told: null,
    isUntold: false,
  };
}
