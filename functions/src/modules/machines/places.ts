import type { Firestore } from 'firebase-admin/firestore';
import type { Transaction } from '../../db/transaction.ts';
import { takesPlace } from '../../contract/machines.ts';
import { listMachines, originClaim } from './machine-store.ts';

/**
 * How many places of their plan a person's machines take, for a transaction that has read `users/{uid}` and will change it
 * if it adds something. Servers of their own take places, too, and are not counted here.
 */
export async function placesTaken(db: Firestore, uid: string): Promise<number> {
  return (await listMachines(db, uid)).filter(takesPlace).length;
}

/** Whether any person's machine is, or was, at this address. */
export async function isMachineAddress(
  db: Firestore,
  transaction: Transaction,
  origin: string,
): Promise<boolean> {
  return (await transaction.get(originClaim(db, origin))).exists;
}
