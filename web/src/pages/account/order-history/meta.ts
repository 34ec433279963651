import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.orderHistory]: {
    title: 'Order history',
    description: 'Your demo shop orders.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
