import { KEEP_DAYS } from '@contract/machines.ts';
import { AFTER_YOU_PAY, PATHS, PRICING } from '@/site/paths.ts';

export const LANDING = {
  hero: {
    title: 'Your thinking, at\u00a0your address.',
    lead: 'Alcove is an AI server of your own. It reads your files, answers with the lines it read, and is reachable from wherever you are. The machine serves you and the people you let in, and nobody else.',
    actions: [
      { label: 'See the plans', to: PRICING },
      { label: 'Create an account', to: PATHS.getStarted },
    ],
    aside:
      'Made for practices, offices, studios and families that would rather not post their papers to a stranger.',
  },

  vignette: {
    description:
      'An example of a conversation: a question about a contract, answered from two of the owner’s own files, which are cited by name and page.',
    host: 'cedar.alcove.example',
    question: 'What did we agree with Marlow about late delivery?',
    answer: [
      {
        text: 'Two per cent of the order for each full week, and no more than ten per cent in all.',
        cites: 1,
      },
      { text: 'In March they asked for five. You answered, but did not agree to it.', cites: 2 },
    ],
    sources: [
      { number: 1, file: 'contracts/marlow-supply-2024.pdf', place: 'page 7, § 4.2' },
      { number: 2, file: 'letters/2025-03-11-marlow.eml', place: 'lines 14 to 22' },
    ],
    page: {
      file: 'marlow-supply-2024.pdf',
      number: 'Page 7 of 12',
      before: '4.1 The supplier names a delivery date in writing for every order.',
      marked:
        '4.2 For each full week of delay the buyer may withhold two per cent of the order’s value, at most ten per cent.',
      after: '4.3 Delay caused by the buyer is not counted.',
    },
    footer: [
      { term: 'Answered by', text: 'cedar, your machine' },
      { term: 'Sent to anyone else', text: '0 bytes' },
    ],
  },

  flow: {
    title: 'The way your words take',
    text: 'The same question, asked in two places. In the first it ends at your machine. In the second it passes everybody who runs or improves a service for millions.',
    ours: {
      title: 'On Alcove',
      description:
        'A drawing: a phone sends a question through one encrypted line to a server. Model, files and answers are inside the server. Nobody else is in the picture.',
      caption:
        'One encrypted line, from your phone to your machine. It is opened there and nowhere before.',
      device: 'Your phone',
      line: 'one encrypted line',
      server: 'Your server',
      inside: ['model', 'files', 'answers'],
    },
    theirs: {
      title: 'On a shared service',
      description:
        'A drawing: a phone sends a question to a shared service. Around the service stand its logs, its support staff, its reviewers, its training data and its subcontractors, each of whom can read along.',
      caption:
        'At each mark your words can be read or kept. Good providers close some; you cannot check which.',
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

  steps: {
    title: 'From paying to the first answer: about half an hour',
    items: [
      {
        title: 'Choose a plan',
        text: 'It sets how large your server is and how many people may use it. You can change or stop it any month.',
      },
      {
        title: 'Watch it being made',
        text: [
          { text: 'A few minutes after you pay', to: AFTER_YOU_PAY },
          ' your machine is ready, and your account signs you in on it. You can bring your own instead.',
        ],
      },
      {
        title: 'Give it something to read',
        text: 'Point it at a folder, a mailbox or a Nextcloud. It builds its index on its own disk. Ask, and look up the sources.',
      },
    ],
  },

  comparison: {
    title: 'Four plain questions',
    text: 'Worth asking of every service that you write to, this one included.',
    caption: 'An Alcove server and a shared AI service compared under four questions',
    ours: 'An Alcove server',
    theirs: 'A typical shared service',
    rows: [
      {
        question: 'Who can read it?',
        ours: 'You, and the people you have invited. Our engineers reach the machine only when you open the door, for as long as you say.',
        theirs:
          'Your organisation’s administrators, the provider’s staff under its own rules, and whoever it has contracted.',
      },
      {
        question: 'Where does it lie?',
        ours: 'On one encrypted disk in the European Union, or in your own cupboard if you bring the machine.',
        theirs:
          'In the provider’s regions, often in several countries, with copies for resilience.',
      },
      {
        question: 'How long is it kept?',
        ours: 'Until you delete it. Backups follow within the days that your plan names, and then it is gone.',
        theirs:
          'As long as the terms say this year. Deleted conversations commonly stay for some weeks.',
      },
      {
        question: 'What does a seat cost?',
        ours: 'Nothing. You pay for a machine, and everyone within the plan’s number uses it.',
        theirs: 'A monthly price per person, whether that person asks a hundred questions or none.',
      },
    ],
  },

  pricing: {
    title: 'What it costs',
    text: 'Three sizes of machine, made for you in minutes. Prices are per plan, not per person. Cards are handled by Stripe; we never see the number.',
    limitsTitle: 'What happens at a limit',
    limits: [
      {
        term: 'People',
        text: 'An invitation beyond the plan’s number waits until someone leaves or the plan grows.',
      },
      {
        term: 'Storage',
        text: 'You are written to at 80 and at 95 per cent. When the disk is full, nothing is deleted: new files wait, questions still work.',
      },
      {
        term: 'Speed',
        text: 'Questions asked at the same moment queue on your own machine. No stranger is ever ahead of you.',
      },
      {
        term: 'Stopping',
        text: 'Pause or cancel in the account. A cancelled plan runs to the end of the paid period; a pause keeps the rest.',
      },
    ],
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
        question: 'What if I want to leave?',
        answer: [
          `Cancel in the account; the plan ends with the period you have paid for. Your machine then sleeps for ${KEEP_DAYS} days, in which you can fetch all files as one archive, and is erased. Your account data can be exported and deleted without writing to anybody.`,
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
    links: [
      { label: 'Create an account', to: PATHS.getStarted },
      { label: 'Ask an engineer', to: PATHS.contactV2 },
    ],
  },
} as const;
