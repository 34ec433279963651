/** What the tests of forms share: visitors, and the mails that what they sent has called for. */
import { randomUUID } from 'node:crypto';
import type { StoredMail } from '../../../functions/src/modules/email/outbox.ts';
import { createResetCode } from '../../../functions/src/adapters/identity/identity-codes.ts';
import { gateDoc, gateIn } from '../../../functions/src/http/session-validity.ts';
import { EMAILS } from '../../../functions/src/modules.ts';
import { createRenderEmail } from '../../../functions/src/modules/email/render-email.ts';
import { readMessage } from '../../../functions/src/modules/messages/message-store.ts';
import { readSubscriber } from '../../../functions/src/modules/messages/newsletter-store.ts';
import { createWithdrawalStore } from '../../../functions/src/modules/withdrawals/withdrawal-store.ts';
import { auth, firestore } from '../api.ts';
import { configOf } from '../composed.ts';
import { READS } from '../mail/sender.ts';
import { mailsTo } from '../mail/mail-kit.ts';

/** A random network address, which no other visitor is likely to have. */
export const newAddress = () =>
  `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;

export const fromAnywhere = () => ({ 'X-Forwarded-For': `${newAddress()}, ${newAddress()}` });

export async function kindsTo(address: string): Promise<string[]> {
  return (await mailsTo(address)).map(({ kind }) => kind);
}

/** The key that signs links, and the words of mails as they would be sent now. */
export function openMails() {
  const { mail, siteOrigins } = configOf();
  if (mail === null) throw new Error('these settings send no mail');
  const { linkKey } = mail;
  const db = async () => firestore();
  const write = createRenderEmail({
    emails: EMAILS,
    site: siteOrigins[0],
    linkKey,
    now: () => new Date(),
    loadersOf: () => ({
      ...READS,
      message: (id: string) => readMessage({ db }, id),
      withdrawal: (id: string) => createWithdrawalStore(db).read(id),
      declaredWith: (id: string, most: number) => createWithdrawalStore(db).declaredWith(id, most),
      subscriber: (id: string) => readSubscriber({ db }, id),
      gate: async (uid: string) => gateIn(await gateDoc(await db(), uid).get()),
      resetCode: createResetCode(async () => auth()),
    }),
  });
  const writeLetter = async (stored: StoredMail) => {
    const letter = await write(stored);
    if (letter === 'held' || letter === 'unread') throw new Error(`it is ${letter}`);
    return letter;
  };
  return { linkKey, site: siteOrigins[0], writeLetter };
}
