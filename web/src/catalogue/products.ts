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

// In the order of the shelves: a row is id, name, price, stock, colours, size, tag, count and stars of its reviews, description.
// prettier-ignore
export const PRODUCTS: readonly Product[] = [
  ...shelf(MACHINES, ['angle', 'front', 'rear', 'detail'], [
    ['hearth-one', 'Hearth One', 74900, 14, 'Aluminium, Evergreen', '2.5 litres', 'Favourite', 128, 4.8, 'A small server without a fan, for one household and models of up to 14 billion parameters.'],
    ['hearth-mini', 'Hearth Mini', 39900, 22, 'Chalk, Lichen, Graphite', '0.8 litres', 'New', 17, 4.6, 'The size of a paperback. Reads letters and bills, and answers with models of up to 4 billion parameters.', { discount: 4000, type: 'amount' }],
    ['hearth-double', 'Hearth Double', 129000, 5, 'Aluminium, Graphite', '5 litres', 'Standard', 41, 4.7, 'Two mirrored drives and twice the memory, for a household in which everybody asks at once.'],
    ['longhouse-tower', 'Longhouse Tower', 249000, 2, 'Graphite', '18 litres', 'Last pieces', 12, 4.9, 'A tower with a graphics card for models of up to 70 billion parameters. Heard, but only from beside it.'],
    ['cellar-rack-1u', 'Cellar Rack 1U', 119000, 0, 'Aluminium', '1 rack unit', 'Standard', 23, 4.3, 'One unit of height for the cupboard that already has a rack. Short enough to close the door.'],
    ['attic-station', 'Attic Station', 54900, 9, 'Chalk, Signal', '3 litres', 'Standard', 36, 4.4, 'For rooms that turn hot in summer: it slows down in good time, and says so.', { discount: 15, type: 'percent' }],
    ['gatepost', 'Gatepost', 18900, 31, 'Chalk, Evergreen', '0.5 litres', 'Standard', 77, 4.5, 'The small router that keeps the tunnel open, so that you reach your server from anywhere.'],
    ['night-porter', 'Night Porter', 24900, 18, 'Graphite, Amber', '1 litre', 'New', 9, 4.2, 'Fetches the backups at three in the morning, checks that they open, and goes back to sleep.'],
  ]),
  ...shelf(DRIVES, ['angle', 'front', 'detail'], [
    ['twin-drive-4', 'Twin Drive 4', 28900, 20, 'Aluminium, Graphite', '3.5 inch', 'Favourite', 94, 4.7, 'Two drives of 4 TB in one case. What is written to one is written to both.'],
    ['twin-drive-12', 'Twin Drive 12', 54900, 6, 'Aluminium, Graphite', '3.5 inch', 'Standard', 31, 4.6, 'Two drives of 12 TB: a whole practice, with its scans, and room for ten years.', { discount: 6000, type: 'amount' }],
    ['pocket-ssd-1', 'Pocket SSD 1', 10900, 48, 'Evergreen, Signal, Chalk', '2.5 inch', 'Standard', 210, 4.5, 'One terabyte in a metal sleeve. For the copy that leaves the house.'],
    ['pocket-ssd-4', 'Pocket SSD 4', 29900, 11, 'Evergreen, Graphite', '2.5 inch', 'New', 14, 4.8, 'Four terabytes in the same sleeve, encrypted before the first file is on it.'],
    ['quad-bay', 'Quad Bay', 41900, 7, 'Graphite', '3.5 inch', 'Standard', 52, 4.4, 'Four bays with handles. Pull a drive while it runs; the other three carry on.'],
    ['bare-drive-8', 'Bare Drive 8', 17900, 60, 'Aluminium', '3.5 inch', 'Standard', 66, 4.3, 'A drive of 8 TB and nothing around it, tested for three days before it is shelved.', { discount: 12, type: 'percent' }],
    ['archive-cartridge', 'Archive cartridge', 8900, 0, 'Amber, Graphite', '2.5 inch', 'Standard', 19, 4.1, 'Written once, then locked with a tab. For what must not change any more.'],
    ['drive-safe', 'Drive safe', 13900, 15, 'Evergreen', '3.5 inch', 'Standard', 28, 4.6, 'A steel case for two drives. Keeps out fire for an hour and water for a day.'],
  ]),
  ...shelf(CABLES, ['angle', 'front', 'detail'], [
    ['flat-cable-2', 'Flat network cable', 1290, 120, 'Evergreen, Aluminium', '2 m', 'Favourite', 341, 4.7, 'Two metres, flat enough to go under a door. Woven, in evergreen or grey.', { discount: 15, type: 'percent' }],
    ['flat-cable-10', 'Long flat network cable', 2690, 44, 'Evergreen, Aluminium', '10 m', 'Standard', 118, 4.6, 'Ten metres of the flat one: from the router to the far bookshelf, along the skirting.'],
    ['round-cable-05', 'Short patch cable', 590, 240, 'Signal, Amber, Evergreen, Graphite', '0.5 m', 'Standard', 402, 4.8, 'Half a metre, in four colours, so that you see what leads where.'],
    ['fibre-20', 'Fibre to the shed', 6490, 8, 'Amber', '20 m', 'Standard', 27, 4.5, 'Twenty metres of armoured fibre for outdoors. Lightning does not follow it into the house.'],
    ['usb-c-woven', 'Woven USB-C cable', 1990, 76, 'Chalk, Signal, Graphite', '1 m', 'Standard', 165, 4.6, 'For drives: 40 Gbit/s, and a plug that stays in when the cat walks behind the box.'],
    ['usb-c-socket', 'USB-C extension', 1690, 3, 'Graphite', '1 m', 'Last pieces', 33, 4.2, 'Brings a socket from behind the cupboard to the front of it.', { discount: 300, type: 'amount' }, 'Plug to socket'],
    ['power-angled', 'Angled power cord', 1490, 52, 'Chalk, Graphite', '2 m', 'Standard', 89, 4.5, 'The plug turns to the side, so that the box can stand against the wall.', undefined, 'Plug to socket'],
    ['console-cable', 'Console cable', 2290, 0, 'Lichen', '2 m', 'Standard', 21, 4.4, 'For the day on which the network itself is what does not work.', undefined, 'Plug to socket'],
  ]),
  ...shelf(PARTS, ['angle', 'front', 'detail'], [
    ['quiet-ups', 'Quiet UPS', 16900, 10, 'Chalk, Graphite', 'For a shelf', 'Favourite', 58, 4.6, 'A battery that carries a Hearth for forty minutes and then shuts it down in order.'],
    ['power-meter', 'Power meter', 2490, 35, 'Chalk', 'For a socket', 'Standard', 83, 4.3, 'Sits in the socket and shows what the box draws, now and over a year.'],
    ['dust-filter', 'Dust filters, five', 990, 88, 'Graphite', 'For a machine', 'Standard', 146, 4.4, 'Mesh with a magnetic rim. Rinse one, leave one to dry, keep three.', { discount: 200, type: 'amount' }],
    ['cork-feet', 'Cork feet, four', 690, 130, 'Amber', 'For a machine', 'Standard', 72, 4.7, 'Turned from one bottle-maker’s offcuts. They take the hum out of a shelf.'],
    ['label-sheet', 'Labels for cables', 550, 200, 'Chalk, Amber, Signal', 'For a cable', 'Standard', 190, 4.8, 'Forty-eight wrap-around labels that a pencil writes on and a thumb peels off.'],
    ['security-key', 'Key for signing in', 3900, 27, 'Evergreen, Graphite', 'For a key ring', 'New', 22, 4.7, 'A second factor that cannot be phished, in brass and evergreen. Buy two.'],
    ['shelf-bracket', 'Cupboard bracket', 3400, 12, 'Chalk, Aluminium', 'For a machine', 'Standard', 40, 4.2, 'Holds a Hearth upright on a cupboard wall, with air behind it.'],
    ['room-sensor', 'Room sensor', 2900, 1, 'Chalk, Lichen', 'For a shelf', 'Last pieces', 30, 4.1, 'Tells the box how warm and how damp its corner is, without a cloud in between.', { discount: 33, type: 'percent' }],
  ]),
  ...shelf(BOOKS, ['angle', 'front', 'detail'], [
    ['the-quiet-machine', 'The Quiet Machine', 2400, 40, 'Lichen', 'A5', 'Favourite', 156, 4.8, 'How to keep a server at home for ten years. Backups, dust, heirs.'],
    ['answers-at-home', 'Answers at Home', 2800, 25, 'Evergreen', 'A5', 'New', 24, 4.5, 'What small language models can do over your own files, shown with forty real questions.'],
    ['a-house-of-wires', 'A House of Wires', 3200, 13, 'Signal', 'A4', 'Standard', 37, 4.6, 'Planning cables in old walls: where they go, what they meet, and how to find them again.', { discount: 10, type: 'percent' }],
    ['the-restore-book', 'The Restore Book', 1900, 56, 'Amber', 'A5', 'Standard', 68, 4.9, 'A workbook: twelve restores, one a month, with a line to sign for each.'],
    ['letters-to-my-router', 'Letters to My Router', 1600, 0, 'Chalk', 'A6', 'Standard', 45, 4.0, 'Short essays on living with machines that nobody looks at until they stop.'],
    ['who-reads-along', 'Who Reads Along', 2600, 19, 'Graphite', 'A5', 'Standard', 51, 4.4, 'Where a message goes, hop by hop, and who could open it on the way.'],
    ['field-notes-blank', 'Machine diary', 1400, 90, 'Lichen, Amber, Graphite', 'A6', 'Standard', 112, 4.7, 'A blank book with a page for every machine: bought, changed, broken, mended.'],
    ['the-small-office', 'The Small Office File', 4200, 4, 'Evergreen', 'A4', 'Last pieces', 16, 4.3, 'Forms for a practice or a firm that keeps its own data: registers, deletion plan, who may see what.', { discount: 500, type: 'amount' }],
  ]),
  ...shelf(PRINTS, ['angle', 'front', 'room', 'detail'], [
    ['house-in-section', 'House in section', 3800, 33, 'Chalk', '30 × 90 cm', 'Favourite', 61, 4.9, 'A house from roof to cellar, drawn in one line, with the server next to the preserves.'],
    ['tunnel-map', 'Tunnel map', 3200, 21, 'Lichen, Chalk', '50 × 70 cm', 'Standard', 29, 4.6, 'The way from a phone on a train to a box in a cupboard, drawn as an underground map.'],
    ['alphabet-of-ports', 'Alphabet of ports', 2900, 46, 'Chalk, Amber', '50 × 70 cm', 'Standard', 85, 4.7, 'Twenty-four sockets that you have at home, life-size, each with its name.', { discount: 20, type: 'percent' }],
    ['night-window', 'Night window', 3400, 10, 'Graphite', '30 × 40 cm', 'New', 8, 4.5, 'One window in a dark street, and the green light in it.'],
    ['exploded-hearth', 'Hearth, taken apart', 3600, 17, 'Chalk, Evergreen', '50 × 70 cm', 'Standard', 34, 4.8, 'Every part of a Hearth One in the order in which it comes out, down to the four screws.'],
    ['forest-floor', 'Forest floor', 3400, 0, 'Lichen', '50 × 70 cm', 'Standard', 26, 4.4, 'Roots and threads under a birch: a network that is older than ours.'],
    ['tower-of-backups', 'Tower of backups', 2800, 28, 'Signal, Chalk', '30 × 40 cm', 'Standard', 20, 4.2, 'Three copies, two kinds, one elsewhere: the old rule as a tower of blocks.'],
    ['wave-study', 'Wave study No. 7', 4400, 2, 'Evergreen', '50 × 70 cm', 'Last pieces', 11, 4.6, 'The sound of a machine without a fan over a day, recorded and drawn: almost a straight line.', { discount: 15, type: 'percent' }],
  ]),
];

type Row = readonly [
  id: string,
  name: string,
  price: number,
  stock: number,
  colors: string,
  size: string,
  tag: string,
  reviews: number,
  stars: number,
  description: string,
  sale?: Sale | undefined,
  gender?: string,
];

function shelf(
  category: ProductCategory,
  views: readonly string[],
  rows: readonly Row[],
): readonly Product[] {
  return rows.map(
    ([id, name, price, stock, colors, size, tag, count, stars, description, sale, gender]) => ({
      id,
      name,
      images: views.map((view) => `${id}/${view}`),
      price,
      ...(sale !== undefined && { sale }),
      stock,
      attributes: {
        colors: colors.split(', ').map((color) => ({ name: color })),
        gender: gender ?? (category === CABLES ? 'Plug to plug' : 'None'),
        size,
      },
      tag,
      review: { count, stars },
      categoryId: category.id,
      category,
      description,
      url: `/shop/single/${id}`,
    }),
  );
}

/** What lies in the cart of somebody who has never been here: product and quantity. */
export const DEMO_CART: readonly (readonly [productId: string, quantity: number])[] = [
  ['hearth-mini', 1],
  ['flat-cable-2', 3],
  ['the-quiet-machine', 1],
];
