import type { Emails } from '../email/email-parts.ts';
import type { MailLinks } from '../email/links.ts';

/** What operators announce to many people. */
export const announcements = {
  emails: {
    announcement: async () => (await import('./emails/announcement.ts')).announcementEmail,
  } satisfies Emails,
  links: {
    'news-leave': async () => (await import('./emails/news-leave-link.ts')).newsLeaveLink,
  } satisfies MailLinks,
};
