import { RECEIPT } from '@/site/facts.ts';
import { PATHS } from '@/site/paths.ts';

export const APPLICATION_SENT = {
  title: 'Your application has arrived',
  lead: `Thank you for the time you put into it. Two of the people you would work with will read it, and one of them will write to you, whatever the answer. ${RECEIPT}`,
  label:
    'A drawing: a letter on a table between two cups of coffee, with two empty chairs behind it.',
  nextTitle: 'What comes next, and when',
  nextText: 'The chart starts today.',
  kept: [
    'Your application is erased after six months, or sooner if you ask. ',
    { text: 'Write to us', to: PATHS.contactV1 },
    ' from the same e-mail address; a line is enough.',
  ],
  ways: [
    { label: 'Who we are', to: PATHS.aboutV2 },
    { label: 'What we believe', to: PATHS.aboutV1 },
    { label: 'All positions', to: PATHS.career },
  ],
} as const;
