import { PATHS } from '@/site/paths.ts';

export const JOINED = {
  title: 'Your address is on the list',
  lead: 'One newsletter a month, short and written by a person. It carries no picture that tells us whether you opened it.',
  sheet: {
    label:
      'An example of the newsletter: three short parts called what changed, what broke and what is next.',
    from: 'Alcove newsletter (an example)',
    parts: [
      {
        title: 'What changed',
        text: 'Answers now name the page as well as the file. That goes for PDFs; for letters it is the line.',
      },
      {
        title: 'What broke',
        text: 'On the 9th, sign-in failed for forty minutes. A certificate had expired. The warning now goes to three people instead of one.',
      },
      {
        title: 'What is next',
        text: 'Restoring a single file without asking us. Not this month.',
      },
    ],
    foot: 'Leave the list: one click is enough.',
  },
  factsTitle: 'What you agreed to',
  facts: [
    {
      term: 'We keep',
      text: 'Only your e-mail address, the page where you entered it, and when.',
    },
    { term: 'We send', text: 'One newsletter a month and nothing in between.' },
    { term: 'You leave', text: 'With the link at the foot of each newsletter.' },
    {
      term: 'Not you?',
      text: [
        'If someone else entered your address, ',
        { text: 'tell us', to: PATHS.contactV1 },
        ' and we remove it.',
      ],
    },
  ],
  ways: {
    title: 'To read while you wait',
    links: [
      { label: 'All articles', to: PATHS.blogGrid },
      { label: 'Backing up a server that thinks', to: PATHS.blogSingleV2 },
      { label: 'Back to the front page', to: PATHS.home },
    ],
  },
} as const;
