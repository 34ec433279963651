import { randomBytes } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { DOCUMENTS } from './documents.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { Server } from '../../contract/api.ts';

/** What others write of the list of servers, in transactions of theirs: `servers/{id}`. */
type Entry = Pick<Server, 'name' | 'origin'>;

/** All of a person's list. Inside a transaction, this query is not watched: there, each addition changes their profile. */
export function serversOf(db: Firestore, uid: string) {
  return db.collection('servers').where('uid', '==', uid);
}

/** Adds a server of a person's own, for a transaction that has read their profile. */
export function writeOwnServer(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  { name, origin }: Entry,
  now: Date,
): Server {
  const doc = db.collection('servers').doc(newId());
  const added = { kind: 'own', name, origin, lastHandoffAt: null } as const;
  transaction.set(doc, { uid, ...added, createdAt: now });
  // Of two additions at once, the second sees that the profile has changed, and counts again.
  transaction.set(profileOf(db, uid), { newestServer: doc.id }, { merge: true });
  return { id: doc.id, ...added };
}

/** Removes those of a person's own, not those that we host for them. @returns where they were */
export async function removeOwnServers(
  db: Firestore,
  transaction: Transaction,
  uid: string,
): Promise<string[]> {
  // Who adds one changes the profile.
  await transaction.get(profileOf(db, uid));
  const { docs } = await serversOf(db, uid).get();
  const own = docs.filter((doc) => Kind.parse(doc.data()).kind !== 'hosted');
  for (const { ref } of own) transaction.delete(ref);
  return own.map((doc) => Kind.parse(doc.data()).origin);
}

const Kind = DOCUMENTS.servers.fields.pick({ kind: true, origin: true });

/** The entry of a machine that we host, which may not be there yet. */
export function readHostedServer(
  db: Firestore,
  transaction: Transaction,
  machine: string,
): Promise<DocumentSnapshot> {
  return transaction.get(db.collection('servers').doc(machine));
}

/** Stores where a machine is, for a transaction that has read its entry. */
export function writeHostedServer(
  transaction: Transaction,
  entry: DocumentSnapshot,
  { uid, name, origin }: Entry & { uid: string },
  now: Date,
): void {
  if (!entry.exists) {
    const facts = { uid, kind: 'hosted', name, origin, createdAt: now, lastHandoffAt: null };
    transaction.set(entry.ref, facts);
  } else if (entry.get('origin') !== origin) {
    transaction.update(entry.ref, { origin });
  }
}

/** Gives the entry of a machine another name, if there is one. */
export function renameHostedServer(
  transaction: Transaction,
  entry: DocumentSnapshot,
  name: string,
): void {
  if (entry.exists) transaction.update(entry.ref, { name });
}

/** Removes the entry of a machine, if there is one. */
export function removeHostedServer(transaction: Transaction, entry: DocumentSnapshot): void {
  if (entry.exists) transaction.delete(entry.ref);
}

function profileOf(db: Firestore, uid: string): DocumentReference {
  return db.collection('users').doc(uid);
}

/** Never used again: a server that was removed and comes back is another one, and so is the identity it signs in (decision 8). */
function newId(): string {
  return randomBytes(16).toString('hex');
}
