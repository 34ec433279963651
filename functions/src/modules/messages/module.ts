const message = () => import('./emails/message.ts');

const newsletter = () => import('./emails/newsletter.ts');

const newsletterLinks = () => import('./emails/newsletter-links.ts');

/** What visitors write to us, and the newsletter. */
export const messages = {
  emails: {
    message_receipt: async () => (await message()).messageReceiptEmail,
    message_notice: async () => (await message()).messageNoticeEmail,
    newsletter_confirm: async () => (await newsletter()).newsletterConfirmEmail,
    newsletter_known: async () => (await newsletter()).newsletterKnownEmail,
  },
  links: {
    'newsletter-confirm': async () => (await newsletterLinks()).newsletterConfirmLink,
    'newsletter-leave': async () => (await newsletterLinks()).newsletterLeaveLink,
  },
};
