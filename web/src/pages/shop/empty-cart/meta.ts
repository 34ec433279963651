import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.shopEmptyCart]: {
    title: 'Your cart is empty',
    description: 'The empty cart of the Alcove demo shop.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
