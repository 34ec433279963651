import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.shopGrid]: {
    title: 'All products',
    description:
      'All forty-eight products of the Alcove demo shop, with search, filters and sorting.',
  },
  [PATHS.shopCart]: {
    title: 'Cart',
    description: 'The cart of the Alcove demo shop.',
    robots: 'noindex',
  },
  [PATHS.shopCheckout]: {
    title: 'Checkout',
    description: 'Delivery address and demo payment.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
