import type { Firestore } from 'firebase-admin/firestore';
import { gateDoc, gateIn, type SessionGate } from '../../http/session-validity.ts';
import { transact, type Transaction } from '../../db/transaction.ts';
import { sameForm } from '../../contract/email.ts';
import { accountDeleted } from '../../foundation/errors.ts';

/**
 * Changes what is noted of a person, all or nothing.
 * @param change gets it as it is, and returns it as it is to be, or null to leave it; it may run several times
 * @throws {ApiError} `conflict` if the account is being deleted
 */
export async function updateAccountSecurity<T>(
  db: Firestore,
  uid: string,
  change: (
    gate: SessionGate,
    transaction: Transaction,
  ) => Promise<AccountSecurityUpdate<T>> | AccountSecurityUpdate<T>,
): Promise<T> {
  const doc = gateDoc(db, uid);
  const done = await transact(
    db,
    async (transaction) => {
      const changed = await change(gateIn(await transaction.get(doc)), transaction);
      if (changed.gate !== null) transaction.set(doc, toStore(changed.gate));
      return { result: changed.result };
    },
    { unlessDeleted: uid },
  );
  if (done === null) throw accountDeleted();
  return done.result;
}

function toStore(gate: SessionGate): SessionGate {
  return { ...gate, formerEmails: gate.formerAddresses.map(({ email }) => sameForm(email)) };
}

/** `gate`: null leaves it as it is. */
export type AccountSecurityUpdate<T> = { gate: SessionGate | null; result: T };
