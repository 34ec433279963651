import { KEEP_DAYS } from '@contract/machines.ts';
import { PROMISES } from '@/catalogue/promises.ts';
import { AFTER_YOU_PAY, PATHS } from '@/site/paths.ts';
import { price } from '@/site/prices.ts';

export const LANDING = {
  hero: {
    title: 'Your thinking, at your\u00a0address.',
    lead: 'An AI server of your own. It reads your files and answers with the lines it read. For practices, offices, studios and families.',
    price: `From ${price('solo')} a month, on a machine in the EU or in your own cupboard.`,
    action: { label: 'Choose a plan', to: '#pricing' },
    aside: { label: 'Look around first, free', to: PATHS.getStarted },
    dashboard: { label: 'Open your dashboard', to: PATHS.dashboard },
  },

  exchange: {
    host: 'oak.alcove.example',
    label: 'Ask a family’s folder',
    note: 'An example. The papers are made up.',
    footer: 'answered on oak, your machine · 0 bytes left it',
    questions: [
      {
        question: 'When must we give notice?',
        answer: [
          'Three months before the end of a quarter, in writing.',
          'The deposit is back six weeks after you move out.',
        ],
        sources: ['home/lease-2021.pdf, page 4', 'home/lease-2021.pdf, page 9'],
        paper: 'Lease',
        marked:
          '§ 9 Either side may end this lease in writing, three months before the end of a quarter.',
      },
      {
        question: 'Why does the boiler show F28?',
        answer: [
          'It has no flame. Open the gas tap, then press Reset once.',
          'If that does not help: Kroll’s fitted it, 555 0142.',
        ],
        sources: ['home/boiler-manual.pdf, page 31', 'bills/kroll-2023.pdf, page 1'],
        paper: 'Fault codes',
        marked:
          'F28 No flame. Check that the gas tap is open, then press Reset once for 3 seconds.',
      },
      {
        question: 'What does Mia need on Friday?',
        answer: [
          'Rubber boots, a packed lunch and the signed slip.',
          'Her bus leaves at 8:10 that day, not at 7:40.',
        ],
        sources: ['school/letter-12-may.jpg, page 1', 'school/bus-times.pdf, page 2'],
        paper: 'Class 3b',
        marked:
          'On Friday we walk to the mill. Please bring rubber boots, a packed lunch and the signed slip.',
      },
      {
        question: 'Is the stolen bicycle insured?',
        answer: [
          'Yes, up to €1,500, because it was locked.',
          'You paid €1,240 for it, so the whole price is covered.',
        ],
        sources: ['home/contents-policy.pdf, page 11', 'bills/bicycle-2024.pdf, page 1'],
        paper: 'Policy',
        marked:
          '7.3 Bicycles are insured against theft up to €1,500 if they were locked at the time.',
      },
    ],
  },

  house: {
    title: 'One machine, and a house around it',
    text: 'Here it is, cut open. Which room is yours?',
    rooms: [
      { id: 'practice', name: 'The practice', note: 'By the clock', to: PATHS.saasV2 },
      { id: 'study', name: 'The study', note: 'Tour and price sum', to: PATHS.saasV5 },
      { id: 'workshop', name: 'The workshop', note: 'For engineers', to: PATHS.saasV3 },
      { id: 'kitchen', name: 'The kitchen', note: 'At home, with family', to: PATHS.saasV4 },
      { id: 'hall', name: 'The hall', note: 'What it connects to', to: PATHS.saasIntegrations },
      { id: 'alcove', name: 'The alcove', note: 'What it can do', to: PATHS.saasFeatures },
    ],
  },

  flow: {
    title: 'The way your words take',
    ours: {
      title: 'On Alcove',
      description:
        'A drawing: a phone sends a question through one encrypted line to a server. Model, files and answers are inside the server. Nobody else is in the picture.',
      caption: 'One encrypted line, opened on your machine and nowhere before.',
      device: 'Your phone',
      line: 'one encrypted line',
      server: 'Your server',
      inside: ['model', 'files', 'answers'],
    },
    theirs: {
      title: 'On a shared service',
      description:
        'A drawing: a phone sends a question to a shared service. Around the service stand its logs, its support staff, its reviewers, its training data and its subcontractors, each of whom can read along.',
      caption: 'At each eye your words can be read or kept.',
      device: 'Your phone',
      service: 'The service',
      readers: [
        'request logs',
        'support staff',
        'quality review',
        'training data',
        'subcontractors',
      ],
    },
  },

  start: {
    title: 'After you pay: about half an hour',
    text: [
      { text: 'All that happens after you pay', to: AFTER_YOU_PAY },
      '. Or the second way: ',
      { text: 'bring your own machine', to: '/help/bring-your-own' },
      '.',
    ],
    unit: 'min',
    steps: [
      {
        id: 'ordered',
        minute: 0,
        title: 'You pay',
        text: 'Your machine is ordered within seconds.',
      },
      {
        id: 'made',
        minute: 1,
        title: 'It is made',
        text: 'Watch each step, or close the page: it goes on.',
      },
      {
        id: 'ready',
        minute: 5,
        title: 'It is at your address',
        text: 'Press “Open”, and you are signed in.',
      },
      {
        id: 'file',
        minute: 10,
        title: 'The first folder',
        text: 'It reads your files, and keeps the index on its own disk.',
      },
      {
        id: 'answer',
        minute: 30,
        title: 'The first answer',
        text: 'Ask, and look up the lines it came from.',
      },
    ],
  },

  pricing: {
    title: 'What it costs',
    text: 'A price is for the plan, whoever of you uses it.',
  },

  promises: {
    title: 'Promises you can check',
    checkLabel: 'Check it',
    items: [PROMISES.pages, PROMISES.door, PROMISES.end],
    more: { label: 'All seven promises', to: PATHS.aboutV1 },
  },

  faq: {
    title: 'Asked before buying',
    questions: [
      {
        question: 'Is it as clever as the large services?',
        answer: [
          'No, and for much of the work it does not need to be. Your server runs open models of moderate size. They are good at finding, summing up, drafting and translating from your own papers. For hard reasoning over what is not private, a large service is the better tool; go on using one.',
        ],
      },
      {
        question: 'Can Alcove read my files?',
        answer: [
          'Not in the ordinary course of things: the disk is encrypted, there is no common database, and nobody of ours has a login on your machine unless you open one. Whoever runs a building could in theory tamper with a computer in it. If you must rule that out, put a machine in your own rooms and connect it by its address.',
          [
            'We wrote down the limits at length in ',
            { text: 'what a private server can and cannot keep private', to: PATHS.blogSingleV1 },
            '.',
          ],
        ],
      },
      {
        question: 'What does my account know about me?',
        answer: [
          [
            'Your e-mail address, the details you enter, your plan, and the addresses of your servers with the time of the last sign-in. Not what you ask, and not what you store. The ',
            { text: 'privacy page', to: PATHS.privacy },
            ' has the whole list.',
          ],
        ],
      },
      {
        question: 'How does the account sign me in to my server?',
        answer: [
          [
            'It hands the server a short-lived token over your browser. It does this only for a machine that we made for you, or an address that you agreed to on a screen that shows it in full. ',
            { text: 'How the hand-off works', to: PATHS.helpDetail },
            '.',
          ],
        ],
      },
      {
        question: 'What happens at a limit?',
        answer: [
          'People: an invitation beyond the plan’s number waits until someone leaves or the plan grows. Storage: you are written to at 80 and at 95 per cent; when the disk is full, nothing is deleted, new files wait, and questions still work. Speed: questions asked at the same moment queue on your own machine, with no stranger ahead of you.',
        ],
      },
      {
        question: 'What if I want to stop, or leave?',
        answer: [
          `Pause or cancel in the account. A pause keeps the rest of what you paid; a cancelled plan runs to the end of the paid period. Your machine then sleeps for ${KEEP_DAYS} days, in which you can fetch all files as one archive, and is erased. Your account data can be exported and deleted without writing to anybody.`,
        ],
      },
      {
        question: 'Do I need to know about servers?',
        answer: [
          [
            'No. If you can set up a new phone, you can set this up. If you would rather have it done, our ',
            { text: 'services', to: PATHS.servicesV1 },
            ' include moving your files in and an hour with your team.',
          ],
        ],
      },
    ],
  },

  closing: {
    title: 'A door that you can close.',
    text: 'Make an account to look around. It costs nothing, asks for no card, and lets you connect one server of your own.',
    action: { label: 'Create an account', to: PATHS.getStarted },
    aside: { label: 'Ask an engineer', to: PATHS.contactV2 },
  },
} as const;
