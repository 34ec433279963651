import { PLAN_TERMS } from '@contract/plans.ts';
import { AFTER_YOU_PAY, PATHS, PRICING } from '@/site/paths.ts';

export const TOUR = {
  title: 'Everything on one screen',
  lead: 'Six parts of the product, and a sum. The household shown is invented; what the screens do with data is not.',
  rail: {
    label: 'Parts of the product',
    host: 'cedar.alcove.example',
    sum: 'What it costs',
    disk: { term: 'Disk', text: '142 of 500 GB', share: 28 },
    here: {
      title: 'Here now',
      people: [
        { name: 'Ines', at: 'laptop, kitchen' },
        { name: 'Tom', at: 'phone, train' },
        { name: 'Ada', at: 'through the tunnel' },
      ],
    },
    today: {
      title: 'Today',
      lines: [
        { time: '09:41', text: 'Tom put back speech.odt' },
        { time: '16:00', text: 'Mia’s hours begin' },
        { time: '02:00', text: 'the night’s backup' },
      ],
    },
  },

  ask: {
    id: 'ask',
    label: 'Ask',
    meta: '3 today',
    title: 'Ask, and see where it says so',
    text: 'Questions in your own words over your own files. Each answer carries the numbers of the places it was read from. Where your files are silent, so is the answer. Press one and see.',
    fact: {
      term: 'What happens to it',
      text: 'The question is worked on in memory and kept in your room as an ordinary file. Deleting the thread deletes the file.',
    },
    link: { label: 'How answers are sourced', to: PATHS.saasFeatureSingle },
    screen: {
      label: 'Press a question',
      note: 'The answers here are examples. On your server you type your own.',
      turns: [
        {
          id: 'signed',
          question: 'Who signed the extension of the lease?',
          answer: 'T. Okafor, on 4 May, on behalf of both tenants.',
          sources: [
            { file: 'flat/lease-extension.pdf', place: 'page 3, lines 8 to 11' },
            { file: 'mail/2026-05-04-okafor.eml', place: 'line 2' },
          ],
          page: 'lease-extension.pdf, page 3',
          excerpt: [
            'The term is extended to 31 August 2029.',
            'Signed for both tenants: T. Okafor, 4 May.',
            'The rent remains unchanged until then.',
          ],
          marked: 1,
        },
        {
          id: 'countersigned',
          question: 'Did the landlord countersign?',
          answer:
            'Your files do not say. The last page of the scan is missing; pages 1 to 3 of 4 are there.',
          sources: [{ file: 'flat/lease-extension.pdf', place: 'page 3, at the foot' }],
          page: 'lease-extension.pdf, page 3',
          excerpt: [
            'Signed for both tenants: T. Okafor, 4 May.',
            'The rent remains unchanged until then.',
            'Page 3 of 4',
          ],
          marked: 2,
        },
        {
          id: 'boiler',
          question: 'How long is the boiler under warranty?',
          answer:
            'Until 30 September 2027, if it is serviced every year. The last service was on 12 May.',
          sources: [
            { file: 'flat/boiler-warranty.pdf', place: 'page 1, line 6' },
            { file: 'flat/service-2026.pdf', place: 'line 3' },
          ],
          page: 'boiler-warranty.pdf, page 1',
          excerpt: [
            'Fitted on 1 October 2022 by R. Meer.',
            'Five years, given a service every year.',
            'Parts that wear are not covered.',
          ],
          marked: 1,
        },
        {
          id: 'trip',
          question: 'What does school want by Thursday?',
          answer: 'The form for the trip to Ghent, signed, with the number of Mia’s insurance.',
          sources: [
            { file: 'mail/2026-06-02-school.eml', place: 'lines 4 to 7' },
            { file: 'scans/2026/trip-form.pdf', place: 'page 1' },
          ],
          page: '2026-06-02-school.eml',
          excerpt: [
            'We leave on the 18th at seven.',
            'The signed form is due on Thursday.',
            'Please add the number of the insurance.',
          ],
          marked: 1,
        },
      ],
    },
  },

  files: {
    id: 'files',
    label: 'Files',
    meta: '14,075',
    title: 'Files stay files',
    text: 'Ordinary folders on your own disk, or on a Nextcloud or share that is read where it lies. You see which are indexed, which are being read, and which are left out on purpose.',
    fact: {
      term: 'What happens to it',
      text: 'The index is built on the machine. A deleted file leaves it within a minute, and the backups when they expire.',
    },
    link: { label: 'What can be connected', to: PATHS.saasIntegrations },
    screen: {
      caption: 'Folders on this server and how far each is read',
      head: ['Folder', 'Files', 'Read', 'State'],
      // `share` is what has been read, in per cent.
      rows: [
        { folder: 'flat/', files: '41', share: 100, state: 'indexed' },
        { folder: 'practice/', files: '318', share: 100, state: 'indexed' },
        { folder: 'mail/', files: '11,204', share: 100, state: 'indexed, live' },
        { folder: 'scans/2026/', files: '212', share: 62, state: 'reading page 14 of 38' },
        { folder: 'kitchen/', files: '96', share: 100, state: 'indexed' },
        { folder: 'photos/', files: '2,204', share: 0, state: 'left out by you' },
      ],
      footer: ['142 of 500 GB', '3 pages unsure: look at them', 'last deleted: 09:12, gone 09:12'],
    },
  },

  people: {
    id: 'people',
    label: 'People',
    meta: '5 of 6',
    title: 'Who may go where, on one sheet',
    text: 'People down the side, folders across. A dot is reading, a full square is reading and writing, an empty field is a shut door. A shut folder is not searched at all for that person.',
    fact: {
      term: 'At the limit',
      text: 'The seventh invitation waits until somebody leaves or the plan grows. Nobody is put out.',
    },
    link: { label: 'How rights are applied', to: `${PATHS.saasV3}#threats` },
    screen: {
      caption: 'People and the folders that are open to them',
      corner: 'Person',
      folders: ['flat', 'practice', 'mail', 'kitchen', 'diary'],
      words: { write: 'reads and writes', read: 'reads', none: 'shut' },
      rows: [
        { name: 'Ines', role: 'owner', rights: ['write', 'write', 'write', 'write', 'none'] },
        { name: 'Tom', role: '', rights: ['write', 'none', 'none', 'write', 'write'] },
        { name: 'Mia', role: '16 to 18 h', rights: ['none', 'none', 'none', 'write', 'none'] },
        { name: 'Ada', role: '', rights: ['read', 'none', 'none', 'write', 'none'] },
        { name: 'Jon', role: 'until Sunday', rights: ['none', 'none', 'none', 'read', 'none'] },
      ],
      pending: 'noor@okafor.example, invited yesterday: has the sixth place for 7 days',
    },
  },

  servers: {
    id: 'servers',
    label: 'Servers',
    meta: '2',
    title: 'Machines with a name and an address',
    text: 'The plan names how many: made by us in minutes, brought by you, or both. Your account signs you in at these addresses and at no other. It shows how each of ours is.',
    fact: {
      term: 'What the account knows',
      text: 'Name, address, when it last signed you in; of ours also whether it answers and how full its disk is. Not what you did there.',
    },
    link: { label: 'What happens after you pay', to: AFTER_YOU_PAY },
    screen: {
      description:
        'Two servers with thirty days of uptime, disk and memory. One was away for forty minutes on day 19.',
      uptime: 'Thirty days',
      servers: [
        {
          name: 'cedar',
          origin: 'https://cedar.alcove.example',
          place: 'with us, European Union',
          away: [],
          figures: [
            { term: 'Up', text: '100 %' },
            { term: 'Disk', text: '142 of 500 GB' },
            { term: 'Model', text: '14 billion, 9.9 GB' },
            { term: 'Signed in', text: 'today, phone' },
          ],
        },
        {
          name: 'cellar',
          origin: 'https://home.okafor.example:8443',
          place: 'your own, by tunnel',
          // Days of the last thirty, from 0.
          away: [18],
          figures: [
            { term: 'Up', text: '99.9 %, 40 min away' },
            { term: 'Disk', text: 'your own' },
            { term: 'Model', text: '8 billion, 5.8 GB' },
            { term: 'Signed in', text: 'Sunday, laptop' },
          ],
        },
      ],
    },
  },

  backups: {
    id: 'backups',
    label: 'Backups',
    meta: '30 nights',
    title: 'Any night, any file, by yourself',
    text: 'Household keeps thirty nights. Choose one, choose a file, put it back beside the present one or in its place. Every month the server restores a file of its own accord and tells you whether it was whole.',
    fact: {
      term: 'Where it lies',
      text: 'Sealed on your machine before it leaves, in another building in the European Union. The key stays with the machine and with you; we only store.',
    },
    link: { label: 'What to back up, and how to test it', to: PATHS.blogSingleV2 },
    screen: {
      description:
        'Thirty nights as bars, the height being how much changed. Night 24 is chosen and four versions of one file are listed.',
      title: 'What changed each night',
      // Gigabytes.
      changes: [
        4, 6, 3, 2, 9, 14, 5, 3, 4, 6, 2, 2, 11, 7, 4, 3, 5, 8, 22, 6, 3, 4, 5, 12, 6, 3, 2, 4, 7,
        5,
      ],
      chosen: 23,
      chosenLabel: 'Thursday',
      axis: ['30 nights ago', 'last night'],
      file: 'kitchen/speech.odt',
      versions: [
        { night: 'Mon', size: '2 kB', note: 'overwritten' },
        { night: 'Thu', size: '31 kB', note: 'chosen' },
        { night: 'Wed', size: '31 kB', note: '' },
        { night: 'Tue', size: '28 kB', note: '' },
      ],
      done: 'Put back as speech (Thursday).odt at 09:41',
    },
  },

  activity: {
    id: 'activity',
    label: 'Activity',
    meta: '14 today',
    title: 'A log that is yours',
    text: 'Who signed in, asked, changed a right or put back a file, and each visit of ours, which happens only when you open the door. It says in which folder somebody asked and not what.',
    fact: {
      term: 'Who reads it',
      text: 'The owner of the server, for as many days as you set. It lies on the machine, and no copy comes to us.',
    },
    link: { label: 'What we record about your account', to: PATHS.privacy },
    screen: {
      caption: 'This morning’s lines of the log',
      head: ['Time', 'Who', 'What', 'Where'],
      rows: [
        { cells: ['07:52', 'Tom', 'asked', 'kitchen/'], tone: 'plain' },
        { cells: ['08:03', 'Ines', 'signed in by the account', 'phone'], tone: 'plain' },
        {
          cells: ['08:40', 'Ines', 'opened the door until 10:00', 'for R. Lindqvist'],
          tone: 'visit',
        },
        {
          cells: ['08:47', 'R. Lindqvist (Alcove)', 'restarted the scanner share', 'scans/'],
          tone: 'visit',
        },
        { cells: ['08:55', 'R. Lindqvist (Alcove)', 'left; the door is shut', ''], tone: 'visit' },
        { cells: ['09:12', 'Ines', 'deleted', 'flat/old-inventory.pdf'], tone: 'plain' },
        { cells: ['09:30', 'unknown', 'refused: key withdrawn', '/v1'], tone: 'refused' },
        { cells: ['09:41', 'Tom', 'put back from Thursday', 'kitchen/speech.odt'], tone: 'plain' },
      ],
    },
  },

  sum: {
    title: 'What it would cost you',
    text: 'Three sliders. The smallest plan that holds all three is the one to take, and the slip says which of them decided.',
    people: 'People',
    person: 'person',
    persons: 'people',
    storage: 'Storage',
    speed: 'Speed',
    // From the slowest to the fastest.
    speeds: [
      { label: 'Calm', text: 'one question at a time, a model of 8 billion' },
      { label: 'Brisk', text: 'two at once, or a model of 14 billion' },
      { label: 'Busy', text: 'an office at ten in the morning' },
    ],
    paid: 'Paid',
    intervals: { month: 'by the month', year: 'by the year' },
    slip: {
      title: 'The sum',
      least: 'at least {plan}',
      any: 'any plan',
      beyond: 'more than any plan',
      decided: 'Smallest plan that holds all three',
      because: '{what} decided: {smaller} would have done for the rest.',
      becauseAll: 'All three point to it.',
      becauseFirst: 'The smallest plan holds everything you named.',
      becauseLarger: '{smaller} is too small for {what}.',
      month: '{plan}, a month',
      year: '{plan}, a year (ten months)',
      perMonth: 'which is, a month',
      perPerson: 'divided by {count}',
      servers: 'Servers, ours or your own',
      left: 'Left over',
      leftText: '{people} · {storage}',
      next: 'The next plan, {plan}, adds {difference} a month when you need it.',
      none: 'You are on the largest plan.',
    },
    beyondTitle: 'More than the largest plan holds',
    beyond: [
      `Over the edge: {what}. Practice ends at ${PLAN_TERMS.practice.people} people and 2 TB. You can put a machine of your own beside it, which brings its own disk, or `,
      { text: 'ask an engineer', to: PATHS.contactV2 },
      ' and say how many people and how many gigabytes.',
    ],
    buy: { label: 'To the plans', to: PRICING },
    limitsTitle: 'When a limit is reached',
    limits: {
      people: {
        calm: 'Room for {left} more.',
        near: 'Room for {left} more; soon full.',
        full: 'Full. The next invitation waits until somebody leaves or the plan grows.',
      },
      storage: {
        calm: '{left} to go. You are written to at 80 and at 95 per cent.',
        near: 'Past 80 per cent: the first mail is already on its way. {left} to go.',
        full: 'Full to the brim. New files wait, questions still work, nothing is deleted.',
      },
      speed: {
        text: 'Questions of the same moment queue on your own machine. No stranger is ahead of you, and a larger plan shortens the queue.',
      },
    },
    table: {
      caption: 'What each plan holds; the calculator uses nothing else',
      head: ['Plan', 'People', 'Storage', 'Speed', 'Month', 'Year'],
    },
    change: [
      'Up or down in the account at any time; the difference is worked out to the day, and you see the amount before you agree. ',
      { text: 'How changing, pausing and stopping work', to: PATHS.helpCenter },
      '.',
    ],
  },

  more: {
    title: 'The same product, told otherwise',
    entries: [
      {
        meta: 'By the clock',
        title: 'For practices and offices',
        text: 'One working day, and what goes into the file on data protection.',
        to: PATHS.saasV2,
      },
      {
        meta: 'By the number',
        title: 'For engineers',
        text: 'Ports, protocols, memory, and what it does not stand up to.',
        to: PATHS.saasV3,
      },
      {
        meta: 'By the room',
        title: 'At home',
        text: 'A house from the roof to the cellar.',
        to: PATHS.saasV4,
      },
    ],
  },
} as const;
