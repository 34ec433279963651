import { PATHS } from '@/content/paths.ts';

export const PRACTICE_STORY = {
  title: 'Example: a two-doctor practice',
  lead: 'Two doctors, four assistants, twelve thousand letters. What such a practice would set up, in which order, and what it would leave out.',
  note: 'A worked example. The practice and its letters are invented, and the figures show the order of size, not a measurement.',
  parts: [
    {
      id: 'before',
      title: 'Before',
      paragraphs: [
        'Letters from hospitals arrive on paper and by fax, are scanned, and get a file name by whoever is at the desk. To find one, you must know when it came. On a full morning nobody looks.',
      ],
    },
    {
      id: 'set-up',
      title: 'The set-up',
      paragraphs: [
        'One server, reached only from the practice’s own network and from the doctors’ phones. The scan folder is read over the office share, the practice software is not touched. Two rooms: one for both doctors, one for the desk, which sees appointments and no findings.',
        'The first reading of twelve thousand letters takes one weekend. From then on a letter can be asked about three minutes after it was scanned.',
      ],
    },
    {
      id: 'monday',
      title: 'A Monday',
      paragraphs: [
        '“What did cardiology change in March?” One sentence, two sources, both opened before the patient has sat down. The model is asked what a letter says and never what to do; that rule hangs on the wall next to the screen.',
      ],
    },
    {
      id: 'left-out',
      title: 'What is left out',
      paragraphs: [
        'No diagnosis, no dosing, no dictation into the record. Handwritten notes were tried and given up. Where the recognition was unsure, the server says so, and with handwriting it was unsure all day.',
        [
          'The agreement on data processing and the answers to the usual questions are with ',
          { text: 'the plan for practices', to: PATHS.saasV2 },
          '.',
        ],
      ],
    },
  ],
  figures: [
    { term: 'Letters read', text: '12,140, of which 212 were unreadable' },
    { term: 'First reading', text: '51 hours' },
    { term: 'A new letter', text: '3 minutes until it can be asked about' },
    { term: 'An answer', text: '9 seconds, median of 100 questions' },
  ],
} as const;
