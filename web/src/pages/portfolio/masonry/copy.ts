export const WALL = {
  title: 'Work, side by side',
  lead: 'Ten servers, and what was there before them. Each drawing shows the place where the paper was, because that is where each of these projects began: on a ladder, in a vestry, beside a bench.',
  filter: { legend: 'Show only', all: 'Everything' },
  story: 'The story, and what was hard',
  hard: 'What was hard',
  read: 'Read the project',

  boxes: {
    title: 'What was in the boxes',
    text: 'Before anyone asks what a model can do, someone has to say what there is to read. A dot means that there was a good deal of it. Handwriting takes the most work, columns of figures the most care, and print little of either.',
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
    text: 'Step closer. In each of these rooms, a small thing decided how good the answers would be.',
    items: [
      {
        picture: 'harbour',
        title: 'The red mark',
        text: 'Mean low water before the tide staff was moved. Answers about readings from before 1958 take off the fourteen centimetres, and say so.',
      },
      {
        picture: 'workshop',
        title: 'The sheet on the wall',
        text: 'One job sheet had always been pinned to the wall. It was consulted more than any other, so it was scanned first.',
      },
      {
        picture: 'law-office',
        title: 'The door ajar',
        text: 'The nightly test asks about a matter that is closed to the asker. If an answer comes, the search shuts itself down until a partner has looked.',
      },
      {
        picture: 'dyer',
        title: 'The card on the nail',
        text: 'The corrections hung on the wall, apart from the cards in the drawer. Without them, the server would have repeated a mistake of twelve years.',
      },
    ],
  },
} as const;
