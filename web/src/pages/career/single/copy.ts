import { ANSWER_TIME } from '@/site/facts.ts';
import { PATHS } from '@/site/paths.ts';

export const SYSTEMS_ENGINEER = {
  position: 'systems-engineer',
  title: 'Systems engineer',
  lead: 'You look after a few hundred servers without being allowed to look inside. That makes it interesting.',
  factsLabel: 'At a glance',
  facts: [
    { term: 'Hours', text: '24 to 32 a week' },
    { term: 'Pay', text: '€54,000–72,000 at 32 hours' },
    { term: 'Place', text: 'Remote, within three hours of Central European Time' },
    { term: 'Start', text: 'When you can' },
    { term: 'Language', text: 'Written English; German or French helps' },
  ],
  apply: 'Apply below',
  all: { label: 'All positions', to: PATHS.career },

  work: {
    title: 'The work',
    paragraphs: [
      'An Alcove server belongs to the person who rents it. Its disk is encrypted, and we get in only when its owner opens the door. It still has to be updated, backed up and restored, and when it is slow, you find out why.',
      'So most of what you know about a server is what it reports itself: figures, ages, states. You get good at reading those, and at asking an owner for exactly as much as you need.',
    ],
    list: [
      'Roll out updates in rings, starting with our own servers, and stop them when something looks wrong.',
      'Keep encrypted volumes bootable without leaving their keys lying around.',
      'See that a backup of each server is read back every month, and fix whatever made it slow.',
      'Be on call one week in four, from the fourth month.',
      'Write the page that answers the question for the next person.',
    ],
  },

  alert: {
    title: 'What you see at a quarter past two',
    text: 'An alarm as it reaches you. The upper half is all you get. The lower half stays on the server.',
    label:
      'An example of an alarm: time, the server’s number, load, disk, age of the last backup. Below it, blacked out: names of files, questions, answers.',
    head: '02:14  backup missing, second night',
    host: 'server 0217, Practice',
    seen: [
      { term: 'load', text: '7.2 of 16' },
      { term: 'disk', text: '94 %, +6 % since Monday' },
      { term: 'last backup', text: '51 hours old' },
      { term: 'last restore test', text: '9 days ago, 1 of 1' },
      { term: 'door', text: 'closed' },
    ],
    unseen: ['file names', 'questions', 'answers'],
    unseenText: 'not sent',
    answer:
      'The disk is full of the backup’s own leftovers. You tell the server to clear them, the backup runs at 02:31, and the owner finds three lines about it in the morning.',
  },

  first: {
    title: 'The first ninety days',
    steps: [
      {
        days: 'Days 1 to 5',
        title: 'Your own server',
        text: 'You set it up from our help pages. Wherever you hesitate, the page is at fault, and you fix it.',
      },
      {
        days: 'Days 6 to 30',
        title: 'Side by side',
        text: 'Restores and updates, first watching, then watched. You break a test server on purpose and write up what you learned.',
      },
      {
        days: 'Days 31 to 60',
        title: 'Ring one is yours',
        text: 'You decide whether an update goes on to ring two. You will be wrong once. Ring one is our own servers, so it can take it.',
      },
      {
        days: 'Days 61 to 90',
        title: 'A part of the platform',
        text: 'Backups, boot or monitoring: you explain it to the others for an hour, and from then on they ask you.',
      },
    ],
    check:
      'On days 30 and 90 we sit down together with one question for both sides: should we go on?',
  },

  bring: {
    title: 'What you bring',
    list: [
      'Some years with Linux in production, and one outage that you like to tell people about.',
      'Enough TypeScript, Go or Python to fix a tool rather than work around it.',
      'Written English that a tired colleague understands the first time.',
      'Peace of mind about disks that you cannot read.',
    ],
    notTitle: 'What you can do without',
    not: [
      'A degree.',
      'Experience with language models. You can pick that up in a month.',
      'An opinion on editors.',
    ],
  },

  pay: {
    title: 'The pay table',
    text: 'For everyone, at 32 hours, before tax. We name your level in the first call, and everyone here can look it up.',
    head: ['Level', 'Means', 'A year', 'This job'],
    here: 'yes',
    rows: [
      { level: '1', means: 'Learns from a colleague', amount: 46000, isHere: false },
      { level: '2', means: 'Works alone on familiar ground', amount: 54000, isHere: true },
      { level: '3', means: 'Works alone on new ground', amount: 63000, isHere: true },
      { level: '4', means: 'Others build on it', amount: 72000, isHere: true },
    ],
    note: 'At 24 hours you get three quarters. On call is extra: €40 a day, €90 on a Saturday or Sunday.',
  },

  people: {
    title: 'Who you work with',
    note: 'From our example team, in drawings.',
    list: [
      {
        look: 0,
        name: 'Ines',
        text: 'Operations. You sit beside her for the first month.',
      },
      {
        look: 5,
        name: 'Sol',
        text: 'Security. Tries to break into what you build, and tells you how it went.',
      },
      {
        look: 3,
        name: 'Edda',
        text: 'Customers. Brings you the questions that still need a page.',
      },
    ],
    more: { label: 'The whole team', to: PATHS.aboutV2 },
  },

  form: {
    title: 'Apply here',
    text: 'Half a page is enough: a system you kept running, and what you would do differently. We read it before any CV.',
    stepsTitle: 'What comes next',
    steps: [
      `Within ${ANSWER_TIME.application} one of us writes to you, whatever the answer.`,
      'Two calls, of 45 and 60 minutes.',
      'A paid day together, 320 euros.',
      'Yes or no within three working days, with the reasons.',
    ],
    data: [
      'Your application is stored in our database in Belgium, read by the people who decide, and erased after six months. ',
      { text: 'Privacy', to: PATHS.privacy },
      '.',
    ],
  },
} as const;
