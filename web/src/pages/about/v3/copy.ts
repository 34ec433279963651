import { PATHS, PRICING } from '@/site/paths.ts';

export const HISTORY = {
  title: 'From a cupboard to a service, with the mistakes left in',
  lead: 'No garage, no lightning. One server among the folders, and a number of people who asked whether they might have one too.',
  note: 'An example history. Years, people and figures are invented for this page; the lessons are built into the product, and the links lead to where.',
  stripLabel: 'The years on this page',
  mistakeLabel: 'What went wrong',
  nowLabel: 'What stands there now',

  cupboard: {
    id: 'y2021',
    year: '2021',
    short: 'A cupboard',
    title: 'A computer among the folders',
    text: 'A retired desktop is put into a hall cupboard to make the scans of a family’s papers searchable. It finds words. It does not understand a question, and nobody has thought of asking it one.',
    mistake:
      'The index and the originals lay on the same disk. In its second winter the disk died, on a Sunday, with a noise. Three weekends went into scanning everything again.',
    now: [
      'Originals, index and backup never share a disk, and ',
      { text: 'a restore is rehearsed', to: PATHS.blogSingleV2 },
      ' before anybody calls it one.',
    ],
    drawing: {
      label:
        'A drawing: a hall cupboard with its door open. Between folders, a broom and a box of Christmas baubles stands a computer with a note on it that says: please leave on.',
      folders: ['tax', 'school', 'house'],
      note: ['please', 'leave on'],
      box: 'baubles',
    },
  },

  memory: {
    id: 'y2023',
    year: '2023',
    short: 'It answers',
    title: 'Open models fit in, barely',
    text: 'The first language models that anyone may run are small enough for its memory if everything else is asked to leave. The cupboard learns to answer. It is slow, it is often wrong, and the family stops mislaying things.',
    mistake:
      'It answered in whole sentences, calmly, without saying where it had read them. A tax return was nearly sent off on the strength of a paragraph that stood in no file at all.',
    now: [
      'No sentence without a source: ',
      { text: 'file and page under each answer', to: PATHS.saasFeatureSingle },
      ', and where there is none it says so.',
    ],
    gauge: {
      caption: 'Sixteen gigabytes of memory, one evening in March',
      parts: [
        { label: 'the model', size: '13.1 GB', share: 82 },
        { label: 'the system', size: '1.4 GB', share: 9 },
        { label: 'you', size: '1.5 GB', share: 9 },
      ],
      remark: 'One browser tab more and it began to swap.',
    },
  },

  locks: {
    id: 'y2024',
    year: '2024',
    short: 'With locks',
    title: 'A second cupboard, with locks',
    text: 'A neighbour with a small practice asks for the same, only so that the front desk cannot read the findings. Encrypted disks, rooms with doors, and the habit of asking “who may see this?” before “can it be done?” date from that winter.',
    mistake:
      'For eleven weeks everybody in the practice signed in with the same password, because that was quicker in the morning. The doors were real. The key was on a hook.',
    now: [
      'Everybody has a sign-in of their own, and what each may do is one page: ',
      { text: 'Permissions', to: PATHS.permissions },
      '.',
    ],
    drawing: {
      label:
        'A drawing: the plan of four rooms. Front desk, findings and letters each have a door of their own to the hall, and a lock.',
      rooms: ['front desk', 'findings', 'letters', 'hall'],
    },
  },

  relay: {
    id: 'y2025',
    year: '2025',
    short: 'An address',
    title: 'Nobody wants to be at home to ask something',
    text: 'The cupboards get an address that works from a train. An account, a tunnel, and a hand-off between the two are built, and then built a second time.',
    mistake:
      'The first relay opened every envelope to see where it should go, and closed it again. It was our own relay, so for four weeks this seemed all right. Then somebody asked what a thief would think of it.',
    now: [
      'The line is encrypted from your phone to your machine. What passes in between is closed, and a sign-in goes only ',
      { text: 'to an address that you agreed to', to: PATHS.helpDetail },
      '.',
    ],
    drawings: [
      {
        label:
          'A drawing: a phone sends an envelope to a relay. In the relay the envelope lies open. Then it goes to a house.',
        caption: 'The first one: four weeks in service, then in the bin',
        isOpen: true,
      },
      {
        label:
          'A drawing: a phone sends an envelope through a relay to a house. It stays closed on the way.',
        caption: 'The one since',
        isOpen: false,
      },
    ],
    words: { phone: 'phone', relay: 'relay', house: 'yours' },
  },

  service: {
    id: 'y2026',
    year: '2026',
    short: 'A service',
    title: 'The cupboards become plans',
    text: 'Three sizes of machine with the same software on each, and still the choice to keep the machine in your own rooms and bring only its address.',
    mistake:
      'The first price list was by the person. A practice counted, and took the question rights away from its two trainees, who needed them most.',
    now: [
      'A machine has a price and a seat has none: ',
      { text: 'what it costs', to: PRICING },
      '.',
    ],
    machines: [
      { name: 'Solo', cores: 4, size: ['4 vCPU', '16 GB'] },
      { name: 'Household', cores: 8, size: ['8 vCPU', '32 GB'] },
      { name: 'Practice', cores: 16, size: ['16 vCPU', '64 GB'] },
    ],
  },

  growth: {
    title: 'One square, one machine',
    text: 'Machines looked after at the end of each year, in this example. For a long time the honest answer to “how many customers have you?” was “the neighbour”.',
    label:
      'A drawing in squares: one machine in 2021, 2022 and 2023, two in 2024, 41 in 2025 and 240 in 2026.',
    years: [
      { year: '2021', count: 1 },
      { year: '2022', count: 1 },
      { year: '2023', count: 1 },
      { year: '2024', count: 2 },
      { year: '2025', count: 41 },
      { year: '2026', count: 240 },
    ],
  },

  dropped: {
    title: 'Built, and taken away again',
    items: [
      {
        term: 'A voice',
        text: 'It could be spoken to. In a waiting room, with findings, that turned out to be a poor idea.',
      },
      {
        term: 'A summary of the day',
        text: 'It came at six and was well liked. After a month nobody opened the letters any more, only the summary, and a deadline had not been in it.',
      },
      {
        term: 'An investor',
        text: 'Wanted to know what else could be done with the questions. It was a short meeting.',
      },
    ],
  },

  stayed: {
    title: 'The first machine still runs.',
    text: 'Every release goes into that cupboard a week before it goes to you, because its owners complain the loudest.',
    label: 'A drawing: the same cupboard, closed. Light falls out under the door.',
    links: [
      { label: 'What we believe', to: PATHS.aboutV1 },
      { label: 'The box itself', to: PATHS.demoProductLanding },
    ],
  },
} as const;
