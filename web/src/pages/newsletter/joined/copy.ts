import { PATHS } from '@/site/paths.ts';

export const JOINED = {
  title: 'Your address is on the list',
  lead: 'One letter a month. It is written by a person, it is short, and it contains no picture that reports back whether you have opened it.',
  sheet: {
    label:
      'An example of a letter: three short parts under what changed, what broke and what is next.',
    from: 'Alcove, monthly letter (an example)',
    parts: [
      {
        title: 'What changed',
        text: 'Answers now name the page as well as the file. It works for PDF; for letters it is the line.',
      },
      {
        title: 'What broke',
        text: 'On the 9th, for forty minutes, nobody could sign in. A certificate had run out. It now warns three people instead of one.',
      },
      {
        title: 'What is next',
        text: 'Restoring a single file without asking anybody. Not this month.',
      },
    ],
    foot: 'Leave the list: one click, no reasons.',
  },
  factsTitle: 'What you agreed to',
  facts: [
    {
      term: 'We keep',
      text: 'Your e-mail address, the page on which you entered it, and when. Nothing else.',
    },
    { term: 'We send', text: 'One letter a month and nothing in between.' },
    { term: 'You leave', text: 'With the link at the foot of each letter.' },
    {
      term: 'Not you?',
      text: [
        'If somebody else entered your address, ',
        { text: 'tell us', to: PATHS.contactV1 },
        ' and it is gone.',
      ],
    },
  ],
  ways: {
    title: 'To read until then',
    links: [
      { label: 'All articles', to: PATHS.blogGrid },
      { label: 'Backing up a server that thinks', to: PATHS.blogSingleV2 },
      { label: 'Back to the front page', to: PATHS.home },
    ],
  },
} as const;
