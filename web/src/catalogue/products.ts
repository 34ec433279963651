// What the demo shop carries. Every price is in cents of a euro; nothing here is really sold.

export type Product = {
  id: string;
  name: string;
  /** Names of drawings. */
  images: readonly string[];
  /** Cents of a euro. */
  price: number;
  sale?: Sale;
  stock: number;
  attributes: {
    colors: readonly { name: string }[];
    /** Of the ends of a cable; everything else has none. */
    gender: string;
    size: string;
  };
  tag: string;
  review: { count: number; stars: number };
  categoryId: string;
  category: ProductCategory;
  description: string;
  /** Of the shape /shop/single/{id}. */
  url: string;
};

/** `discount` is in cents for an amount, in percent of the price for a percentage. */
export type Sale = { discount: number; type: 'percent' | 'amount' };

export type ProductCategory = { id: string; name: string };

const MACHINES: ProductCategory = { id: 'category-1', name: 'Category 1' };
const DRIVES: ProductCategory = { id: 'drives', name: 'Drives' };
const CABLES: ProductCategory = { id: 'cables', name: 'Cables' };
const PARTS: ProductCategory = { id: 'small-parts', name: 'Small parts' };
const BOOKS: ProductCategory = { id: 'books', name: 'Books' };
const PRINTS: ProductCategory = { id: 'prints', name: 'Prints' };

export const CATEGORIES: readonly ProductCategory[] = [
  MACHINES,
  DRIVES,
  CABLES,
  PARTS,
  BOOKS,
  PRINTS,
];

// In the order of the shelves.
export const PRODUCTS: readonly Product[] = [
  ...shelf(
    MACHINES,
    ['angle', 'front', 'rear', 'detail'],
    [
      {
        id: 'hearth-one',
        name: 'Hearth One',
        price: 74900,
        stock: 14,
        colors: ['Aluminium', 'Evergreen'],
        size: '2.5 litres',
        tag: 'Favourite',
        review: { count: 128, stars: 4.8 },
        description:
          'A small server without a fan, for one household and models of up to 14 billion parameters.',
      },
      {
        id: 'hearth-mini',
        name: 'Hearth Mini',
        price: 39900,
        stock: 22,
        colors: ['Chalk', 'Lichen', 'Graphite'],
        size: '0.8 litres',
        tag: 'New',
        review: { count: 17, stars: 4.6 },
        description:
          'The size of a paperback. Reads letters and bills, and answers with models of up to 4 billion parameters.',
        sale: { discount: 4000, type: 'amount' },
      },
      {
        id: 'hearth-double',
        name: 'Hearth Double',
        price: 129000,
        stock: 5,
        colors: ['Aluminium', 'Graphite'],
        size: '5 litres',
        tag: 'Standard',
        review: { count: 41, stars: 4.7 },
        description:
          'Two mirrored drives and twice the memory, for a household in which everybody asks at once.',
      },
      {
        id: 'longhouse-tower',
        name: 'Longhouse Tower',
        price: 249000,
        stock: 2,
        colors: ['Graphite'],
        size: '18 litres',
        tag: 'Last pieces',
        review: { count: 12, stars: 4.9 },
        description:
          'A tower with a graphics card for models of up to 70 billion parameters. Heard, but only from beside it.',
      },
      {
        id: 'cellar-rack-1u',
        name: 'Cellar Rack 1U',
        price: 119000,
        stock: 0,
        colors: ['Aluminium'],
        size: '1 rack unit',
        tag: 'Standard',
        review: { count: 23, stars: 4.3 },
        description:
          'One unit of height for the cupboard that already has a rack. Short enough to close the door.',
      },
      {
        id: 'attic-station',
        name: 'Attic Station',
        price: 54900,
        stock: 9,
        colors: ['Chalk', 'Signal'],
        size: '3 litres',
        tag: 'Standard',
        review: { count: 36, stars: 4.4 },
        description: 'For rooms that turn hot in summer: it slows down in good time, and says so.',
        sale: { discount: 15, type: 'percent' },
      },
      {
        id: 'gatepost',
        name: 'Gatepost',
        price: 18900,
        stock: 31,
        colors: ['Chalk', 'Evergreen'],
        size: '0.5 litres',
        tag: 'Standard',
        review: { count: 77, stars: 4.5 },
        description:
          'The small router that keeps the tunnel open, so that you reach your server from anywhere.',
      },
      {
        id: 'night-porter',
        name: 'Night Porter',
        price: 24900,
        stock: 18,
        colors: ['Graphite', 'Amber'],
        size: '1 litre',
        tag: 'New',
        review: { count: 9, stars: 4.2 },
        description:
          'Fetches the backups at three in the morning, checks that they open, and goes back to sleep.',
      },
    ],
  ),
  ...shelf(
    DRIVES,
    ['angle', 'front', 'detail'],
    [
      {
        id: 'twin-drive-4',
        name: 'Twin Drive 4',
        price: 28900,
        stock: 20,
        colors: ['Aluminium', 'Graphite'],
        size: '3.5 inch',
        tag: 'Favourite',
        review: { count: 94, stars: 4.7 },
        description: 'Two drives of 4 TB in one case. What is written to one is written to both.',
      },
      {
        id: 'twin-drive-12',
        name: 'Twin Drive 12',
        price: 54900,
        stock: 6,
        colors: ['Aluminium', 'Graphite'],
        size: '3.5 inch',
        tag: 'Standard',
        review: { count: 31, stars: 4.6 },
        description:
          'Two drives of 12 TB: a whole practice, with its scans, and room for ten years.',
        sale: { discount: 6000, type: 'amount' },
      },
      {
        id: 'pocket-ssd-1',
        name: 'Pocket SSD 1',
        price: 10900,
        stock: 48,
        colors: ['Evergreen', 'Signal', 'Chalk'],
        size: '2.5 inch',
        tag: 'Standard',
        review: { count: 210, stars: 4.5 },
        description: 'One terabyte in a metal sleeve. For the copy that leaves the house.',
      },
      {
        id: 'pocket-ssd-4',
        name: 'Pocket SSD 4',
        price: 29900,
        stock: 11,
        colors: ['Evergreen', 'Graphite'],
        size: '2.5 inch',
        tag: 'New',
        review: { count: 14, stars: 4.8 },
        description: 'Four terabytes in the same sleeve, encrypted before the first file is on it.',
      },
      {
        id: 'quad-bay',
        name: 'Quad Bay',
        price: 41900,
        stock: 7,
        colors: ['Graphite'],
        size: '3.5 inch',
        tag: 'Standard',
        review: { count: 52, stars: 4.4 },
        description:
          'Four bays with handles. Pull a drive while it runs; the other three carry on.',
      },
      {
        id: 'bare-drive-8',
        name: 'Bare Drive 8',
        price: 17900,
        stock: 60,
        colors: ['Aluminium'],
        size: '3.5 inch',
        tag: 'Standard',
        review: { count: 66, stars: 4.3 },
        description:
          'A drive of 8 TB and nothing around it, tested for three days before it is shelved.',
        sale: { discount: 12, type: 'percent' },
      },
      {
        id: 'archive-cartridge',
        name: 'Archive cartridge',
        price: 8900,
        stock: 0,
        colors: ['Amber', 'Graphite'],
        size: '2.5 inch',
        tag: 'Standard',
        review: { count: 19, stars: 4.1 },
        description: 'Written once, then locked with a tab. For what must not change any more.',
      },
      {
        id: 'drive-safe',
        name: 'Drive safe',
        price: 13900,
        stock: 15,
        colors: ['Evergreen'],
        size: '3.5 inch',
        tag: 'Standard',
        review: { count: 28, stars: 4.6 },
        description: 'A steel case for two drives. Keeps out fire for an hour and water for a day.',
      },
    ],
  ),
  ...shelf(
    CABLES,
    ['angle', 'front', 'detail'],
    [
      {
        id: 'flat-cable-2',
        name: 'Flat network cable',
        price: 1290,
        stock: 120,
        colors: ['Evergreen', 'Aluminium'],
        size: '2 m',
        tag: 'Favourite',
        review: { count: 341, stars: 4.7 },
        description: 'Two metres, flat enough to go under a door. Woven, in evergreen or grey.',
        sale: { discount: 15, type: 'percent' },
      },
      {
        id: 'flat-cable-10',
        name: 'Long flat network cable',
        price: 2690,
        stock: 44,
        colors: ['Evergreen', 'Aluminium'],
        size: '10 m',
        tag: 'Standard',
        review: { count: 118, stars: 4.6 },
        description:
          'Ten metres of the flat one: from the router to the far bookshelf, along the skirting.',
      },
      {
        id: 'round-cable-05',
        name: 'Short patch cable',
        price: 590,
        stock: 240,
        colors: ['Signal', 'Amber', 'Evergreen', 'Graphite'],
        size: '0.5 m',
        tag: 'Standard',
        review: { count: 402, stars: 4.8 },
        description: 'Half a metre, in four colours, so that you see what leads where.',
      },
      {
        id: 'fibre-20',
        name: 'Fibre to the shed',
        price: 6490,
        stock: 8,
        colors: ['Amber'],
        size: '20 m',
        tag: 'Standard',
        review: { count: 27, stars: 4.5 },
        description:
          'Twenty metres of armoured fibre for outdoors. Lightning does not follow it into the house.',
      },
      {
        id: 'usb-c-woven',
        name: 'Woven USB-C cable',
        price: 1990,
        stock: 76,
        colors: ['Chalk', 'Signal', 'Graphite'],
        size: '1 m',
        tag: 'Standard',
        review: { count: 165, stars: 4.6 },
        description:
          'For drives: 40 Gbit/s, and a plug that stays in when the cat walks behind the box.',
      },
      {
        id: 'usb-c-socket',
        name: 'USB-C extension',
        price: 1690,
        stock: 3,
        colors: ['Graphite'],
        size: '1 m',
        tag: 'Last pieces',
        review: { count: 33, stars: 4.2 },
        description: 'Brings a socket from behind the cupboard to the front of it.',
        sale: { discount: 300, type: 'amount' },
        gender: 'Plug to socket',
      },
      {
        id: 'power-angled',
        name: 'Angled power cord',
        price: 1490,
        stock: 52,
        colors: ['Chalk', 'Graphite'],
        size: '2 m',
        tag: 'Standard',
        review: { count: 89, stars: 4.5 },
        description: 'The plug turns to the side, so that the box can stand against the wall.',
        gender: 'Plug to socket',
      },
      {
        id: 'console-cable',
        name: 'Console cable',
        price: 2290,
        stock: 0,
        colors: ['Lichen'],
        size: '2 m',
        tag: 'Standard',
        review: { count: 21, stars: 4.4 },
        description: 'For the day on which the network itself is what does not work.',
        gender: 'Plug to socket',
      },
    ],
  ),
  ...shelf(
    PARTS,
    ['angle', 'front', 'detail'],
    [
      {
        id: 'quiet-ups',
        name: 'Quiet UPS',
        price: 16900,
        stock: 10,
        colors: ['Chalk', 'Graphite'],
        size: 'For a shelf',
        tag: 'Favourite',
        review: { count: 58, stars: 4.6 },
        description:
          'A battery that carries a Hearth for forty minutes and then shuts it down in order.',
      },
      {
        id: 'power-meter',
        name: 'Power meter',
        price: 2490,
        stock: 35,
        colors: ['Chalk'],
        size: 'For a socket',
        tag: 'Standard',
        review: { count: 83, stars: 4.3 },
        description: 'Sits in the socket and shows what the box draws, now and over a year.',
      },
      {
        id: 'dust-filter',
        name: 'Dust filters, five',
        price: 990,
        stock: 88,
        colors: ['Graphite'],
        size: 'For a machine',
        tag: 'Standard',
        review: { count: 146, stars: 4.4 },
        description: 'Mesh with a magnetic rim. Rinse one, leave one to dry, keep three.',
        sale: { discount: 200, type: 'amount' },
      },
      {
        id: 'cork-feet',
        name: 'Cork feet, four',
        price: 690,
        stock: 130,
        colors: ['Amber'],
        size: 'For a machine',
        tag: 'Standard',
        review: { count: 72, stars: 4.7 },
        description: 'Turned from one bottle-maker’s offcuts. They take the hum out of a shelf.',
      },
      {
        id: 'label-sheet',
        name: 'Labels for cables',
        price: 550,
        stock: 200,
        colors: ['Chalk', 'Amber', 'Signal'],
        size: 'For a cable',
        tag: 'Standard',
        review: { count: 190, stars: 4.8 },
        description:
          'Forty-eight wrap-around labels that a pencil writes on and a thumb peels off.',
      },
      {
        id: 'security-key',
        name: 'Key for signing in',
        price: 3900,
        stock: 27,
        colors: ['Evergreen', 'Graphite'],
        size: 'For a key ring',
        tag: 'New',
        review: { count: 22, stars: 4.7 },
        description: 'A second factor that cannot be phished, in brass and evergreen. Buy two.',
      },
      {
        id: 'shelf-bracket',
        name: 'Cupboard bracket',
        price: 3400,
        stock: 12,
        colors: ['Chalk', 'Aluminium'],
        size: 'For a machine',
        tag: 'Standard',
        review: { count: 40, stars: 4.2 },
        description: 'Holds a Hearth upright on a cupboard wall, with air behind it.',
      },
      {
        id: 'room-sensor',
        name: 'Room sensor',
        price: 2900,
        stock: 1,
        colors: ['Chalk', 'Lichen'],
        size: 'For a shelf',
        tag: 'Last pieces',
        review: { count: 30, stars: 4.1 },
        description:
          'Tells the box how warm and how damp its corner is, without a cloud in between.',
        sale: { discount: 33, type: 'percent' },
      },
    ],
  ),
  ...shelf(
    BOOKS,
    ['angle', 'front', 'detail'],
    [
      {
        id: 'the-quiet-machine',
        name: 'The Quiet Machine',
        price: 2400,
        stock: 40,
        colors: ['Lichen'],
        size: 'A5',
        tag: 'Favourite',
        review: { count: 156, stars: 4.8 },
        description: 'How to keep a server at home for ten years. Backups, dust, heirs.',
      },
      {
        id: 'answers-at-home',
        name: 'Answers at Home',
        price: 2800,
        stock: 25,
        colors: ['Evergreen'],
        size: 'A5',
        tag: 'New',
        review: { count: 24, stars: 4.5 },
        description:
          'What small language models can do over your own files, shown with forty real questions.',
      },
      {
        id: 'a-house-of-wires',
        name: 'A House of Wires',
        price: 3200,
        stock: 13,
        colors: ['Signal'],
        size: 'A4',
        tag: 'Standard',
        review: { count: 37, stars: 4.6 },
        description:
          'Planning cables in old walls: where they go, what they meet, and how to find them again.',
        sale: { discount: 10, type: 'percent' },
      },
      {
        id: 'the-restore-book',
        name: 'The Restore Book',
        price: 1900,
        stock: 56,
        colors: ['Amber'],
        size: 'A5',
        tag: 'Standard',
        review: { count: 68, stars: 4.9 },
        description: 'A workbook: twelve restores, one a month, with a line to sign for each.',
      },
      {
        id: 'letters-to-my-router',
        name: 'Letters to My Router',
        price: 1600,
        stock: 0,
        colors: ['Chalk'],
        size: 'A6',
        tag: 'Standard',
        review: { count: 45, stars: 4.0 },
        description: 'Short essays on living with machines that nobody looks at until they stop.',
      },
      {
        id: 'who-reads-along',
        name: 'Who Reads Along',
        price: 2600,
        stock: 19,
        colors: ['Graphite'],
        size: 'A5',
        tag: 'Standard',
        review: { count: 51, stars: 4.4 },
        description: 'Where a message goes, hop by hop, and who could open it on the way.',
      },
      {
        id: 'field-notes-blank',
        name: 'Machine diary',
        price: 1400,
        stock: 90,
        colors: ['Lichen', 'Amber', 'Graphite'],
        size: 'A6',
        tag: 'Standard',
        review: { count: 112, stars: 4.7 },
        description: 'A blank book with a page for every machine: bought, changed, broken, mended.',
      },
      {
        id: 'the-small-office',
        name: 'The Small Office File',
        price: 4200,
        stock: 4,
        colors: ['Evergreen'],
        size: 'A4',
        tag: 'Last pieces',
        review: { count: 16, stars: 4.3 },
        description:
          'Forms for a practice or a firm that keeps its own data: registers, deletion plan, who may see what.',
        sale: { discount: 500, type: 'amount' },
      },
    ],
  ),
  ...shelf(
    PRINTS,
    ['angle', 'front', 'room', 'detail'],
    [
      {
        id: 'house-in-section',
        name: 'House in section',
        price: 3800,
        stock: 33,
        colors: ['Chalk'],
        size: '30 × 90 cm',
        tag: 'Favourite',
        review: { count: 61, stars: 4.9 },
        description:
          'A house from roof to cellar, drawn in one line, with the server next to the preserves.',
      },
      {
        id: 'tunnel-map',
        name: 'Tunnel map',
        price: 3200,
        stock: 21,
        colors: ['Lichen', 'Chalk'],
        size: '50 × 70 cm',
        tag: 'Standard',
        review: { count: 29, stars: 4.6 },
        description:
          'The way from a phone on a train to a box in a cupboard, drawn as an underground map.',
      },
      {
        id: 'alphabet-of-ports',
        name: 'Alphabet of ports',
        price: 2900,
        stock: 46,
        colors: ['Chalk', 'Amber'],
        size: '50 × 70 cm',
        tag: 'Standard',
        review: { count: 85, stars: 4.7 },
        description: 'Twenty-four sockets that you have at home, life-size, each with its name.',
        sale: { discount: 20, type: 'percent' },
      },
      {
        id: 'night-window',
        name: 'Night window',
        price: 3400,
        stock: 10,
        colors: ['Graphite'],
        size: '30 × 40 cm',
        tag: 'New',
        review: { count: 8, stars: 4.5 },
        description: 'One window in a dark street, and the green light in it.',
      },
      {
        id: 'exploded-hearth',
        name: 'Hearth, taken apart',
        price: 3600,
        stock: 17,
        colors: ['Chalk', 'Evergreen'],
        size: '50 × 70 cm',
        tag: 'Standard',
        review: { count: 34, stars: 4.8 },
        description:
          'Every part of a Hearth One in the order in which it comes out, down to the four screws.',
      },
      {
        id: 'forest-floor',
        name: 'Forest floor',
        price: 3400,
        stock: 0,
        colors: ['Lichen'],
        size: '50 × 70 cm',
        tag: 'Standard',
        review: { count: 26, stars: 4.4 },
        description: 'Roots and threads under a birch: a network that is older than ours.',
      },
      {
        id: 'tower-of-backups',
        name: 'Tower of backups',
        price: 2800,
        stock: 28,
        colors: ['Signal', 'Chalk'],
        size: '30 × 40 cm',
        tag: 'Standard',
        review: { count: 20, stars: 4.2 },
        description: 'Three copies, two kinds, one elsewhere: the old rule as a tower of blocks.',
      },
      {
        id: 'wave-study',
        name: 'Wave study No. 7',
        price: 4400,
        stock: 2,
        colors: ['Evergreen'],
        size: '50 × 70 cm',
        tag: 'Last pieces',
        review: { count: 11, stars: 4.6 },
        description:
          'The sound of a machine without a fan over a day, recorded and drawn: almost a straight line.',
        sale: { discount: 15, type: 'percent' },
      },
    ],
  ),
];

type Row = Omit<Product, 'images' | 'attributes' | 'categoryId' | 'category' | 'url'> & {
  colors: readonly string[];
  size: string;
  gender?: string;
};

function shelf(
  category: ProductCategory,
  views: readonly string[],
  rows: readonly Row[],
): readonly Product[] {
  return rows.map(({ id, name, price, sale, stock, colors, gender, size, ...row }) => ({
    id,
    name,
    images: views.map((view) => `${id}/${view}`),
    price,
    ...(sale !== undefined && { sale }),
    stock,
    attributes: {
      colors: colors.map((color) => ({ name: color })),
      gender: gender ?? (category === CABLES ? 'Plug to plug' : 'None'),
      size,
    },
    tag: row.tag,
    review: row.review,
    categoryId: category.id,
    category,
    description: row.description,
    url: `/shop/single/${id}`,
  }));
}

/** What lies in the cart of somebody who has never been here: product and quantity. */
export const DEMO_CART: readonly (readonly [productId: string, quantity: number])[] = [
  ['hearth-mini', 1],
  ['flat-cable-2', 3],
  ['the-quiet-machine', 1],
];
