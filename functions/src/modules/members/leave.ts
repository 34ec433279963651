import type { Firestore } from 'firebase-admin/firestore';
import { writeMail } from '../email/outbox.ts';
import { personLeft } from '../seats/email-kinds.ts';
import type { PlanNow } from '../../adapters/billing-clock.ts';
import type { PlanPrice } from '../../config/config.ts';
import type { Transaction } from '../../db/transaction.ts';
import { writeEvent } from '../audit/write-event.ts';
import { changeHousehold, endMemberships, sessionsOf, type Session } from './change-members.ts';
import type { Times } from '../seats/owner-members.ts';
import type { Membership } from '../seats/membership-record.ts';

type Parts = {
  db: () => Promise<Firestore>;
  prices: readonly PlanPrice[];
  /** Ends the sessions of a person on one machine; never rejects. */
  endSessions: (uid: string, machine: string) => Promise<void>;
  /** The time of day. */
  now: () => Date;
  planNow: PlanNow;
};

/** How a membership ends from the member's side, and how all of them end with the owner's account. */
export function createLeave({ db: database, prices, endSessions, now, planNow }: Parts) {
  async function begin() {
    const [db, planTime] = await Promise.all([database(), planNow()]);
    return { db, times: { now: planTime, at: now() } satisfies Times };
  }

  async function endAll(sessions: readonly Session[]): Promise<void> {
    await Promise.all(sessions.map(({ member, machine }) => endSessions(member, machine)));
  }

  return {
    /**
     * Ends one membership and tells the owner. Repeated, it does nothing.
     * @param how `deleted`: with the account of the member, which hears of nothing any more
     */
    async leave({ id, owner, member }: Membership, how: 'left' | 'deleted'): Promise<void> {
      const { db, times } = await begin();
      const ended = await changeHousehold(
        db,
        { owner, prices, times },
        async ({ household, machines }, transaction) => {
          const leaving = household.members.find((one) => one.id === id);
          const members = household.members.filter((one) => one !== leaving);
          if (leaving !== undefined) await tellOwner(db, transaction, leaving, how, times.at);
          const sessions = leaving === undefined ? [] : sessionsOf(leaving, machines);
          return { members, invitations: household.invitations, result: sessions };
        },
      );
      // The owner's account is going too: there is no one to tell, and nothing to settle.
      const without = () =>
        endMemberships(db, owner, times, (one) => one.member === member, 'untold');
      await endAll(ended ?? (await without()));
    },

    /** Ends the memberships of all whom an owner has let in. The owner's account is marked as going. */
    async dissolve(owner: string): Promise<void> {
      const { db, times } = await begin();
      await endAll(await endMemberships(db, owner, times, () => true, 'told'));
    },
  };
}

export type Leaving = ReturnType<typeof createLeave>;

async function tellOwner(
  db: Firestore,
  transaction: Transaction,
  { id, owner, member, name, ownerName, joinedAt }: Membership,
  how: 'left' | 'deleted',
  at: Date,
): Promise<void> {
  const mail = { ...personLeft.of({ name, how }), uid: owner };
  await writeMail(db, transaction, `person-left_${id}_${joinedAt}`, mail, at);
  const ofOwner = { uid: owner, kind: 'person_left', about: name } as const;
  await writeEvent(db, transaction, ofOwner, at);
  if (how === 'deleted') return;
  const ofMember = { uid: member, kind: 'membership_left', about: ownerName } as const;
  await writeEvent(db, transaction, ofMember, at);
}
