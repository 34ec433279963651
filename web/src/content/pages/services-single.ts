import { PATHS } from '@/content/paths.ts';

export const MOVING_IN = {
  kicker: 'Service · from €290',
  title: 'Moving your data in',
  lead: 'Files, mail and notes go from where they are to your server. There is no stop in between and no copy with us.',
  steps: [
    {
      title: 'Look',
      text: 'Together on a screen we list what there is: shares, mailboxes, old drives, the laptop of the colleague who left. You decide what stays behind.',
    },
    {
      title: 'Try',
      text: 'A hundred typical pages are read first. You ask ten questions that you know the answer to. If it is no use, we stop and you owe nothing.',
    },
    {
      title: 'Carry',
      text: 'Your server fetches the rest itself, over its own encrypted line, at night. Drives are read in your rooms, by you, with us on the telephone.',
    },
    {
      title: 'Check',
      text: 'Counts and checksums on both sides, a list of what could not be read and why, and a restore of one folder from the first backup.',
    },
    {
      title: 'Close',
      text: 'The door that you opened for us is shut by you. The log of what we did lies on your machine.',
    },
  ],
  facts: {
    title: 'In short',
    items: [
      { term: 'Time', text: 'Two days for 100 GB, a week for 2 TB, mostly waiting.' },
      { term: 'Your part', text: 'One to three hours.' },
      { term: 'Formats', text: 'PDF, office files, mail, notes, scans. Databases on request.' },
      { term: 'Price', text: [{ text: 'Fixed, see the list', to: PATHS.servicesV2 }, '.'] },
      { term: 'Begin', text: [{ text: 'Write to an engineer', to: PATHS.contactV2 }, '.'] },
    ],
  },
} as const;
