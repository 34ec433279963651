import { PLANS, sizeWords } from '@contract/plans.ts';
import { PATHS, PRICING } from '@/site/paths.ts';

export const HISTORY = {
  title: 'From a cupboard to a service, with the mistakes left in',
  lead: 'It began with one server among the folders, and several people who asked whether they could have one too.',
  note: 'An example history. Years, people and figures are invented for this page; the lessons are built into the product, and the links show where.',
  stripLabel: 'The years on this page',
  mistakeLabel: 'What went wrong',
  nowLabel: 'What we do now',

  cupboard: {
    id: 'y2021',
    year: '2021',
    short: 'A cupboard',
    title: 'A computer among the folders',
    text: 'A retired desktop goes into a hall cupboard to make a family’s scanned papers searchable. It finds words. Asking it a question has yet to occur to anyone.',
    mistake:
      'The index and the originals were on the same disk. In its second winter the disk died, noisily, on a Sunday. Scanning everything again took three weekends.',
    now: [
      'Originals, index and backup are on separate disks, and ',
      { text: 'a restore is rehearsed', to: PATHS.blogSingleV2 },
      ' before we rely on it.',
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
    title: 'Open models just about fit',
    text: 'The first language models that anyone may run fit into its memory if everything else makes room. The cupboard learns to answer. It is slow and often wrong, and even so the family stops losing things.',
    mistake:
      'It answered in calm, whole sentences without naming a source. A tax return nearly went out on the strength of a paragraph it had made up.',
    now: [
      'Every sentence has a source: ',
      { text: 'file and page under each answer', to: PATHS.saasFeatureSingle },
      '. Where a source is missing, it says so.',
    ],
    gauge: {
      caption: 'Sixteen gigabytes of memory, one evening in March',
      parts: [
        { label: 'the model', size: '13.1 GB', share: 82 },
        { label: 'the system', size: '1.4 GB', share: 9 },
        { label: 'you', size: '1.5 GB', share: 9 },
      ],
      remark: 'One more browser tab and it began to swap.',
    },
  },

  locks: {
    id: 'y2024',
    year: '2024',
    short: 'With locks',
    title: 'A second cupboard, with locks',
    text: 'A neighbour with a small practice asks for the same, with the test results hidden from the front desk. Encrypted disks, rooms with doors and the habit of asking “who may see this?” before “can it be done?” date from that winter.',
    mistake:
      'For eleven weeks everyone in the practice signed in with the same password, because it was quicker in the morning. Every door opened to everyone.',
    now: [
      'Everyone has an account and a sign-in of their own, and who may open which server is on one page: ',
      { text: 'People', to: PATHS.people },
      '.',
    ],
    drawing: {
      label:
        'A drawing: a plan of four rooms. Front desk, results and letters each have their own door to the hall, and a lock.',
      rooms: ['front desk', 'results', 'letters', 'hall'],
    },
  },

  relay: {
    id: 'y2025',
    year: '2025',
    short: 'An address',
    title: 'People want to ask when they are out',
    text: 'The cupboards get an address that works from a train. We build an account, a relay and a sign-in between the two, and then build them all again.',
    mistake:
      'The first relay opened every envelope to see where it should go, then closed it again. It was our own relay, so for four weeks this seemed all right. Then someone asked what a thief could do with it.',
    now: [
      'A server that we host is reached directly, and the line is encrypted from your phone to it. A sign-in goes only ',
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
        caption: 'The second: sealed, and gone since servers are reached directly',
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
    text: 'Three sizes of server, all with the same software. You can still keep a server on your own premises and just add its address.',
    mistake:
      'The first price list charged per person. One practice did the sum and cut off its two trainees, who needed it most.',
    now: [
      'You pay for a plan, with places for people included: ',
      { text: 'what it costs', to: PRICING },
      '.',
    ],
    machines: PLANS.map(({ name, size }) => ({
      name,
      cores: size.vcpu,
      size: [`${size.vcpu} vCPU`, sizeWords(size.memoryBytes)],
    })),
  },

  growth: {
    title: 'One square, one server',
    text: 'Servers in our care at the end of each year, in this example. For a long time the honest answer to “how many customers do you have?” was “the neighbour”.',
    label:
      'A drawing in squares: one server in 2021, 2022 and 2023, two in 2024, 41 in 2025 and 240 in 2026.',
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
    title: 'Tried, and dropped again',
    items: [
      {
        term: 'A voice',
        text: 'You could talk to it. In a waiting room, with test results, that turned out to be a bad idea.',
      },
      {
        term: 'A summary of the day',
        text: 'It came at six and people liked it. After a month they read only the summary and left the letters closed, and it missed a deadline.',
      },
      {
        term: 'An investor',
        text: 'Wanted to know what else could be done with the questions. It was a short meeting.',
      },
    ],
  },

  stayed: {
    title: 'The first server still runs.',
    text: 'Every release runs in that cupboard for a week before it reaches you, because its owners complain the loudest.',
    label: 'A drawing: the same cupboard, closed. Light falls out under the door.',
    links: [
      { label: 'What we believe', to: PATHS.aboutV1 },
      { label: 'The box itself', to: PATHS.demoProductLanding },
    ],
  },
} as const;
