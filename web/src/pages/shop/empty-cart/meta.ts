import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.shopEmptyCart]: {
    title: 'Your cart is empty',
    description: 'There is nothing in your cart yet.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
