import type { Emails } from '../email/email-parts.ts';
import type { MailLinks } from '../email/links.ts';

const copy = () => import('./emails/invoice-copy.ts');

/** Addresses that get the invoices of an account as well. */
export const invoiceCopies = {
  emails: {
    invoice_copy_confirm: async () => (await copy()).invoiceCopyConfirmEmail,
    invoice_copy: async () => (await copy()).invoiceCopyEmail,
  } satisfies Emails,
  links: {
    'invoice-copy-leave': async () => (await import('./emails/leave-link.ts')).invoiceCopyLeaveLink,
  } satisfies MailLinks,
};
