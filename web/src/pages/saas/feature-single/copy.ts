import { SET_UP_TIME } from '@/site/facts.ts';
import { AFTER_YOU_PAY, PATHS } from '@/site/paths.ts';

export const SOURCES_FEATURE = {
  back: { label: 'Features', to: PATHS.saasFeatures },
  title: 'Answers with their sources',
  lead: 'Each sentence of an answer says which lines of which file it was read from, and takes you there to check.',
  screen: {
    description:
      'An example screen in three parts: a question and its answer in three sentences, the passages that were read for it, and the opened page with the line that counts.',
    note: 'An example screen; the firm, the files and the figures are invented.',
    host: 'cedar.alcove.example',
    question: 'Has the second reminder gone out to Hallam?',
    sentences: [
      {
        text: 'Yes. It went out by letter on 4 June 2025, with a fee of twelve euros.',
        cites: 1,
        pin: 1,
      },
      { text: 'No reply to it is on file.', cites: 2, pin: 2 },
      {
        text: 'A third reminder is usually the last one before a lawyer writes.',
        cites: null,
        pin: 3,
      },
    ],
    passagesTitle: '12 passages read',
    // `near` is nearness to the question, 0 to 1.
    passages: [
      { file: 'reminders/2025-06-04-hallam-2.pdf', near: 0.96, cites: 1 },
      { file: 'mail/, post-in/ from 4 June: 0 found', near: 0.9, cites: 2 },
      { file: 'reminders/2025-05-02-hallam-1.pdf', near: 0.84, cites: null },
      { file: 'invoices/2025-031.pdf', near: 0.71, cites: null },
      { file: 'letters/2024-11-hallam.odt', near: 0.62, cites: null },
    ],
    more: 'and seven more',
    page: {
      file: '2025-06-04-hallam-2.pdf',
      number: 'Page 1 of 1',
      before: 'Our invoice 2025-031 for 868.00 euros is still open.',
      marked: 'This is our second reminder. We add a fee of 12.00 euros.',
      after: 'Please pay 880.00 euros by 18 June 2025.',
    },
    footer: 'answered by cedar · 9 s · sent elsewhere: 0 bytes',
  },
  pins: [
    {
      title: 'A number for each sentence',
      text: 'It stands for one passage in a file. Choose it, and the page opens there.',
    },
    {
      title: 'An empty search is a source too',
      text: 'It names the folders that were searched, and from which day on.',
    },
    {
      title: 'Grey: the model’s own words',
      text: 'The model added this sentence without a passage. It may be right, but it is unchecked.',
    },
    {
      title: 'What was read, in order',
      text: 'Twelve passages, the closest match first. If the right one is missing, the answer will be wrong too.',
    },
    {
      title: 'The page itself',
      text: 'The original, exactly as it was stored, with the highlight laid on top.',
    },
    {
      title: 'Which server, and what left it',
      text: 'Under each answer: its server, the time it took, and the bytes that were sent elsewhere.',
    },
  ],
  pipeline: {
    title: 'From a file to an answer you can check',
    text: 'Two paths meet in one index. The upper one runs once for each file, the lower one with each question. Both run on your server.',
    arrives: 'When a file arrives',
    arrival: [
      {
        mark: 'file',
        title: 'Noticed',
        text: 'A new or changed file in a folder that you ticked, usually within three minutes.',
      },
      {
        mark: 'text',
        title: 'Turned into text',
        text: 'Office files are opened, and scans are read. The original stays as it is.',
      },
      {
        mark: 'strips',
        title: 'Cut into passages',
        text: 'About ten lines each. They overlap, so that every sentence stays whole.',
      },
      {
        mark: 'points',
        title: 'Filed twice',
        text: 'By the words it contains and by what it is about. The first finds names, the second ideas.',
      },
    ],
    index: 'The index, on your encrypted disk',
    indexNote: 'Delete a file, and its passages are gone within a minute.',
    asks: 'When you ask',
    asking: [
      {
        mark: 'question',
        title: 'Asked',
        text: 'Your rights apply. Folders closed to you are left out before the search begins.',
      },
      {
        mark: 'nearest',
        title: 'Twelve found',
        text: 'The closest by words and by meaning, merged into one list.',
      },
      {
        mark: 'model',
        title: 'Read',
        text: 'The model sees these twelve and your question. It is told to say so if they fall short.',
      },
      {
        mark: 'cited',
        title: 'Checked and shown',
        text: 'Each sentence is compared with its passage again. One that fails loses its number.',
      },
    ],
  },
  wrong: {
    title: 'A wrong answer, taken apart',
    text: 'It happens. Here is one seen from the inside: an invented example with ordinary causes.',
    question: 'What is the excess on the van’s insurance?',
    given: '300 euros.',
    givenFrom: 'insurance/van-2024.pdf, page 2',
    right: '500 euros, since January 2025.',
    rightFrom: 'scans/2025-01-insurer-0012.pdf, page 3',
    rank: {
      description:
        'A row of forty passages, the closest match first. The first twelve were read. The right one came 31st.',
      places: 40,
      read: 12,
      missed: 31,
      readLabel: 'read: 12',
      missedLabel: '31st: the right one',
    },
    findings: [
      {
        title: 'What went wrong',
        text: 'The new policy is a crooked scan. Its table lost its columns, “excess” and “500” ended up far apart, and the passage fell to 31st. The old policy, clean and typed, won.',
      },
      {
        title: 'How to notice it',
        text: 'The sentence itself looks right, but its number opens a policy from 2024.',
      },
      {
        title: 'What to do',
        text: 'Have the scan read again as a table, and mark the old policy as superseded. It also helps to ask again in the document’s own words.',
      },
    ],
  },
  needs: {
    title: 'How much disk and time it takes',
    text: 'Example figures for a Household server: 10,000 pages of text or 600 scanned pages an hour, and 17 kB of index for each page.',
    textLabel: 'pages with text',
    scanLabel: 'scanned pages',
    hoursLabel: 'first reading',
    indexLabel: 'index',
    cases: [
      {
        name: 'A family’s folders',
        pages: '1,000 pages with text, 1,500 scanned',
        textHours: 0.1,
        scanHours: 2.5,
        time: '2 h 36 min',
        index: '43 MB',
      },
      {
        name: 'A studio’s ten years',
        pages: '50,000 pages with text, 10,000 scanned',
        textHours: 5,
        scanHours: 16.7,
        time: '21 h 40 min',
        index: '1.0 GB',
      },
      {
        name: 'A practice’s letters',
        pages: '30,400 pages, all scanned',
        textHours: 0,
        scanHours: 50.7,
        time: '50 h 40 min',
        index: '0.5 GB',
      },
    ],
    note: 'The first reading can run at night, and you can ask questions while it is under way. It is part of the plan.',
  },
  settings: {
    title: 'What you can set',
    caption: 'Settings of this feature, with their defaults and options',
    head: ['Setting', 'Default', 'Options'],
    rows: [
      ['Folders that are read', 'none', 'any you tick, one by one'],
      ['Passages for each question', '12', '4 to 40; more is slower'],
      ['Sentences without a source', 'shown in grey', 'left out'],
      ['Older versions of a file', 'not read', 'read, with their date beside the number'],
      ['Languages of scans', 'English', 'several; each slows the first reading'],
      ['Conversations', 'kept until you delete them', 'deleted after 1 to 365 days'],
    ],
  },
  faq: {
    title: 'Questions about sources',
    questions: [
      {
        question: 'Does a source prove that a sentence is true?',
        answer: [
          'No. It proves that your file says something like it. Whether the file is right, or still current, is yours to judge.',
        ],
      },
      {
        question: 'Can it add up a column?',
        answer: [
          'It only quotes figures. A language model’s sums look right more often than they are, so open the source and use a calculator.',
        ],
      },
      {
        question: 'Who sees which passages were read?',
        answer: [
          'Only the person who asked. The log records that passages were quoted and from which folder; the question stays out of it.',
        ],
      },
      {
        question: 'Which files can it read?',
        answer: [
          [
            'PDF, ODT, DOCX, Markdown, plain text, e-mails from a mailbox, recordings of speech, and images by text recognition. Where it can fetch them is under ',
            { text: 'Integrations', to: PATHS.saasIntegrations },
            '.',
          ],
        ],
      },
      {
        question: 'What if two files contradict each other?',
        answer: [
          'It quotes both, each with its number and date, and says that they differ. The choice is yours.',
        ],
      },
    ],
  },
  next: {
    title: 'Where next',
    entries: [
      {
        meta: 'Reading',
        title: 'Point it at a Nextcloud',
        text: 'Folders are read where they are, and changes follow within minutes.',
        to: PATHS.saasIntegrationSingle,
      },
      {
        meta: 'Service',
        title: 'Have ten years of files moved in',
        text: 'With counts on both sides, and a list of the unreadable files.',
        to: PATHS.servicesSingle,
      },
      {
        meta: 'Help',
        title: 'What happens after you pay',
        text: `From the payment to a server that answers: ${SET_UP_TIME.machine}.`,
        to: AFTER_YOU_PAY,
      },
    ],
  },
} as const;
