const copy = () => import('./emails/invoice-copy.ts');

/** Addresses that get the invoices of an account as well. */
export const invoiceCopies = {
  emails: {
    invoice_copy_confirm: async () => (await copy()).invoiceCopyConfirmEmail,
    invoice_copy: async () => (await copy()).invoiceCopyEmail,
  },
  links: {
    'invoice-copy-leave': async () => (await import('./emails/leave-link.ts')).invoiceCopyLeaveLink,
  },
};
