/** What the tests of forms share: visitors, and the mails that what they sent has called for. */
import { randomUUID } from 'node:crypto';
import { mailIn, type StoredMail } from '../../../functions/src/adapters/outbox.ts';
import { createResetCode } from '../../../functions/src/adapters/identity/identity-codes.ts';
import { gateDoc, gateIn } from '../../../functions/src/consistency/session-gate.ts';
import { parseConfig } from '../../../functions/src/config/config.ts';
import { createWriteLetter } from '../../../functions/src/modules/mail/write-letter.ts';
import { createMessageStore } from '../../../functions/src/modules/messages/message-store.ts';
import { createNewsletterStore } from '../../../functions/src/modules/messages/newsletter-store.ts';
import { createWithdrawalStore } from '../../../functions/src/modules/withdrawals/withdrawal-store.ts';
import { auth, firestore } from '../api.ts';

/** A random network address, which no other visitor is likely to have. */
export const newAddress = () =>
  `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;

export const fromAnywhere = () => ({ 'X-Forwarded-For': `${newAddress()}, ${newAddress()}` });

/** The mails to an address that wait to be sent, oldest first. */
export async function mailsTo(address: string): Promise<StoredMail[]> {
  const { docs } = await firestore().collection('mail').where('to', '==', address).get();
  return docs
    .map(mailIn)
    .filter((mail) => mail !== null)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}

export async function kindsTo(address: string): Promise<string[]> {
  return (await mailsTo(address)).map(({ kind }) => kind);
}

/** The key that signs links, and the words of mails as they would be sent now. */
export function openMails() {
  const { mail, siteOrigins } = parseConfig({ ...process.env, FUNCTIONS_EMULATOR: 'true' });
  if (mail === null) throw new Error('these settings send no mail');
  const { linkKey } = mail;
  const db = async () => firestore();
  const [messages, newsletter] = [createMessageStore(db), createNewsletterStore(db)];
  const write = createWriteLetter({
    site: siteOrigins[0],
    linkKey,
    now: () => new Date(),
    reads: {
      message: (id) => messages.readMessage(id),
      withdrawal: (id) => createWithdrawalStore(db).read(id),
      subscriber: (id) => newsletter.read(id),
      announcement: async () => null,
      machine: async () => null,
      plan: async () => null,
      membership: async () => null,
      invitation: async () => null,
      refusesInvitations: async () => false,
      gate: async (uid) => gateIn(await gateDoc(await db(), uid).get()),
      resetCode: createResetCode(async () => auth()),
      wantsNews: async () => true,
      invoiceCopy: async () => null,
      invoice: async () => null,
    },
  });
  const writeLetter = async (stored: StoredMail) => {
    const letter = await write(stored);
    if (letter === 'held' || letter === 'unread') throw new Error(`it is ${letter}`);
    return letter;
  };
  return { linkKey, site: siteOrigins[0], writeLetter };
}
