export const LAW_OFFICE_FIGURES = {
  kicker: 'Example project · law office',
  title: 'Search in a law office, in figures',
  lead: 'Nine people, twenty years of closed matters. One hundred questions, asked before and after by the same people, against the clock. All figures are examples.',
  note: 'An example project: the office is invented, and the figures show how we would report one. Your papers will give others.',
  headline: [
    { figure: '14 min', label: 'to find a clause, before', tone: 'plain' },
    { figure: '50 s', label: 'to find it, after', tone: 'ours' },
    { figure: '7 of 100', label: 'questions not answered, after', tone: 'plain' },
  ],
  chart: {
    title: 'Minutes until found, by kind of question',
    description:
      'Bars comparing minutes before and after for four kinds of question. Clauses fell from 14 to 0.8, precedents from 31 to 2.5, deadlines from 6 to 0.4, and who-said-what from 22 to 4.',
    before: 'Before',
    after: 'After',
    rows: [
      { label: 'Clauses', before: 14, after: 0.8 },
      { label: 'Precedents', before: 31, after: 2.5 },
      { label: 'Deadlines', before: 6, after: 0.4 },
      { label: 'Who said what', before: 22, after: 4 },
    ],
  },
  table: {
    title: 'What it took',
    caption: 'Effort and running cost in the example',
    head: ['Item', 'Amount'],
    rows: [
      ['Pages read', '418,000'],
      ['First reading', '9 days'],
      ['Walls between clients', '1,240, taken from the rights on the share'],
      ['Days of work by us', '3'],
      ['Days of work by the office', '2'],
      ['Machine', 'Practice plan'],
    ],
  },
  wrong: {
    title: 'What went wrong',
    text: 'Seven questions stayed without an answer: four were about tables in scans, two needed a sum, and one concerned a matter that had been filed under the wrong client in 2009. The last one was found in the end, and refiled.',
  },
} as const;
