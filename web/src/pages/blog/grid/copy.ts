import { PATHS } from '@/site/paths.ts';

export const BLOG_FRONT = {
  title: 'Notes from the server room',
  lead: 'What we learn from running private AI for other people: how it works, what it costs and where it stops being private. One article every few weeks, as long as it needs to be.',
  feed: { label: 'Follow the RSS feed', to: '/blog/rss.xml' },
  all: { label: 'All articles, by date', to: PATHS.blogListSidebar },
  orders: {
    title: 'Where to begin',
    text: 'Three routes through the articles.',
    ways: [
      {
        who: 'You are still deciding',
        slugs: ['what-stays-private', 'what-to-ask-a-small-model', 'a-machine-in-the-cupboard'],
      },
      {
        who: 'You are setting up a server',
        slugs: ['how-much-machine', 'four-ways-home', 'backups-of-a-machine-that-thinks'],
      },
      {
        who: 'You keep other people’s secrets',
        slugs: ['before-the-first-letter', 'documents-that-give-orders', 'what-stays-private'],
      },
    ],
  },
  rules: {
    title: 'How we write',
    items: [
      {
        term: 'Figures',
        text: 'You can check each with a calculator, or it is marked as an example.',
      },
      {
        term: 'Limits',
        text: 'Every article says where its advice stops. If one doesn’t, tell us.',
      },
      {
        term: 'Names',
        text: 'Each article is signed by the desk: one person wrote it and another checked it. No customer is named or invented.',
      },
      {
        term: 'Changes',
        text: 'When a fact changes, we change the article and give the date.',
      },
    ],
  },
} as const;
