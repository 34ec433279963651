export const WALL = {
  title: 'Work, side by side',
  lead: 'Ten servers, and what stood around them before. Each drawing shows the place where the paper was, because that is where every one of these projects began: on a ladder, in a vestry, beside a bench.',
  filter: { legend: 'Hang only', all: 'Everything' },
  story: 'The story, and what was hard',
  hard: 'What was hard',
  read: 'Read the project',

  boxes: {
    title: 'What was in the boxes',
    text: 'Before anybody asks what a model can do, somebody has to say what there is to read. A dot means: a good part of it. Handwriting costs the most work, figures in columns the most care, and print hardly either.',
    caption: 'Kinds of material in each of the ten example projects',
    project: 'Project',
    // The mark of each is its first letter; pictures are marked `I`, for image.
    kinds: ['Handwriting', 'Typescript', 'Print', 'Figures', 'Pictures', 'Sound'],
    yes: 'yes',
    no: 'no',
    rows: {
      archive: 'HT',
      orchard: 'HF',
      'law-office': 'TPF',
      choir: 'HPI',
      harbour: 'HF',
      workshop: 'HTPI',
      house: 'HTF',
      dyer: 'HFI',
      hut: 'HI',
      theatre: 'HPS',
    },
  },

  details: {
    title: 'Four details',
    text: 'Step closer. In every one of these rooms a small thing decided whether the answers would be any good.',
    items: [
      {
        picture: 'harbour',
        title: 'The red mark',
        text: 'Mean low water before the staff was moved. Readings from before 1958 are answered with the fourteen centimetres taken off, and the answer says so.',
      },
      {
        picture: 'workshop',
        title: 'The work list',
        text: 'One job sheet was pinned to the wall and never filed. It had been consulted more than all others, so it was scanned first.',
      },
      {
        picture: 'law-office',
        title: 'The door ajar',
        text: 'The nightly test asks about a matter that is closed to the asker. When an answer comes, the search shuts itself until a partner has looked.',
      },
      {
        picture: 'dyer',
        title: 'The card on the nail',
        text: 'Corrections hung on the wall and not in the drawer. Without them the server would have repeated the mistake of twelve years, politely.',
      },
    ],
  },
} as const;
