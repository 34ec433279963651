import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.wishlist]: {
    title: 'Wishlist',
    description: 'What you saved in the demo shop.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
