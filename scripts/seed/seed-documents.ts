import { createHash } from 'node:crypto';
import { Timestamp, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { picturePath, type Picture } from '../../functions/src/contract/files/files.ts';
import { PLAN_TERMS } from '../../functions/src/contract/plans.ts';
import type { Subscription } from '../../functions/src/contract/subscription.ts';
import type { Membership } from '../../functions/src/modules/seats/membership-record.ts';
import type { MachineRecord } from '../../functions/src/modules/machines/record/machine-record.ts';
import { HANDOFF_VERSION } from '../../functions/src/contract/handoff.ts';
import { NEVER } from '../../functions/src/contract/people.ts';
import { DAY_MS, MINUTE_MS } from '../../functions/src/foundation/durations.ts';
import {
  readPeople,
  seedMachines,
  type SeedBilling,
  type SeedPerson,
} from '../../standins/seed-people.ts';
import { BUCKET } from '../lib/places.ts';
import { DEFAULT_PORTS } from '../lib/ports.ts';
import { originOfSeed } from './people/seed-machines.ts';
import { seedInvitations, seedMembers } from './people/seed-members.ts';

/** When the seed people's accounts were created: safely in the past. */
export const JOINED = new Date('2024-10-01T09:00:00.000Z');

/** Deliberately long ago: the mirror counts as stale, so the API reads Stripe on the first request. */
const READ_AT = '2025-01-01T00:00:00.000Z';
const PERIOD_END = '2025-01-20T00:00:00.000Z';
const ORDERED_AT = JOINED.toISOString();
const READY_AT = new Date(JOINED.getTime() + 4 * MINUTE_MS).toISOString();

type Machine = ReturnType<typeof seedMachines>[number];
type Member = ReturnType<typeof seedMembers>[number];

/** Writes the seed people's profiles, customers, subscription mirrors and machines, and who may open these. */
export async function seedDocuments(db: Firestore): Promise<void> {
  const batch = db.batch();
  const joined = Timestamp.fromDate(JOINED);

  for (const person of readPeople()) {
    const { uid, email, displayName, billing } = person;
    const picture = pictureOf(person, `http://localhost:${DEFAULT_PORTS.storage}`);
    batch.set(db.doc(`users/${uid}`), {
      email,
      displayName,
      createdAt: joined,
      updatedAt: joined,
      ...(billing ? { customerId: billing.customerId } : {}),
      ...(picture ? { picture } : {}),
    });
    if (!billing) continue;
    batch.set(db.doc(`stripeCustomers/${billing.customerId}`), { uid });
    batch.set(db.doc(`subscriptions/${uid}`), {
      uid,
      customerId: billing.customerId,
      ...subscriptionOf(billing),
      readAt: READ_AT,
    });
  }
  for (const machine of seedMachines()) seedMachine(db, batch, machine);
  for (const [index, member] of seedMembers().entries()) seedMember(db, batch, member, index + 1);
  for (const { id, ...invitation } of seedInvitations(JOINED)) {
    batch.set(db.doc(`invitations/${id}`), invitation);
  }
  await batch.commit();
}

/** @param storage the emulator's origin */
export function pictureOf({ uid, picture }: SeedPerson, storage: string): Picture | null {
  if (!picture) return null;
  const { id, token } = picture;
  const path = encodeURIComponent(picturePath(uid, id));
  const url = `${storage}/v0/b/${BUCKET}/o/${path}?alt=media&token=${token}`;
  return { id, url, changedAt: JOINED.toISOString() };
}

function subscriptionOf(billing: SeedBilling): Subscription {
  const [plan = '', interval] = billing.price.split('.');
  const known = {
    id: billing.subscriptionId,
    plan: plan.charAt(0).toUpperCase() + plan.slice(1),
    planId: `price_${plan}_${interval}`,
    interval: interval === 'year' ? 'year' : 'month',
    currentPeriodEnd: PERIOD_END,
  } as const;
  return billing.state === 'cancels'
    ? { ...known, status: 'active', cancelAt: PERIOD_END }
    : { ...known, status: billing.state };
}

/** Writes a machine, its entry in the list of servers, and what the ledgers note of it. */
function seedMachine(db: Firestore, batch: WriteBatch, machine: Machine): void {
  const { id, uid, name, hostName } = machine;
  const origin = originOfSeed(machine, DEFAULT_PORTS.aiServer);
  const members = seedMembers().flatMap(({ owner, member }) =>
    owner.uid === uid ? member.uid : [],
  );
  const claim = { machine: id, at: ORDERED_AT };
  batch.set(db.doc(`machines/${id}`), { ...recordOf(machine), id, uid, origin, members });
  batch.set(db.doc(`servers/${id}`), {
    uid,
    kind: 'hosted',
    name,
    origin,
    createdAt: JOINED,
    lastHandoffAt: null,
  });
  batch.set(db.doc(`machineNames/${hostName}`), claim);
  batch.set(originClaimOf(db, origin), claim);
}

/** What says that an origin is taken. */
export function originClaimOf(db: Firestore, origin: string) {
  return db.doc(`machineOrigins/${createHash('sha256').update(origin).digest('hex')}`);
}

/**
 * Writes who may open whose machines, and what they see of these.
 * @param days after which they joined
 */
function seedMember(db: Firestore, batch: WriteBatch, one: Member, days: number): void {
  const { id, owner, member, machines } = one;
  const between = { owner: owner.uid, member: member.uid, ownerName: owner.displayName };
  for (const machine of machines) {
    batch.set(db.doc(`memberships/${id}`), {
      ...between,
      ownerEmail: owner.email,
      name: member.displayName,
      machines: 'all',
      until: null,
      state: 'active',
      reason: null,
      joinedAt: new Date(JOINED.getTime() + days * DAY_MS).toISOString(),
      visitedAt: null,
      isLastDayTold: false,
    } satisfies Omit<Membership, 'id'>);
    batch.set(db.doc(`sharedMachines/${member.uid}_${machine.id}`), {
      ...between,
      membership: id,
      machine: machine.id,
      name: machine.name,
      state: machine.state,
      origin: originOfSeed(machine, DEFAULT_PORTS.aiServer),
      since: READY_AT,
      until: NEVER,
    });
  }
}

/** Without what machines of before have not, and need not have. */
function recordOf(machine: Machine): Partial<MachineRecord> {
  const { subscriptionId, plan, hostName, name, state, usedBytes } = machine;
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
    diskBytes: PLAN_TERMS[plan].size.diskBytes,
    desired: state,
    keepUntil: null,
    why: reason,
    readAt: READY_AT,
    hostState: state,
    sleepAt: null,
    hostPlan: plan,
    reason,
    isAddressUsed: false,
    isReadyTold: true,
    told: null,
    isUntold: false,
    handoffVersion: HANDOFF_VERSION,
  };
}
