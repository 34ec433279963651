import type { Needs } from '../../../context.ts';
import { isStripeOut, withinStripeTime } from '../../../adapters/stripe.ts';
import { createReadAddress } from '../../../adapters/read-address.ts';
import { shownName } from '../../../contract/names/shown-name.ts';
import { readInvoiceFacts } from '../../billing/invoices.ts';
import { readCopy } from '../invoice-copies.ts';

/** An address that gets invoices, and whose they are. `lapsesAt`: until when it can be confirmed; null: it is. */
export type ReadCopy = {
  email: string;
  generation: string;
  lapsesAt: Date | null;
  ownerName: string | null;
  ownerEmail: string | null;
};
export type ReadInvoice = {
  number: string;
  /** Minor units of `currency`. */
  total: number;
  currency: string;
  createdAt: string;
  /** Its page at Stripe. */
  url: string;
};

/** What is said of an invoice to those who get a copy, and of the person whose it is. Null: it is gone. `unread`: it is tried again. */
export function invoiceCopyLoaders({
  db,
  auth,
  stripe,
  config,
  log,
}: Needs<'db' | 'auth' | 'stripe' | 'config' | 'log'>) {
  return {
    async invoiceCopy(id: string): Promise<ReadCopy | 'unread' | null> {
      const database = await db();
      const copy = await readCopy(database, id);
      if (copy === null) return null;
      const [address, profile] = await Promise.all([
        createReadAddress(auth, log)(copy.uid),
        database.collection('users').doc(copy.uid).get(),
      ]);
      if (address.kind === 'unread') return 'unread';
      return {
        email: copy.email,
        generation: copy.generation,
        lapsesAt: copy.expireAt?.toDate() ?? null,
        ownerName: shownName(profile.get('displayName'), null),
        ownerEmail: address.kind === 'known' ? address.email : null,
      };
    },

    /** As Stripe has it now. */
    async invoice(id: string): Promise<ReadInvoice | 'unread' | null> {
      if (config.billing === null) return null;
      try {
        return await withinStripeTime(async () => readInvoiceFacts(await stripe(), id));
      } catch (error) {
        if (isStripeOut(error)) return 'unread';
        throw error;
      }
    },
  };
}
