import { ENGINEER_TALK, TEAM_SIZE } from '@/site/facts.ts';
import { PATHS } from '@/site/paths.ts';

export const PEOPLE = {
  title: `A team of ${TEAM_SIZE} at a long table`,
  lead: 'Small enough that the person who answers your e-mail can turn round and ask the one who built it.',
  note: 'An example team, in drawings. Names and habits are invented for this page; the way of working is the one we hold ourselves to.',
  tableLabel: `A drawing: ${TEAM_SIZE} people behind one long table. On it, from left to right: a drive, a stack of paper, a receipt, a telephone, a pencil and a padlock.`,
  seats: [
    { name: 'Ines', thing: 'drive' },
    { name: 'Marek', thing: 'paper' },
    { name: 'Anna', thing: 'receipt' },
    { name: 'Edda', thing: 'phone' },
    { name: 'Wim', thing: 'pencil' },
    { name: 'Sol', thing: 'lock' },
  ],

  weeks: {
    title: 'What a week looks like',
    text: 'Full time here is thirty-two hours, so each of us has one weekday off. The days differ, and someone is at the table from Monday to Friday.',
    off: 'day off',
    people: [
      {
        name: 'Ines',
        role: 'Operations',
        work: 'Keeps servers running. Once a month she checks that a backup of each has been read back.',
        week: ['Updates, ring one', 'Backups', 'Hand-over', 'Updates, ring two', null],
        said: 'If Thursday is quiet, Monday’s update was a good one.',
      },
      {
        name: 'Marek',
        role: 'Models and retrieval',
        work: 'Reads nearly right answers all day. Decides which open models are good enough to offer, and on which server.',
        week: [null, 'Forty test questions', 'Wrong page numbers', 'Forty more', 'Writing it up'],
        said: 'A fluent mistake is worse than a clumsy one.',
      },
      {
        name: 'Anna',
        role: 'Accounts and billing',
        work: 'Sign-in, opening servers, invoices. Holds strong views on error messages and keeps a list of the worst.',
        week: ['Payments that failed', 'Building', null, 'Building', 'E-mails, two an hour'],
        said: '‘Something went wrong’ is not a sentence. It is a shrug.',
      },
      {
        name: 'Edda',
        role: 'Customer engineer',
        work: 'Is the contact with a name for Practice customers. Asks what you do on a Monday before she asks about servers.',
        week: ['Calls', 'Calls', 'Visits', 'What was promised', null],
        said: 'Half my calls end with ‘you can do without us’. They come back.',
      },
      {
        name: 'Wim',
        role: 'Words',
        work: 'Help pages, terms and every sentence in the product. Removes an adjective a day and has plenty left.',
        week: ['Last week’s e-mails', 'One help page', 'The same page', null, 'Reading aloud'],
        said: 'I read it to my mother. If she asks ‘who is we’, it goes back.',
      },
      {
        name: 'Sol',
        role: 'Security and operations',
        work: 'Tries to break in. Writes down how, fixes it with the person who built it, and tries again a week later.',
        week: [null, 'Reading changes', 'Trying doors', 'Trying doors', 'Fixing'],
        said: 'The interesting door is the one that everyone uses.',
      },
    ],
  },

  rota: {
    title: 'Who is on call this week',
    text: 'One person is first on call and one second, and four of us take turns. We change over on Wednesday at ten, with a call and a coffee, because Monday is a bad time to hear about Sunday.',
    caption: 'An example week of the rota',
    words: { person: 'Person', free: 'free', first: '1st', second: '2nd' },
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    rows: [
      {
        name: 'Ines',
        days: ['first', 'first', 'first', null, null, null, null],
      },
      { name: 'Sol', days: ['second', 'second', 'first', 'first', 'first', 'first', 'first'] },
      { name: 'Edda', days: [null, null, 'second', 'second', 'second', null, null] },
      { name: 'Marek', days: [null, null, null, null, null, 'second', 'second'] },
    ],
    handover: 'Wednesday is shared: Ines until ten, Sol after.',
    rings: {
      title: 'Alerts us at once',
      items: [
        'Servers of more than one customer are silent, or one has been for an hour.',
        'A backup is late by as much as its interval.',
        'E-mails have waited for an hour.',
        'A security finding, from anyone.',
      ],
    },
    waits: {
      title: 'Waits until nine',
      items: [
        'One server is slow.',
        'A payment has failed. The server stays on.',
        'A model answers badly.',
        'Someone is curious.',
      ],
    },
    pay: 'A day on call pays 40 euros, a Saturday or Sunday 90, days off included. It counts as work only once an alert comes. Anyone woken at night starts later the next day, by as long as they were up.',
  },

  decisions: {
    title: 'How a decision gets made',
    text: 'One person owns each question. Anyone may object in writing, and the objection is kept with the decision. We do not vote.',
    steps: [
      {
        time: 'Day 1',
        text: 'Someone writes one page: the question, two options, what each would break.',
      },
      { time: 'Days 2 and 3', text: 'Signed comments in the margin, instead of a meeting.' },
      { time: 'Day 4', text: 'The owner decides and signs.' },
      {
        time: 'Half a year on',
        text: 'We open it again, on the date at the foot of the page.',
      },
    ],
    record: {
      words: { chosen: ' (chosen)', because: 'Because', against: 'Against' },
      number: 'Decision 41',
      date: 'an example, as it was filed',
      question: 'Once a customer lets our staff in, how long does the door stay open?',
      options: [
        { mark: false, text: 'Until the customer closes it.' },
        { mark: true, text: 'For as long as they choose; four hours by default.' },
      ],
      because:
        'A door that has to be closed by hand stays open. Of twelve that we looked at, five had been open for more than a week.',
      against:
        'Edda: rebuilding an index takes six hours. On the default I will have to ask twice, just as people want to go home.',
      decided: 'Sol, for security',
      again: 'To be reopened in March',
    },
    rules: [
      { who: 'One person', what: 'anything that can be undone by lunchtime' },
      { who: 'Two people', what: 'every change to sign-in, payment or what we keep' },
      { who: `All ${TEAM_SIZE}`, what: 'prices, a promise, a new place to keep data' },
    ],
  },

  never: {
    title: 'We work on a customer’s server in pairs.',
    text: 'The customer is one of the pair and opens the door. When something goes wrong, everyone affected gets a written report, with the cause as well as the apology.',
  },

  ways: {
    title: 'Who should you ask?',
    entries: [
      {
        who: 'Edda',
        what: 'Would it suit us at all?',
        label: ENGINEER_TALK,
        to: PATHS.contactV2,
      },
      {
        who: 'Anna',
        what: 'An invoice, a payment, an account',
        label: 'Write to us',
        to: PATHS.contactV1,
      },
      { who: 'Wim', what: 'How does it work?', label: 'Help', to: PATHS.helpCenter },
      {
        who: 'Two empty chairs',
        what: 'May I sit down?',
        label: 'Open positions',
        to: PATHS.career,
      },
    ],
  },
} as const;
