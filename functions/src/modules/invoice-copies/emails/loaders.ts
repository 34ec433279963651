import type { Firestore } from 'firebase-admin/firestore';
import { isStripeOut } from '../../../adapters/stripe.ts';
import type { ReadAddress } from '../../../adapters/read-address.ts';
import { shownName } from '../../../contract/names/shown-name.ts';
import type { InvoiceCopies } from '../invoice-copies.ts';
import type { MailReads, ReadCopy, ReadInvoice } from '../../email/email-parts.ts';

type Parts = {
  db: () => Promise<Firestore>;
  copies: Pick<InvoiceCopies, 'read'>;
  readAddress: ReadAddress;
  /** As Stripe has it now. @throws {ApiError} `upstream_stripe` */
  readInvoice: (id: string) => Promise<ReadInvoice | null>;
};

/** What is said of an invoice to those who get a copy, and of the person whose it is. */
export function createInvoiceCopyReads({ db, copies, readAddress, readInvoice }: Parts) {
  async function invoiceCopy(id: string): Promise<ReadCopy | 'unread' | null> {
    const copy = await copies.read(id);
    if (copy === null) return null;
    const [address, profile] = await Promise.all([
      readAddress(copy.uid),
      (await db()).collection('users').doc(copy.uid).get(),
    ]);
    if (address.kind === 'unread') return 'unread';
    return {
      email: copy.email,
      generation: copy.generation,
      lapsesAt: copy.expireAt?.toDate() ?? null,
      ownerName: shownName(profile.get('displayName'), null),
      ownerEmail: address.kind === 'known' ? address.email : null,
    };
  }

  return {
    invoiceCopy,
    async invoice(id) {
      try {
        return await readInvoice(id);
      } catch (error) {
        if (isStripeOut(error)) return 'unread';
        throw error;
      }
    },
  } satisfies Partial<MailReads>;
}
