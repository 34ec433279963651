import { PATHS } from '@/site/paths.ts';

export const CAREER = {
  hero: {
    title: 'Two chairs are empty',
    lead: 'Quiet work on servers that people trust with their papers. Four days a week, and one pay table for everyone, which you can read before you apply.',
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
        action: 'See the full job',
      },
      {
        title: 'Writer for help pages',
        text: 'Turn what engineers say into something a dentist can follow on a Sunday.',
        place: 'Remote, any time zone that shares four hours of our day',
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
    title: 'A typical Tuesday',
    text: 'For a systems engineer. Thursdays are much the same. Mondays have more reading, and Wednesdays have the hand-over.',
    /** Each of one hour or two. */
    blocks: [
      {
        time: '08:00',
        hours: 1,
        title: 'Last night’s restores',
        text: 'Servers that got one file back: fourteen of fourteen.',
        thing: 'cup',
      },
      {
        time: '09:00',
        hours: 2,
        title: 'Updates, ring one',
        text: 'Our own servers first. You watch for an hour before anyone else gets it.',
        thing: 'rings',
      },
      {
        time: '11:00',
        hours: 1,
        title: 'All together',
        text: 'Fifteen minutes, then in twos as needed.',
        thing: 'talk',
      },
      { time: '12:00', hours: 1, title: 'Away', text: 'Lunch, or the dog.', thing: 'tree' },
      {
        time: '13:00',
        hours: 2,
        title: 'Why is it slow?',
        text: 'A practice has opened only its figures to you. It is the disk, and has been since Friday.',
        thing: 'gauge',
      },
      {
        time: '15:00',
        hours: 1,
        title: 'Writing it up',
        text: 'So that next time it takes a minute.',
        thing: 'page',
      },
      {
        time: '16:00',
        hours: 1,
        title: 'A second pair of eyes',
        text: 'A colleague’s change to sign-in. You finish at five.',
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
          'A question is a page, and a decision is a page with the objections kept on it. ',
          { text: 'See an example', to: PATHS.aboutV2 },
          '.',
        ],
      },
      {
        title: 'Only through the door',
        text: [
          'You get into a customer’s server only when the customer lets you in. It makes the work harder, and it is ',
          { text: 'the whole point', to: PATHS.aboutV1 },
          '.',
        ],
      },
      {
        title: 'In pairs where it counts',
        text: 'A change to sign-in, payment or data always takes two people. On a customer’s server, the customer is one of the two.',
      },
      {
        title: 'Until it is fixed',
        text: 'A fault is closed when it cannot come back, the page about it is written, and the people affected know.',
      },
    ],
  },

  hiring: {
    title: 'How we hire',
    text: 'Five weeks at most. If we are slower, ask us why, and you get an answer the same day.',
  },

  offer: {
    title: 'What we offer',
    caption: 'The same for everyone, and in proportion for part time',
    head: ['Part', 'What it is', 'The small print'],
    rows: [
      ['Week', 'Full time is 32 hours', 'Four days of your choice; 20 or 24 hours are possible'],
      ['Holiday', '30 days', 'Plus Christmas to New Year'],
      ['Pay', 'One table, four levels', 'Reviewed every January, without haggling'],
      [
        'On call',
        '€40 a day, €90 on a weekend',
        'Engineers only, every fourth week, from the fourth month',
      ],
      ['Place', 'Where you think best', 'A week together twice a year; we pay for travel'],
      ['Tools', 'A computer of your choice', 'Yours after three years'],
      ['Learning', '€1,500 and five days a year', 'On anything you choose'],
      [
        'Server',
        'Your own, the size of Solo',
        'For as long as you are here; your data go with you',
      ],
    ],
    not: 'We leave out bonuses, shares in the company and table football in the kitchen.',
  },

  writer: {
    id: 'writer',
    title: 'Writer for help pages',
    text: 'You sit with an engineer for an hour, then write a page that a complete stranger can follow. About one page a week, each read aloud before it goes out.',
    task: 'What to send: one page of instructions that you have written, for anything at all, and a sentence on what it was for. That takes the place of a covering letter.',
    sheet: {
      label: 'A drawing: a line of a help page before and after it was corrected.',
      before: 'Navigate to the settings area in order to initiate the registration process.',
      after: 'Open Servers and choose Add.',
      remark: 'twelve words to six, and now you can follow it',
    },
    open: 'Apply as a writer',
    position: 'writer-for-help-pages',
  },
} as const;
