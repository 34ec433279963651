export type ShopItem = {
  id: string;
  name: string;
  category: string;
  /** Cents of a euro. */
  price: number;
  summary: string;
  details: readonly { term: string; text: string }[];
  drawing: 'box' | 'drive' | 'cable' | 'book' | 'print';
};

/** What the demo shop carries. */
export const PRODUCTS: readonly ShopItem[] = [
  {
    id: 'hearth-one',
    name: 'Hearth One',
    category: 'Machines',
    price: 74900,
    summary:
      'A small server without a fan, for one household and models of up to 14 billion parameters.',
    details: [
      { term: 'Memory', text: '32 GB' },
      { term: 'Size', text: '19 × 19 × 7 cm, aluminium' },
      { term: 'Power', text: '11 W idle, 48 W while answering' },
      { term: 'Noise', text: 'None' },
    ],
    drawing: 'box',
  },
  {
    id: 'twin-drive-4',
    name: 'Twin Drive 4',
    category: 'Drives',
    price: 28900,
    summary: 'Two drives of 4 TB in one case. What is written to one is written to both.',
    details: [
      { term: 'Capacity', text: '4 TB, twice' },
      { term: 'Connection', text: 'USB-C, cable included' },
      { term: 'Light', text: 'Green while both agree' },
    ],
    drawing: 'drive',
  },
  {
    id: 'flat-cable-2',
    name: 'Flat network cable',
    category: 'Cables',
    price: 1290,
    summary: 'Two metres, flat enough to go under a door. Woven, in evergreen or grey.',
    details: [
      { term: 'Length', text: '2 m' },
      { term: 'Speed', text: 'Up to 10 Gbit/s' },
      { term: 'Thickness', text: '2.1 mm' },
    ],
    drawing: 'cable',
  },
  {
    id: 'the-quiet-machine',
    name: 'The Quiet Machine',
    category: 'Books',
    price: 2400,
    summary: 'How to keep a server at home for ten years. Backups, dust, heirs.',
    details: [
      { term: 'Pages', text: '208, sewn' },
      { term: 'Language', text: 'English' },
      { term: 'Drawings', text: '64, by hand' },
    ],
    drawing: 'book',
  },
  {
    id: 'house-in-section',
    name: 'House in section',
    category: 'Prints',
    price: 3800,
    summary:
      'A house from roof to cellar, drawn in one line, with the server next to the preserves.',
    details: [
      { term: 'Size', text: '30 × 90 cm' },
      { term: 'Paper', text: '170 g, cotton' },
      { term: 'Edition', text: 'Open, not numbered' },
    ],
    drawing: 'print',
  },
];
