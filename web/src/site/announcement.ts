/** One line above every page of the site, or null for none. */
export const ANNOUNCEMENT: { text: string; link: string; to: string } | null = {
  text: 'New on the blog:',
  link: 'four ways home, and who can see you on them',
  to: '/blog/four-ways-home',
};
