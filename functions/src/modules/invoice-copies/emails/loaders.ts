import type { Needs } from '../../../context.ts';
import { isStripeOut, withinStripeTime } from '../../../adapters/stripe.ts';
import { createReadAddress } from '../../../adapters/read-address.ts';
import { shownName } from '../../../contract/names/shown-name.ts';
import { readInvoiceFacts } from '../../billing/invoices.ts';
import { readCopy } from '../stored-copies.ts';

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
export function invoiceCopyLoaders(ctx: Needs<'auth' | 'config' | 'db' | 'log' | 'stripe'>) {
  return {
    async invoiceCopy(id: string): Promise<ReadCopy | 'unread' | null> {
      const copy = await readCopy(ctx, id);
      if (copy === null) return null;
      const [address, profile] = await Promise.all([
        createReadAddress(ctx.auth, ctx.log)(copy.uid),
        (await ctx.db()).collection('users').doc(copy.uid).get(),
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
      if (ctx.config.billing === null) return null;
      try {
        return await withinStripeTime(async () => readInvoiceFacts(await ctx.stripe(), id));
      } catch (error) {
        if (isStripeOut(error)) return 'unread';
        throw error;
      }
    },
  };
}
