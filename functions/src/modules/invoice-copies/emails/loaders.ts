import { createReadAddress } from '../../../adapters/read-address.ts';
import { isStripeOut, withinStripeTime } from '../../../adapters/stripe.ts';
import type { Needs } from '../../../context.ts';
import { shownName } from '../../../contract/names/shown-name.ts';
import { readInvoiceFacts } from '../../billing/invoices.ts';
import type { MailReads } from '../../email/email-parts.ts';
import { readCopy } from '../stored-copies.ts';

/** What is said of an invoice to those who get a copy, and of the person whose it is. */
export function invoiceCopyReads(ctx: Needs<'auth' | 'config' | 'db' | 'log' | 'stripe'>) {
  return {
    async invoiceCopy(id) {
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

    async invoice(id) {
      if (ctx.config.billing === null) return null;
      try {
        return await withinStripeTime(async () => readInvoiceFacts(await ctx.stripe(), id));
      } catch (error) {
        if (isStripeOut(error)) return 'unread';
        throw error;
      }
    },
  } satisfies Partial<MailReads>;
}
