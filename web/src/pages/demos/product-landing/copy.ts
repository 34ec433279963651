import { euroPrice } from '@/lib/money.ts';
import { PATHS } from '@/site/paths.ts';
import { HEARTH_ONE_CENTS, SHOP_TAX_PERCENT } from '@/site/shop.ts';

const PRICE = euroPrice(HEARTH_ONE_CENTS);
const SHOP_PAGE = PATHS.shopSingle.replace(':id', 'hearth-one');

export const BOX = {
  name: 'Hearth One',
  price: PRICE,
  kind: 'A server for a shelf',
  title: 'It sits there and keeps quiet',
  lead: 'Nineteen centimetres square, seven high, and fanless. It belongs between the books. Touch the case: it is warm when it thinks.',
  buy: { label: 'Visit the shop', to: PATHS.shopIndex },

  turn: {
    legend: 'Turn the box',
    views: [
      {
        id: 'front',
        label: 'Front',
        title: 'One lamp',
        text: 'It glows while an answer is being written and is dark the rest of the time. The face around it is plain.',
        drawing:
          'The box from the front: a plain face, the ends of twenty-two ribs along the top, one lamp at the lower right.',
      },
      {
        id: 'corner',
        label: 'Three-quarter',
        title: 'Twenty-two ribs',
        text: 'They run from front to back and carry the heat away, three millimetres apart so that a duster fits between.',
        drawing:
          'The box from above and to one side: the ribbed lid, the front with its lamp and a plain side.',
      },
      {
        id: 'standing',
        label: 'Standing',
        title: 'As wide as a dictionary',
        text: 'On its narrow side it takes seven centimetres of shelf. The ribs stand upright, which cools it even better.',
        drawing:
          'The box standing on its narrow side, seven centimetres wide and nineteen high, beside a dictionary of the same size.',
      },
      {
        id: 'back',
        label: 'Back',
        title: 'Everything that plugs in',
        text: 'Power, network, two sockets for drives, and one for the screen that you will need once. You can feel the switch in the dark.',
        drawing:
          'The box from behind: sockets for power, network, two drives and a screen, and a round switch, each with its name.',
      },
      {
        id: 'below',
        label: 'Underside',
        title: 'Four screws and their key',
        text: 'All the same size. A clip holds the key, so it is still there in eight years.',
        drawing:
          'The underside: four rubber feet, four screws, a key in its clip, and the type plate.',
      },
    ],
  },

  shelf: {
    title: 'Made for the depth of a bookshelf',
    drawing:
      'A bookshelf with the box lying among books, a cup standing on it. Dimension lines: nineteen centimetres wide, seven high.',
    size: ['19', '19', '7'],
    unit: 'centimetres',
    facts: [
      { term: 'Weight', text: '2.4 kg, most of it lid' },
      { term: 'Case', text: 'Aluminium, bead-blasted, from one block' },
      { term: 'Air', text: 'Leave two fingers above the ribs. A cup is fine; a cat is too much.' },
      { term: 'Cables', text: 'Run down behind the shelf' },
    ],
  },

  evening: {
    title: 'What an evening costs',
    text: 'Six hours in a household of four, nine questions, about four minutes of work each. Between answers it draws as little as one light bulb.',
    drawing:
      'Power over an evening from six to midnight: eleven watts throughout, and nine steps of forty-eight watts while an answer is being written.',
    marks: [
      { at: 18.7, text: 'Gran’s plum cake' },
      { at: 20.3, text: 'letter to the landlord' },
      { at: 22.1, text: 'who has swimming on Friday' },
    ],
    sums: [
      { term: 'Six hours', text: '0.09 kWh' },
      { term: 'At 30 cents a kWh', text: '2.6 cents' },
      { term: 'A year of use', text: '€37' },
    ],
    example:
      'Example figures: 11 W idle, 48 W while answering, and two hours of answering a day for the year.',
    noiseTitle: 'And what you hear',
    noise: [
      { sound: 'A quiet bedroom at night', level: '25 dB' },
      { sound: 'A refrigerator in the next room', level: '32 dB' },
      { sound: 'A laptop with its fan on', level: '38 dB' },
      { sound: 'Hearth One', level: 'silent' },
    ],
  },

  exploded: {
    title: 'Six parts, four screws',
    drawing:
      'The box taken apart from top to bottom: lid with ribs, heat plate, memory, board, drive, base with four feet.',
    parts: [
      { name: 'Lid with ribs', text: 'Aluminium. Comes off in one piece.', time: '2 min' },
      { name: 'Heat plate', text: 'Copper, with a pad that you can use twice.', time: '4 min' },
      { name: 'Memory, 32 GB', text: 'Two modules in sockets. 64 GB will fit.', time: '5 min' },
      {
        name: 'Board',
        text: 'With the processor. The one part to leave alone.',
        time: '20 min',
      },
      {
        name: 'Drive, 2 TB',
        text: 'One screw. Encrypted, so you can post the old one.',
        time: '4 min',
      },
      { name: 'Base with four feet', text: 'Rubber, from any hardware shop.', time: '1 min' },
    ],
    text: 'The minutes are for someone doing it for the first time, with the instructions printed inside the lid.',
  },

  models: {
    title: 'What fits in 32 gigabytes',
    text: 'The whole model has to fit in memory. The larger it is, the better it reads and the slower it writes. People read at about five tokens a second.',
    caption: 'Models by size, with the memory they take and the speed measured in our example',
    head: ['Model', 'Memory', 'Tokens a second', 'Good for'],
    unit: 'tokens/s',
    rows: [
      { size: '3 billion', memory: '3 GB', speed: 31, use: 'sorting post, short notes' },
      { size: '8 billion', memory: '7 GB', speed: 15, use: 'everyday questions over your files' },
      {
        size: '14 billion',
        memory: '12 GB',
        speed: 9,
        use: 'letters, long documents, other languages',
      },
    ],
    note: 'Example figures with one person asking. Two people who ask at once take turns.',
  },

  carton: {
    title: 'In the carton',
    drawing:
      'The open carton from above with its tray: the box, a power supply, a coiled flat cable, an envelope with the recovery sheet, and a small bag with two spare screws.',
    items: [
      { count: '1', name: 'Hearth One', text: 'in a cotton bag that doubles as a duster' },
      { count: '1', name: 'Power supply', text: '65 W, with 1.8 m of cable' },
      { count: '1', name: 'Network cable', text: '2 m, flat, goes under a door' },
      {
        count: '1',
        name: 'Recovery sheet',
        text: 'twelve words, sealed, and the only copy there is',
      },
      { count: '2', name: 'Spare screws', text: 'in case you drop one' },
    ],
    text: 'Packed without plastic. The carton measures 26 × 26 × 12 cm, so a neighbour can take it in under one arm.',
  },

  connect: {
    title: 'From the carton to your address',
    steps: [
      'Plug in power and network. The lamp glows three times when it is online.',
      [
        'Add its address under ',
        { text: 'your servers', to: PATHS.projects },
        '. An account without a plan can connect one.',
      ],
      [
        'From then on your account signs you in there, wherever you are. ',
        { text: 'How that works', to: PATHS.helpDetail },
        '.',
      ],
    ],
  },
  promise: {
    title: 'Ten years',
    items: [
      { term: 'Parts', text: 'Kept in stock until ten years after we sell the last one.' },
      {
        term: 'Software',
        text: 'Yours to replace. The start-up lock opens with a word on the recovery sheet.',
      },
      { term: 'Guarantee', text: 'Five years, and it goes with the box if you sell it.' },
      { term: 'In the end', text: 'We take it back and make the next lid from it.' },
    ],
  },

  order: {
    title: `${PRICE} and it’s yours`,
    text: `You pay once, plus ${SHOP_TAX_PERCENT} % tax. You run this server yourself; you need a plan only if you want us to run one for you.`,
    links: [
      { label: 'Visit the shop', to: PATHS.shopIndex },
      { label: 'See Hearth One in the shop', to: SHOP_PAGE },
    ],
    note: 'The shop is a demonstration: it charges nothing and sends nothing.',
  },
} as const;
