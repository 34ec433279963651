import { PATHS } from '@/content/paths.ts';

export const CAREER = {
  title: 'Work with us',
  lead: 'Quiet work on machines that people trust with their papers. Two positions are open.',
  positions: {
    title: 'Open positions',
    entries: [
      {
        meta: 'Full or part time',
        title: 'Systems engineer',
        text: 'Keep private servers running, updated and restorable, and write down how.',
        to: PATHS.careerSingle,
      },
    ],
    mail: {
      meta: 'Part time',
      title: 'Writer for help pages',
      text: 'You turn what engineers say into what a dentist can follow on a Sunday. Send us one page of instructions that you have written for anything at all, and the thing it was for. No further application is needed.',
      subject: 'Writer for help pages',
    },
  },
  way: {
    title: 'How it is here',
    items: [
      {
        term: 'Place',
        text: 'From wherever you think well, within three hours of Central European Time. We meet for a week twice a year.',
      },
      {
        term: 'Hours',
        text: 'Thirty-two a week is full time. On-call is shared, paid, and follows the sun where it can.',
      },
      {
        term: 'Tools',
        text: 'Your choice of machine, and a server of your own on the Solo plan while you are here.',
      },
      {
        term: 'Pay',
        text: 'One table for everybody, by experience and not by bargaining. You see it before the first talk.',
      },
      {
        term: 'Access',
        text: [
          'Nobody has a standing key to a customer’s machine. It is more work, and it is the point: ',
          { text: 'what we believe', to: PATHS.aboutV1 },
          '.',
        ],
      },
    ],
  },
} as const;
