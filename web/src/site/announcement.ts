/** One line above the pages that the route table marks for news, or null for none. */
export const ANNOUNCEMENT: { text: string; link: string; to: string } | null = {
  text: 'New:',
  link: 'four ways home, and who sees you',
  to: '/blog/four-ways-home',
};
