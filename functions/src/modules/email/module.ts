import type { Emails } from '../email/email-parts.ts';
import type { MailLinks } from '../email/links.ts';

const addressConfirm = () => import('./emails/address-confirm.ts');

/** Mail: what waits to be sent, its delivery, and the links in it. */
export const email = {
  emails: {
    address_confirm: async () => (await addressConfirm()).addressConfirmEmail,
  } satisfies Emails,
  links: {
    'address-confirm': async () => (await addressConfirm()).addressConfirmLink,
  } satisfies MailLinks,
};
