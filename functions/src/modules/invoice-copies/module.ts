import { endpoint } from '../../http/endpoint.ts';

const copy = () => import('./emails/invoice-copy.ts');

/** More addresses that get a link to each paid invoice of an account. */
export const invoiceCopies = {
  endpoints: [
    endpoint('GET /invoice-copies', {
      access: 'full',
      limit: true,
      handler: () => import('./list-copies.ts'),
    }),
    endpoint('POST /invoice-copies', {
      access: 'full',
      limit: true,
      proof: 'if-wider',
      handler: () => import('./add-copy.ts'),
    }),
    // Before the path that any id fits.
    endpoint('POST /invoice-copies/confirm', {
      access: 'public',
      handler: () => import('./confirm-copy.ts'),
    }),
    endpoint('DELETE /invoice-copies/:id', {
      access: 'full',
      limit: true,
      handler: () => import('./remove-copy.ts'),
    }),
  ],
  emails: {
    invoice_copy_confirm: async () => (await copy()).invoiceCopyConfirmEmail,
    invoice_copy: async () => (await copy()).invoiceCopyEmail,
  },
  links: {
    'invoice-copy-leave': async () => (await import('./emails/leave-link.ts')).invoiceCopyLeaveLink,
  },
};
