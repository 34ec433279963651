import { ENGINEER_TALK } from '@/site/facts.ts';
import { PATHS } from '@/site/paths.ts';

export const PEOPLE = {
  title: 'Six people and a long table',
  lead: 'Small enough that whoever answers your letter can turn round and ask whoever built the thing.',
  note: 'An example team, drawn, not photographed. Names and habits are invented for this page; the way of working is the one that we hold ourselves to.',
  tableLabel:
    'A drawing: six people behind one long table. On it, from left to right: a drive, a stack of paper, a receipt, a telephone, a pencil and a padlock.',
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
    text: 'Thirty-two hours are full time here, so everybody has a day that is not ours. They differ, and the table is never empty from Monday to Friday.',
    off: 'not at work',
    people: [
      {
        name: 'Ines',
        role: 'Operations',
        work: 'Keeps machines running, and once a week restores a backup chosen by lot, to see that it can be done.',
        week: ['Updates, ring one', 'A restore, by lot', 'Hand-over', 'Updates, ring two', null],
        said: 'If nobody notices on Thursday what I did on Monday, it was a good update.',
      },
      {
        name: 'Marek',
        role: 'Models and retrieval',
        work: 'Reads all day answers that are nearly right. Decides which open models are good enough to offer, and on which machine.',
        week: [null, 'Forty test questions', 'Wrong page numbers', 'Forty more', 'Writing it up'],
        said: 'A fluent mistake is worse than a clumsy one.',
      },
      {
        name: 'Anna',
        role: 'Accounts and billing',
        work: 'Sign-in, hand-off, invoices. Holds strong views on error messages and keeps a list of the worst.',
        week: ['Payments that failed', 'Building', null, 'Building', 'Two letters an hour'],
        said: '‘Something went wrong’ is not a sentence. It is a shrug.',
      },
      {
        name: 'Edda',
        role: 'Engineer with customers',
        work: 'The named engineer of the Practice plan. Asks what you do on a Monday before she asks about servers.',
        week: ['Calls', 'Calls', 'Visits', 'What was promised', null],
        said: 'Half of my calls end with ‘then you do not need us’. They come back.',
      },
      {
        name: 'Wim',
        role: 'Words',
        work: 'Help pages, terms, and each sentence in the product. Removes one adjective a day and has not run out.',
        week: ['Letters of last week', 'One help page', 'The same page', null, 'Reading aloud'],
        said: 'I read it to my mother. If she asks ‘who is we’, it goes back.',
      },
      {
        name: 'Sol',
        role: 'Security and operations',
        work: 'Tries to get in. Writes down how, mends it with whoever built it, and tries again the week after.',
        week: [null, 'Reading changes', 'Trying doors', 'Trying doors', 'Mending'],
        said: 'The interesting door is the one that everybody uses.',
      },
    ],
  },

  rota: {
    title: 'Who is on call this week',
    text: 'One person first, one person second, four who share it. The turn changes on Wednesday at ten, over one call and a coffee, because a Monday is no time to hear what happened on Sunday.',
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
      title: 'Rings at any hour',
      items: [
        'Servers of more than one customer do not answer.',
        'A nightly backup is missing for the second night.',
        'Nobody can sign in.',
        'A security finding, from whomever.',
      ],
    },
    waits: {
      title: 'Waits until nine',
      items: [
        'One server is slow.',
        'A payment has failed. Nothing is switched off for it.',
        'A model answers badly.',
        'Somebody is curious.',
      ],
    },
    pay: 'A day on call is paid with 40 euros, a Saturday or Sunday with 90, days off included: it is not work until it rings. Whoever is woken starts later the next day, by as much as they were up.',
  },

  decisions: {
    title: 'How something gets decided',
    text: 'Not by a vote, and not by whoever talks longest. Somebody owns the matter, everybody may object in writing, and the objection is kept beside the decision.',
    steps: [
      {
        time: 'Day 1',
        text: 'Anybody writes one page: the question, two options, what each would break.',
      },
      { time: 'Days 2 and 3', text: 'Remarks in the margin, by name. No meeting.' },
      { time: 'Day 4', text: 'The owner of the matter decides and signs.' },
      {
        time: 'Half a year on',
        text: 'It is opened again, on a date that stands at the foot of the page.',
      },
    ],
    record: {
      words: { chosen: ' (chosen)', because: 'Because', against: 'Against it' },
      number: 'Decision 41',
      date: 'an example, as it lies in the folder',
      question: 'For how long is a door for staff open, once a customer has opened it?',
      options: [
        { mark: false, text: 'Until the customer closes it.' },
        { mark: true, text: 'For the hours that they name. Where none are named, four.' },
      ],
      because:
        'A door that has to be closed by hand stays open. Of twelve that we looked at, five had been open for longer than a week.',
      against:
        'Edda: a rebuilt index takes six hours. Where nobody names a number I will have to ask twice, when people want to go home.',
      decided: 'Sol, for security',
      again: 'To be opened again in March',
    },
    rules: [
      { who: 'One person', what: 'anything that can be taken back by lunchtime' },
      { who: 'Two people', what: 'every change to sign-in, payment or what is kept' },
      { who: 'All six', what: 'prices, a promise, a new place where data may lie' },
    ],
  },

  never: {
    title: 'Nobody here works alone on a customer’s machine.',
    text: 'Nor is there a key in a drawer for it. What goes wrong is written up for everyone who was affected, with the cause and not only the apology.',
  },

  ways: {
    title: 'Whose desk is yours?',
    entries: [
      {
        who: 'Edda',
        what: 'Would it fit us at all?',
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
