import { PATHS } from '@/site/paths.ts';

export const CAREER = {
  hero: {
    title: 'Two chairs are empty',
    lead: 'Quiet work on machines that people trust with their papers. Four days a week, one pay table for everybody, and it is shown before the first talk.',
    jump: 'See the two positions',
    label:
      'A drawing: a desk under a window, seen from the side, with an empty chair at either end. On the left a screen with a few lines of text, on the right a sheet of paper with corrections. The cards on the chairs say systems engineer and writer.',
    cards: ['systems engineer', 'writer'],
    screen: '14 / 14',
  },

  jobs: {
    title: 'Open positions',
    list: [
      {
        title: 'Systems engineer',
        text: 'Keep private servers running, updated and restorable, without ever looking inside one.',
        place: 'Remote, within three hours of Central European Time',
        hours: '24 to 32 a week',
        pay: '€54,000 to €72,000',
        payNote: 'a year at 32 hours',
        to: PATHS.careerSingle,
        action: 'The job in depth',
      },
      {
        title: 'Writer for help pages',
        text: 'Turn what engineers say into what a dentist can follow on a Sunday.',
        place: 'Remote, any time zone with four hours of our day in it',
        hours: '20 a week',
        pay: '€28,750 to €39,375',
        payNote: 'a year at 20 hours',
        to: `${PATHS.career}#writer`,
        action: 'Further down this page',
      },
    ],
    words: { place: 'Place', hours: 'Hours', pay: 'Pay' },
  },

  day: {
    title: 'A Tuesday, drawn',
    text: 'Of a systems engineer. Thursdays are like this too; Mondays have more reading in them and Wednesdays the hand-over.',
    /** Each of one hour or two. */
    blocks: [
      {
        time: '08:00',
        hours: 1,
        title: 'Last night’s restores',
        text: 'A list of servers that got one file back. Fourteen of fourteen.',
        thing: 'cup',
      },
      {
        time: '09:00',
        hours: 2,
        title: 'Updates, ring one',
        text: 'Our own machines first. You watch for an hour before anybody else gets it.',
        thing: 'rings',
      },
      {
        time: '11:00',
        hours: 1,
        title: 'All together',
        text: 'Quarter of an hour, then whoever needs whom.',
        thing: 'talk',
      },
      { time: '12:00', hours: 1, title: 'Away', text: 'Lunch, or the dog.', thing: 'tree' },
      {
        time: '13:00',
        hours: 2,
        title: 'Why is it slow?',
        text: 'A practice has opened its figures to you and nothing else. It is the disk, and it has been since Friday.',
        thing: 'gauge',
      },
      {
        time: '15:00',
        hours: 1,
        title: 'The page for it',
        text: 'So that the next one is found in a minute.',
        thing: 'page',
      },
      {
        time: '16:00',
        hours: 1,
        title: 'A second pair of eyes',
        text: 'Somebody’s change to sign-in. Then out, at five.',
        thing: 'eyes',
      },
    ],
  },

  way: {
    title: 'How we work',
    items: [
      {
        title: 'In writing first',
        text: [
          'A question is a page, and a decision is a page with the objection kept on it. ',
          { text: 'An example lies open', to: PATHS.aboutV2 },
          '.',
        ],
      },
      {
        title: 'Without a key',
        text: [
          'Nobody has standing access to a customer’s machine. It makes the work harder, and it is ',
          { text: 'the point of it', to: PATHS.aboutV1 },
          '.',
        ],
      },
      {
        title: 'In pairs where it hurts',
        text: 'Sign-in, payment and data are never changed by one person alone. On a machine of a customer there are two, and the customer is one of them.',
      },
      {
        title: 'Until it is mended',
        text: 'A fault is done when it cannot come back, when the page about it exists, and when those affected know.',
      },
    ],
  },

  hiring: {
    title: 'How hiring goes',
    text: 'Five weeks at the longest. If we are slower, you may ask what we are doing, and you get an answer the same day.',
  },

  offer: {
    title: 'What we offer',
    caption: 'The same for everybody; what is part time is in proportion',
    head: ['Part', 'What it is', 'The small print'],
    rows: [
      ['Week', '32 hours are full time', 'Four days, you choose which; 20 and 24 are possible'],
      ['Holiday', '30 days', 'And the days between Christmas and New Year'],
      ['Pay', 'One table, four levels', 'Looked at every January; nobody bargains'],
      [
        'On call',
        '€40 a day, €90 on a weekend',
        'Engineers only, every fourth week, not in the first three months',
      ],
      ['Place', 'Where you think well', 'Twice a year a week together; we pay the journey'],
      ['Tools', 'A computer of your choice', 'Yours after three years'],
      ['Learning', '€1,500 and five days a year', 'Nobody asks what it was good for'],
      [
        'Server',
        'Your own, the size of Solo',
        'For as long as you are here; your data leave with you',
      ],
    ],
    not: 'There is no bonus, no share in the company, and nothing to play with in the kitchen.',
  },

  writer: {
    id: 'writer',
    title: 'Writer for help pages',
    text: 'You sit with an engineer for an hour, and afterwards there is a page that somebody can follow who has never met either of you. About one page a week, and each is read aloud before it goes out.',
    task: 'What to send: one page of instructions that you have written, for anything at all, and a sentence about the thing it was for. No further letter is needed.',
    sheet: {
      label: 'A drawing: a line of a help page before and after it was corrected.',
      before: 'Navigate to the settings area in order to initiate the registration process.',
      after: 'Open Your servers and choose Add.',
      remark: 'twelve words to six, and now it can be followed',
    },
    open: 'Apply as a writer',
    position: 'writer-for-help-pages',
  },
} as const;
