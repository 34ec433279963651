import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { writeMail } from '../email/outbox.ts';
import type { FactsOf } from '../email/email-kind.ts';
import { sharedMachine } from './email-kinds.ts';
import type { Transaction } from '../../db/transaction.ts';
import { isBeingRestored, type Machine } from '../../contract/machines.ts';
import { NEVER } from '../../contract/people.ts';
import { shownServerName } from '../../contract/names/shown-name.ts';
import { includes, membershipId, membershipIn, type Membership } from './membership-record.ts';

/** What members see of a machine: `sharedMachines/{member}_{machine}`. */
type Shown = Pick<Machine, 'id' | 'name' | 'state' | 'origin' | 'since'>;
type Followed = Shown & Pick<Machine, 'uid' | 'keepUntil' | 'members' | 'restore'>;

/** Lets a member see a machine. */
export function showMachine(
  db: Firestore,
  transaction: Transaction,
  { id, owner, member, ownerName, until }: Membership,
  machine: Shown,
): void {
  transaction.set(sharedDoc(db, member, machine.id), {
    owner,
    member,
    membership: id,
    machine: machine.id,
    ...shownOf(machine),
    ownerName,
    until: until === null ? NEVER : new Date(until),
  });
}

export function hideMachine(
  db: Firestore,
  transaction: Transaction,
  member: string,
  machine: string,
): void {
  transaction.delete(sharedDoc(db, member, machine));
}

/** Keeps what members see of a machine like the machine, for a transaction that stores it. */
export function followMachine(db: Firestore, transaction: Transaction, record: Followed): void {
  for (const member of record.members) {
    if (record.state === 'erased') hideMachine(db, transaction, member, record.id);
    else transaction.set(sharedDoc(db, member, record.id), shownOf(record), { merge: true });
  }
}

/**
 * Tells the members of a machine what matters to them, without a word about money.
 * @param at the time of day, by which mails are kept
 */
export async function notifyMembers(
  db: Firestore,
  transaction: Transaction,
  { stored, record }: { stored: Followed; record: Followed },
  at: Date,
): Promise<void> {
  const event = eventOf(stored, record);
  if (event !== null) {
    const isLost = event === 'ending' || event === 'erased';
    const members = isLost ? await everyoneOf(db, record) : stored.members;
    await tell(db, transaction, { event, since: record.since, record, members }, at);
  }
  const since = restoredSince(stored, record);
  if (since === null) return;
  await tell(db, transaction, { event: 'restored', since, record, members: stored.members }, at);
}

type Told = {
  event: FactsOf<typeof sharedMachine>['event'];
  since: string;
  record: Followed;
  members: readonly string[];
};

async function tell(
  db: Firestore,
  transaction: Transaction,
  { event, since, record: { id: machine, uid, name, keepUntil }, members }: Told,
  at: Date,
): Promise<void> {
  for (const member of members) {
    const facts = {
      event,
      membership: membershipId(uid, member),
      machine,
      name,
      keepUntil: event === 'ending' ? keepUntil : null,
    };
    const mailId = `shared-${event}_${member}_${machine}_${since}`;
    await writeMail(db, transaction, mailId, { ...sharedMachine.of(facts), uid: member }, at);
  }
}

/** When a machine was put back to a backup, if this change says so. */
function restoredSince(stored: Followed, record: Followed): string | null {
  return isBeingRestored(stored) ? (record.restore?.doneAt ?? null) : null;
}

/** Those who are suspended as well: what they have stored goes with the machine. */
async function everyoneOf(
  db: Firestore,
  { uid, id }: Pick<Followed, 'uid' | 'id'>,
): Promise<string[]> {
  const { docs } = await db.collection('memberships').where('owner', '==', uid).get();
  const found = docs.map(membershipIn).filter((one) => one !== null);
  return found.filter(({ machines }) => includes(machines, id)).map(({ member }) => member);
}

function eventOf(
  stored: Followed,
  record: Followed,
): FactsOf<typeof sharedMachine>['event'] | null {
  if (stored.state === record.state) return null;
  switch (record.state) {
    case 'asleep':
      return 'asleep';
    case 'ready':
      return stored.state === 'asleep' || stored.state === 'ending' ? 'awake' : null;
    case 'ending':
      // One that its owner has erased goes at once: there is only its end to tell.
      return record.keepUntil === null ? null : 'ending';
    case 'erased':
      return 'erased';
    case 'ordered':
    case 'preparing':
    case 'unreachable':
    case 'failed':
      return null;
  }
}

function shownOf({ name, state, origin, since }: Shown) {
  return { name: shownServerName(name, 'A server'), state, origin, since };
}

function sharedDoc(db: Firestore, member: string, machine: string): DocumentReference {
  const id = `${member}_${machine}`;
  return db.collection('sharedMachines').doc(id);
}
