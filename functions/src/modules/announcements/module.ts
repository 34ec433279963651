/** What operators announce to many people. */
export const announcements = {
  emails: {
    announcement: async () => (await import('./emails/announcement.ts')).announcementEmail,
  },
  links: {
    'news-leave': async () => (await import('./emails/news-leave-link.ts')).newsLeaveLink,
  },
};
