import type { App } from 'firebase-admin/app';
import { getFirestore, Timestamp, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { PLAN_TERMS } from '../../functions/src/contract/plans.ts';
import type { Subscription } from '../../functions/src/contract/subscription.ts';
import type { Membership } from '../../functions/src/modules/memberships/membership-record.ts';
import type { MachineRecord } from '../../functions/src/modules/machines/record/machine-record.ts';
import { HANDOFF_VERSION } from '../../functions/src/contract/handoff.ts';
import { NEVER } from '../../functions/src/contract/people.ts';
import { DAY_MS } from '../../functions/src/foundation/durations.ts';
import { seedMachines, type SeedBilling, type SeedPerson } from '../../standins/seed-people.ts';
import { DEFAULT_PORTS } from '../lib/ports.ts';
import { control } from './emulators.ts';
import { digestOf, originOfSeed } from './people/seed-machines.ts';
import { seedInvitations, seedMembers } from './people/seed-members.ts';
import { pictureOf } from './people/seed-pictures.ts';

/** When the seed people's accounts were created: safely in the past. */
export const JOINED = new Date('2024-10-01T09:00:00.000Z');

/** Deliberately long ago: the mirror counts as stale, so the API reads Stripe on the first request. */
const READ_AT = '2025-01-01T00:00:00.000Z';
const PERIOD_END = '2025-01-20T00:00:00.000Z';
const ORDERED_AT = JOINED.toISOString();
const READY_AT = new Date(JOINED.getTime() + 240_000).toISOString();

type Machine = ReturnType<typeof seedMachines>[number];
type Member = ReturnType<typeof seedMembers>[number];

/** Replaces all documents with the seed people's profiles, machines, people, customers and subscription mirrors. */
export async function seedDocuments(
  firestore: string,
  app: App,
  people: readonly SeedPerson[],
): Promise<void> {
  await control(
    'DELETE',
    `${firestore}/emulator/v1/projects/${app.options.projectId}/databases/(default)/documents`,
  );
  const db = getFirestore(app);
  const batch = db.batch();
  const joined = Timestamp.fromDate(JOINED);

  for (const person of people) {
    const { uid, email, displayName, billing } = person;
    const picture = pictureOf(person, `http://localhost:${DEFAULT_PORTS.storage}`, ORDERED_AT);
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
  for (const [index, membership] of seedMembers().entries()) {
    seedMembership(db, batch, membership, new Date(JOINED.getTime() + (index + 1) * DAY_MS));
  }
  for (const { id, ...invitation } of seedInvitations(JOINED)) {
    batch.set(db.doc(`invitations/${id}`), invitation);
  }
  await batch.commit();
  await db.terminate();
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
  batch.set(db.doc(`machines/${id}`), { ...recordOf(machine), id, uid, origin, members });
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
  batch.set(db.doc(`machineOrigins/${digestOf(origin)}`), claim);
}

/** Writes who may open whose machines, and what they see of these. */
function seedMembership(db: Firestore, batch: WriteBatch, one: Member, joinedAt: Date): void {
  const { id, owner, member, machines } = one;
  const between = { owner: owner.uid, member: member.uid, ownerName: owner.displayName };
  batch.set(db.doc(`memberships/${id}`), {
    ...between,
    name: member.displayName,
    machines: 'all',
    until: null,
    state: 'active',
    reason: null,
    joinedAt: joinedAt.toISOString(),
    visitedAt: null,
    isLastDayTold: false,
  } satisfies Omit<Membership, 'id'>);
  for (const machine of machines) {
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

/** What machines of before have not, and need not have. */
type Later =
  | 'readyAbout'
  | 'attendedAt'
  | 'region'
  | 'restartedAt'
  | 'restartId'
  | 'backups'
  | 'restore'
  | 'restoreId'
  | 'pastRestores'
  | 'backupsLoggedAt'
  | 'fullLoggedAt'
  | 'sizedAt'
  | 'postponed'
  | 'unannounced'
  | 'isSilenceTold'
  | 'toldDisk';

function recordOf({
  subscriptionId,
  plan,
  hostName,
  name,
  state,
  usedBytes,
}: Machine): Omit<MachineRecord, 'id' | 'uid' | 'origin' | 'members' | 'dueAt' | Later> {
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
