import { createHash } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { writeMail } from '../../adapters/outbox.ts';
import { isUserMissing } from '../../adapters/user-missing.ts';
import { DOCUMENTS } from '../../consistency/documents.ts';
import { transact } from '../../consistency/transaction.ts';

type Parts = { auth: () => Promise<Auth>; db: () => Promise<Firestore>; now: () => Date };

/**
 * Tells a person that the address of their account was changed: at the old one, which their profile still has, and at the new
 * one. The identity service changes it without us, so the page that its link leads to says when to look. Anyone may say so: only
 * what has happened is told, and once.
 * @param email what the address may be now
 */
export function createNoteAddressChange({ auth, db: database, now }: Parts) {
  return async (email: string): Promise<void> => {
    const account = await findConfirmed(await auth(), email);
    if (account === null) return;
    const { uid, email: to, tokensValidAfterTime } = account;
    const db = await database();
    const at = now();
    await transact(
      db,
      async (transaction) => {
        const profile = await transaction.get(db.collection('users').doc(uid));
        const before = Profile.safeParse(profile.data()).data?.email;
        if (before === undefined || before === to) return;
        // A change ends all sessions, so the moment of that tells two changes apart.
        const change = createHash('sha256').update(
          JSON.stringify([uid, before, to, tokensValidAfterTime]),
        );
        const occasion = `security-address_changed_${change.digest('hex').slice(0, 32)}`;
        const facts = { event: 'address_changed', at: at.toISOString() } as const;
        const told = { kind: 'security', facts: { ...facts, about: to } } as const;
        await writeMail(db, transaction, occasion, { ...told, to, uid }, at);
        // No one has proved that the old address was theirs, so it does not learn of the new one.
        const former = { kind: 'security', facts: { ...facts, about: null } } as const;
        await writeMail(db, transaction, `${occasion}_before`, { ...former, to: before, uid }, at);
      },
      { unlessDeleted: uid },
    );
  };
}

export type NoteAddressChange = ReturnType<typeof createNoteAddressChange>;

const Profile = DOCUMENTS.users.fields.pick({ email: true });

async function findConfirmed(auth: Auth, address: string) {
  try {
    const { email, emailVerified, ...account } = await auth.getUserByEmail(address);
    return email !== undefined && emailVerified ? { ...account, email } : null;
  } catch (error) {
    if (isUserMissing(error)) return null;
    throw error;
  }
}
