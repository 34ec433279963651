import { PATHS } from '@/site/paths.ts';

export const BLOG_LIST = {
  title: 'Everything we have written',
  lead: 'Newest first. Choose a subject, or type a word that you remember.',
  search: 'Search the articles',
  hint: 'Titles, summaries and what the texts are about.',
  none: 'No article has these words. Try one word less, or look under another subject.',
  missing: {
    before: 'Is there a subject that you miss?',
    link: { label: 'Write to us', to: PATHS.contactV1 },
  },
  withoutScript: 'The search needs a script. The list beside it is complete.',
  news: {
    title: 'When a new one comes',
    links: [
      { label: 'Get it by e-mail', to: `${PATHS.blogGrid}#newsletter` },
      { label: 'Follow the feed (RSS)', to: '/blog/rss.xml' },
    ],
  },
  subjectsTitle: 'Subjects',
  every: 'All',
  showAll: 'Show all',
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
