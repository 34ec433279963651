import { ANSWER_TIME } from '@/site/facts.ts';
import { PATHS } from '@/site/paths.ts';
import { price } from '@/site/prices.ts';

export const ARCHIVE_STORY = {
  title: 'An archive that answers',
  lead: 'Eighty-four years of council minutes, and one person who knew where things were. She was about to retire.',
  note: 'An example project, told as if it had happened. The town, the archivist, her words and all figures are invented; the way of working is the one we would choose.',
  picture:
    'A reading room: shelves of minute books with a ladder, a window, a table with a lamp and an open volume, and an open cupboard with a small server in it.',
  facts: [
    { term: 'Place', text: 'The archive of a town of nineteen thousand' },
    { term: 'Time', text: 'September 2024 to March 2025' },
    { term: 'Paper', text: '23,600 pages, eleven metres of shelf' },
    { term: 'Server', text: 'One, in the reading room’s cupboard' },
  ],

  paper: {
    title: 'The paper',
    paragraphs: [
      'The minutes fill eleven metres of shelf. Up to 1931 they are handwritten, by four clerks, one of whom drank. After that they are typed, with carbon copies that have faded to the colour of tea.',
      'There is an index. It was made in 1952 and shows what mattered in 1952: eleven entries under “kerbstones” and none under “women”. To find anything else, you have to know the year, take the volume down and read.',
      'For thirty-one years, the archivist was the second index. On weekdays from nine to four, in a grey cardigan, she could tell you that the flood of 1926 is in the minutes of 1927, because the clerk had been ill.',
    ],
    hands: {
      title: 'One word, four clerks',
      word: 'meadow',
      clerks: [
        { hand: 'upright', years: '1890 to 1903', text: 'Read without a mistake' },
        { hand: 'narrow', years: '1903 to 1911', text: 'One word in forty wrong' },
        { hand: 'round', years: '1911 to 1919', text: 'One word in sixty wrong' },
        {
          hand: 'hasty',
          years: '1919 to 1931',
          text: 'One word in nine; some evenings, one in four',
        },
      ],
    },
  },

  page: {
    title: 'A page and its reading',
    text: 'Volume 14, page 212. First what the clerk wrote, then what two models read. Where they differed, both readings are kept until someone has looked.',
    label: 'A ruled page in a clerk’s hand. Its six lines are the ones printed beside it.',
    head: 'Vol. 14 · p. 212',
    lines: [
      'The wet of the lower meadow stood',
      'again to the second rail, and the',
      'widow next the mill was lodged in',
      'the establishment until it went.',
      'Resolved that the poor fund bear',
      'the cost of straw and of one boat.',
    ],
    reading: [
      [{ text: 'The wet', mark: 'old' }, { text: ' of the lower meadow stood' }],
      [{ text: 'again to the second ' }, { text: 'rail', mark: 'unsure' }, { text: ', and the' }],
      [{ text: 'widow next the mill was lodged in' }],
      [{ text: 'the establishment', mark: 'old' }, { text: ' until it went.' }],
      [{ text: 'Resolved that the poor fund bear' }],
      [{ text: 'the cost of ' }, { text: 'straw', mark: 'unsure' }, { text: ' and of one boat.' }],
    ],
    notes: [
      {
        mark: 'old',
        title: 'Old words',
        text: '“The wet” is a flood. “The establishment” is the swimming bath, which had beds for the season. Both are in the archivist’s list.',
      },
      {
        mark: 'unsure',
        title: 'Two readings',
        text: 'The second model read “nail” for rail and “strow” for straw. A volunteer settled both in the time it takes to pour tea.',
      },
    ],
  },

  question: {
    title: 'The question',
    paragraphs: [
      'People ask in the words of today. The minutes answer in the words of their clerk, so a search for today’s words comes back empty. Asking the archivist worked every time, but she was leaving in March.',
    ],
    words: {
      head: ['Asked today', 'Written then'],
      rows: [
        ['Flooding', 'the wet'],
        ['Evictions', 'regulation of tenancies'],
        ['Swimming bath', 'the establishment'],
        ['Unemployment', 'want of season’s work'],
        ['Epidemic', 'the closing of the school'],
        ['Sewage', 'the matter of the lower ditch'],
      ],
    },
    quote: {
      text: 'They ask me for the flood, and I go and fetch the wet. That’s my whole job.',
      who: 'The archivist, as we imagine her',
    },
  },

  machine: {
    title: 'The server',
    paragraphs: [
      'One server stands in the reading room’s cupboard, apart from the town’s network. The town clerk insisted on that, and it made everything simpler: one box, one plug, its own updates.',
      'Every scan was read by two models that make different mistakes. Where they agreed, the reading went into the index. Where they differed, the page went on a pile for people to check: every sixth handwritten page. Eight volunteers worked through it in one winter, on Thursdays.',
    ],
    pile: {
      label:
        'A field of one hundred and twenty small pages. One in six lies apart, in red: twenty pages for people to check.',
      caption: '120 handwritten pages. Red: the two readings differ, and someone has to look.',
    },
    numbers: [
      { figure: '9,420', text: 'handwritten pages, read twice' },
      { figure: '1,570', text: 'of them on the pile' },
      { figure: '19', text: 'Thursdays to clear the pile' },
    ],
  },

  afternoons: {
    title: 'Four afternoons',
    text: 'Then the archivist sat down at the server and asked what she had been asked all her working life. Where it missed, she wrote the old word on a card. The two hundred and six cards, typed into a plain text file, are now the most valuable part of the project.',
    missed: 'Missed',
    found: 'Found',
    cards: [
      {
        day: 'Monday',
        asked: 'When did people first complain about motor cars?',
        result: 'missed',
        word: 'self movers',
        note: 'The clerks’ name for them until 1909.',
      },
      {
        day: 'Tuesday',
        asked: 'Was there ever a cholera year?',
        result: 'missed',
        word: 'the summer of lime',
        note: 'The clerks left out the illness and wrote down the lime.',
      },
      {
        day: 'Wednesday',
        asked: 'Who paid for the church clock?',
        result: 'found',
        word: 'volume three',
        note: 'Correct. She had forgotten it herself.',
      },
      {
        day: 'Thursday',
        asked: 'What was on the site of the school before?',
        result: 'missed',
        word: 'the lower ditch',
        note: 'A sewage ditch, which explained the smell.',
      },
    ],
  },

  after: {
    title: 'After',
    paragraphs: [
      'Visitors ask, get a sentence, and are sent to a volume and a page. They still hold the paper in their hands. The archivist insisted on that, and it is what visitors enjoy most.',
      'She retired on the last day of March. In April she came back as a visitor, asked about kerbstones, and was told of eleven entries, “according to an index of 1952”. She laughed.',
    ],
    slip: {
      title: 'Request slip',
      number: 'No. 0418',
      rows: [
        { term: 'Asked', text: 'When did the lower meadow last flood, and who paid?' },
        { term: 'Answer', text: 'In March 1926. The poor fund paid for straw and one boat.' },
        { term: 'Fetch', text: 'Volume 14, page 212. Shelf 3 from the left.' },
        { term: 'Read by', text: 'Two models, one volunteer' },
      ],
      stamp: 'Issued',
    },
  },

  reckoning: {
    title: 'What it took, and what we’d do differently',
    took: [
      {
        term: 'Plan',
        text: [
          `Practice, ${price('practice')} a month, to give the volunteers access. `,
          'What our work costs is on the ',
          { text: 'price list', to: PATHS.servicesV2 },
          '.',
        ],
      },
      { term: 'Our work', text: 'Six days, four of them spent listening' },
      { term: 'The town’s work', text: 'About 300 hours, nearly all of it on Thursdays' },
      {
        term: 'Who can read it',
        text: 'People in the reading room. Everyone outside is shut out, including us',
      },
      { term: 'Backups', text: 'Hourly, kept for 90 days; one disk is in the town hall’s safe' },
    ],
    otherwise: [
      'Begin with the archivist instead of the scanner. We had read eleven volumes before we learned that the words were the problem.',
      'Promise less of the fourth clerk. His pages from 1928 are still mostly pictures, and the server says so.',
      'Ask earlier what has to stay hidden. In February, two files on guardianship were taken out again, along with the sentences that cited them.',
    ],
  },

  next: {
    title: 'Told differently',
    links: [
      {
        meta: 'As data',
        title: 'Search in a law office, in figures',
        text: 'The same kind of work, told in example figures.',
        to: PATHS.portfolioCaseStudyV2,
      },
      {
        meta: 'Service',
        title: 'Moving your data in',
        text: 'How files are moved, read and checked, step by step.',
        to: PATHS.servicesSingle,
      },
      {
        meta: 'Ask',
        title: 'Have a shelf like this?',
        text: `An engineer answers within ${ANSWER_TIME.promised}.`,
        to: PATHS.contactV2,
      },
    ],
  },
} as const;
