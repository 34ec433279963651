import { PATHS } from '@/content/paths.ts';

export const SOURCES_FEATURE = {
  kicker: 'Feature',
  title: 'Answers with their sources',
  lead: 'An answer that you cannot check is an opinion. Alcove shows which lines of which file each sentence was read from, and opens the page there.',
  example: {
    caption: 'An example answer, as it appears on the screen',
    question: 'Is the second reminder already out to Hallam?',
    answer:
      'Yes. It went out by letter on 4 June, with a fee of twelve euros [1]. No reply is on file [2].',
    sources: [
      '[1] reminders/2025-06-04-hallam-2.pdf, page 1',
      '[2] searched: mail/, post-in/, from 4 June on',
    ],
  },
  steps: [
    {
      title: 'Find',
      text: 'Your question is compared with an index of your files that lies on your own disk. The dozen closest passages are taken out.',
    },
    {
      title: 'Read',
      text: 'The model reads those passages and nothing else. It is told to answer from them, and to say so when they do not suffice.',
    },
    {
      title: 'Show',
      text: 'Each sentence keeps the number of the passage it rests on. A sentence without one is shown in grey, so that you see where the model spoke for itself.',
    },
  ],
  limits: {
    title: 'Where it goes wrong',
    paragraphs: [
      'If the right passage is not among those that were found, the answer will be thin or missing. Tables in scans are the usual culprit. Ask again with the words that stand in the document, or open the list of passages that were read and see what is absent.',
      [
        'Numbers are quoted, not added up. For sums, open the source and use a calculator. More under ',
        { text: 'Help', to: PATHS.helpCenter },
        '.',
      ],
    ],
  },
} as const;
