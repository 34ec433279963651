export const WEB_STUDIO = {
  name: 'Fern & Wire',
  title: 'Websites that are finished',
  lead: 'A studio of five. We build small sites that load before you have blinked, and hand over the keys.',
  index: [
    {
      id: 'ferry',
      name: 'Ferry timetable',
      weight: '38 kB',
      text: 'Works on a pier with one bar of signal. The whole year’s times fit in a single page.',
    },
    {
      id: 'seed',
      name: 'Seed library',
      weight: '61 kB',
      text: 'Four thousand seeds, searchable by what your soil is like. Volunteers edit a spreadsheet and the site follows.',
    },
    {
      id: 'clinic',
      name: 'Night clinic',
      weight: '29 kB',
      text: 'Three questions, then a telephone number. Tested with people who were tired and afraid.',
    },
    {
      id: 'choir',
      name: 'Concert calendar',
      weight: '44 kB',
      text: 'No pop-ups, no log-in, and every date can be put in your own calendar.',
    },
  ],
  indexTitle: 'Index of work',
  way: {
    title: 'How we work',
    items: [
      {
        term: 'Four weeks',
        text: 'From the first talk to the live site. If it cannot be done in four, we build less.',
      },
      { term: 'One price', text: '€7,500, half before and half when it is live.' },
      {
        term: 'Yours',
        text: 'Domain, code and accounts are in your name from the first day. You can leave us in an afternoon.',
      },
      { term: 'After', text: 'A site that needs a contract to stay up was not finished.' },
    ],
  },
} as const;
