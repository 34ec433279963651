import { PATHS } from '@/site/paths.ts';

export const BLOG_FRONT = {
  title: 'Notes from beside the machine',
  lead: 'What we find out while running private AI for people who would rather not notice it: how it works, what it costs, and where it stops being private. One article every few weeks, as long as it needs to be.',
  feed: { label: 'Feed for a reader (RSS)', to: '/blog/rss.xml' },
  all: { label: 'All articles, by date', to: PATHS.blogListSidebar },
  orders: {
    title: 'Where to begin',
    text: 'Three ways through the same shelf.',
    ways: [
      {
        who: 'You are still deciding',
        slugs: ['what-stays-private', 'what-to-ask-a-small-model', 'a-machine-in-the-cupboard'],
      },
      {
        who: 'You are setting one up',
        slugs: ['how-much-machine', 'four-ways-home', 'backups-of-a-machine-that-thinks'],
      },
      {
        who: 'Other people’s secrets lie on it',
        slugs: ['before-the-first-letter', 'documents-that-give-orders', 'what-stays-private'],
      },
    ],
  },
  rules: {
    title: 'How we write',
    items: [
      {
        term: 'Figures',
        text: 'are either ones that you can check with a calculator, or are called examples where they stand.',
      },
      {
        term: 'Limits',
        text: 'are named in every article, where they begin. If one is missing, tell us.',
      },
      {
        term: 'Names',
        text: 'Articles are signed by the desk, which is whoever of us wrote and whoever checked. No customer is named, and none is invented.',
      },
      {
        term: 'Changes',
        text: 'When a fact changes, the article changes and says on which day.',
      },
    ],
  },
} as const;
