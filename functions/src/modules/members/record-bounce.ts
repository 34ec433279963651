import type { Firestore } from 'firebase-admin/firestore';
import { writeMail } from '../email/outbox.ts';
import { invitationCameBack } from '../seats/email-kinds.ts';
import type { PlanNow } from '../../adapters/billing-clock.ts';
import type { PlanPrice } from '../../config/config.ts';
import { sameForm } from '../../contract/email.ts';
import { writeEvent } from '../audit/write-event.ts';
import type { NoteCameBack } from '../email/mail-trouble.ts';
import { changeHousehold } from './change-members.ts';
import type { Times } from '../seats/owner-members.ts';
import { writeCameBack } from '../seats/write-invitation.ts';
import {
  invitationDoc,
  invitationIn,
  invitationOfMail,
  isOpen,
} from '../seats/invitation-record.ts';

type Parts = {
  db: () => Promise<Firestore>;
  prices: readonly PlanPrice[];
  /** The time of day. */
  now: () => Date;
  planNow: PlanNow;
};

/**
 * Notes that the mail of an invitation came back for good: it leaves its place, and its owner is told once. The mail of one that was
 * sent again, or has ended, changes nothing. A mail that stands for several speaks for all that are open for its address.
 */
export function createNoteCameBack({ db: database, prices, now, planNow }: Parts): NoteCameBack {
  return async ({ id: mail, kind }, to) => {
    const own = kind === 'invitation' ? invitationOfMail(mail) : null;
    if (own === null && kind !== 'invitations_wait') return;
    const [db, planTime] = await Promise.all([database(), planNow()]);
    const times = { now: planTime, at: now() };
    const ids = own === null ? await idsTo(db, sameForm(to)) : [own];
    for (const id of ids) {
      const owner = invitationIn(await invitationDoc(db, id).get())?.owner;
      if (owner !== undefined) await note(db, { id, owner, prices, times });
    }
  };
}

async function idsTo(db: Firestore, email: string): Promise<string[]> {
  const { docs } = await db.collection('invitations').where('email', '==', email).get();
  return docs.map(({ id }) => id);
}

type Noting = { id: string; owner: string; prices: readonly PlanPrice[]; times: Times };

async function note(db: Firestore, { id, owner, prices, times }: Noting): Promise<void> {
  await changeHousehold(db, { owner, prices, times }, async ({ household }, transaction) => {
    const found = invitationIn(await transaction.get(invitationDoc(db, id)));
    const { members, invitations } = household;
    const isNews = found !== null && isOpen(found, times.now) && found.bouncedAt === undefined;
    if (!isNews) return { members, invitations, result: true };
    const { email } = found;
    writeCameBack(db, transaction, id, times.now);
    const mail = { ...invitationCameBack.of({ email }), uid: owner };
    await writeMail(db, transaction, `invitation-came-back_${id}`, mail, times.at);
    const event = { uid: owner, kind: 'invitation_came_back', about: email } as const;
    await writeEvent(db, transaction, event, times.at);
    const noted = invitations.map((one) => (one.id === id ? { ...one, cameBack: true } : one));
    return { members, invitations: noted, result: true };
  });
}
