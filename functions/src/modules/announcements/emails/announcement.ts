import type { StoredMail } from '../../email/outbox.ts';
import type { Audience, FactsOf } from '../../email/kinds.ts';
import { partsOf } from '../announcement-file.ts';
import { linkTo } from '../../email/links.ts';
import type { Letter } from '../../email/template.ts';
import type { WordsParts } from '../../email/email-parts.ts';

/**
 * What operators announce with `npm run announce`. Null: its reader has left since it was queued. `held`: it was stopped, and may
 * go on.
 */
export async function announcementWords(
  facts: FactsOf<'announcement'>,
  { uid = '' }: Pick<StoredMail, 'uid'>,
  { reads, site, linkKey }: Omit<WordsParts<'announcement' | 'subscriber' | 'wantsNews'>, 'now'>,
): Promise<Letter | 'held' | null> {
  const announcement = await reads.announcement(facts.announcement);
  if (announcement === null) return null;
  const { subject, text, audience, isStopped } = announcement;
  if (isStopped) return 'held';
  const letter = { subject, parts: partsOf(text), why: WHY[audience] };
  switch (audience) {
    case 'customers':
      return letter;
    case 'product-news': {
      if (!(await reads.wantsNews(uid))) return null;
      const link = { purpose: 'news-leave', id: uid, generation: '', until: null } as const;
      return { ...letter, leave: { label: 'Stop product news', url: linkTo(link, site, linkKey) } };
    }
    case 'newsletter': {
      const { subscriber: id } = facts;
      const subscriber = id === null ? null : await reads.subscriber(id);
      if (id === null || subscriber?.confirmed !== true) return null;
      const { generation } = subscriber;
      const link = { purpose: 'newsletter-leave', id, generation, until: null } as const;
      return {
        ...letter,
        leave: { label: 'Leave the newsletter', url: linkTo(link, site, linkKey) },
      };
    }
  }
}

const WHY: Readonly<Record<Audience, string>> = {
  customers: 'We sent you this e-mail because you are a customer of Alcove.',
  'product-news':
    'We sent you this e-mail because you switched on product news in your account at Alcove.',
  newsletter: 'We sent you this e-mail because you asked for the newsletter of Alcove.',
};
