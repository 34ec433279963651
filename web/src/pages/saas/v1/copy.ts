import { WITHDRAWAL_DAYS } from '@contract/legal/withdrawal.ts';
import { KEEP_DAYS } from '@contract/machines.ts';
import { PLAN_TERMS } from '@contract/plans.ts';
import { PROMISES } from '@/catalogue/promises.ts';
import { NO_PLACE, SET_UP_TIME } from '@/site/facts.ts';
import { AFTER_YOU_PAY, PATHS } from '@/site/paths.ts';
import { price } from '@/site/prices.ts';

const { solo, household, practice } = PLAN_TERMS;
const BRING_YOUR_OWN = '/help/bring-your-own';

export const LANDING = {
  hero: {
    title: 'Your thinking, at your\u00a0address.',
    offer: `Your own AI server, from\u00a0${price('solo')}\u00a0a\u00a0month.`,
    lead: [
      'It reads your files, answers your questions and shows you the line each answer came from. Hosted in the EU, or on ',
      { text: 'a server you already run', to: BRING_YOUR_OWN },
      '.',
    ],
    action: { label: 'Choose a plan', to: '#pricing' },
    aside: { label: 'Create a free account', to: PATHS.getStarted },
    dashboard: { label: 'Open your dashboard', to: PATHS.dashboard },
  },

  exchange: {
    host: 'oak.alcove.example',
    label: 'Ask a family’s folder',
    note: 'An example. The papers are made up.',
    footer: 'answered on your server, oak · 0 bytes sent elsewhere',
    questions: [
      {
        question: 'When must we give notice?',
        answer: [
          'Three months before the end of a quarter, in writing.',
          'You get the deposit back six weeks after you move out.',
        ],
        sources: ['home/lease-2021.pdf, page 4', 'home/lease-2021.pdf, page 9'],
        paper: 'Lease',
        marked:
          '§ 9 Either side may end this lease in writing, three months before the end of a quarter.',
      },
      {
        question: 'Why does the boiler show F28?',
        answer: [
          'It failed to light. Open the gas tap, then press Reset once.',
          'If that fails: Kroll’s fitted it, 555 0142.',
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
          'Her bus leaves at 8:10 that day instead of 7:40.',
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
          'You paid €1,240 for it, so the full price is covered.',
        ],
        sources: ['home/contents-policy.pdf, page 11', 'bills/bicycle-2024.pdf, page 1'],
        paper: 'Policy',
        marked:
          '7.3 Bicycles are insured against theft up to €1,500 if they were locked at the time.',
      },
    ],
  },

  house: {
    title: 'A server for the whole house',
    text: 'Here it is from roof to cellar. Choose a room.',
    rooms: [
      { id: 'practice', name: 'The practice', note: 'A working day', to: PATHS.saasV2 },
      { id: 'study', name: 'The study', note: 'Tour and calculator', to: PATHS.saasV5 },
      { id: 'workshop', name: 'The workshop', note: 'For engineers', to: PATHS.saasV3 },
      { id: 'kitchen', name: 'The kitchen', note: 'At home, with family', to: PATHS.saasV4 },
      { id: 'hall', name: 'The hall', note: 'What it connects to', to: PATHS.saasIntegrations },
      { id: 'alcove', name: 'The alcove', note: 'What it can do', to: PATHS.saasFeatures },
    ],
  },

  flow: {
    title: 'Where your words go',
    ours: {
      title: 'On Alcove',
      description:
        'A drawing: a phone sends a question through one encrypted connection to a server. The model, the files and the answers are all inside the server.',
      caption: 'One encrypted connection, decrypted only on your server.',
      device: 'Your phone',
      line: 'encrypted connection',
      server: 'Your server',
      inside: ['model', 'files', 'answers'],
    },
    theirs: {
      title: 'On a shared service',
      description:
        'A drawing: a phone sends a question to a shared service. Lines lead on to its request logs, support staff, quality review, training data and subcontractors, and an eye beside each marks a place where your words can be read.',
      caption: 'Wherever you see an eye, your words can be read or kept.',
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
    title: `Up and running in about ${SET_UP_TIME.firstAnswer}`,
    text: [
      { text: 'What happens after you pay', to: AFTER_YOU_PAY },
      ', step by step. Or ',
      { text: 'bring your own server', to: BRING_YOUR_OWN },
      '.',
    ],
    unit: 'min',
    steps: [
      {
        id: 'ordered',
        minute: 0,
        title: 'You pay',
        text: 'Your server is ordered within seconds.',
      },
      {
        id: 'made',
        minute: 1,
        title: 'We set it up',
        text: 'Watch each step, or close the page: it carries on.',
      },
      {
        id: 'ready',
        minute: 5,
        title: 'Your server is ready',
        text: 'Press “Open” and you are signed in.',
      },
      {
        id: 'file',
        minute: 10,
        title: 'Your first folder',
        text: 'It reads your files and keeps the index on its own disk.',
      },
      {
        id: 'answer',
        minute: 30,
        title: 'Your first answer',
        text: 'Ask, and see the lines it came from.',
      },
    ],
  },

  pricing: {
    title: 'What it costs',
    text: 'One price per plan, for everyone on it.',
    whom: [
      `${solo.name} is for one person, ${household.name} for a family of up to ${household.people}, ${practice.name} for an office of up to ${practice.people}. You have `,
      { text: `${WITHDRAWAL_DAYS} days to change your mind`, to: `${PATHS.terms}#withdrawing` },
      '.',
    ],
  },

  promises: {
    title: 'Promises you can check',
    checkLabel: 'Check it',
    items: [PROMISES.pages, PROMISES.door, PROMISES.end],
    more: { label: 'All seven promises', to: PATHS.aboutV1 },
  },

  faq: {
    title: 'Before you buy',
    questions: [
      {
        question: 'Is it as clever as the large services?',
        answer: [
          'No. Your server runs open models of moderate size, which are good at finding, summarising, drafting and translating from your own papers. For hard reasoning over public material, keep using a large service: it is the better tool.',
        ],
      },
      {
        question: 'Can Alcove read my files?',
        answer: [
          'Not in day-to-day use. The server is yours alone, and our staff sign in only for a visit that you allow and can see. The disk is encrypted, and we hold its key, so that you can fetch your files while the server sleeps. The people who run a computer could read it. If you have to rule that out, put a server on your own premises and connect it by its address.',
          [
            'The limits are set out at length in ',
            { text: 'what a private server can and cannot keep private', to: PATHS.blogSingleV1 },
            '.',
          ],
        ],
      },
      {
        question: 'What does my account know about me?',
        answer: [
          [
            'Your e-mail address, the details you enter, your plan, and the addresses of your servers with the time of the last sign-in. What you ask and what you store stay on the server. The ',
            { text: 'privacy page', to: PATHS.privacy },
            ' has the full list.',
          ],
        ],
      },
      {
        question: 'How does the account sign me in to my server?',
        answer: [
          [
            'It passes the server a short-lived token through your browser. It does this only for a server that we set up for you, or for an address that you agreed to on a screen showing it in full. ',
            { text: 'How the hand-off works', to: PATHS.helpDetail },
            '.',
          ],
        ],
      },
      {
        question: 'What happens when I reach a limit?',
        answer: [
          `People: you count as one, and an open invitation holds a place. When every place is taken, ${NO_PLACE} Storage: you get an e-mail when the disk is 80 and 95 per cent full; when it is full, nothing is deleted and you can still ask; new files are added once there is room. Speed: questions asked at the same moment take turns; no one outside your plan uses the server.`,
        ],
      },
      {
        question: 'What if I want to pause or leave?',
        answer: [
          `Do either in your account, or cancel at the foot of any page, without signing in. Pause, and what you have not used becomes credit. Cancel, and your plan runs to the end of the period you have paid for; in the first ${WITHDRAWAL_DAYS} days you can withdraw instead and get back what is left. Your server then sleeps for ${KEEP_DAYS} days, while you can download all your files as one archive, and is erased. You can export and delete your account data yourself.`,
        ],
      },
      {
        question: 'Do I need to know about servers?',
        answer: [
          [
            'No. If you can set up a new phone, you can set this up. If you would rather have it done for you, our ',
            { text: 'services', to: PATHS.servicesV1 },
            ' include moving your files in and an hour with your team.',
          ],
        ],
      },
    ],
  },

  closing: {
    title: 'Come in and look around.',
    text: [
      'An account is free and needs no card. So is connecting a server you already run, if ',
      { text: 'its software accepts our sign-in', to: BRING_YOUR_OWN },
      '.',
    ],
    action: { label: 'Create a free account', to: PATHS.getStarted },
    aside: { label: 'Ask an engineer', to: PATHS.contactV2 },
  },
} as const;
