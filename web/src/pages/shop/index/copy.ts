import { PATHS } from '@/site/paths.ts';

export const SHOP_INDEX = {
  title: 'Things for a server of your own',
  lead: 'Quiet boxes, drives in pairs, cables that go under doors, a few books, and something for the wall above it all. Forty-eight things, and every picture is a drawing.',
  all: { label: 'See all products', to: PATHS.shopGrid },
  opener: {
    productId: 'hearth-one',
    color: 'Aluminium',
    label: ': a low aluminium box, ribbed all over its top',
    text: 'The one that most people start with. It stands silently between the books.',
  },
  shelves: {
    title: 'The shelves',
    products: ' products',
    items: [
      {
        categoryId: 'category-1',
        productId: 'hearth-mini',
        text: 'Always on: servers, routers, and what looks after them.',
      },
      {
        categoryId: 'drives',
        productId: 'twin-drive-4',
        text: 'In pairs, because every drive fails one day.',
      },
      {
        categoryId: 'cables',
        productId: 'round-cable-05',
        text: 'Flat, woven, and long enough to reach the cupboard.',
      },
      {
        categoryId: 'small-parts',
        productId: 'power-meter',
        text: 'The bits you still need when everything else has arrived.',
      },
      {
        categoryId: 'books',
        productId: 'a-house-of-wires',
        text: 'How to keep things running and still have a life.',
      },
      {
        categoryId: 'prints',
        productId: 'tunnel-map',
        text: 'Drawings of houses, and of what goes on in the walls.',
      },
    ],
  },
  fresh: {
    title: 'New on the shelves',
    text: 'Six things arrived this autumn. These are three of them.',
  },
  wall: {
    productId: 'house-in-section',
    label:
      'A tall, narrow print of a house in section, framed, above a sideboard with a lamp beside it',
    title: 'It took eleven attempts and a long table',
    text: 'House in section is drawn in one unbroken line, from the chimney down to the cellar. The server stands left of the plums, in the coolest corner of the house. We would put yours there too.',
    link: 'See the print',
  },
  sale: {
    title: 'On sale',
    text: 'The end of a batch, a dented carton, or a colour we made too much of. What’s inside is the same.',
    link: { label: 'Everything on sale', to: `${PATHS.shopGrid}?sale=1` },
  },
  index: { title: 'All products, shelf by shelf' },
  note: {
    title: 'This is a demonstration',
    text: 'The makers, products, prices and reviews are examples. You can fill a cart and place an order, but nothing is sold or sent. You need no card, and what you do here stays in your browser.',
  },
} as const;
