import { KEEP_DAYS } from '@contract/machines.ts';
import { backupWords, PLAN_TERMS, PLANS, sizeWords } from '@contract/plans.ts';
import { ANSWER_TIME, NO_PLACE, SET_UP_TIME } from '@/site/facts.ts';
import { PATHS, PRICING } from '@/site/paths.ts';

const { solo, household, practice } = PLAN_TERMS;

export const FEATURES = {
  title: 'What it does, and what it leaves alone',
  lead: 'Seven parts of your server, shown at work. Each says what happens to your data as it works.',
  note: 'The screens are drawings with invented files and names, and example figures.',
  indexLabel: 'The seven parts',
  partsTitle: 'Seven parts, at work',

  answers: {
    id: 'answers',
    index: 'Answers',
    use: 'with their sources',
    title: 'Answers that show their sources',
    text: [
      'Every sentence carries the number of the passage behind it. Choose the number, and the page opens at that line. ',
      { text: 'How it works', to: PATHS.saasFeatureSingle },
      '.',
    ],
    host: 'cedar.alcove.example',
    footer: 'sent elsewhere: 0 bytes',
    question: 'When does the lease on the workshop end, and who has to give notice?',
    answer: [
      {
        text: 'On 30 September 2027, provided notice arrives by 31 March that year. Either side may give it, by registered letter.',
        cites: 1,
      },
      { text: 'In January you asked for two more years. No reply to that is on file.', cites: 2 },
    ],
    sources: [
      { number: 1, file: 'workshop/lease-2022.pdf', place: 'page 4, § 9' },
      { number: 2, file: 'letters/2026-01-19-landlord.eml', place: 'lines 6 to 11' },
    ],
    page: {
      file: 'lease-2022.pdf',
      number: 'Page 4 of 9',
      before: '§ 8 The tenant may put up one sign of at most one square metre.',
      marked:
        '§ 9 The lease ends on 30 September 2027. Either party may end it by registered letter received by 31 March 2027; otherwise it runs on from year to year.',
      after: '§ 10 Keys are handed over for a receipt.',
    },
  },

  rights: {
    id: 'rights',
    index: 'Rights',
    use: 'folder by folder',
    title: 'Rights, folder by folder',
    text: 'If a folder is closed to someone, the server leaves it out of their answers: its contents, its file names, even the fact that it exists.',
    caption: 'Who may read and write which folder',
    corner: 'Folder',
    people: ['Ines', 'Tom', 'Desk'],
    folders: [
      { name: 'letters/', rights: ['write', 'write', 'read'] },
      { name: 'workshop/', rights: ['write', 'write', 'closed'] },
      { name: 'payroll/', rights: ['write', 'closed', 'closed'] },
      { name: 'minutes/', rights: ['read', 'write', 'read'] },
    ],
    legend: { write: 'reads and writes', read: 'reads', closed: 'closed' },
  },

  server: {
    id: 'server',
    index: 'The server',
    use: 'on one card',
    title: 'One card for each server',
    text: 'How it answered, day by day. Below that, its disk and its last backup.',
    host: 'cedar.alcove.example',
    state: 'Up',
    days: 30,
    // Counted from 0.
    gapDay: 17,
    since: '23 Oct',
    gap: '9 Nov: 12 min without an answer',
    until: 'today',
    facts: [
      { term: 'Thirty days', text: '99.97 per cent' },
      { term: 'Disk', text: `61 of ${sizeWords(solo.size.diskBytes)}`, share: 0.61 },
      { term: 'Backup', text: 'this morning, 02:10' },
    ],
  },

  reach: {
    id: 'reach',
    index: 'Reach',
    use: 'from a train, through a tunnel',
    title: 'Reach it from a train',
    text: 'The networks in between see only encrypted data. For a server behind a home router you choose the tunnel, which it opens from the inside.',
    description:
      'A drawing: a phone on a train. From it a closed tunnel runs down past the mobile network, the internet and the home router to a server in a cupboard.',
    phone: 'Your phone',
    between: ['mobile network', 'the internet', 'your router'],
    machine: 'Your server',
  },

  models: {
    id: 'models',
    index: 'Models',
    use: 'by the memory they need',
    title: 'A model that fits the server',
    text: 'Open models, kept on your own disk. You see how much memory one needs before you load it. Choose a plan to see what fits.',
    legend: 'Server in the plan',
    // Memory in gigabytes.
    machines: PLANS.map(({ name, size }) => ({ name, memory: size.memoryBytes / 1e9 })),
    models: [
      {
        size: '3 billion',
        memory: 2.6,
        verdicts: [
          { text: '13 tok/s', usable: true },
          { text: '22 tok/s', usable: true },
          { text: '34 tok/s', usable: true },
        ],
      },
      {
        size: '8 billion',
        memory: 5.8,
        verdicts: [
          { text: '6 tok/s', usable: true },
          { text: '10 tok/s', usable: true },
          { text: '17 tok/s', usable: true },
        ],
      },
      {
        size: '14 billion',
        memory: 9.9,
        verdicts: [
          { text: 'too slow', usable: false },
          { text: '6 tok/s', usable: true },
          { text: '10 tok/s', usable: true },
        ],
      },
      {
        size: '32 billion',
        memory: 21,
        verdicts: [
          { text: 'too large', usable: false },
          { text: 'too slow', usable: false },
          { text: '5 tok/s', usable: true },
        ],
      },
    ],
    note: 'Example figures for 4-bit models, 4,096 tokens of context, one question at a time. A token is about three quarters of a word.',
  },

  backups: {
    id: 'backups',
    index: 'Backups',
    use: 'you restore yourself',
    title: 'A calendar of what you can restore',
    text: [
      'Choose a night and a folder. The restored copy goes beside the current one, which stays as it is. ',
      { text: 'What is worth backing up', to: PATHS.blogSingleV2 },
      '.',
    ],
    description:
      'A calendar of thirty nights from 23 October to 21 November, each of which can be restored. The backup of 4 November took two attempts. The night of 12 November is chosen.',
    weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
    // Empty places before the first night.
    lead: 4,
    days: [
      23, 24, 25, 26, 27, 28, 29, 30, 31, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
      18, 19, 20, 21,
    ],
    repeated: 12,
    chosen: 20,
    legend: { kept: 'can be restored', repeated: 'failed at 02:10, repeated at 04:10' },
    restore: {
      title: 'Night of 12 November',
      lines: [
        { term: 'Folder', text: 'letters/' },
        { term: 'Holds', text: '3,412 files, 1.8 GB' },
        { term: 'Goes to', text: 'letters (12 Nov)/' },
      ],
      done: 'Restored in 4 min 20 s',
    },
  },

  log: {
    id: 'log',
    index: 'The log',
    use: 'one event per line',
    title: 'A log that people can read',
    text: 'Who asked, what was opened, what changed, and when you let us in. It’s kept on your server for as long as you say, and leaves out the words of each question.',
    lines: [
      { time: '08:02:40', who: 'tom', did: 'asked', what: '2 passages quoted, workshop/ letters/' },
      { time: '08:03:05', who: 'tom', did: 'opened', what: 'workshop/lease-2022.pdf, page 4' },
      { time: '10:41:22', who: 'ines', did: 'shared', what: 'minutes/ with desk, reading only' },
      {
        time: '12:00:00',
        who: 'ines',
        did: 'opened door',
        what: 'for support, until 13:00',
        door: true,
      },
      {
        time: '12:07:48',
        who: 'support',
        did: 'looked',
        what: 'state of the index only',
        door: true,
      },
      { time: '13:00:00', who: 'cedar', did: 'closed door', what: 'by itself', door: true },
    ],
  },

  rowsTitle: 'Three more things it does for you',
  drafts: {
    title: 'Drafts from your own letters',
    text: 'Say what the letter is for. The draft draws on your earlier letters and names them in the margin. You send it yourself.',
    facts: ['Drafts are ordinary files, to keep or delete.'],
    sheet: 'Reminder, Brandt Joinery',
    state: 'Draft, not sent',
    parts: [
      { text: 'Dear Mr Brandt,', from: 'As in six letters to him since 2021' },
      {
        text: 'our invoice 2026-118 for 1,240 euros has been open since 3 October.',
        from: 'Figures from invoices/2026-118.pdf, page 1',
      },
      {
        changed: 'We would be most grateful if you could kindly arrange payment.',
        text: 'Please pay by 30 November.',
        from: 'Your change, followed in the next draft',
      },
    ],
  },
  scans: {
    title: 'Scans become text, with doubts marked',
    text: 'Paper is read on your server, in the language you set. Uncertain words are marked, and an answer that relies on one says so.',
    facts: ['Print is read well, typed carbon copies fairly well, handwriting poorly.'],
    description:
      'A drawing: a scanned delivery note, slightly askew, with a stamp and a signature over its last lines.',
    paper: ['DELIVERY NOTE 4471', '12 oak boards', '38 mm  2.40 m', 'left at: rear door'],
    read: [
      'DELIVERY NOTE ',
      { word: '4471', sure: '81 %' },
      ' · 12 oak boards · 38 mm, 2.40 m · left at: ',
      { word: 'rear door', sure: '64 %' },
    ],
    unsure: 'Two uncertain words. Signature and stamp skipped.',
  },
  leaving: {
    title: 'Leaving with one archive',
    text: 'Everything on the disk is an ordinary file in an ordinary folder. When you leave, you download it as one archive that other programs can read.',
    facts: [
      [
        `After a plan ends, the disk is kept for ${KEEP_DAYS} days, then erased. `,
        { text: 'The terms', to: PATHS.terms },
      ],
    ],
    name: 'cedar-2026-11-21.tar',
    entries: [
      { path: 'files/', holds: 'as you put them there', size: '41.2 GB' },
      { path: 'mail/', holds: 'one .eml file for each e-mail', size: '6.8 GB' },
      { path: 'conversations/', holds: 'Markdown, one file for each', size: '0.3 GB' },
      { path: 'rights.csv', holds: 'who could read what', size: '12 kB' },
    ],
    total: '48.3 GB',
    note: 'The index is left out; it can be rebuilt from the files.',
  },

  not: {
    title: 'What it does not do',
    text: 'Worth knowing before you buy.',
    items: [
      {
        what: 'Browse the web for you',
        why: 'It answers from your files, and says so when the answer is missing.',
      },
      {
        what: 'Send anything on its own',
        why: 'It drafts. Sending, ordering and paying are left to a person.',
      },
      {
        what: 'Learn from you for anyone else',
        why: 'Nothing is trained on your words, and they stay on your server.',
      },
      {
        what: 'Decide about people',
        why: 'Who to hire, treat or refuse is for a person to decide. Our terms rule it out too.',
      },
      {
        what: 'Reason like the largest services',
        why: 'Its models are mid-sized. They find, summarise, draft and translate; hard puzzles are beyond them.',
      },
      {
        what: 'Know when it is wrong',
        why: 'All such models make mistakes. The sources are there so that you can catch them.',
      },
    ],
  },

  limits: {
    title: 'Every limit, and what happens when you reach it',
    text: [
      'You can ask as many questions as you like. Prices are under ',
      { text: 'plans and prices', to: PRICING },
      '.',
    ],
    caption: 'Limits of the plans Solo, Household and Practice',
    plans: ['Solo', 'Household', 'Practice'],
    reached: 'Reached:',
    rows: [
      {
        limit: 'Servers in the account',
        values: [solo.servers, household.servers, practice.servers],
        after:
          'Hosted servers and your own count together. Another one waits until a place is free; those you have keep working.',
      },
      {
        limit: 'People',
        values: [solo.people, household.people, practice.people],
        after: `You count as one. When every place is taken, ${NO_PLACE} Everyone already there stays.`,
      },
      {
        limit: 'Processor and memory of each server',
        values: PLANS.map(({ size }) => `${size.vcpu} vCPU, ${sizeWords(size.memoryBytes)}`),
        after:
          'Questions asked at the same moment queue on your server. A model that is too large will not load.',
      },
      {
        limit: 'Encrypted storage of each server',
        values: PLANS.map(({ size }) => sizeWords(size.diskBytes)),
        after:
          'You get an e-mail at 80 and at 95 per cent. When it’s full, nothing is deleted: new files wait, questions still work.',
      },
      {
        limit: 'Backups',
        values: PLANS.map(
          ({ backups }) => `${backupWords(backups).toLowerCase()}, ${backups.keepDays} days`,
        ),
        after: 'The oldest backup is dropped, and with it the files that you have since deleted.',
      },
      {
        limit: 'Support from a person',
        values: [
          `e-mail, ${ANSWER_TIME.promised}`,
          'chat on working days',
          'a contact with a name',
        ],
        after:
          'Outside those hours, your message waits for the next working day; your server works on.',
      },
    ],
  },

  closing: {
    title: 'Try it with a folder of your own.',
    text: `Choose a folder that you know well, and ask something you know the answer to. A hosted server is set up in ${SET_UP_TIME.machine}. One server of your own can be connected without a plan.`,
    link: { label: 'Create an account', to: PATHS.getStarted },
    drawing:
      'An open folder with three sheets standing in it. The foremost has one marked line with the number one beside it.',
  },
} as const;
