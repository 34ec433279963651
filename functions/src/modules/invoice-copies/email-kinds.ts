import { z } from 'zod';
import { emailKind } from '../email/email-kind.ts';

/** To an address that is to get invoices, and each invoice to it. */
export const invoiceCopyConfirm = emailKind('invoice_copy_confirm', 'service', {
  copy: z.string(),
});
export const invoiceCopy = emailKind('invoice_copy', 'service', {
  copy: z.string(),
  invoice: z.string(),
});
