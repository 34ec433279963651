import type { Needs } from '../context.ts';
import type { LinkActs } from '../modules/email/links.ts';
import type { MailTrouble } from '../modules/email/mail-trouble.ts';
import { leaveCopies } from '../modules/invoice-copies/index.ts';
import type { NewsletterStore } from '../modules/messages/newsletter-store.ts';
import { leaveProductNews } from '../modules/profile/index.ts';

type Parts = {
  newsletter: Pick<NewsletterStore, 'confirm' | 'leave'>;
  trouble: Pick<MailTrouble, 'readTrouble' | 'clear'>;
};

export function createLinkActs(
  ctx: Needs<'auth' | 'db' | 'clock' | 'log'>,
  { newsletter, trouble }: Parts,
): LinkActs {
  return {
    'newsletter-confirm': newsletter.confirm,

    'newsletter-leave': newsletter.leave,

    'news-leave': async ({ id: uid }) => {
      await leaveProductNews(ctx, uid);
      return true;
    },

    'invoice-copy-leave': (link) => leaveCopies(ctx, link),

    'address-confirm': async ({ id: uid, isOf }) => {
      const address = await trouble.readTrouble(uid);
      if (address !== null && !isOf(address)) return false;
      if (address !== null) await trouble.clear(uid, ctx.clock());
      return true;
    },
  };
}
