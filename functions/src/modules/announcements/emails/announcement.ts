import type { StoredMail } from '../../email/outbox.ts';
import type { Needs } from '../../../context.ts';
import type { FactsOf } from '../../email/email-kind.ts';
import { readSubscriber } from '../../messages/newsletter-store.ts';
import { readConsents } from '../../profile/stored-consents.ts';
import { readStoredAnnouncement } from '../announcement-store.ts';
import type { Audience } from '../documents.ts';
import { announcementKind } from '../email-kinds.ts';
import { partsOf } from '../announcement-file.ts';
import { linkTo } from '../../email/links.ts';
import type { Letter } from '../../email/template.ts';
import { defineEmail, type CopyParts } from '../../email/email-parts.ts';

type Reads = {
  announcement: (id: string) => Promise<ReadAnnouncement | null>;
  /** The generation of a subscription's links. */
  subscriber: (id: string) => Promise<{ generation: string; confirmed: boolean } | null>;
  /** Whether a person gets product news. */
  wantsNews: (uid: string) => Promise<boolean>;
};
type ReadAnnouncement = {
  subject: string;
  text: string;
  audience: Audience;
  isStopped: boolean;
};

export const announcementEmail = defineEmail(announcementKind, {
  loaders: (ctx: Needs<'db'>): Reads => ({
    announcement: async (id) => readStoredAnnouncement(await ctx.db(), id),
    subscriber: (id) => readSubscriber(ctx, id),
    wantsNews: async (uid) => (await readConsents(ctx, uid)).consents.productMail,
  }),
  copy: announcementWords,
});

/**
 * What operators announce with `npm run announce`. Null: its reader has left since it was queued. `held`: it was stopped, and may
 * go on.
 */
export async function announcementWords(
  facts: FactsOf<typeof announcementKind>,
  { uid = '' }: Pick<StoredMail, 'uid'>,
  { reads, site, linkKey }: Omit<CopyParts<Reads>, 'now'>,
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
