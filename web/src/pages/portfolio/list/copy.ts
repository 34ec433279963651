import { PRICING } from '@/site/paths.ts';

export const LIST = {
  title: 'Work, as a list',
  lead: 'For finding something in particular. Every row has one question that was asked of the finished server, and its answer.',
  tallies: {
    years: 'By year',
    kinds: 'By kind',
  },

  index: {
    sortBy: 'Sort by',
    sorts: {
      hung: { label: 'No.', said: 'Sorted by number' },
      title: { label: 'Title', said: 'Sorted by title, from A to Z' },
      kind: { label: 'Kind', said: 'Sorted by kind' },
      place: { label: 'Place', said: 'Sorted by place, from A to Z' },
      year: { label: 'Year', said: 'Sorted by year, newest first' },
    },
    asked: 'Asked',
    found: 'Answered',
    read: 'Read in',
    took: 'Took',
    story: 'Read the project',
  },

  plans: {
    title: 'Which plan it took',
    text: [
      'The number of people decides it, far more than the amount of paper: ninety years of tide readings take less space than one wedding’s photographs. ',
      { text: 'All prices', to: PRICING },
      '.',
    ],
    caption: 'The plans of the ten example projects',
    head: ['Plan', 'People, up to', 'A month', 'Projects'],
  },

  register: {
    title: 'Index',
    text: 'As at the back of a book. The numbers are those of the rows.',
    entries: [
      {
        letter: 'A',
        terms: [
          ['Abbreviations', 'orchard'],
          ['Alto parts, owed', 'choir'],
        ],
      },
      {
        letter: 'B',
        terms: [
          ['Backs of job sheets', 'workshop'],
          ['Bridge, of snow', 'hut'],
        ],
      },
      {
        letter: 'C',
        terms: [
          ['Caretaker', 'house'],
          ['Clauses', 'law-office'],
          ['Clerks, handwriting of', 'archive'],
          ['Colour meter', 'dyer'],
        ],
      },
      {
        letter: 'D',
        terms: [
          ['Datum, moved in 1958', 'harbour'],
          ['Doors, closed', 'law-office'],
        ],
      },
      {
        letter: 'E',
        terms: [
          ['Easter, the last three', 'choir'],
          ['Errors, kept for years', 'dyer'],
        ],
      },
      {
        letter: 'F',
        terms: [
          ['Flooding, of meadows', 'archive'],
          ['Frost', 'orchard'],
        ],
      },
      {
        letter: 'G',
        terms: [
          ['Gaps, shown as gaps', 'harbour'],
          ['Greens, forty-one', 'dyer'],
        ],
      },
      {
        letter: 'H',
        terms: [
          ['Handrail, curved', 'workshop'],
          ['Hut books, wet', 'hut'],
        ],
      },
      {
        letter: 'L',
        terms: [
          ['Liability, caps on', 'law-office'],
          ['Low water', 'harbour'],
        ],
      },
      {
        letter: 'M',
        terms: [
          ['Margins, pencilled', 'theatre'],
          ['Minutes, 1890 to 1974', 'archive'],
        ],
      },
      {
        letter: 'P',
        terms: [
          ['Path, before the slide', 'hut'],
          ['Plums, early', 'orchard'],
          ['Poor fund', 'archive'],
          ['Prompter', 'theatre'],
        ],
      },
      {
        letter: 'R',
        terms: [
          ['Riser, left staircase', 'house'],
          ['Rights on a share', 'law-office'],
        ],
      },
      {
        letter: 'S',
        terms: [
          ['Staircase, jig for', 'workshop'],
          ['Stopcock', 'house'],
        ],
      },
      {
        letter: 'T',
        terms: [
          ['Tenors, shortage of', 'choir'],
          ['Thumb, asking with one', 'workshop'],
        ],
      },
      {
        letter: 'W',
        terms: [
          ['Wardrobe, through window', 'theatre'],
          ['Words, old', 'archive'],
        ],
      },
    ],
  },
} as const;
