import { HEARTH_ONE_CENTS } from '@/site/shop.ts';

// What the demo shop sells, for show. Every price is in cents of a euro.

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

/** The heading of a shelf: its name, or what stands on it where the name does not say. */
export function shelfHeading({ id, name }: ProductCategory): string {
  return id === MACHINES.id ? 'Machines' : name;
}

/** The same in one line, with the name that the category has in the data. */
export function shelfLabel(category: ProductCategory): string {
  const heading = shelfHeading(category);
  return heading === category.name ? heading : `${heading} (${category.name})`;
}

export const CATEGORIES = [MACHINES, DRIVES, CABLES, PARTS, BOOKS, PRINTS] as const;

// In the order of the shelves.
export const PRODUCTS: readonly Product[] = [
  ...shelf(MACHINES, ['angle', 'front', 'rear', 'detail'], {
    'hearth-one': {
      name: 'Hearth One',
      offer: { price: HEARTH_ONE_CENTS, stock: 14 },
      attributes: { colors: ['Aluminium', 'Evergreen'], size: '2.5 litres' },
      tag: 'Favourite',
      review: { count: 128, stars: 4.8 },
      description:
        'A small fanless server for one household. It runs models of up to 14 billion parameters.',
    },
    'hearth-mini': {
      name: 'Hearth Mini',
      offer: { price: 39900, sale: { discount: 4000, type: 'amount' }, stock: 22 },
      attributes: { colors: ['Chalk', 'Lichen', 'Graphite'], size: '0.8 litres' },
      tag: 'New',
      review: { count: 17, stars: 4.6 },
      description:
        'The size of a paperback. Reads letters and bills, and answers with models of up to 4 billion parameters.',
    },
    'hearth-double': {
      name: 'Hearth Double',
      offer: { price: 129000, stock: 5 },
      attributes: { colors: ['Aluminium', 'Graphite'], size: '5 litres' },
      review: { count: 41, stars: 4.7 },
      description:
        'Two mirrored drives and twice the memory, for a household where everyone asks at once.',
    },
    'longhouse-tower': {
      name: 'Longhouse Tower',
      offer: { price: 249000, stock: 2 },
      attributes: { colors: ['Graphite'], size: '18 litres' },
      tag: 'Last few',
      review: { count: 12, stars: 4.9 },
      description:
        'A tower with a graphics card for models of up to 70 billion parameters. You hear it only from close by.',
    },
    'cellar-rack-1u': {
      name: 'Cellar Rack 1U',
      offer: { price: 119000, stock: 0 },
      attributes: { colors: ['Aluminium'], size: '1 rack unit' },
      review: { count: 23, stars: 4.3 },
      description:
        'One unit high, for the cupboard that already has a rack. Short enough to close the door.',
    },
    'attic-station': {
      name: 'Attic Station',
      offer: { price: 54900, sale: { discount: 15, type: 'percent' }, stock: 9 },
      attributes: { colors: ['Chalk', 'Signal'], size: '3 litres' },
      review: { count: 36, stars: 4.4 },
      description: 'For rooms that get hot in summer: it slows down in good time, and tells you.',
    },
    gatepost: {
      name: 'Gatepost',
      offer: { price: 18900, stock: 31 },
      attributes: { colors: ['Chalk', 'Evergreen'], size: '0.5 litres' },
      review: { count: 77, stars: 4.5 },
      description:
        'The small router that keeps the tunnel open, so that you reach your server from anywhere.',
    },
    'night-porter': {
      name: 'Night Porter',
      offer: { price: 24900, stock: 18 },
      attributes: { colors: ['Graphite', 'Amber'], size: '1 litre' },
      tag: 'New',
      review: { count: 9, stars: 4.2 },
      description:
        'Fetches the backups at three in the morning, checks that they open, and goes back to sleep.',
    },
  }),
  ...shelf(DRIVES, ['angle', 'front', 'detail'], {
    'twin-drive-4': {
      name: 'Twin Drive 4',
      offer: { price: 28900, stock: 20 },
      attributes: { colors: ['Aluminium', 'Graphite'], size: '3.5 inch' },
      tag: 'Favourite',
      review: { count: 94, stars: 4.7 },
      description: 'Two 4 TB drives in one case. What is written to one is written to both.',
    },
    'twin-drive-12': {
      name: 'Twin Drive 12',
      offer: { price: 54900, sale: { discount: 6000, type: 'amount' }, stock: 6 },
      attributes: { colors: ['Aluminium', 'Graphite'], size: '3.5 inch' },
      review: { count: 31, stars: 4.6 },
      description: 'Two 12 TB drives: a whole practice with its scans, and room for ten years.',
    },
    'pocket-ssd-1': {
      name: 'Pocket SSD 1',
      offer: { price: 10900, stock: 48 },
      attributes: { colors: ['Evergreen', 'Signal', 'Chalk'], size: '2.5 inch' },
      review: { count: 210, stars: 4.5 },
      description: 'One terabyte in a metal sleeve. For the copy that leaves the house.',
    },
    'pocket-ssd-4': {
      name: 'Pocket SSD 4',
      offer: { price: 29900, stock: 11 },
      attributes: { colors: ['Evergreen', 'Graphite'], size: '2.5 inch' },
      tag: 'New',
      review: { count: 14, stars: 4.8 },
      description: 'Four terabytes in the same sleeve, encrypted before you save the first file.',
    },
    'quad-bay': {
      name: 'Quad Bay',
      offer: { price: 41900, stock: 7 },
      attributes: { colors: ['Graphite'], size: '3.5 inch' },
      review: { count: 52, stars: 4.4 },
      description: 'Four bays with handles. Pull a drive while it runs; the other three carry on.',
    },
    'bare-drive-8': {
      name: 'Bare Drive 8',
      offer: { price: 17900, sale: { discount: 12, type: 'percent' }, stock: 60 },
      attributes: { colors: ['Aluminium'], size: '3.5 inch' },
      review: { count: 66, stars: 4.3 },
      description: 'A bare 8 TB drive, tested for three days before it goes on the shelf.',
    },
    'archive-cartridge': {
      name: 'Archive cartridge',
      offer: { price: 8900, stock: 0 },
      attributes: { colors: ['Amber', 'Graphite'], size: '2.5 inch' },
      review: { count: 19, stars: 4.1 },
      description: 'Written once, then locked with a tab. For what must stay as it is.',
    },
    'drive-safe': {
      name: 'Drive safe',
      offer: { price: 13900, stock: 15 },
      attributes: { colors: ['Evergreen'], size: '3.5 inch' },
      review: { count: 28, stars: 4.6 },
      description: 'A steel case for two drives. Keeps out fire for an hour and water for a day.',
    },
  }),
  ...shelf(CABLES, ['angle', 'front', 'detail'], {
    'flat-cable-2': {
      name: 'Flat network cable',
      offer: { price: 1290, sale: { discount: 15, type: 'percent' }, stock: 120 },
      attributes: { colors: ['Evergreen', 'Aluminium'], size: '2 m' },
      tag: 'Favourite',
      review: { count: 341, stars: 4.7 },
      description: 'Two metres, flat enough to go under a door. Woven, in evergreen or grey.',
    },
    'flat-cable-10': {
      name: 'Long flat network cable',
      offer: { price: 2690, stock: 44 },
      attributes: { colors: ['Evergreen', 'Aluminium'], size: '10 m' },
      review: { count: 118, stars: 4.6 },
      description:
        'Ten metres of the flat one: from the router to the far bookshelf, along the skirting.',
    },
    'round-cable-05': {
      name: 'Short patch cable',
      offer: { price: 590, stock: 240 },
      attributes: { colors: ['Signal', 'Amber', 'Evergreen', 'Graphite'], size: '0.5 m' },
      review: { count: 402, stars: 4.8 },
      description: 'Half a metre, in four colours, so that you see what leads where.',
    },
    'fibre-20': {
      name: 'Fibre to the shed',
      offer: { price: 6490, stock: 8 },
      attributes: { colors: ['Amber'], size: '20 m' },
      review: { count: 27, stars: 4.5 },
      description:
        'Twenty metres of armoured fibre for outdoors. It keeps lightning out of the house.',
    },
    'usb-c-woven': {
      name: 'Woven USB-C cable',
      offer: { price: 1990, stock: 76 },
      attributes: { colors: ['Chalk', 'Signal', 'Graphite'], size: '1 m' },
      review: { count: 165, stars: 4.6 },
      description:
        'For drives: 40 Gbit/s, and a plug that stays in when the cat walks behind the box.',
    },
    'usb-c-socket': {
      name: 'USB-C extension',
      offer: { price: 1690, sale: { discount: 300, type: 'amount' }, stock: 3 },
      attributes: { colors: ['Graphite'], size: '1 m', gender: 'Plug to socket' },
      tag: 'Last few',
      review: { count: 33, stars: 4.2 },
      description: 'Brings a socket from behind the cupboard round to the front.',
    },
    'power-angled': {
      name: 'Angled power cord',
      offer: { price: 1490, stock: 52 },
      attributes: { colors: ['Chalk', 'Graphite'], size: '2 m', gender: 'Plug to socket' },
      review: { count: 89, stars: 4.5 },
      description: 'The plug turns to the side, so that the box can stand against the wall.',
    },
    'console-cable': {
      name: 'Console cable',
      offer: { price: 2290, stock: 0 },
      attributes: { colors: ['Lichen'], size: '2 m', gender: 'Plug to socket' },
      review: { count: 21, stars: 4.4 },
      description: 'For the day when the network itself is down.',
    },
  }),
  ...shelf(PARTS, ['angle', 'front', 'detail'], {
    'quiet-ups': {
      name: 'Quiet UPS',
      offer: { price: 16900, stock: 10 },
      attributes: { colors: ['Chalk', 'Graphite'], size: 'For a shelf' },
      tag: 'Favourite',
      review: { count: 58, stars: 4.6 },
      description: 'A battery that runs a Hearth for forty minutes and then shuts it down cleanly.',
    },
    'power-meter': {
      name: 'Power meter',
      offer: { price: 2490, stock: 35 },
      attributes: { colors: ['Chalk'], size: 'For a socket' },
      review: { count: 83, stars: 4.3 },
      description: 'Sits in the socket and shows what the box uses, now and over a year.',
    },
    'dust-filter': {
      name: 'Dust filters, five',
      offer: { price: 990, sale: { discount: 200, type: 'amount' }, stock: 88 },
      attributes: { colors: ['Graphite'], size: 'For a machine' },
      review: { count: 146, stars: 4.4 },
      description: 'Mesh with a magnetic rim. Rinse one, leave one to dry, keep three.',
    },
    'cork-feet': {
      name: 'Cork feet, four',
      offer: { price: 690, stock: 130 },
      attributes: { colors: ['Amber'], size: 'For a machine' },
      review: { count: 72, stars: 4.7 },
      description: 'Turned from a stopper-maker’s offcuts. They take the hum out of a shelf.',
    },
    'label-sheet': {
      name: 'Labels for cables',
      offer: { price: 550, stock: 200 },
      attributes: { colors: ['Chalk', 'Amber', 'Signal'], size: 'For a cable' },
      review: { count: 190, stars: 4.8 },
      description:
        'Forty-eight wrap-around labels. Write on them in pencil; peel them off with a thumb.',
    },
    'security-key': {
      name: 'Security key',
      offer: { price: 3900, stock: 27 },
      attributes: { colors: ['Evergreen', 'Graphite'], size: 'For a key ring' },
      tag: 'New',
      review: { count: 22, stars: 4.7 },
      description: 'A second factor that cannot be phished, in brass and evergreen. Buy two.',
    },
    'shelf-bracket': {
      name: 'Cupboard bracket',
      offer: { price: 3400, stock: 12 },
      attributes: { colors: ['Chalk', 'Aluminium'], size: 'For a machine' },
      review: { count: 40, stars: 4.2 },
      description: 'Holds a Hearth upright on a cupboard wall, with air behind it.',
    },
    'room-sensor': {
      name: 'Room sensor',
      offer: { price: 2900, sale: { discount: 33, type: 'percent' }, stock: 1 },
      attributes: { colors: ['Chalk', 'Lichen'], size: 'For a shelf' },
      tag: 'Last few',
      review: { count: 30, stars: 4.1 },
      description: 'Tells your server how warm and how damp its corner is, over your own network.',
    },
  }),
  ...shelf(BOOKS, ['angle', 'front', 'detail'], {
    'the-quiet-machine': {
      name: 'The Quiet Machine',
      offer: { price: 2400, stock: 40 },
      attributes: { colors: ['Lichen'], size: 'A5' },
      tag: 'Favourite',
      review: { count: 156, stars: 4.8 },
      description: 'How to keep a server at home for ten years. Backups, dust, heirs.',
    },
    'answers-at-home': {
      name: 'Answers at Home',
      offer: { price: 2800, stock: 25 },
      attributes: { colors: ['Evergreen'], size: 'A5' },
      tag: 'New',
      review: { count: 24, stars: 4.5 },
      description:
        'What small language models can do over your own files, shown with forty real questions.',
    },
    'a-house-of-wires': {
      name: 'A House of Wires',
      offer: { price: 3200, sale: { discount: 10, type: 'percent' }, stock: 13 },
      attributes: { colors: ['Signal'], size: 'A4' },
      review: { count: 37, stars: 4.6 },
      description:
        'Planning cables in old walls: where they go, what they meet, and how to find them again.',
    },
    'the-restore-book': {
      name: 'The Restore Book',
      offer: { price: 1900, stock: 56 },
      attributes: { colors: ['Amber'], size: 'A5' },
      review: { count: 68, stars: 4.9 },
      description: 'A workbook: twelve restores, one a month, with a line to sign for each.',
    },
    'letters-to-my-router': {
      name: 'Letters to My Router',
      offer: { price: 1600, stock: 0 },
      attributes: { colors: ['Chalk'], size: 'A6' },
      review: { count: 45, stars: 4 },
      description: 'Short essays on living with machines that we notice only when they stop.',
    },
    'who-reads-along': {
      name: 'Who Reads Along',
      offer: { price: 2600, stock: 19 },
      attributes: { colors: ['Graphite'], size: 'A5' },
      review: { count: 51, stars: 4.4 },
      description: 'Where a message goes, hop by hop, and who could open it on the way.',
    },
    'field-notes-blank': {
      name: 'Machine diary',
      offer: { price: 1400, stock: 90 },
      attributes: { colors: ['Lichen', 'Amber', 'Graphite'], size: 'A6' },
      review: { count: 112, stars: 4.7 },
      description: 'A blank book with pages for every machine: bought, changed, broken, mended.',
    },
    'the-small-office': {
      name: 'The Small Office File',
      offer: { price: 4200, sale: { discount: 500, type: 'amount' }, stock: 4 },
      attributes: { colors: ['Evergreen'], size: 'A4' },
      tag: 'Last few',
      review: { count: 16, stars: 4.3 },
      description:
        'Forms for a practice or a firm that keeps its own data: registers, deletion plan, who may see what.',
    },
  }),
  ...shelf(PRINTS, ['angle', 'front', 'room', 'detail'], {
    'house-in-section': {
      name: 'House in section',
      offer: { price: 3800, stock: 33 },
      attributes: { colors: ['Chalk'], size: '30 × 90 cm' },
      tag: 'Favourite',
      review: { count: 61, stars: 4.9 },
      description:
        'A house from roof to cellar, drawn in one line, with the server next to the preserves.',
    },
    'tunnel-map': {
      name: 'Tunnel map',
      offer: { price: 3200, stock: 21 },
      attributes: { colors: ['Lichen', 'Chalk'], size: '50 × 70 cm' },
      review: { count: 29, stars: 4.6 },
      description:
        'The way from a phone on a train to a box in a cupboard, drawn as an underground map.',
    },
    'alphabet-of-ports': {
      name: 'Alphabet of ports',
      offer: { price: 2900, sale: { discount: 20, type: 'percent' }, stock: 46 },
      attributes: { colors: ['Chalk', 'Amber'], size: '50 × 70 cm' },
      review: { count: 85, stars: 4.7 },
      description: 'Twenty-four sockets that you have at home, life-size, each with its name.',
    },
    'night-window': {
      name: 'Night window',
      offer: { price: 3400, stock: 10 },
      attributes: { colors: ['Graphite'], size: '30 × 40 cm' },
      tag: 'New',
      review: { count: 8, stars: 4.5 },
      description: 'One window in a dark street, and the green light in it.',
    },
    'exploded-hearth': {
      name: 'Hearth, taken apart',
      offer: { price: 3600, stock: 17 },
      attributes: { colors: ['Chalk', 'Evergreen'], size: '50 × 70 cm' },
      review: { count: 34, stars: 4.8 },
      description: 'Every part of a Hearth One in the order it comes out, down to the four screws.',
    },
    'forest-floor': {
      name: 'Forest floor',
      offer: { price: 3400, stock: 0 },
      attributes: { colors: ['Lichen'], size: '50 × 70 cm' },
      review: { count: 26, stars: 4.4 },
      description: 'Roots and threads under a birch: a network that is older than ours.',
    },
    'tower-of-backups': {
      name: 'Tower of backups',
      offer: { price: 2800, stock: 28 },
      attributes: { colors: ['Signal', 'Chalk'], size: '30 × 40 cm' },
      review: { count: 20, stars: 4.2 },
      description: 'Three copies, two kinds, one elsewhere: the old rule as a tower of blocks.',
    },
    'wave-study': {
      name: 'Wave study No. 7',
      offer: { price: 4400, sale: { discount: 15, type: 'percent' }, stock: 2 },
      attributes: { colors: ['Evergreen'], size: '50 × 70 cm' },
      tag: 'Last few',
      review: { count: 11, stars: 4.6 },
      description:
        'The sound of a fanless server over a day, recorded and drawn: almost a straight line.',
    },
  }),
];

/** By product id. */
type Rows = Readonly<Record<string, Row>>;
type Row = Pick<Product, 'name' | 'review' | 'description'> & {
  offer: Pick<Product, 'price' | 'sale' | 'stock'>;
  attributes: { colors: readonly string[]; size: string; gender?: string };
  /** `Standard` unless given. */
  tag?: string;
};

function shelf(category: ProductCategory, views: readonly string[], rows: Rows): Product[] {
  return Object.entries(rows).map(([id, { name, offer, attributes, ...row }]) => ({
    id,
    name,
    images: views.map((view) => `${id}/${view}`),
    ...offer,
    attributes: {
      colors: attributes.colors.map((color) => ({ name: color })),
      gender: attributes.gender ?? (category === CABLES ? 'Plug to plug' : 'None'),
      size: attributes.size,
    },
    tag: row.tag ?? 'Standard',
    review: row.review,
    categoryId: category.id,
    category,
    description: row.description,
    url: `/shop/single/${id}`,
  }));
}

/** What is in the cart on a first visit: product and quantity. */
export const DEMO_CART: readonly (readonly [productId: string, quantity: number])[] = [
  ['hearth-mini', 1],
  ['flat-cable-2', 3],
  ['the-quiet-machine', 1],
];
