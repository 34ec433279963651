import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.shopGrid]: {
    title: 'All products',
    description: 'Every product of the Alcove demo shop, with search and filters.',
  },
  [PATHS.shopCart]: { title: 'Cart', description: 'What is in your cart.', robots: 'noindex' },
  [PATHS.shopCheckout]: {
    title: 'Checkout',
    description: 'Address and a demo payment.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
