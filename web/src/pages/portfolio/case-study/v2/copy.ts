import { PATHS } from '@/site/paths.ts';
import { price } from '@/site/prices.ts';

const NUMBERS = 'The numbers';

export const LAW_OFFICE_FIGURES = {
  kicker: 'Report · example figures throughout',
  title: 'Search in a law office, in figures',
  lead: 'Nine people, twenty years of closed matters. One hundred questions, asked before and after by the same people, against the clock.',
  note: 'An example project. The office and its figures are invented: they show how we would report such a project, good and bad alike. Your own files will give others.',
  contentsLabel: 'Parts of the report',
  contents: [
    { text: 'Findings', to: '#finding' },
    { text: 'Half a year of use', to: '#use' },
    { text: 'What got worse', to: '#worse' },
    { text: 'The seven unanswered', to: '#seven' },
    { text: 'What it took', to: '#took' },
    { text: 'Method', to: '#method' },
  ],

  headline: [
    { figure: '14 min', label: 'to find a clause, before', note: 'Median of 34 questions' },
    { figure: '50 s', label: 'to find it, after', note: 'The same 34, source opened and read' },
    { figure: '7 of 100', label: 'left unanswered, after', note: 'Eleven, before' },
    { figure: '0', label: 'answers through a closed wall', note: 'Of 3,640 nightly attempts' },
  ],

  finding: {
    title: 'Findings',
    spans: {
      title: 'Time by kind of question',
      unit: 'Median minutes until the source was open',
      label:
        'Four lines on a scale of 0 to 35 minutes. Clauses went from 14 to 0.8 minutes, precedents from 31 to 2.5, deadlines from 6 to 0.4, and who said what from 22 to 4.',
      before: 'Before',
      after: 'After',
      mark: 'min',
      top: 35,
      every: 5,
      rows: [
        { label: 'Clauses', before: 14, after: 0.8 },
        { label: 'Precedents', before: 31, after: 2.5 },
        { label: 'Deadlines', before: 6, after: 0.4 },
        { label: 'Who said what', before: 22, after: 4 },
      ],
      reading:
        'Everything got faster. “Who said what” gained least, because it is spread over e-mails that quote earlier e-mails.',
      table: {
        summary: NUMBERS,
        head: ['Kind', 'Asked', 'Before', 'After'],
        rows: [
          ['Clauses', '34', '14', '0.8'],
          ['Precedents', '26', '31', '2.5'],
          ['Deadlines', '22', '6', '0.4'],
          ['Who said what', '18', '22', '4'],
        ],
      },
    },
    spread: {
      title: 'How long all questions took',
      unit: 'Questions out of 100, by minutes until found',
      label:
        'Columns for seven spans of time. Before, most questions took five to thirty minutes. After, 58 of 100 took less than one minute, and 7 were not found.',
      legend: [
        { label: 'Before', tone: 'before' },
        { label: 'After', tone: 'after' },
      ],
      top: 60,
      every: 20,
      steps: ['<1', '1–2', '2–5', '5–15', '15–30', '>30', 'never'],
      series: [
        { tone: 'before', values: [2, 5, 14, 31, 24, 13, 11] },
        { tone: 'after', values: [58, 21, 8, 4, 1, 1, 7] },
      ],
      reading:
        'A median hides the extremes. Six questions still took longer than five minutes, and those are the ones people remember.',
      table: {
        summary: NUMBERS,
        head: ['Minutes', 'Before', 'After'],
        rows: [
          ['Less than 1', '2', '58'],
          ['1 to 2', '5', '21'],
          ['2 to 5', '14', '8'],
          ['5 to 15', '31', '4'],
          ['15 to 30', '24', '1'],
          ['More than 30', '13', '1'],
          ['Never', '11', '7'],
        ],
      },
    },
    ends: {
      title: 'How a hundred questions ended',
      unit: 'One square is one question',
      label:
        'Two fields of a hundred squares. Before: 83 right, 6 an outdated version, 11 not found. After: 88 right, 5 an outdated version, 7 not found.',
      outcomes: [
        { label: 'Right', tone: 'after' },
        { label: 'An outdated version', tone: 'before' },
        { label: 'Not found', tone: 'worse' },
      ],
      fields: [
        { title: 'Before', counts: [83, 6, 11] },
        { title: 'After', counts: [88, 5, 7] },
      ],
      reading:
        'Accuracy rose less than speed. People were right 83 times without the server and 88 times with it: five more right answers in a hundred.',
      table: {
        summary: NUMBERS,
        head: ['Outcome', 'Before', 'After'],
        rows: [
          ['Right', '83', '88'],
          ['An outdated version', '6', '5'],
          ['Not found', '11', '7'],
        ],
      },
    },
  },

  use: {
    title: 'Half a year of use',
    weeks: {
      title: 'Questions a week',
      unit: 'Number of questions, weeks 1 to 26',
      label:
        'A line over 26 weeks. It climbs from 12 to 74 within four weeks, falls to about 40 in weeks 11 and 12 and to 44 in week 23, and ends near 100.',
      top: 120,
      every: 40,
      values: [
        12, 31, 58, 74, 66, 71, 69, 75, 80, 62, 41, 38, 70, 84, 88, 91, 86, 94, 90, 97, 95, 60, 44,
        92, 101, 98,
      ],
      marks: [3, 11, 22],
      xTicks: [
        { index: 0, label: '1' },
        { index: 3, label: '4' },
        { index: 11, label: '12' },
        { index: 22, label: '23' },
        { index: 25, label: '26' },
      ],
      reading:
        'In week 4, the second partner begins to ask. Weeks 12 and 23 are holidays. Between them, use keeps rising.',
      table: {
        summary: NUMBERS,
        head: ['Weeks', 'Questions', 'A week'],
        rows: [
          ['1 to 4', '175', '44'],
          ['5 to 8', '281', '70'],
          ['9 to 13', '291', '58'],
          ['14 to 17', '349', '87'],
          ['18 to 21', '376', '94'],
          ['22 to 26', '395', '79'],
        ],
      },
    },
    reading: {
      title: 'The first reading',
      unit: 'Thousand pages read, by day',
      label:
        'Nine columns. Between 31 and 58 thousand pages on every day but the fourth, on which there were 12 thousand.',
      top: 60,
      every: 20,
      steps: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
      series: [{ tone: 'after', values: [31, 52, 58, 12, 55, 56, 57, 54, 43] }],
      reading:
        'On day 4, nine thousand files asked for a password. It was in a drawer, on a note that said “do not lose”.',
      table: {
        summary: NUMBERS,
        head: ['Day', 'Pages'],
        rows: [
          ['1', '31,000'],
          ['2', '52,000'],
          ['3', '58,000'],
          ['4', '12,000'],
          ['5', '55,000'],
          ['6', '56,000'],
          ['7', '57,000'],
          ['8', '54,000'],
          ['9', '43,000'],
        ],
      },
    },
  },

  worse: {
    title: 'What got worse',
    text: 'Every change costs something. Three things were measurably worse at the end of the half-year.',
    opened: {
      title: 'Sources that were opened',
      unit: 'Per cent of answers, by month',
      label: 'A line over six months that falls from 96 to 71 per cent.',
      top: 100,
      every: 25,
      unitMark: '%',
      values: [96, 93, 88, 81, 76, 71],
      marks: [0, 5],
      xTicks: [
        { index: 0, label: 'Mar' },
        { index: 2, label: 'May' },
        { index: 5, label: 'Aug' },
      ],
      reading:
        'Trust grows faster than it should. Since September, an answer hides its last line until a source has been opened. People dislike it.',
      table: {
        summary: NUMBERS,
        head: ['Month', 'Opened'],
        rows: [
          ['March', '96%'],
          ['April', '93%'],
          ['May', '88%'],
          ['June', '81%'],
          ['July', '76%'],
          ['August', '71%'],
        ],
      },
    },
    waiting: {
      title: 'Waiting before the answer',
      unit: 'Median seconds, by hour of the day',
      label: 'Ten columns from 8:00 to 17:00. Two to sixteen seconds; the longest at 16:00.',
      top: 20,
      every: 5,
      unitMark: 's',
      steps: ['8', '', '10', '', '12', '', '14', '', '16', ''],
      series: [{ tone: 'worse', values: [2, 9, 14, 11, 4, 5, 9, 11, 16, 6] }],
      reading:
        'The old search answered at once. At four in the afternoon, nine people share one server, and questions queue.',
      table: {
        summary: NUMBERS,
        head: ['Hour', 'Seconds'],
        rows: [
          ['8', '2'],
          ['9', '9'],
          ['10', '14'],
          ['11', '11'],
          ['12', '4'],
          ['13', '5'],
          ['14', '9'],
          ['15', '11'],
          ['16', '16'],
          ['17', '6'],
        ],
      },
    },
    calls: {
      title: 'Questions to a colleague',
      unit: 'Calls and visits a week, from a tally by the telephone',
      label: 'Two columns: 46 a week before, 19 after.',
      top: 60,
      every: 20,
      steps: ['Before', 'After'],
      series: [{ tone: 'worse', values: [46, 19] }],
      reading:
        'We counted this as a gain until the youngest lawyer said that it was how she had been learning. There is now a fixed hour on Thursdays.',
      table: {
        summary: NUMBERS,
        head: ['Week', 'Calls', 'Visits'],
        rows: [
          ['Before', '29', '17'],
          ['After', '8', '11'],
        ],
      },
    },
  },

  seven: {
    title: 'The seven unanswered questions',
    text: 'The ones left over from the second round. We list them because the next office will have the same ones.',
    caption: 'Unanswered questions in the second round',
    head: ['No.', 'Asked for', 'Why not'],
    rows: [
      ['12', 'A rate from a schedule of fees', 'A table, scanned askew. Its rows ran together'],
      ['27', 'The cheaper of two quotes', 'A table again, on a fax'],
      ['33', 'Total of the advances in 2014', 'Needs a sum. The server finds; people add up'],
      ['51', 'Hours on one matter in a quarter', 'Needs a sum'],
      ['58', 'An easement, by plot number', 'A plan. The number is in the drawing'],
      ['76', 'A share in a joint inheritance', 'A table of fractions, handwritten'],
      [
        '90',
        'A letter to an insurer',
        'Filed under the wrong client in 2009. Found by hand, and refiled',
      ],
    ],
  },

  took: {
    title: 'What it took',
    caption: 'Effort and running cost in the example',
    head: ['Item', 'Amount', 'Note'],
    rows: [
      ['Pages read', '418,000', '6,100 of them unreadable, listed by name'],
      ['First reading', '9 days', 'Nights included, while work went on'],
      ['Walls between clients', '1,240', 'Taken from the rights on the share'],
      ['Folders open to all', '31', 'Found on the way, and closed'],
      ['Our days of work', '3', 'Moving in, walls, an hour with the team'],
      ['The office’s days of work', '2', 'Mostly deciding about the 31'],
      ['Server', `${price('practice')} a month`, 'Practice plan, five servers, one in use'],
    ],
  },

  method: {
    title: 'How it would be measured',
    items: [
      {
        term: 'The questions',
        text: 'One hundred, written down by all nine people over a month, before anyone had seen the server. All were kept afterwards.',
      },
      {
        term: 'The clock',
        text: 'Starts when the question is read aloud, stops when the source is open at the right place. Above forty-five minutes, it counts as never.',
      },
      {
        term: 'The same people',
        text: 'Each question is asked by the same person in both rounds, ten weeks apart. Some will have remembered; we do not know how many.',
      },
      {
        term: 'Right',
        text: 'Decided by a partner, without seeing which round an answer came from.',
      },
      {
        term: 'Left out',
        text: 'Minutes times hourly rates. Time that is saved is not always time that is billed.',
      },
      {
        term: 'Who saw it',
        text: 'The office. Questions and answers were counted on its own server, and we were shown the counts.',
      },
    ],
  },

  next: {
    text: [
      'Walls between clients, what they cost and how they are tested, are under ',
      { text: 'services', to: PATHS.servicesV2 },
      '. For the same kind of work told as a story, read ',
      { text: 'An archive that answers', to: PATHS.portfolioCaseStudyV1 },
      '. To have your own hundred questions asked, ',
      { text: 'write to an engineer', to: PATHS.contactV2 },
      '.',
    ],
  },
} as const;
