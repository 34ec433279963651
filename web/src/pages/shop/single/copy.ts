export const PRODUCT = {
  stage: { legend: 'Pictures of ', scale: 'Beside a cup' },
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
  compare: {
    title: 'Beside its neighbours',
    all: 'All ',
    label: 'On one shelf and to one scale, beside a cup: ',
    caption: 'To one scale. The cup is nine centimetres high.',
    here: 'This one',
    less: 'Costs less',
    more: 'Costs more',
    same: 'Costs the same',
    size: 'From the front',
  },
  notCarried: {
    title: 'Not on our shelves',
    lead: 'There is no product at this address. It may have been sold out and taken down, or the address is not complete.',
    all: 'See all products',
  },
} as const;
