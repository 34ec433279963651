export const PRODUCT = {
  stage: { legend: 'Pictures of ', scale: 'Beside a cup' },
  trail: { label: 'Breadcrumb', shop: 'Shop' },
  details: {
    title: 'How it is made',
    example: 'An example product. The shop is a demonstration: nothing is sold or sent.',
    size: 'Size group',
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
    title: 'Similar products',
    all: 'All ',
    label: 'On one shelf and to the same scale, beside a cup: ',
    caption: 'All to the same scale. The cup is nine centimetres high.',
    here: 'This one',
    less: 'Costs less',
    more: 'Costs more',
    same: 'Costs the same',
    size: 'From the front',
  },
  notCarried: {
    title: 'Not on our shelves',
    lead: 'We have no product at this address. It may have sold out, or the address may be incomplete.',
    all: 'See all products',
  },
} as const;
