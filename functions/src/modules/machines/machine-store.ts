import { createHash } from 'node:crypto';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { HostFacts } from '../../adapters/machine-host.ts';
import { removeEach } from '../../db/remove-each.ts';
import { compareReadings, type Attempt, type Unclear } from '../../concurrency/last-read-wins.ts';
import { dueIn, pagesOfDue, putOff, type Due } from '../../db/due.ts';
import { markOfChange } from '../../db/mark-of-change.ts';
import { readEach } from '../../db/read-each.ts';
import { transact, type Transaction } from '../../db/transaction.ts';
import { isKeptOn, MOST_POSTPONED } from '../../contract/machines.ts';
import type { PlanSlug } from '../../contract/plans.ts';
import type { Log } from '../../foundation/log.ts';
import { shareNewMachine } from '../seats/owner-members.ts';
import type { Membership } from '../seats/membership-record.ts';
import { followMachine } from '../seats/shared-machines.ts';
import {
  readHostedServer,
  removeHostedServer,
  renameHostedServer,
  writeHostedServer,
} from '../server-access/server-entries.ts';
import { nameOf, proposeHostName } from './record/host-names.ts';
import {
  fromSnapshot,
  withFacts,
  withRestored,
  withState,
  type MachineRecord,
} from './record/machine-record.ts';
import { nextLookOf } from './next-look.ts';
import {
  createNotifyLater,
  type BeginNotifying,
  type NotifyOwner,
} from './notices/notify-owner.ts';

/** What happened to a reading of the host. `gone`: the machine's record went with its account. */
export type SavedFacts = ({ outcome: 'stands' } & ChangedMachine) | { outcome: 'gone' };

export type ChangedMachine = { before: MachineRecord; record: MachineRecord };

/** The machines that we host: `machines/{id}` and the two ledgers of what was ever given to one. */
export function createMachineStore(
  database: () => Promise<Firestore>,
  beginNotifying: BeginNotifying = createNotifyLater(() => new Date()),
) {
  return {
    ...dueMachines(database),
    ...restores(database, beginNotifying),

    /** In the order in which they were made. */
    async list(uid: string): Promise<MachineRecord[]> {
      return listMachines(await database(), uid);
    },

    /** This person's machine, or null: another person's looks like a missing one. */
    async read(uid: string, id: string): Promise<MachineRecord | null> {
      const found = await findMachine(await database(), id);
      return found?.uid === uid ? found : null;
    },

    /** Any person's machine. */
    async find(id: string): Promise<MachineRecord | null> {
      return findMachine(await database(), id);
    },

    /** The machine, of any person, that is, or was, at this address. */
    async holderOf(origin: string): Promise<string | null> {
      const claim = await originClaim(await database(), origin).get();
      return claim.exists ? String(claim.get('machine')) : null;
    },

    /**
     * Stores what the host said, unless a reading that began later is stored. With it, all or nothing: the claim of a new
     * address, the entry in the list of servers, its end, and the mail to the owner.
     * @param now the time by which machines live
     */
    async saveFacts(
      id: string,
      facts: HostFacts,
      attempt: Attempt,
      now: Date,
    ): Promise<SavedFacts | Unclear> {
      const db = await database();
      const notify = beginNotifying();
      return transact(db, (transaction) =>
        writeFacts(db, transaction, { id, facts, attempt, notify }, now),
      );
    },

    /** @returns null if there is no such machine of this person, or it is no more */
    async rename(uid: string, id: string, name: string): Promise<MachineRecord | null> {
      if (!MACHINE_ID.test(id)) return null;
      const db = await database();
      return transact(db, async (transaction) => {
        const [record, entry] = await Promise.all([
          readMachine(db, transaction, uid, id),
          readHostedServer(db, transaction, id),
        ]);
        if (record === null || record.state === 'erased') return null;
        transaction.update(machineDoc(db, id), { name });
        followMachine(db, transaction, { ...record, name });
        renameHostedServer(transaction, entry, name);
        return { ...record, name };
      });
    },

    /**
     * Another host name for a machine that the host has not confirmed: it knows that this one was used before.
     * @param refused as the host refused it; another instance may have exchanged it already, and ordered by the new one
     */
    async renameHost(id: string, refused: string, now: Date): Promise<MachineRecord | null> {
      const db = await database();
      return transact(db, async (transaction) => {
        const found = await transaction.get(machineDoc(db, id));
        if (!found.exists) return null;
        const record = fromSnapshot(found);
        if (record.hostState !== null || record.hostName !== refused) return record;
        const hostName = await claimHostName(db, transaction, id, now);
        const isUnnamed = record.name === nameOf(record.hostName);
        const renamed = { ...record, hostName, name: isUnnamed ? nameOf(hostName) : record.name };
        writeMachine(db, transaction, renamed, now);
        return renamed;
      });
    },

    /** Removes the records of a person's machines. The ledgers stay: they name no one. */
    async removeAll(uid: string): Promise<void> {
      await removeEach((await database()).collection('machines').where('uid', '==', uid));
    },
  };
}

/** What is to be looked at, by its date. */
function dueMachines(database: () => Promise<Firestore>) {
  return {
    /** Whose machines are to be looked at by then, those that wait longest first, page by page. */
    async *pagesOfDue(at: Date, size: number): AsyncGenerator<Due[]> {
      yield* pagesOfDue((await database()).collection('machines'), at, size);
    },

    /** Which of a person's machines are to be looked at by then, by id, and since when. */
    async readDue(uid: string, at: Date): Promise<Map<string, string>> {
      const { docs } = await (
        await database()
      )
        .collection('machines')
        .where('uid', '==', uid)
        .get();
      const due = docs.flatMap((doc) => dueIn(doc).map(({ dueAt }) => [doc.id, dueAt] as const));
      return new Map(due.filter(([, dueAt]) => dueAt <= at.toISOString()));
    },

    /** Machines of anyone in a state in which few are. */
    async listIn(state: 'unreachable' | 'failed', log: Log): Promise<MachineRecord[]> {
      const machines = (await database()).collection('machines');
      const { docs } = await machines.where('state', '==', state).get();
      return readEach(docs, fromSnapshot, log);
    },

    /** Puts off a look that has left everything as it was. */
    async putOff(id: string, dueAt: string, until: string): Promise<void> {
      const db = await database();
      await putOff(db, machineDoc(db, id), dueAt, until);
    },
  };
}

function restores(database: () => Promise<Firestore>, beginNotifying: BeginNotifying) {
  return {
    /**
     * Ends a restore that cannot be: its backup is gone.
     * @returns null if that restore has ended, or there is no such machine
     */
    async failRestore(id: string, restoreId: string, now: Date): Promise<ChangedMachine | null> {
      const db = await database();
      const notify = beginNotifying();
      return transact(db, async (transaction) => {
        const found = await transaction.get(machineDoc(db, id));
        if (!found.exists) return null;
        const stored = fromSnapshot(found);
        const record = withRestored(stored, { restoreId, at: now.toISOString(), hasFailed: true });
        if (record === stored) return null;
        return {
          before: stored,
          record: await writeNotified(db, transaction, { stored, record, notify }, now),
        };
      });
    },
  };
}

export type MachineStore = ReturnType<typeof createMachineStore>;

/**
 * A person's machines, oldest first. Inside a transaction, this query is not watched: there, read and change the person's
 * profile as well, by `noteMachines`.
 */
export async function listMachines(db: Firestore, uid: string): Promise<MachineRecord[]> {
  const { docs } = await db.collection('machines').where('uid', '==', uid).get();
  return docs.map(fromSnapshot).toSorted(byAge);
}

/** The same for a transaction that changes them: each is watched, and `noteMachines` tells of new ones. */
export async function readMachines(
  db: Firestore,
  transaction: Transaction,
  uid: string,
): Promise<MachineRecord[]> {
  const { docs } = await db.collection('machines').where('uid', '==', uid).get();
  const found = await Promise.all(docs.map(({ ref }) => transaction.get(ref)));
  return found
    .filter(({ exists }) => exists)
    .map(fromSnapshot)
    .toSorted(byAge);
}

/** One machine for a transaction that changes it; null if it is not this person's. */
export async function readMachine(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  id: string,
): Promise<MachineRecord | null> {
  if (!MACHINE_ID.test(id)) return null;
  const found = await transaction.get(machineDoc(db, id));
  return found.exists && found.get('uid') === uid ? fromSnapshot(found) : null;
}

/**
 * Lets a machine be erased although its owner could not be told. When the plan has been read, it is, unless it runs again.
 * @param reason why, in an operator's words
 * @returns whether an operator had to decide about it
 */
export async function allowErasure(
  db: Firestore,
  id: string,
  decision: { reason: string; from: Date } | null,
  now: Date,
): Promise<boolean> {
  if (!MACHINE_ID.test(id)) return false;
  return transact(db, async (transaction) => {
    const found = await transaction.get(machineDoc(db, id));
    if (!found.exists) return false;
    const record = fromSnapshot(found);
    if (!isKeptOn(record)) return false;
    const unannounced = decision?.reason ?? null;
    const unannouncedFrom = decision?.from.toISOString() ?? null;
    writeMachine(db, transaction, { ...record, unannounced, unannouncedFrom }, now);
    return true;
  });
}

/** Machines that are kept although their date has passed, until an operator decides. */
export async function listKeptOn(db: Firestore, log: Log): Promise<MachineRecord[]> {
  const { docs } = await db.collection('machines').where('postponed', '>', MOST_POSTPONED).get();
  return readEach(docs, fromSnapshot, log).filter(isKeptOn);
}

/** Those of these ids of which there is no record. */
export async function idsWithoutRecord(db: Firestore, ids: readonly string[]): Promise<string[]> {
  const refs = ids.filter((id) => MACHINE_ID.test(id)).map((id) => machineDoc(db, id));
  const found = refs.length === 0 ? [] : await db.getAll(...refs);
  const known = new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

/** A write that makes the second of two concurrent transactions on the same person's machines retry. */
export function noteMachines(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  now: Date,
): void {
  const noted = { machinesChangedAt: markOfChange(now) };
  transaction.set(db.collection('users').doc(uid), noted, { merge: true });
}

/**
 * Notes a new machine and claims its host name, for a transaction that has read the profile of its owner. Nothing has been ordered
 * yet. Repeated, it finds the one that is there.
 */
export async function createMachine(
  db: Firestore,
  transaction: Transaction,
  { id, uid, subscriptionId, plan, now, settled, name }: NewMachine,
): Promise<MachineRecord> {
  const found = await transaction.get(machineDoc(db, id));
  if (found.exists) return fromSnapshot(found);
  const hostName = await claimHostName(db, transaction, id, now);
  const at = now.toISOString();
  const record: MachineRecord = {
    id,
    uid,
    subscriptionId,
    plan,
    name: name ?? nameOf(hostName),
    hostName,
    origin: null,
    state: 'ordered',
    since: at,
    step: null,
    orderedAt: at,
    readyAbout: null,
    attendedAt: null,
    readyAt: null,
    lastSeenAt: null,
    diskUsedBytes: null,
    diskBytes: null,
    sizedAt: null,
    region: null,
    restartedAt: null,
    backups: null,
    restore: null,
    desired: 'ready',
    keepUntil: null,
    why: null,
    readAt: null,
    hostState: null,
    hostPlan: null,
    reason: null,
    sleepAt: null,
    isAddressUsed: false,
    isReadyTold: false,
    told: null,
    isUntold: false,
    restartId: null,
    restoreId: null,
    pastRestores: [],
    backupsLoggedAt: null,
    fullLoggedAt: null,
    postponed: 0,
    unannounced: null,
    unannouncedFrom: null,
    isSilenceTold: false,
    toldDisk: 0,
    handoffVersion: 1,
    members: [],
    dueAt: null,
  };
  const whose = { owner: uid, ...(settled && { settled }) };
  const shared = { ...record, members: await shareNewMachine(db, transaction, whose, record) };
  writeMachine(db, transaction, shared, now);
  return shared;
}

export type NewMachine = {
  id: string;
  uid: string;
  subscriptionId: string;
  plan: PlanSlug;
  now: Date;
  /** What its owner calls it; without one, it is called after its address. */
  name?: string | undefined;
  /** The owner's people, where the transaction decides about them as well. */
  settled?: readonly Membership[];
};

/** Notes that a restart or a restore was asked for, for a transaction that has read the machine. */
export function writeAsked(
  db: Firestore,
  transaction: Transaction,
  record: MachineRecord,
  asked:
    | Pick<MachineRecord, 'restartId' | 'restartedAt'>
    | Pick<MachineRecord, 'restoreId' | 'restore' | 'pastRestores'>,
  now: Date,
): void {
  writeMachine(db, transaction, { ...record, ...asked }, now);
}

/** Stores who may open a machine, for a transaction that has read it. */
export function writeMembers(
  db: Firestore,
  transaction: Transaction,
  record: MachineRecord,
  members: string[],
  now: Date,
): void {
  writeMachine(db, transaction, { ...record, members }, now);
}

/** Notes that a machine is to be erased at once, for a transaction that has read it. */
export function writeErasure(
  db: Firestore,
  transaction: Transaction,
  record: MachineRecord,
  reason: 'erase_asked' | 'account_deleted',
  now: Date,
): void {
  const end = { desired: 'erased', reason, sleepAt: null } as const;
  writeMachine(db, transaction, withState({ ...record, ...end }, now), now);
}

/**
 * Stores a machine for a transaction that has read it, with the mail to its owner that is due.
 * @param record how it is to be stored; `stored` how it was read
 */
export async function writeNotified(
  db: Firestore,
  transaction: Transaction,
  { stored, record, notify }: { stored: MachineRecord; record: MachineRecord; notify: NotifyOwner },
  now: Date,
): Promise<MachineRecord> {
  const notified = await notify(db, transaction, { stored, record }, now);
  if (notified !== stored) writeMachine(db, transaction, notified, now);
  return notified;
}

/** The ledger entry of an address. It names no person. */
export function originClaim(db: Firestore, origin: string) {
  return db.collection('machineOrigins').doc(createHash('sha256').update(origin).digest('hex'));
}

/** Any person's machine. */
export async function findMachine(db: Firestore, id: string): Promise<MachineRecord | null> {
  if (!MACHINE_ID.test(id)) return null;
  const snapshot = await machineDoc(db, id).get();
  return snapshot.exists ? fromSnapshot(snapshot) : null;
}

/** Firestore reserves ids between double underscores. */
const MACHINE_ID = /^(?!__.*__$)[\w-]{1,128}$/;

function machineDoc(db: Firestore, id: string) {
  return db.collection('machines').doc(id);
}

function writeMachine(
  db: Firestore,
  transaction: Transaction,
  record: MachineRecord,
  now: Date,
): void {
  const members = record.state === 'erased' ? [] : record.members;
  transaction.set(machineDoc(db, record.id), {
    ...record,
    members,
    dueAt: nextLookOf(record, now),
  });
  followMachine(db, transaction, record);
}

const MOST_NAMES = 20;

async function claimHostName(
  db: Firestore,
  transaction: Transaction,
  machine: string,
  now: Date,
): Promise<string> {
  for (let attempt = 0; attempt < MOST_NAMES; attempt += 1) {
    const hostName = proposeHostName(attempt);
    const claim = db.collection('machineNames').doc(hostName);
    if ((await transaction.get(claim)).exists) continue;
    transaction.set(claim, { machine, at: now.toISOString() });
    return hostName;
  }
  throw new Error('every host name is taken');
}

async function writeFacts(
  db: Firestore,
  transaction: Transaction,
  {
    id,
    facts,
    attempt,
    notify,
  }: { id: string; facts: HostFacts; attempt: Attempt; notify: NotifyOwner },
  now: Date,
): Promise<SavedFacts | Unclear> {
  const [found, entry] = await Promise.all([
    transaction.get(machineDoc(db, id)),
    readHostedServer(db, transaction, id),
  ]);
  if (!found.exists) return { outcome: 'gone' };
  const stored = fromSnapshot(found);
  const isAddressUsed = !(await claimOrigin(db, transaction, id, facts, now));
  const read = withFacts(stored, facts, { readAt: attempt.readAt, now, isAddressUsed });
  const place = compareReadings(stored, read, attempt, saysTheSame);
  if (place.outcome === 'unclear') return place;
  if (place.outcome === 'earlier') return { outcome: 'stands', before: stored, record: stored };
  const record = await writeNotified(db, transaction, { stored, record: read, notify }, now);
  showServer(transaction, entry, record, now);
  return { outcome: 'stands', before: stored, record };
}

/** @returns whether the address, if there is one, is this machine's */
async function claimOrigin(
  db: Firestore,
  transaction: Transaction,
  machine: string,
  { origin }: HostFacts,
  now: Date,
): Promise<boolean> {
  if (origin === null) return true;
  const claim = originClaim(db, origin);
  const stored = await transaction.get(claim);
  if (stored.exists) return stored.get('machine') === machine;
  transaction.set(claim, { machine, at: now.toISOString() });
  return true;
}

/** The entry in the list of servers: from the first answer of the machine until it is erased. */
function showServer(
  transaction: Transaction,
  entry: DocumentSnapshot,
  { uid, name, origin, readyAt, state, desired }: MachineRecord,
  now: Date,
): void {
  if (state === 'erased') {
    removeHostedServer(transaction, entry);
    return;
  }
  // One that is to go gets no entry any more: what removes an account may have removed its servers already.
  if (readyAt === null || origin === null || desired === 'erased') return;
  writeHostedServer(transaction, entry, { uid, name, origin }, now);
}

/** Whether two readings say the same; only the time of reading may differ. */
function saysTheSame(a: MachineRecord, b: MachineRecord): boolean {
  return factsOf(a) === factsOf(b);
}

function factsOf({ readAt: _at, ...facts }: MachineRecord): string {
  return JSON.stringify(Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function byAge(a: MachineRecord, b: MachineRecord): number {
  const [first, second] = [`${a.orderedAt} ${a.id}`, `${b.orderedAt} ${b.id}`];
  return first < second ? -1 : 1;
}
