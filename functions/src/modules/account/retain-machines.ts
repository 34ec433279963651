import type { Firestore } from 'firebase-admin/firestore';
import type { Person } from '../../db/personal-data.ts';
import { gateDoc, gateIn, isPasskeyRequired } from '../../http/session-validity.ts';
import { SECOND_MS } from '../../foundation/durations.ts';
import type { Log } from '../../foundation/log.ts';
import { updateAccountSecurity } from '../security/index.ts';

type Parts = {
  db: () => Promise<Firestore>;
  /** Whether a host may still have a machine of theirs. */
  hasMachines: (uid: string) => Promise<boolean>;
  /** Ends everything that could still be charged. */
  endPlan: (person: Person) => Promise<void>;
  /** Has their machines follow the plan, which has ended. */
  endMachines: (uid: string) => Promise<void>;
  now: () => Date;
  log: Log;
};

/**
 * A stolen password can delete a sign-in at the identity service, where a project does not refuse that. Where the person wanted a
 * passkey to be asked for before such things, the plan ends as usual, but their machines only end with it: they stay for as long
 * as those of a plan that was cancelled. An operator can make the account again until then.
 * @returns whether that is so, and everything else is to be left as it is
 */
export function createKeepForNow(parts: Parts) {
  const { db: database, hasMachines, endPlan, endMachines, now, log } = parts;
  return async (person: Person): Promise<boolean> => {
    const { uid } = person;
    const db = await database();
    const gate = gateIn(await gateDoc(db, uid).get());
    if (!isPasskeyRequired(gate, now()) || !(await hasMachines(uid))) return false;
    // An ID token outlives its account, and the rules of the database do not ask for that.
    const validAfter = Math.ceil(now().getTime() / SECOND_MS);
    await updateAccountSecurity(db, uid, (stored) => ({
      gate: { ...stored, validAfter, kept: [], keptSessions: [] },
      result: null,
    }));
    await endPlan(person);
    await endMachines(uid);
    log('ERROR', 'account_vanished', { uid });
    return true;
  };
}
