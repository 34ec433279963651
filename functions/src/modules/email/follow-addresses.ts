import type { Firestore } from 'firebase-admin/firestore';
import { mailIn, mails, releaseMail, RESTORED, type StoredMail } from './outbox.ts';
import { describeError } from '../../foundation/log.ts';
import type { Needs } from '../../context.ts';
import { readReader } from './mail-trouble.ts';

type Ctx = Needs<'db' | 'auth' | 'clock' | 'log'>;

/** What Auth looks up at once. */
const PAGE = 100;

/**
 * Lets mail go on that was held because an address did not work, once its person has another: to that one. They change it at
 * Firebase, which tells us nothing, so this asks. What an announcement's end holds stays.
 */
export async function followAddresses(ctx: Ctx): Promise<void> {
  const db = await ctx.db();
  const held = mails(db).where('delivery.state', '==', 'held').orderBy('__name__').limit(PAGE);
  let released = 0;
  for (let page = await held.get(); ;) {
    const found = page.docs.map(mailIn).filter((mail) => mail !== null);
    released += await followPage(ctx, db, found);
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) break;
    page = await held.startAfter(last).get();
  }
  if (released > 0) ctx.log('INFO', 'mail_released', { mails: released });
}

async function followPage(ctx: Ctx, db: Firestore, found: readonly StoredMail[]): Promise<number> {
  const uids = new Set(found.flatMap(({ uid }) => uid ?? []));
  if (uids.size === 0) return 0;
  const { users } = await (await ctx.auth()).getUsers([...uids].map((uid) => ({ uid })));
  let released = 0;
  for (const { uid, email, emailVerified } of users) {
    if (email === undefined || !emailVerified) continue;
    try {
      // One that was held while its address was being confirmed was missed then.
      if ((await readReader(ctx, uid, email)).hasTrouble) continue;
      for (const mail of found) {
        if (mail.uid !== uid || KEPT_BACK.includes(mail.delivery.answer)) continue;
        await releaseMail(db, mail.id, ctx.clock(), email);
        released += 1;
      }
    } catch (error) {
      ctx.log('ERROR', 'mail_not_released', { uid, ...describeError(error) });
    }
  }
  return released;
}

/** Noted on what is held because its announcement was stopped. */
export const STOPPED = 'stopped';
const KEPT_BACK: readonly (string | null)[] = [STOPPED, RESTORED];
