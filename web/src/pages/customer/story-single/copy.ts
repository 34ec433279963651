import { PATHS, PRICING } from '@/site/paths.ts';
import { LIST_PRICES } from '@contract/plans.ts';
import { invoiceAmount } from '@/lib/money.ts';

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
      'Letters from hospitals reach us on paper and by fax. They are scanned and get a file name from whoever is at the desk. To find one, you had to know when it came. On a full morning nobody looked, and we asked the patient instead, who did not know either.',
      'Since June we ask the letters. “What did cardiology change in March?” One sentence, two sources, and I have opened both before the patient has sat down. It has not made me a better doctor. It has made me a doctor who has read the letter.',
      'You will want to know four things: where it all lies, how long it took, what it cost, and what it cannot do. I have put them on separate sheets, since you read as I do, in the lift.',
    ],
    closing: 'With kind regards,',
    signature: 'Ruth',
    signed: 'Ruth, one of the two doctors',
    enclosed: 'Enclosed',
    address: ['The colleague', 'three villages on', 'second door, by hand.'],
    note: 'This letter was written by us. The practice, its doctors and its letters are invented, and the figures show the order of size. The prices are those of our own lists.',
  },

  plan: {
    title: 'Sheet 1. Where it all lies',
    text: 'The practice in plan. Red numbers mark every place at which a patient’s data lies or can be seen. There is one more than before.',
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
        text: 'Sees appointments and the senders of letters. Of findings it gets no answer.',
      },
      { title: 'The doctors’ screens', text: 'See everything, and the log of who asked what.' },
      {
        title: 'The share',
        text: 'Scans since 2014 lie here. The server reads them here and changes nothing.',
      },
      {
        title: 'The practice software',
        text: 'Not touched, not connected. Nothing is written into the record.',
      },
      {
        title: 'The line out',
        text: 'Encrypted from here to the machine. It opens from inside only.',
      },
      {
        title: 'The server',
        text: 'Index, questions and answers, on one encrypted disk. Backups are hourly and kept for 90 days. Alcove’s people get in when we open, and it is written down.',
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
        text: 'A list of what there is. We found a second scan folder that nobody had used since 2017.',
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
        text: 'The doctors’ and the desk’s. We tried to get findings at the desk for an hour, and could not.',
      },
      {
        week: 'Week 5',
        title: 'All of us',
        hours: 6,
        text: 'An hour with the team. Most useful sentence: it says what it has read, not what is so.',
      },
      {
        week: 'Week 6',
        title: 'The rehearsal',
        hours: 2,
        text: 'A folder deleted on purpose, and restored. Took nine minutes. We all watched.',
      },
    ],
  },

  screens: {
    title: 'One question, two screens',
    text: 'A patient calls about her result. The question is the same in both rooms, the answer is not. We consider this the heart of the matter.',
    asked: 'Is Mrs K.’s result from cardiology in?',
    desk: {
      where: 'At the desk',
      answer:
        'A letter from the cardiology department came on Monday. It is in Room 1’s tray. I may not tell what it says.',
      source: 'Sender and date only',
    },
    doctor: {
      where: 'In Room 1',
      answer:
        'Yes, dated 4 September. One dose was halved; a check of the kidney values is asked for in four weeks.',
      source: 'cardiology-2026-09-04.pdf, page 2',
    },
  },

  ledger: {
    title: 'Sheet 3. What it cost',
    text: [
      'Services are at the ',
      { text: 'list prices', to: PATHS.servicesV2 },
      ', before value-added tax; the plan is the one for ',
      { text: 'practices', to: PRICING },
      ', paid by the year. Our own hours are not in it: seventeen and a half, mostly talk.',
    ],
    caption: 'Cost of the first year in euros, in the example',
    head: ['Item', 'Euro'],
    rows: [
      ...SERVICES.map(({ what, cents }) => [what, invoiceAmount(cents)] as const),
      ['Practice plan, twelve months', invoiceAmount(YEAR)],
    ],
    sum: ['First year', invoiceAmount(FIRST_YEAR)],
    after: [
      { term: 'Second year', text: invoiceAmount(YEAR) },
      { term: 'A head and month, first year', text: perHeadAndMonth(FIRST_YEAR) },
      { term: 'A head and month, after that', text: perHeadAndMonth(YEAR) },
    ],
    aside:
      'Against it stands nothing that I could put a figure to. Nobody pays us for having read a letter.',
  },

  limits: {
    title: 'Sheet 4. What it does not do',
    rule: ['Ask what a letter says.', 'Never ask what to do.'],
    ruleNote: 'Hangs beside every screen.',
    items: [
      {
        term: 'Diagnosis, dosing',
        text: 'Not asked, by our own rule. It would answer, and that is the danger.',
      },
      { term: 'Dictation', text: 'Left out. What goes into the record, a person types.' },
      {
        term: 'Handwriting',
        text: 'Tried and given up. It was unsure all day, and to its credit it said so.',
      },
      {
        term: 'The 212',
        text: 'Faxes of faxes. They lie in a list, by date, and are looked up as in the old days.',
      },
      {
        term: 'Being right',
        text: 'In July it took the brother for the patient: same name, same street. The source was open, so we saw it. Since then we always open it.',
      },
    ],
  },

  postscript: {
    label: 'P.S.',
    text: 'Ask for the agreement on data processing first. It comes with the plan, our lawyer needed an evening for it, and without it I should not have begun.',
    links: [
      { text: 'A working day in a practice', to: PATHS.saasV2 },
      { text: 'Who can read what', to: PATHS.privacy },
      { text: 'Ask an engineer', to: PATHS.contactV2 },
      { text: 'Four other examples', to: PATHS.customerStories },
    ],
  },
} as const;
