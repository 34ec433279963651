import { NEWSLETTER } from '@contract/messages.ts';
import { PATHS } from '@/site/paths.ts';

export const JOINED = {
  title: 'Check your inbox',
  lead: 'We send an e-mail to the address that you entered. Open its link within 48 hours and confirm: the newsletter begins only then. If it has not come after ten minutes, look in your spam folder.',
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
        text: 'A chart of how each server answered. Next month.',
      },
    ],
    foot: 'Leave the newsletter',
  },
  factsTitle: 'What you get, and what we keep',
  facts: [
    {
      term: 'We keep',
      text: 'Only your e-mail address, the page where you entered it, and when. If you do not confirm it, all of this is deleted after three days.',
    },
    {
      term: 'We send',
      text: `${NEWSLETTER} It does not report whether you opened it.`,
    },
    {
      term: 'You leave',
      text: 'By the link at the foot of each newsletter, or in your account. The address is deleted then.',
    },
    {
      term: 'Not you?',
      text: 'If someone else entered your address, you need not do anything: the newsletter goes only to addresses that were confirmed.',
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
