import { PATHS } from '@/site/paths.ts';

export const BLOG_FRONT = {
  title: 'Notes from beside the machine',
  lead: 'What we find out while running private AI for people who would rather not notice it: how it works, what it costs, and where it stops being private. One article every few weeks, as long as it needs to be.',
  feed: { label: 'Feed for a reader (RSS)', to: '/blog/rss.xml' },
  all: { label: 'All articles by subject', to: PATHS.blogListSidebar },
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

export const BLOG_LIST = {
  title: 'Everything we have written, by subject',
  lead: 'Choose a subject, or type a word that you remember.',
  search: 'Search the articles',
  hint: 'Titles, summaries and what the texts are about.',
  none: 'No article has these words. Try one word less, or look under another subject.',
  missing: {
    before: 'Is there a subject that you miss?',
    link: { label: 'Write to us', to: PATHS.contactV1 },
  },
  subjects: [
    { id: 'privacy', name: 'Privacy', text: 'What is protected, from whom, and where it stops.' },
    {
      id: 'remote-access',
      name: 'Remote access',
      text: 'Reaching a machine from elsewhere, and who stands between.',
    },
    { id: 'models', name: 'Models', text: 'What fits, how fast it answers, what to ask of it.' },
    {
      id: 'operations',
      name: 'Operations',
      text: 'Keeping a machine well without looking into it.',
    },
    {
      id: 'self-hosting',
      name: 'Self-hosting',
      text: 'In your own rooms: the work, the noise and the bill.',
    },
    {
      id: 'data-protection',
      name: 'Data protection',
      text: 'For those who keep other people’s secrets.',
    },
  ],
} as const;

export const LETTER = {
  title: 'The next one by letter',
  text: 'Once a month, with each new article named and summed up in three sentences. There is no picture in the letter that tells us whether you opened it.',
  terms: ['Written by people', 'A link to leave in each', 'Your address goes when you do'],
} as const;
