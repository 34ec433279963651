import { AFTER_YOU_PAY, PATHS } from '@/site/paths.ts';

export const SOURCES_FEATURE = {
  back: { label: 'Features', to: PATHS.saasFeatures },
  title: 'Answers with their sources',
  lead: 'An answer that you cannot check is an opinion. Here each sentence says which lines of which file it was read from, and takes you there.',
  screen: {
    description:
      'An example screen in three parts: a question and its answer in three sentences, the passages that were read for it, and the opened page with the line that counts.',
    note: 'An example screen; the firm, the files and the figures are invented.',
    host: 'cedar.alcove.example',
    question: 'Is the second reminder already out to Hallam?',
    sentences: [
      {
        text: 'Yes. It went out by letter on 4 June 2025, with a fee of twelve euros.',
        cites: 1,
        pin: 1,
      },
      { text: 'No reply to it is on file.', cites: 2, pin: 2 },
      {
        text: 'A third reminder is commonly the last one before a lawyer writes.',
        cites: null,
        pin: 3,
      },
    ],
    passagesTitle: '12 passages read',
    // `near` is nearness to the question, 0 to 1.
    passages: [
      { file: 'reminders/2025-06-04-hallam-2.pdf', near: 0.96, cites: 1 },
      { file: 'mail/, post-in/ from 4 June: nothing', near: 0.9, cites: 2 },
      { file: 'reminders/2025-05-02-hallam-1.pdf', near: 0.84, cites: null },
      { file: 'invoices/2025-031.pdf', near: 0.71, cites: null },
      { file: 'letters/2024-11-hallam.odt', near: 0.62, cites: null },
    ],
    more: 'and seven more',
    page: {
      file: '2025-06-04-hallam-2.pdf',
      number: 'Page 1 of 1',
      before: 'Our invoice 2025-031 over 868.00 euros is still open.',
      marked: 'This is our second reminder. We add a fee of 12.00 euros.',
      after: 'Please pay 880.00 euros by 18 June 2025.',
    },
    footer: 'answered by cedar · 9 s · sent elsewhere: 0 bytes',
  },
  pins: [
    {
      title: 'A number for each sentence',
      text: 'It stands for a passage and not for a whole file. Choose it, and the page opens there.',
    },
    {
      title: 'Finding nothing is a source, too',
      text: '“Nothing on file” names the folders that were searched and from which day on.',
    },
    {
      title: 'Grey: the model speaks for itself',
      text: 'No passage supports this sentence. It may be right. You were told that nobody checked.',
    },
    {
      title: 'All that was read, in order',
      text: 'Twelve passages, the nearest first. If the right one is not here, the answer cannot be right either.',
    },
    {
      title: 'The page itself',
      text: 'The original, as it was stored. The marking lies on top of it and changes nothing.',
    },
    {
      title: 'Which machine, and what left it',
      text: 'Under each answer. The second figure is the one to look at.',
    },
  ],
  pipeline: {
    title: 'How a file becomes something you can ask',
    text: 'Two ways meet in one index. The upper way is walked once for each file, the lower one with each question. Both are walked on your machine.',
    arrives: 'When a file arrives',
    arrival: [
      {
        mark: 'file',
        title: 'Noticed',
        text: 'A new or changed file in a folder that you ticked. Three minutes, as a rule.',
      },
      {
        mark: 'text',
        title: 'Turned into text',
        text: 'Office files are opened, scans are recognised. The original stays as it is.',
      },
      {
        mark: 'strips',
        title: 'Cut into passages',
        text: 'Some ten lines each. They overlap, so that no sentence is cut in two.',
      },
      {
        mark: 'points',
        title: 'Filed twice',
        text: 'By the words it contains, and by what it is about. Names need the first, ideas the second.',
      },
    ],
    index: 'The index, on your encrypted disk',
    indexNote: 'Delete a file and its passages are gone from here within a minute.',
    asks: 'When you ask',
    asking: [
      {
        mark: 'question',
        title: 'Asked',
        text: 'Your rights come along. Folders closed to you are left out before the search begins.',
      },
      {
        mark: 'nearest',
        title: 'Twelve found',
        text: 'The nearest by words and by meaning, merged into one list.',
      },
      {
        mark: 'model',
        title: 'Read',
        text: 'The model sees these twelve and your question. It is told to say so when they do not suffice.',
      },
      {
        mark: 'cited',
        title: 'Checked and shown',
        text: 'Each sentence is compared with its passage once more. If it does not hold, its number is taken away.',
      },
    ],
  },
  wrong: {
    title: 'A wrong answer, taken apart',
    text: 'It happens. This is what it looks like from inside, in an example made up from the ordinary causes.',
    question: 'What is the excess on the van’s insurance?',
    given: '300 euros.',
    givenFrom: 'insurance/van-2024.pdf, page 2',
    right: '500 euros, since January 2025.',
    rightFrom: 'scans/2025-01-insurer-0012.pdf, page 3',
    rank: {
      description:
        'A row of forty passages in order of nearness. The first twelve were read. The right one lay at place 31.',
      places: 40,
      read: 12,
      missed: 31,
      readLabel: 'read: 12',
      missedLabel: 'place 31: the right one',
    },
    findings: [
      {
        title: 'What went wrong',
        text: 'The new policy is a crooked scan. Its table lost its columns, “excess” and “500” ended up far apart, and the passage fell to place 31. The old policy, clean and typed, won.',
      },
      {
        title: 'How it could be noticed',
        text: 'The number opens a policy of 2024. Nothing in the sentence gives it away; the source does.',
      },
      {
        title: 'What to do',
        text: 'Have that scan read again as a table, and mark the old policy as superseded. Asking once more in the words of the document helps, too.',
      },
    ],
  },
  needs: {
    title: 'Disk and time it needs',
    text: 'Example figures for a machine of the Household size: 10,000 pages of text or 600 scanned pages an hour, and 17 kB of index for each page.',
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
        name: 'Ten years of a studio',
        pages: '50,000 pages with text, 10,000 scanned',
        textHours: 5,
        scanHours: 16.7,
        time: '21 h 40 min',
        index: '1.0 GB',
      },
      {
        name: 'The letters of a practice',
        pages: '30,400 pages, all scanned',
        textHours: 0,
        scanHours: 50.7,
        time: '50 h 40 min',
        index: '0.5 GB',
      },
    ],
    note: 'The first reading runs at night if you prefer, and can be asked about while it is under way. It costs nothing extra.',
  },
  settings: {
    title: 'What you can set',
    caption: 'Settings of this feature, as delivered and as they can be changed',
    head: ['Setting', 'As delivered', 'Can be'],
    rows: [
      ['Folders that are read', 'none', 'any that you tick, one by one'],
      ['Passages for each question', '12', '4 to 40; more is slower'],
      ['Sentences without a source', 'shown in grey', 'left out altogether'],
      ['Older versions of a file', 'not read', 'read, with their date beside the number'],
      ['Languages of scans', 'English', 'several; each slows the first reading'],
      ['Conversations', 'kept until you delete them', 'deleted after 1 to 365 days'],
    ],
  },
  faq: {
    title: 'Questions about it',
    questions: [
      {
        question: 'Does a source prove that a sentence is true?',
        answer: [
          'No. It proves that something like it stands in your file. Whether the file is right, current or meant that way is still yours to judge.',
        ],
      },
      {
        question: 'Can it add up a column?',
        answer: [
          'It quotes figures and does not add them. Sums made by a language model look right more often than they are. Open the source and use a calculator.',
        ],
      },
      {
        question: 'Who sees which passages were read?',
        answer: [
          'The person who asked. The log notes that passages were quoted and from which folder, and never the question itself.',
        ],
      },
      {
        question: 'Which files can it read?',
        answer: [
          [
            'PDF, ODT, DOCX, Markdown, plain text, letters from a mailbox, and images by text recognition. Where they may lie is under ',
            { text: 'Integrations', to: PATHS.saasIntegrations },
            '.',
          ],
        ],
      },
      {
        question: 'What if two files contradict each other?',
        answer: [
          'Both are quoted, each with its number and date, and the answer says that they differ. It does not choose for you.',
        ],
      },
    ],
  },
  next: {
    title: 'From here',
    entries: [
      {
        meta: 'Reading',
        title: 'Point it at a Nextcloud',
        text: 'Folders are read where they lie, and changes follow within minutes.',
        to: PATHS.saasIntegrationSingle,
      },
      {
        meta: 'Service',
        title: 'Have ten years moved in',
        text: 'With counts on both sides, and a list of what could not be read.',
        to: PATHS.servicesSingle,
      },
      {
        meta: 'Help',
        title: 'What happens after you pay',
        text: 'A few minutes, from the payment to a machine that answers.',
        to: AFTER_YOU_PAY,
      },
    ],
  },
} as const;
