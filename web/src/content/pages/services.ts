import { PATHS } from '@/content/paths.ts';

export const SERVICES = {
  title: 'Services',
  lead: 'Most people set up their server alone in half an hour. These are for when the papers are many, the people are many, or time is short.',
  audiences: [
    {
      who: 'For a practice or an office',
      text: 'We come once, in person or by screen, and leave a set-up that your own people can look after.',
      does: [
        'Move files, mail and notes in, with the rights that people have today',
        'Set walls between clients or patients, and test them with you',
        'An hour with the team on what to ask and what to distrust',
      ],
    },
    {
      who: 'For a studio or a workshop',
      text: 'Short jobs, long memory. We make old offers and job sheets answer.',
      does: [
        'Read in a decade of projects, sorted by what you call them',
        'Drafts in your own tone, from your own letters',
        'A way to ask from the floor, by phone',
      ],
    },
    {
      who: 'For a household',
      text: 'One afternoon, mostly spent on deciding what is shared and what is not.',
      does: [
        'A room for each, a table for all',
        'Scans of the important folder, and a test that it restores',
        'Children’s hours, if wanted',
      ],
    },
  ],
  next: {
    title: 'How to begin',
    paragraphs: [
      [
        'What each of these costs and how long it takes is on ',
        { text: 'Services and prices', to: PATHS.servicesV2 },
        '. The one asked for most is described in full: ',
        { text: 'Moving your data in', to: PATHS.servicesSingle },
        '. To begin, ',
        { text: 'write to an engineer', to: PATHS.contactV2 },
        '.',
      ],
    ],
  },
} as const;
