import { PATHS } from '@/site/paths.ts';
import { price } from '@/site/prices.ts';

export const ARCHIVE_STORY = {
  title: 'An archive that answers',
  lead: 'Eighty-four years of council minutes, and one person who knew where things were. She was about to retire.',
  note: 'An example project, told as if it had happened. The town, the archivist, her words and all figures are invented; the way of working is the one we would take.',
  picture:
    'A reading room: shelves of minute books with a ladder, a window, a table with a lamp and an open volume, and a cupboard in whose open door a small server stands.',
  facts: [
    { term: 'Place', text: 'Archive of a town of nineteen thousand' },
    { term: 'Time', text: 'September 2024 to March 2025' },
    { term: 'Paper', text: '23,600 pages, eleven metres of shelf' },
    { term: 'Machine', text: 'One server, in the reading room’s cupboard' },
  ],

  paper: {
    title: 'The paper',
    paragraphs: [
      'The minutes fill eleven metres of shelf. Up to 1931 they are handwritten, by four clerks, one of whom drank. After that they are typed, with carbon copies that have faded to the colour of tea.',
      'An index exists. It was made in 1952 and follows the interests of 1952: it has eleven entries under “kerbstones” and none under “women”. Whoever looks for something else has to know the year, take the volume down, and read.',
      'For thirty-one years there was a second index. It worked on weekdays from nine to four, wore a grey cardigan, and knew that the flood of 1926 stands in the minutes of 1927, because the clerk had been ill.',
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
          text: 'One word in nine, on some evenings in four',
        },
      ],
    },
  },

  page: {
    title: 'A page and its reading',
    text: 'Volume 14, page 212. First what the clerk wrote, then what two readings made of it. Where they differed, both are kept until somebody has looked.',
    label: 'A ruled page in a clerk’s hand. Its six lines are the ones that are printed beside it.',
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
        text: '“The wet” is a flood. “The establishment” is the swimming bath, which had beds for the season. Both stand in the archivist’s list.',
      },
      {
        mark: 'unsure',
        title: 'Two readings',
        text: 'The second reader made “nail” of rail and “strow” of straw. A volunteer settled both in the time it takes to pour tea.',
      },
    ],
  },

  question: {
    title: 'The question',
    paragraphs: [
      'People come with questions in the words of today. The minutes answer, if at all, in the words of their clerk. Searching for words finds nothing. Asking the archivist found everything, and that was the difficulty: it would stop in March.',
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
      text: 'They ask me for the flood, and I go and fetch the wet. That is my whole profession.',
      who: 'The archivist, as we imagine her',
    },
  },

  machine: {
    title: 'The machine',
    paragraphs: [
      'One server, in the reading room’s cupboard, not joined to the town’s network. That was the town clerk’s condition, and it made everything simpler: nothing to negotiate, nobody else’s updates, one plug.',
      'Every scan was read twice, by two models that make different mistakes. Where they agreed, the reading went into the index. Where they differed, the page went on a pile for human eyes. The pile was large: every sixth handwritten page. Eight volunteers worked through it in one winter, on Thursdays.',
    ],
    pile: {
      label:
        'A field of one hundred and twenty small pages. One in six lies apart, in red: twenty pages for human eyes.',
      caption: '120 handwritten pages. Red: the two readings differ, and somebody has to look.',
    },
    numbers: [
      { figure: '9,420', text: 'handwritten pages, read twice' },
      { figure: '1,570', text: 'of them on the pile' },
      { figure: '19', text: 'Thursdays until it was gone' },
    ],
  },

  afternoons: {
    title: 'Four afternoons',
    text: 'The archivist then sat down with the machine and asked what she had been asked all her life. Where it missed, she wrote the old word on a card. There are now two hundred and six cards, typed into a plain text file, and they are the most valuable part of the project.',
    missed: 'Missed',
    found: 'Found',
    cards: [
      {
        day: 'Monday',
        asked: 'When did people first complain about motor cars?',
        result: 'missed',
        word: 'self movers',
        note: 'So called until 1909, with some contempt.',
      },
      {
        day: 'Tuesday',
        asked: 'Was there ever a cholera year?',
        result: 'missed',
        word: 'the summer of lime',
        note: 'Nobody wrote down the illness. They wrote down the lime.',
      },
      {
        day: 'Wednesday',
        asked: 'Who paid for the church clock?',
        result: 'found',
        word: 'volume three',
        note: 'Correct, and she had forgotten it herself.',
      },
      {
        day: 'Thursday',
        asked: 'What was on the site of the school before?',
        result: 'missed',
        word: 'the lower ditch',
        note: 'After which nobody asked further questions about the smell.',
      },
    ],
  },

  after: {
    title: 'After',
    paragraphs: [
      'Visitors ask, get a sentence, and are sent to a volume and a page. They still hold the paper in their hands. That was the archivist’s condition, and it has turned out to be the pleasure.',
      'She retired on the last day of March. In April she came back as a visitor, asked it about kerbstones, and was told that there were eleven entries, “following an index of 1952”. She is said to have laughed.',
    ],
    slip: {
      title: 'Request slip',
      number: 'No. 0418',
      rows: [
        { term: 'Asked', text: 'When did the lower meadow last flood, and who paid?' },
        { term: 'Answer', text: 'In March 1926. The poor fund paid for straw and one boat.' },
        { term: 'Fetch', text: 'Volume 14, page 212. Shelf 3, from the left.' },
        { term: 'Read by', text: 'Two models, one volunteer' },
      ],
      stamp: 'Issued',
    },
  },

  reckoning: {
    title: 'What it took, and what we would do otherwise',
    took: [
      {
        term: 'Plan',
        text: [
          `Practice, ${price('practice')} a month, because of the volunteers. `,
          { text: 'Prices', to: PATHS.servicesV2 },
          ' of the work are on a list.',
        ],
      },
      { term: 'Work by us', text: 'Six days, of which four were spent listening' },
      { term: 'Work by the town', text: 'About 300 hours, nearly all of it on Thursdays' },
      {
        term: 'Who can read it',
        text: 'Whoever sits in the reading room. Nobody from outside, ourselves included',
      },
      { term: 'Backups', text: 'Hourly, kept for 90 days; one disk lies in the town hall’s safe' },
    ],
    otherwise: [
      'Begin with the archivist and not with the scanner. We had read eleven volumes before we learned that the words were the problem.',
      'Not promise the fourth clerk. His pages of 1928 are still mostly a picture of themselves, and the server says so.',
      'Ask earlier what must not be findable. Two files on guardianship were taken out again in February, and with them the sentences that cited them.',
    ],
  },

  next: {
    title: 'Told otherwise',
    links: [
      {
        meta: 'As data',
        title: 'Search in a law office, in figures',
        text: 'The same kind of work, with nothing but measurements.',
        to: PATHS.portfolioCaseStudyV2,
      },
      {
        meta: 'Service',
        title: 'Moving your data in',
        text: 'How scanning, reading and checking go, step by step.',
        to: PATHS.servicesSingle,
      },
      {
        meta: 'Ask',
        title: 'Do you have such a shelf?',
        text: 'An engineer answers, usually with questions.',
        to: PATHS.contactV2,
      },
    ],
  },
} as const;
