import type { Needs } from '../../context.ts';
import { mails, releaseMail, type StoredMail } from './outbox.ts';
import { gateDoc, gateIn } from '../../http/session-validity.ts';
import { transact } from '../../db/transaction.ts';
import { USER_FIELDS } from './documents.ts';

type Ctx = Needs<'db'>;

const Trouble = USER_FIELDS.mailTrouble;

// Whether mail to a person's address has come back for good is kept in their profile, which their open tabs show.

/**
 * Whose name a mail greets, and whether it may go to this address. A person without a profile has no trouble. Only an address that
 * the person has confirmed is greeted by name: to anyone else, the name is a stranger's words.
 */
export async function readReader(
  ctx: Ctx,
  uid: string,
  address: string,
): Promise<{ name?: string; hasTrouble: boolean }> {
  const db = await ctx.db();
  const [profile, gate] = await Promise.all([
    db.collection('users').doc(uid).get(),
    gateDoc(db, uid).get(),
  ]);
  const trouble = Trouble.safeParse(profile.get('mailTrouble'));
  const name: unknown = profile.get('displayName');
  const { noted } = gateIn(gate);
  const isTheirs = noted?.email === address && noted.isConfirmed;
  return {
    ...(isTheirs && typeof name === 'string' && name !== '' && { name }),
    hasTrouble: trouble.success && trouble.data?.address === address,
  };
}

/** The address that does not work; null if there is none. */
export async function readTrouble(ctx: Ctx, uid: string): Promise<string | null> {
  const profile = await (await ctx.db()).collection('users').doc(uid).get();
  return Trouble.safeParse(profile.get('mailTrouble')).data?.address ?? null;
}

/**
 * A mail to this address cannot be delivered. Where that is one which the account is to have, it does not take the place of trouble
 * with the one that it has.
 */
export async function recordTrouble(
  ctx: Ctx,
  uid: string,
  address: string,
  at: Date,
): Promise<void> {
  const db = await ctx.db();
  const doc = db.collection('users').doc(uid);
  await transact(
    db,
    async (transaction) => {
      const profile = await transaction.get(doc);
      if (!profile.exists) return;
      const known = Trouble.safeParse(profile.get('mailTrouble')).data?.address;
      if (known !== undefined && known === profile.get('email') && known !== address) return;
      const mailTrouble = { address, at: at.toISOString() };
      transaction.set(doc, { mailTrouble }, { merge: true });
    },
    { unlessDeleted: uid },
  );
}

/** The address works again: what has waited for that goes out. */
export async function clearTrouble(ctx: Ctx, uid: string, now: Date): Promise<void> {
  const db = await ctx.db();
  const { FieldValue } = await import('firebase-admin/firestore');
  const profile = db.collection('users').doc(uid);
  await transact(
    db,
    async (transaction) => {
      if ((await transaction.get(profile)).get('mailTrouble') === undefined) return;
      transaction.update(profile, { mailTrouble: FieldValue.delete() });
    },
    { unlessDeleted: uid },
  );
  const held = mails(db).where('uid', '==', uid).where('delivery.state', '==', 'held');
  for (const { id } of (await held.get()).docs) await releaseMail(db, id, now);
}

/** Called when a mail came back for good, so that what it was for can follow. */
export type NoteCameBack = (mail: Pick<StoredMail, 'id' | 'kind'>, to: string) => Promise<void>;
