import { PATHS, PRICING } from '@/site/paths.ts';
import { PLAN_TERMS } from '@contract/plans.ts';
import { price, pricePerHead } from '@/site/prices.ts';

export const STORIES = {
  title: 'Five examples, all of them invented',
  lead: 'What a practice, a studio, a family, a law office and a club ask a server in an ordinary week. We made up the people, their names and what they say. The work is real.',
  note: 'We do not name or quote customers. A service that promises discretion should start with its own advertising.',

  finder: {
    legend: 'Which sounds most like you?',
    hint: 'Shows only those that fit.',
    all: 'Show all five',
    situations: [
      { id: 'others', label: 'We keep papers about other people' },
      { id: 'again', label: 'We have done this before and cannot find it' },
      { id: 'shared', label: 'Several of us share a cupboard' },
      { id: 'nobody', label: 'We have no IT department' },
      { id: 'walls', label: 'Some folders are only for some of us' },
    ],
  },

  words: {
    invented: 'Example',
    failed: 'What did not work',
  },

  practice: {
    name: 'Practice at the Ford',
    what: 'Two doctors, four assistants',
    plan: `Practice plan, ${price('practice')} a month`,
    fits: ['others', 'walls', 'nobody'],
    quote: {
      text: 'The letter was never lost. It was just in one of two hundred folders.',
      who: 'A doctor',
    },
    text: 'Scanned letters and lab sheets since 2014. An answer is a list of names, each with its page. The doctor still opens every page, but the folders stay shut.',
    stats: [
      { figure: '12,140', label: 'letters read' },
      { figure: '3 min', label: 'until a new one can be asked about' },
      { figure: '9 s', label: 'for an answer, median' },
    ],
    failed: 'Handwritten notes. Recognition was unsure all day, said so, and was switched off.',
    more: { text: 'The doctor’s letter', to: PATHS.customerStorySingle },
    sheet: {
      asked: 'Which of my patients on this drug had their kidney function tested in spring?',
      head: '4 of 11. Seven have no result between March and May.',
      rows: [
        { who: 'Patient 0417', source: 'lab-2026-03-12.pdf, p. 1' },
        { who: 'Patient 1132', source: 'lab-2026-04-02.pdf, p. 2' },
        { who: 'Patient 0088', source: 'hospital-2026-04-19.pdf, p. 4' },
        { who: 'Patient 0951', source: 'lab-2026-05-07.pdf, p. 1' },
      ],
    },
  },

  studio: {
    name: 'Studio Underleaf',
    what: 'Four designers',
    plan: `Household plan, ${price('household')} a month`,
    fits: ['again', 'nobody', 'shared'],
    quote: {
      text: 'We asked what we had charged. It also told us that we had sworn never to do it again.',
      who: 'A designer',
    },
    text: 'Eleven years of quotes, invoices and notes after the job. Four people share one server, and each has a room for unfinished work.',
    failed: 'Pictures. It reads what is written on a poster and has no opinion about the poster.',
    stats: [
      { figure: '11 years', label: 'of quotes and notes' },
      { figure: `4 of ${PLAN_TERMS.household.people}`, label: 'people the plan allows' },
      { figure: pricePerHead('household', 4), label: 'per person a month' },
    ],
    ledger: {
      asked: 'What did we charge for a poster series of this size, and did it hurt?',
      caption: 'Three earlier jobs, as the server lists them',
      head: ['Job', 'Year', 'Charged', 'Hours', 'Note after the job'],
      rows: [
        ['Six posters, garden show', '2019', '€5,400', '71', 'Fine. Printer was late, we were not'],
        ['Eight posters, city library', '2022', '€6,200', '96', 'Two rounds too many. Cap them'],
        ['Five posters, jazz cellar', '2024', '€2,900', '88', 'Never again without a contract'],
      ],
    },
  },

  family: {
    name: 'The Quints',
    what: 'Two parents, three children',
    plan: `Household plan, ${price('household')} a month`,
    fits: ['shared', 'walls', 'nobody'],
    quote: {
      text: 'It knows whose tetanus is due. It will never see my diary.',
      who: 'A mother',
    },
    text: 'Booklets photographed at the kitchen table. Each of the five has a room, the booklets are in the shared one, and the parents’ tax papers stay off the server.',
    failed: 'Homework. It wrote an essay when asked, and the teacher spotted it within the hour.',
    stats: [
      { figure: '5', label: 'rooms, one each' },
      { figure: '1', label: 'shared room, for all' },
      { figure: `${PLAN_TERMS.household.backups.keepDays} days`, label: 'of backups' },
    ],
    booklets: {
      asked: 'When is the next vaccination due, and whose is it?',
      label: 'Five vaccination booklets on a table. The third, Jonah’s, is open.',
      items: [
        { name: 'Ida', due: '2031' },
        { name: 'Tom', due: '2029' },
        { name: 'Jonah', due: 'October' },
        { name: 'Mia', due: '2028' },
        { name: 'Lu', due: '2027' },
      ],
      answer: 'Jonah’s, in October: tetanus, five years after the last one. Page 3 of his booklet.',
    },
  },

  law: {
    name: 'Chambers of Nine',
    what: 'Nine people, 1,240 clients',
    plan: `Practice plan, ${price('practice')} a month`,
    fits: ['others', 'again', 'walls'],
    quote: {
      text: 'I want it to find what I may see, and only that.',
      who: 'A partner',
    },
    text: 'Twenty years of closed matters behind one search field, with a wall around every client. The walls follow the rights on the old file share, which we tidied up first.',
    failed: 'Sums. It finds the seven invoices, and we add them up ourselves.',
    stats: [
      { figure: '50 s', label: 'to find a clause, down from 14 minutes' },
      { figure: '1,240', label: 'walls' },
      { figure: '7 of 100', label: 'questions unanswered' },
    ],
    more: { text: 'The same in figures', to: PATHS.portfolioCaseStudyV2 },
    picture: 'A long corridor of closed doors; one stands ajar, and light falls out of it.',
  },

  club: {
    name: 'Weir Boat Club',
    what: '140 members, a committee of five',
    plan: `Household plan, ${price('household')} a month`,
    fits: ['shared', 'again', 'nobody'],
    quote: {
      text: 'Every new treasurer asked the old one the same forty questions. Now they ask the cupboard.',
      who: 'A former treasurer',
    },
    text: 'Minutes, insurance, the slipway lease and a logbook for every boat. The committee asks; the members see a board in the boathouse, printed on Fridays.',
    failed:
      'Getting the files off the old secretary’s laptop. That took a bottle of wine and a screwdriver.',
    stats: [
      { figure: '38 years', label: 'of minutes' },
      { figure: '5', label: 'people who may ask' },
      { figure: '0', label: 'members’ addresses on the server' },
    ],
    board: {
      title: 'Boathouse, Friday',
      asked: 'Which boats are overdue, and what did the last repair cost?',
      tags: [
        { boat: 'Heron', text: 'Rigger bolts. Overdue since May', due: true },
        { boat: 'Otter', text: 'Hull sound, log 2026 p. 12', due: false },
        { boat: 'Wagtail', text: 'Seat runners, €84 in 2025', due: true },
        { boat: 'Dipper', text: 'Varnished in March', due: false },
        { boat: 'Old Bess', text: 'Ask Henry', due: false },
      ],
    },
  },

  table: {
    title: 'The five in one table',
    text: [
      'What each would pay and what each would leave out. The figure per head is the plan’s price, divided. ',
      { text: 'All plans', to: PRICING },
      '.',
    ],
    caption: 'The five compared',
    head: ['Who', 'People who ask', 'A month', 'Per head', 'Kept off the server'],
    rows: [
      [
        'Practice',
        '6',
        price('practice'),
        pricePerHead('practice', 6),
        'Handwritten notes, anything for billing',
      ],
      [
        'Studio',
        '4',
        price('household'),
        pricePerHead('household', 4),
        'Applications and payslips',
      ],
      ['Family', '5', price('household'), pricePerHead('household', 5), 'Tax papers, diaries'],
      [
        'Law office',
        '9',
        price('practice'),
        pricePerHead('practice', 9),
        'Open matters, in the first year',
      ],
      [
        'Club',
        '5',
        price('household'),
        pricePerHead('household', 5),
        'Members’ addresses and health notes',
      ],
    ],
  },

  closing: {
    title: 'The sixth example is yours.',
    text: 'Tell us in four lines what you keep and who may see it. You get four lines back: which plan, what it would be good for, and what we would leave out.',
    links: [
      { label: 'Write to an engineer', to: PATHS.contactV2 },
      { label: 'See ten more', to: PATHS.portfolioList },
    ],
  },
} as const;
