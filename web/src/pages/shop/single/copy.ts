export const PRODUCT = {
  trail: { label: 'Breadcrumb', shop: 'Shop' },
  details: {
    title: 'How it is made',
    example: 'An example product: the shop is a demonstration, and nothing in it is sold or sent.',
    size: 'Class',
    colors: 'Colours',
    ends: 'Ends',
  },
  reviews: {
    title: 'Reviews',
    before: 'of 5, from ',
    after: ' reviews. These are examples, written for this demonstration.',
    stars: ' of 5 stars',
  },
  related: { title: 'On the same shelf', all: 'All of ' },
  notCarried: {
    title: 'Not on our shelves',
    lead: 'There is no product at this address. It may have been sold out and taken down, or the address is not complete.',
    all: 'See all products',
  },
} as const;
