import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.shopIndex]: {
    title: 'Shop',
    description:
      'Things for a private AI at home: quiet servers, drives in pairs, cables, small parts, books and prints. A demonstration.',
  },
} satisfies PagesMeta;
