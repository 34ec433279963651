import type { Firestore } from 'firebase-admin/firestore';
import { writeMail } from '../../email/outbox.ts';
import { invitationCameBack } from '../../seats/email-kinds.ts';
import { sameForm } from '../../../contract/email.ts';
import { writeEvent } from '../../audit/write-event.ts';
import type { NoteCameBack } from '../../email/mail-trouble.ts';
import { changeMembers, startChange, type Deciding } from '../change-members.ts';
import { recordCameBack } from '../../seats/write-invitation.ts';
import {
  invitationDoc,
  invitationIn,
  invitationOfMail,
  isOpen,
} from '../../seats/invitation-record.ts';

/**
 * Records that the mail of an invitation came back for good: it leaves its place, and its owner is told once. The mail of one that was
 * sent again, or has ended, changes nothing. A mail that stands for several speaks for all that are open for its address.
 */
export async function recordBounce(
  ctx: Deciding,
  { id: mail, kind }: Parameters<NoteCameBack>[0],
  to: string,
): Promise<void> {
  const own = kind === 'invitation' ? invitationOfMail(mail) : null;
  if (own === null && kind !== 'invitations_wait') return;
  const db = await ctx.db();
  const ids = own === null ? await idsTo(db, sameForm(to)) : [own];
  for (const id of ids) {
    const owner = invitationIn(await invitationDoc(db, id).get())?.owner;
    if (owner !== undefined) await recordOne(ctx, id, owner);
  }
}

async function idsTo(db: Firestore, email: string): Promise<string[]> {
  const { docs } = await db.collection('invitations').where('email', '==', email).get();
  return docs.map(({ id }) => id);
}

async function recordOne(ctx: Deciding, id: string, owner: string): Promise<void> {
  const { db, times, wanted } = await startChange(ctx, owner);
  await changeMembers(db, wanted, async ({ people }, transaction) => {
    const found = invitationIn(await transaction.get(invitationDoc(db, id)));
    const { members, invitations } = people;
    const isNews = found !== null && isOpen(found, times.now) && found.bouncedAt === undefined;
    if (!isNews) return { members, invitations, result: true };
    const { email } = found;
    recordCameBack(db, transaction, id, times.now);
    const mail = { ...invitationCameBack.of({ email }), uid: owner };
    await writeMail(db, transaction, `invitation-came-back_${id}`, mail, times.at);
    const event = { uid: owner, kind: 'invitation_came_back', about: email } as const;
    await writeEvent(db, transaction, event, times.at);
    const noted = invitations.map((one) => (one.id === id ? { ...one, cameBack: true } : one));
    return { members, invitations: noted, result: true };
  });
}
