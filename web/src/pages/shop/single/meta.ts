import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.shopSingle]: {
    title: 'Not on our shelves',
    description: 'We have no product at this address.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
