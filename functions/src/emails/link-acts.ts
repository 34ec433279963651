import type { ProfileStore } from '../modules/profile/profile-store.ts';
import type { ChangeConsents } from '../modules/profile/change-consents.ts';
import type { NewsletterStore } from '../modules/messages/newsletter-store.ts';
import type { LinkActs } from '../modules/email/links.ts';
import type { MailTrouble } from '../modules/email/mail-trouble.ts';

type Parts = {
  newsletter: Pick<NewsletterStore, 'confirm' | 'leave'>;
  leaveCopies: LinkActs['invoice-copy-leave'];
  profiles: Pick<ProfileStore, 'readConsents'>;
  changeConsents: ChangeConsents;
  trouble: Pick<MailTrouble, 'readTrouble' | 'clear'>;
  now: () => Date;
};

export function createLinkActs(parts: Parts): LinkActs {
  const { newsletter, leaveCopies, profiles, changeConsents, trouble, now } = parts;
  return {
    'newsletter-confirm': newsletter.confirm,

    'newsletter-leave': newsletter.leave,

    'news-leave': async ({ id: uid }) => {
      // An account that is gone has agreed to nothing, and a change would bring its profile back.
      const { consents } = await profiles.readConsents(uid);
      if (consents.productMail) await changeConsents(uid, { productMail: false });
      return true;
    },

    'invoice-copy-leave': leaveCopies,

    'address-confirm': async ({ id: uid, isOf }) => {
      const address = await trouble.readTrouble(uid);
      if (address !== null && !isOf(address)) return false;
      if (address !== null) await trouble.clear(uid, now());
      return true;
    },
  };
}
