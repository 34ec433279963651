import { PATHS } from '@/site/paths.ts';

export const SHOP_INDEX = {
  title: 'Things for a machine of your own',
  lead: 'Quiet boxes, drives in pairs, cables that go under doors, a few books, and something for the wall above it all. Forty-eight things, drawn and not photographed.',
  all: { label: 'See all products', to: PATHS.shopGrid },
  opener: {
    productId: 'hearth-one',
    color: 'Aluminium',
    label: ': a low aluminium box, ribbed all over its top',
    text: 'The one that most people begin with. It stands between the books and is not heard.',
  },
  shelves: {
    title: 'The shelves',
    products: ' products',
    items: [
      {
        categoryId: 'category-1',
        productId: 'hearth-mini',
        text: 'What is never switched off: servers, routers, and what looks after them.',
      },
      {
        categoryId: 'drives',
        productId: 'twin-drive-4',
        text: 'In pairs, because one drive is a matter of time.',
      },
      {
        categoryId: 'cables',
        productId: 'round-cable-05',
        text: 'Flat, woven, and long enough to reach the cupboard.',
      },
      {
        categoryId: 'small-parts',
        productId: 'power-meter',
        text: 'What is missing on the evening on which everything else is there.',
      },
      {
        categoryId: 'books',
        productId: 'a-house-of-wires',
        text: 'On keeping things running without making it your life.',
      },
      {
        categoryId: 'prints',
        productId: 'tunnel-map',
        text: 'Drawings of houses, and of what goes on in their walls.',
      },
    ],
  },
  fresh: {
    title: 'New on the shelves',
    text: 'Six things came this autumn. A product is called new until its first fifty reviews.',
  },
  wall: {
    productId: 'house-in-section',
    label:
      'A tall, narrow print of a house in section, framed, above a sideboard with a lamp beside it',
    title: 'It took eleven attempts and a long table',
    text: 'House in section is drawn in one line, from the chimney down to the cellar, and the pen was not lifted. The server stands left of the plums, in the coolest corner of the house, which is also where we would put yours.',
    link: 'Look at the print',
  },
  sale: {
    title: 'On sale',
    text: 'End of a batch, a carton with a dent, or a colour that we make too much of. The thing inside is the same.',
    link: { label: 'Everything on sale', to: `${PATHS.shopGrid}?sale=1` },
  },
  index: { title: 'All products, shelf by shelf' },
  note: {
    title: 'This is a demonstration',
    text: 'The makers, products, prices and reviews are examples. You can fill a cart and place an order, and it will look like one; but nothing is sold or sent, no card is asked for, and nothing that you do here leaves your browser.',
  },
} as const;
