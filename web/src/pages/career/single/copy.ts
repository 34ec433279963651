import { PATHS } from '@/site/paths.ts';

export const SYSTEMS_ENGINEER = {
  position: 'systems-engineer',
  title: 'Systems engineer',
  lead: 'You look after a few hundred machines that you are not allowed to look into. That makes it interesting.',
  factsLabel: 'At a glance',
  facts: [
    { term: 'Hours', text: '24 to 32 a week' },
    { term: 'Pay', text: '€54,000 to €72,000 at 32 hours' },
    { term: 'Place', text: 'Remote, within three hours of Central European Time' },
    { term: 'Begin', text: 'When you can' },
    { term: 'Language', text: 'English in writing; German or French help' },
  ],
  apply: 'Apply below',
  all: { label: 'All positions', to: PATHS.career },

  work: {
    title: 'The work',
    paragraphs: [
      'An Alcove server belongs to whoever rents it. Its disk is encrypted, its owner holds the door, and there is no back entrance for us. It still has to be updated, backed up and restored, and when it is slow somebody has to find out why. That somebody is you.',
      'So most of what you know about a machine is what it tells of its own accord: figures, ages, states. You get good at reading those, and at asking an owner for exactly as much as you need and for no more.',
    ],
    list: [
      'Roll out updates in rings, beginning with our own machines, and stop them when something smells wrong.',
      'Keep encrypted volumes bootable without keeping their keys lying about.',
      'Restore one backup a week, chosen by lot, and repair whatever made it slow.',
      'Answer the telephone one week in four, from the fourth month on.',
      'Write the page that makes the next such question unnecessary.',
    ],
  },

  alert: {
    title: 'What you see at a quarter past two',
    text: 'An alarm as it reaches you. The upper half is all there is. The lower half is not hidden from you; it is not sent.',
    label:
      'An example of an alarm: time, the machine’s number, load, disk, age of the last backup. Below it, blacked out: names of files, questions, answers.',
    head: '02:14  backup missing, second night',
    host: 'machine 0217, Practice',
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
      'The disk is full of the backup’s own leftovers, which the machine clears when it is told to. You tell it, the backup runs at 02:31, and the owner finds three lines about it in the morning.',
  },

  first: {
    title: 'The first ninety days',
    steps: [
      {
        days: 'Days 1 to 5',
        title: 'Your own server',
        text: 'You set it up from our help pages. Each place where you hesitate is a fault of the page, and you mend it.',
      },
      {
        days: 'Days 6 to 30',
        title: 'Beside somebody',
        text: 'Restores and updates, first watching, then watched. You break a test machine on purpose and write down how it felt.',
      },
      {
        days: 'Days 31 to 60',
        title: 'Ring one is yours',
        text: 'You decide whether an update goes on to ring two. You will be wrong once. Ring one is ours, so that is what it is for.',
      },
      {
        days: 'Days 61 to 90',
        title: 'A part of the platform',
        text: 'Backups, boot or monitoring: you explain it to the others for an hour, and from then on they ask you.',
      },
    ],
    check: 'On days 30 and 90 there is a talk with one question for each side: should we go on?',
  },

  bring: {
    title: 'What you bring',
    list: [
      'Some years with Linux in production, and one outage that you tell without being asked.',
      'Enough TypeScript, Go or Python to mend a tool rather than work around it.',
      'Written English that a tired colleague understands the first time.',
      'Ease with not knowing what is on the disk.',
    ],
    notTitle: 'What you need not have',
    not: [
      'A degree, though none does harm.',
      'Experience with language models. It can be learned in a month.',
      'An opinion on editors.',
    ],
  },

  pay: {
    title: 'The pay table',
    text: 'For everybody, at 32 hours, before tax. The level is named in the first talk and can be looked up by all.',
    head: ['Level', 'Means', 'A year', 'This job'],
    here: 'yes',
    rows: [
      { level: '1', means: 'Learns, beside somebody', amount: 46000, isHere: false },
      { level: '2', means: 'Works alone on what is known', amount: 54000, isHere: true },
      { level: '3', means: 'Works alone on what is not', amount: 63000, isHere: true },
      { level: '4', means: 'Others build on it', amount: 72000, isHere: true },
    ],
    note: 'At 24 hours it is three quarters. On call comes on top: €40 a day, €90 on a Saturday or Sunday.',
  },

  people: {
    title: 'Whom you work with',
    note: 'From our example team, drawn, not photographed.',
    list: [
      {
        look: 0,
        name: 'Ines',
        text: 'Operations. You sit beside her for the first month.',
      },
      {
        look: 5,
        name: 'Sol',
        text: 'Security. Will try to get into what you build, and tell you how it went.',
      },
      {
        look: 3,
        name: 'Edda',
        text: 'With customers. Brings you the questions that have no page yet.',
      },
    ],
    more: { label: 'The whole table', to: PATHS.aboutV2 },
  },

  form: {
    title: 'Apply here',
    text: 'Half a page is enough: a system that you kept alive, and what you would do differently. It is read before any curriculum vitae.',
    stepsTitle: 'Then',
    steps: [
      'Within ten working days one of us writes to you, whatever the answer is.',
      'Two talks, 45 and 60 minutes.',
      'A paid day together, 320 euros.',
      'Yes or no within three working days, with the reasons.',
    ],
    data: [
      'Your application lies in our database in Belgium, is read by the people who decide, and is erased after six months. ',
      { text: 'Privacy', to: PATHS.privacy },
      '.',
    ],
  },
} as const;
