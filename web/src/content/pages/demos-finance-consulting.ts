export const BOOKKEEPERS = {
  name: 'Calder, Nair & Partners · bookkeepers',
  title: 'Your books, in order by the tenth',
  lead: 'We keep the accounts of sixty small firms. Every month is closed by the tenth of the next, with one page that says what it means.',
  ledger: {
    caption: 'An example page of the sort that you would receive on the tenth',
    head: ['Item', 'This month', 'Last month', 'Year so far'],
    rows: [
      ['Sales', '41,280', '38,910', '402,655'],
      ['Wages', '18,400', '18,400', '184,000'],
      ['Rent and power', '3,112', '3,240', '31,870'],
      ['Left over', '19,768', '17,270', '186,785'],
    ],
  },
  terms: {
    title: 'What we take on',
    items: [
      {
        term: 'Monthly books',
        text: 'You send or scan, we enter, reconcile with the bank, and ask once a month, all questions at a time.',
      },
      { term: 'Payroll', text: 'Up to forty people. Pay slips two days before pay day.' },
      {
        term: 'Year end',
        text: 'Accounts ready for your auditor by March, or by April for those who send their boxes late.',
      },
      {
        term: 'Second opinion',
        text: 'A fixed fee for a look at somebody else’s books. In writing, without adjectives.',
      },
    ],
  },
  fee: {
    title: 'Fees',
    text: 'By the number of entries, and never by the hour. An hourly fee rewards us for being slow. Up to a hundred entries a month cost €180, each further one €1.20. What is agreed holds for a year.',
  },
} as const;
