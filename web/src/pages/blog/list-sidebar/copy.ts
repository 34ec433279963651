import { PATHS } from '@/site/paths.ts';

export const BLOG_LIST = {
  title: 'Everything we have written',
  lead: 'Newest first. Choose a subject, or search for a word that you remember.',
  search: 'Search the articles',
  hint: 'Searches titles, summaries and keywords.',
  none: 'No article has all these words. Try fewer of them, or another subject.',
  missing: {
    before: 'Is a subject missing?',
    link: { label: 'Write to us', to: PATHS.contactV1 },
  },
  withoutScript: 'Search needs JavaScript. The list on this page is complete.',
  news: {
    title: 'Follow new articles',
    links: [
      { label: 'Get our newsletter', to: `${PATHS.blogGrid}#newsletter` },
      { label: 'Follow the RSS feed', to: '/blog/rss.xml' },
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
      text: 'Reaching a server from elsewhere, and who is in between.',
    },
    { id: 'models', name: 'Models', text: 'What fits, how fast it answers and what to ask it.' },
    {
      id: 'operations',
      name: 'Operations',
      text: 'Keeping a server healthy without looking inside.',
    },
    {
      id: 'self-hosting',
      name: 'Self-hosting',
      text: 'At home or in the office: the work, the noise and the bill.',
    },
    {
      id: 'data-protection',
      name: 'Data protection',
      text: 'For people who keep other people’s secrets.',
    },
  ],
} as const;
