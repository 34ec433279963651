import { TAX } from '@/site/facts.ts';
import { PATHS, PRICING } from '@/site/paths.ts';
import { backupWords, LIST_PRICES, PLAN_TERMS } from '@contract/plans.ts';
import { invoiceAmount } from '@/lib/money.ts';

const { practice } = PLAN_TERMS;

const SERVICES = [
  { what: 'Moving the letters in, up to 100 GB', cents: 29_000 },
  { what: 'Walls between desk and doctors', cents: 64_000 },
  { what: 'An hour with the team', cents: 14_000 },
  { what: 'A restore, rehearsed', cents: 18_000 },
];
const YEAR = LIST_PRICES.practice.year;
const FIRST_YEAR = SERVICES.reduce((sum, { cents }) => sum + cents, YEAR);
const HEADS = 6;

function perHeadAndMonth(cents: number): string {
  return invoiceAmount(cents / HEADS / 12);
}

export const PRACTICE_STORY = {
  letter: {
    from: ['Practice at the Ford', 'Two doctors, four assistants'],
    date: '9 September 2026',
    to: 'To a colleague who had asked',
    title: 'Re: what we did with twelve thousand letters',
    salutation: 'Dear colleague,',
    paragraphs: [
      'You asked whether it was worth it, and you asked me not to be enthusiastic. I shall try.',
      'Hospital letters reach us on paper and by fax. They are scanned, and the person at the desk gives each a file name. To find one, you had to know when it came. On a busy morning we asked the patient instead, who did not know either.',
      'Since June we have asked the letters. “What did cardiology change in March?” One sentence, two sources, and I have both open before the patient has sat down. It has not made me a better doctor. It has made me a doctor who has read the letter.',
      'You will want to know four things: where everything is, how long it took, what it cost, and what it cannot do. I have put them on separate sheets, since you read as I do, in the lift.',
    ],
    closing: 'With kind regards,',
    signature: 'Ruth',
    signed: 'Ruth, one of the two doctors',
    enclosed: 'Enclosed',
    address: ['The colleague', 'three villages on', 'second door, by hand.'],
    note: 'We wrote this letter. The practice, its doctors and its letters are invented, and the figures give an idea of scale. The prices are our list prices.',
  },

  plan: {
    title: 'Sheet 1. Where it all is',
    text: 'The practice from above. Red numbers mark every place where a patient’s data is kept or can be seen. There is one more than before.',
    label:
      'Floor plan of the practice: waiting room, desk, two consulting rooms, laboratory and back room. A line leads from the back room through the outer wall to a server outside.',
    rooms: {
      waiting: 'Waiting',
      desk: 'Desk',
      one: 'Room 1',
      two: 'Room 2',
      lab: 'Lab',
      back: 'Back room',
      outside: 'Your server',
      place: 'European Union',
    },
    points: [
      { title: 'The letter tray', text: 'Paper, until Friday. Then into the shredder, as before.' },
      {
        title: 'The desk’s screen',
        text: 'Shows appointments and who sent each letter. Results stay hidden.',
      },
      { title: 'The doctors’ screens', text: 'Show everything, and the log of who asked what.' },
      {
        title: 'The file share',
        text: 'Scans since 2014. The server reads them here and leaves them as they are.',
      },
      {
        title: 'The practice software',
        text: 'Left alone and unconnected. Nothing is written into the record.',
      },
      {
        title: 'The line out',
        text: 'Encrypted from here to the server. It opens only from inside.',
      },
      {
        title: 'The server',
        text: `Index, questions and answers, on one encrypted disk. Backups are ${backupWords(practice.backups).toLowerCase()} and kept for ${practice.backups.keepDays} days. Alcove’s staff get in when we open the door, and it is logged.`,
      },
    ],
  },

  weeks: {
    title: 'Sheet 2. Six weeks',
    text: 'The columns show our own hours, all six of us together.',
    unit: 'h',
    items: [
      {
        week: 'Week 1',
        title: 'Looking',
        hours: 2,
        text: 'A list of what we had. We found a second scan folder, unused since 2017.',
      },
      {
        week: 'Week 2',
        title: 'A hundred letters',
        hours: 3,
        text: 'Ten questions with known answers. Nine were right. The tenth was our own mistake.',
      },
      {
        week: 'Week 3',
        title: 'The weekend',
        hours: 0.5,
        text: '12,140 letters in 51 hours. 212 could not be read; the list names each.',
      },
      {
        week: 'Week 4',
        title: 'Two rooms',
        hours: 4,
        text: 'The doctors’ and the desk’s. For an hour we tried to see results at the desk, and failed.',
      },
      {
        week: 'Week 5',
        title: 'All of us',
        hours: 6,
        text: 'An hour with the team. Most useful sentence: it says what it has read, not what is true.',
      },
      {
        week: 'Week 6',
        title: 'The rehearsal',
        hours: 2,
        text: 'A folder deleted on purpose and restored in nine minutes. We all watched.',
      },
    ],
  },

  screens: {
    title: 'One question, two screens',
    text: 'A patient calls about her result. The question is the same in both rooms, and the answers differ. For us, this is the heart of it.',
    asked: 'Is Mrs K.’s result from cardiology in?',
    desk: {
      where: 'At the desk',
      answer:
        'A letter from the cardiology department came on Monday. It is in Room 1’s tray. I may not say what is in it.',
      source: 'Sender and date only',
    },
    doctor: {
      where: 'In Room 1',
      answer:
        'Yes, dated 4 September. One dose was halved; they ask for her kidney function to be checked in four weeks.',
      source: 'cardiology-2026-09-04.pdf, page 2',
    },
  },

  ledger: {
    title: 'Sheet 3. What it cost',
    text: [
      'Services are at the ',
      { text: 'list prices', to: PATHS.servicesV2 },
      `, ${TAX.service}; the plan is the one for `,
      { text: 'practices', to: PRICING },
      ', paid by the year. Our own hours come on top: seventeen and a half, mostly talk.',
    ],
    caption: 'Cost of the first year in euros, in the example',
    head: ['Item', 'Euros'],
    rows: [
      ...SERVICES.map(({ what, cents }) => [what, invoiceAmount(cents)] as const),
      ['Practice plan, twelve months', invoiceAmount(YEAR)],
    ],
    sum: ['First year', invoiceAmount(FIRST_YEAR)],
    after: [
      { term: 'Second year', text: invoiceAmount(YEAR) },
      { term: 'Per head a month, first year', text: perHeadAndMonth(FIRST_YEAR) },
      { term: 'Per head a month, after that', text: perHeadAndMonth(YEAR) },
    ],
    aside: 'I have no figures for the other side of the ledger. Reading a letter is unpaid work.',
  },

  limits: {
    title: 'Sheet 4. What it does not do',
    rule: ['Ask what a letter says.', 'Never ask what to do.'],
    ruleNote: 'It hangs beside every screen.',
    items: [
      {
        term: 'Diagnosis, dosing',
        text: 'Off limits, by our own rule. It would answer, and that is the danger.',
      },
      { term: 'Dictation', text: 'Left out. A person types what goes into the record.' },
      {
        term: 'Handwriting',
        text: 'Tried and given up. It was unsure all day, and to its credit it said so.',
      },
      {
        term: 'The 212',
        text: 'Faxes of faxes. They are on a list, by date, and we look them up as in the old days.',
      },
      {
        term: 'Being right',
        text: 'In July it took the brother for the patient: same name, same street. The source was open, so we noticed. Since then we always open it.',
      },
    ],
  },

  postscript: {
    label: 'P.S.',
    text: 'Ask for the data-processing agreement first. Our lawyer needed an evening for it, and without it I would not have begun.',
    links: [
      { text: 'A working day in a practice', to: PATHS.saasV2 },
      { text: 'Who can read what', to: PATHS.privacy },
      { text: 'Ask an engineer', to: PATHS.contactV2 },
      { text: 'Four other examples', to: PATHS.customerStories },
    ],
  },
} as const;
