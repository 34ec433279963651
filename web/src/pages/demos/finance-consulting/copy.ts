import { PATHS } from '@/site/paths.ts';

export const BOOKKEEPERS = {
  name: 'Calder, Nair & Partners',
  trade: 'Bookkeepers',
  folio: 'Folio 1',
  title: 'Your books, in order by the tenth',
  lead: 'We keep the accounts of sixty-two small firms. We close every month by the tenth of the next, with one page that says what it means.',
  entries: {
    caption: 'The partnership in five entries',
    head: ['Item', 'Figure'],
    rows: [
      { item: 'Firms whose books we keep', figure: '62' },
      { item: 'People here, three of them partners', figure: '11' },
      { item: 'Months closed since 2009', figure: '9,418' },
      { item: 'of these, later than the tenth', figure: '3' },
      { item: 'Hourly rates', figure: '0' },
    ],
  },

  month: {
    title: 'A month has two sides',
    text: 'As in any account, what one side gives, the other receives. Times are for a joinery of five with 180 entries a month, averaged over a year.',
    caption: 'What the client and the bookkeepers do in a month, with the times added up',
    yours: {
      title: 'Yours',
      rows: [
        { day: '1st', item: 'Send or scan what has piled up', time: '0:40' },
        { day: '7th', item: 'Answer our questions, all at once', time: '0:20' },
        { day: '10th', item: 'Read one page', time: '0:10' },
      ],
      total: '1:10',
    },
    ours: {
      title: 'Ours',
      rows: [
        { day: '2nd', item: 'Enter 180 items', time: '3:30' },
        { day: '4th', item: 'Reconcile with the bank, to the cent', time: '1:40' },
        { day: '5th', item: 'Payroll for five', time: '1:20' },
        { day: '6th', item: 'Collect questions, strike out half', time: '0:30' },
        { day: '8th', item: 'A second person checks it', time: '1:30' },
        { day: '10th', item: 'Close, and write the page', time: '0:50' },
      ],
      total: '9:20',
    },
  },

  report: {
    title: 'The page you get on the tenth',
    text: 'An example, with invented figures that add up. It is one page long, because a second would go unread.',
    firm: 'Halden Joinery',
    period: 'October',
    caption:
      'Halden Joinery, October: income and costs beside last month and the year so far, in euros',
    head: ['€', 'October', 'September', 'Year so far'],
    rows: [
      ['Sales', '41,280', '38,910', '402,655'],
      ['Timber and fittings', '−11,936', '−12,480', '−121,340'],
      ['Wages', '−18,400', '−18,400', '−184,000'],
      ['Rent and power', '−3,112', '−3,240', '−31,870'],
      ['Van and tools', '−1,874', '−1,390', '−15,905'],
    ],
    total: ['Left over', '5,958', '3,400', '49,540'],
    chartTitle: 'Left over, by month',
    chart:
      'Ten bars, January to October, for what was left over each month: lowest in January with 2,910 euros, highest in April with 7,250, and 5,958 in October.',
    months: [
      { month: 'J', value: 2910 },
      { month: 'F', value: 3480 },
      { month: 'M', value: 6120 },
      { month: 'A', value: 7250 },
      { month: 'M', value: 5870 },
      { month: 'J', value: 6640 },
      { month: 'J', value: 4012 },
      { month: 'A', value: 3900 },
      { month: 'S', value: 3400 },
      { month: 'O', value: 5958 },
    ],
    meaningTitle: 'What it means',
    meaning:
      'Sales rose by 2,370. Timber fell although you worked more, because you bought the oak for the school in September. Customers owe you 14,200, and 3,900 of it has been due for more than sixty days. About 8,650 in tax is due on the 20th; the money is in your second account.',
    questionsTitle: 'Two questions',
    questions: [
      'The 640 to Lund & Co.: wood, or a saw?',
      'Shall we write to the Harbour Café, or will you?',
    ],
    notes: [
      {
        title: 'Three columns',
        text: 'This month, last month, the year. If you make a budget, it becomes the fourth.',
      },
      { title: 'One chart', text: 'It starts at zero, so a small change looks small.' },
      { title: 'Four sentences', text: 'Written by a person who knows your timber merchant.' },
      {
        title: 'Questions at the end',
        text: 'Five at most, and in writing, so that your working day is yours.',
      },
    ],
  },

  year: {
    title: 'The year on one sheet',
    text: 'For a client whose year ends in December. We watch the dates, so you can forget them.',
    drawing:
      'A calendar of twelve rows and thirty-one columns. It marks the tenth of every month, pay slips on the 23rd, quarterly returns on the 20th of January, April, July and October, and the dates of the year end.',
    kinds: [
      { kind: 'close', term: 'Books closed', text: 'the 10th, every month' },
      { kind: 'pay', term: 'Pay slips', text: 'the 23rd, two days before pay day' },
      { kind: 'tax', term: 'Quarterly return', text: '20 January, April, July and October' },
      {
        kind: 'year',
        term: 'Year end',
        text: '15 March to the auditor; 30 June filed; 12 November, an hour about next year',
      },
    ],
    note: 'Example dates. If your tax office sets others, your sheet shows those.',
  },

  fees: {
    title: 'What it costs, added up',
    text: 'We charge by the number of entries, because an hourly fee rewards us for being slow. The fee is fixed for a year.',
    caption: 'Monthly fee of three example firms, in euros before tax',
    firms: ['A translator', 'A joinery of five', 'A clinic of 22'],
    lineTerm: 'Euros',
    entriesTerm: 'Entries a month',
    entries: [60, 180, 420],
    people: [0, 5, 22],
    /** Euros a year, for the accounts at its end. */
    yearEnd: [720, 1380, 2280],
    lines: {
      base: 'Up to 100 entries',
      further: 'Each extra one, at 1.20',
      pay: 'Pay slips, at 12.00',
      yearEnd: 'Year end, a twelfth',
    },
    total: 'Per month',
    included:
      'Included: questions at any time, letters to the tax office, and handing everything over in order if you leave.',
    extra:
      'Extra: what went wrong before we came. We look at it free of charge and then name a price.',
  },

  keeping: {
    title: 'Who can open your books',
    items: [
      {
        term: 'You',
        text: 'All of them, at any time, in files that any bookkeeping program reads.',
      },
      {
        term: 'Two of us',
        text: 'The one who keeps them and the one who checks them. The other nine are locked out.',
      },
      {
        term: 'Our own server',
        text: [
          'When we ask old papers a question, a server in our back room answers it. It is an Alcove server; ',
          { text: 'this is how an office uses one', to: PATHS.saasV2 },
          '.',
        ],
      },
      {
        term: 'Afterwards',
        text: 'Ten years in the cellar, as the law requires. Then the shredder, and you are welcome to watch.',
      },
    ],
  },

  partners: {
    title: 'Signed',
    text: 'Every page you get on the tenth carries one of these. It means that person has read it.',
    people: [
      {
        id: 'calder',
        name: 'Ruth Calder',
        role: 'Partner since 2009. Builders, joiners, anyone with a van.',
      },
      {
        id: 'nair',
        name: 'Anand Nair',
        role: 'Partner since 2009. Practices and clinics. Finds the missing cent.',
      },
      {
        id: 'osei',
        name: 'Lena Osei',
        role: 'Partner since 2017. Payroll, and all letters that begin with “unfortunately”.',
      },
    ],
  },

  opening: {
    title: 'Opening entry',
    text: 'Bring the last three months as they are, in a box if need be. In a week you have them back in order, with a fee in writing. If that is all you wanted, you owe us nothing.',
    mail: 'post@calder-nair.example',
    subject: 'Three months in a box',
    action: 'Write to the partners',
    address:
      'Calder, Nair & Partners, 14 Weighhouse Row, first floor. Tuesday to Thursday, nine to five.',
  },
} as const;
