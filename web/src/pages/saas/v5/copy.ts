import { INVITATION_DAYS } from '@contract/people.ts';
import { PLAN_TERMS, sizeWords } from '@contract/plans.ts';
import { NO_PLACE, SET_UP_TIME } from '@/site/facts.ts';
import { AFTER_YOU_PAY, PATHS, PRICING } from '@/site/paths.ts';

const { household, practice } = PLAN_TERMS;
const disk = `142 of ${sizeWords(household.size.diskBytes)}`;

export const TOUR = {
  title: 'Everything on one screen',
  lead: 'Six parts of the product, and a calculator. The household is invented; the way its data is handled is real.',
  rail: {
    label: 'Parts of the product',
    host: 'cedar.alcove.example',
    sum: 'What it costs',
    disk: { term: 'Disk', text: disk, share: 28 },
    here: {
      title: 'Here now',
      people: [
        { name: 'Ines', at: 'laptop, kitchen' },
        { name: 'Tom', at: 'phone, train' },
        { name: 'Ada', at: 'tablet, at home' },
      ],
    },
    today: {
      title: 'Today',
      lines: [
        { time: '09:41', text: 'Tom restored speech.odt' },
        { time: '16:00', text: 'Mia’s hours begin' },
        { time: '02:00', text: 'the nightly backup' },
      ],
    },
  },

  ask: {
    id: 'ask',
    label: 'Ask',
    meta: '3 today',
    title: 'Ask, and see where it says so',
    text: 'Ask about your own files in your own words. Each answer numbers the places it came from. Where your files are silent, the answer says so. Press a question and see.',
    fact: {
      term: 'What happens to it',
      text: 'The question is processed in memory and kept in your room as an ordinary file. Delete the thread, and the file goes too.',
    },
    link: { label: 'How answers are sourced', to: PATHS.saasFeatureSingle },
    screen: {
      label: 'Press a question',
      note: 'The answers here are examples. On your server you type your own questions.',
      turns: [
        {
          id: 'signed',
          question: 'Who signed the lease extension?',
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
            'Five years, if serviced every year.',
            'Parts that wear out are excluded.',
          ],
          marked: 1,
        },
        {
          id: 'trip',
          question: 'What does school want by Thursday?',
          answer: 'The form for the trip to Ghent, signed, with Mia’s insurance number.',
          sources: [
            { file: 'mail/2026-06-02-school.eml', place: 'lines 4 to 7' },
            { file: 'scans/2026/trip-form.pdf', place: 'page 1' },
          ],
          page: '2026-06-02-school.eml',
          excerpt: [
            'We leave on the 18th at seven.',
            'The signed form is due on Thursday.',
            'Please add the insurance number.',
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
    text: 'Ordinary folders on your own disk, or on a Nextcloud or file share, read where they are. You see which are indexed, which are being read, and which you have left out.',
    fact: {
      term: 'What happens to it',
      text: 'The index is built on your server. A deleted file leaves it within a minute, and the backups as they expire.',
    },
    link: { label: 'What can be connected', to: PATHS.saasIntegrations },
    screen: {
      caption: 'Folders on this server and how much of each has been read',
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
      footer: [disk, '3 pages unsure: check them', 'last deleted: 09:12, gone 09:12'],
    },
  },

  people: {
    id: 'people',
    label: 'People',
    meta: '5 of 6',
    title: 'Who may go where, on one sheet',
    text: 'You let people in from your account, and set on the server which folders each may open. A dot means reading, a full square reading and writing, a dash a shut door. A shut folder is left out of that person’s searches. For a child, you make a sign-in on the server itself.',
    fact: {
      term: 'At the limit',
      text: `When all ${household.people} places are taken, ${NO_PLACE}`,
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
        {
          name: 'Mia',
          role: 'child, 16 to 18 h',
          rights: ['none', 'none', 'none', 'write', 'none'],
        },
        { name: 'Ada', role: '', rights: ['read', 'none', 'none', 'write', 'none'] },
        { name: 'Jon', role: 'until Sunday', rights: ['none', 'none', 'none', 'read', 'none'] },
      ],
      pending: `noor@okafor.example, invited yesterday: the place is held for ${INVITATION_DAYS} days`,
    },
  },

  servers: {
    id: 'servers',
    label: 'Servers',
    meta: '2',
    title: 'Servers with a name and an address',
    text: `Your plan says how many: hosted ones that we set up in ${SET_UP_TIME.machine}, your own, or both. Your account signs you in only at these addresses, and shows how each hosted server is doing.`,
    fact: {
      term: 'What the account knows',
      text: 'Name, address, when it last signed you in; for a hosted server also whether it answers, how full its disk is and when it was backed up. What you do there stays there.',
    },
    link: { label: 'What happens after you pay', to: AFTER_YOU_PAY },
    screen: {
      description:
        'Two servers with thirty days of answers, disk and backup. One was silent for forty minutes on day 19.',
      uptime: 'Thirty days',
      servers: [
        {
          name: 'cedar',
          origin: 'https://cedar.alcove.example',
          place: 'with us, European Union',
          away: [],
          figures: [
            { term: 'Up', text: '100 %' },
            { term: 'Disk', text: disk },
            { term: 'Backed up', text: 'last night, 02:00' },
            { term: 'Signed in', text: 'today' },
          ],
        },
        {
          name: 'oak',
          origin: 'https://oak.alcove.example',
          place: 'with us, European Union',
          // Days of the last thirty, from 0.
          away: [18],
          figures: [
            { term: 'Up', text: '99.9 %, 40 min down' },
            { term: 'Disk', text: `61 of ${sizeWords(household.size.diskBytes)}` },
            { term: 'Backed up', text: 'last night, 02:00' },
            { term: 'Signed in', text: 'Sunday' },
          ],
        },
      ],
    },
  },

  backups: {
    id: 'backups',
    label: 'Backups',
    meta: '30 nights',
    title: 'Any file, from any night',
    text: 'Household keeps thirty nights. Choose a night and a file, and restore it beside the current one or in its place. Once a month a backup is read back as a test, and the server’s page says when.',
    fact: {
      term: 'Where it is kept',
      text: 'Encrypted before it leaves your server, then stored in another building in the European Union. We hold the key; on a server of your own, you do.',
    },
    link: { label: 'What to back up, and how to test it', to: PATHS.blogSingleV2 },
    screen: {
      description:
        'Thirty nights as bars, taller where more changed. Night 24 is chosen, and four versions of one file are listed.',
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
      done: 'Restored as speech (Thursday).odt at 09:41',
    },
  },

  activity: {
    id: 'activity',
    label: 'Activity',
    meta: '14 today',
    title: 'A log that is yours',
    text: 'Who signed in, asked, changed a right or restored a file, and each of our visits, which happen only when you open the door. It names the folder that someone asked about and leaves out the question.',
    fact: {
      term: 'Who reads it',
      text: 'The owner of the server, for as many days as you set. It stays on the server, and we get no copy.',
    },
    link: { label: 'What we record about your account', to: PATHS.privacy },
    screen: {
      caption: 'This morning’s lines in the log',
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
        { cells: ['09:30', 'unknown', 'refused: key revoked', '/v1'], tone: 'refused' },
        { cells: ['09:41', 'Tom', 'restored from Thursday', 'kitchen/speech.odt'], tone: 'plain' },
      ],
    },
  },

  sum: {
    title: 'What it would cost you',
    text: 'Set all three. The slip names the smallest plan that covers them, and which of the three decided it.',
    people: 'People',
    person: 'person',
    persons: 'people',
    storage: 'Storage on one server',
    speed: 'Speed',
    // From the slowest to the fastest.
    speeds: [
      { label: 'Calm', text: 'one question at a time, an 8-billion-parameter model' },
      { label: 'Brisk', text: 'two at once, or a 14-billion-parameter model' },
      { label: 'Busy', text: 'an office at ten in the morning' },
    ],
    paid: 'Paid',
    intervals: { month: 'by the month', year: 'by the year' },
    slip: {
      title: 'The sum',
      least: 'at least {plan}',
      any: 'any plan',
      beyond: 'more than any plan',
      decided: 'Smallest plan that covers all three',
      because: '{what} decided it: {smaller} would have covered the rest.',
      becauseAll: 'All three point to it.',
      becauseFirst: 'The smallest plan covers everything you chose.',
      becauseLarger: '{smaller} is too small for {what}.',
      month: '{plan}, per month',
      year: '{plan}, per year (ten months)',
      perMonth: 'which is, per month',
      perPerson: 'divided by {count}',
      servers: 'Servers, hosted or your own',
      left: 'Left over',
      leftText: '{people} · {storage}',
      next: 'When you need more, {plan} costs {difference} more a month.',
      none: 'This is the largest plan.',
    },
    beyondTitle: 'More than the largest plan holds',
    beyond: [
      `Over the limit: {what}. Practice stops at ${practice.people} people and ${sizeWords(practice.size.diskBytes)} on a server. You can add a server of your own, with its own disk, or `,
      { text: 'ask an engineer', to: PATHS.contactV2 },
      '. Say how many people and how many gigabytes.',
    ],
    buy: { label: 'See plans', to: PRICING },
    limitsTitle: 'When you reach a limit',
    limits: {
      people: {
        calm: 'Room for {left} more.',
        near: 'Room for {left} more; soon full.',
        full: `Full: ${NO_PLACE}`,
      },
      storage: {
        calm: '{left} to go. You get an e-mail at 80 and at 95 per cent.',
        near: 'Past 80 per cent: the first e-mail is on its way. {left} to go.',
        full: 'Full. New files wait, questions still work, nothing is deleted.',
      },
      speed: {
        text: 'Questions asked at the same moment take turns; no one outside your plan uses the server. A larger plan shortens the wait.',
      },
    },
    table: {
      caption: 'What each plan holds, as the calculator counts it',
      head: ['Plan', 'People', 'Storage each', 'Speed', 'Month', 'Year'],
    },
    change: [
      'Move up or down in your account at any time. The difference is worked out to the day, and you see the amount before you agree. ',
      { text: 'How changing, pausing and stopping work', to: PATHS.helpCenter },
      '.',
    ],
  },

  more: {
    title: 'The same product, told differently',
    entries: [
      {
        meta: 'By the clock',
        title: 'For practices and offices',
        text: 'One working day, and what goes into your data-protection file.',
        to: PATHS.saasV2,
      },
      {
        meta: 'By the number',
        title: 'For engineers',
        text: 'Ports, protocols, memory, and where its protection ends.',
        to: PATHS.saasV3,
      },
      {
        meta: 'By the room',
        title: 'At home',
        text: 'A house from roof to cellar.',
        to: PATHS.saasV4,
      },
    ],
  },
} as const;
