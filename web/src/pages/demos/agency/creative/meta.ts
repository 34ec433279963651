import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.demoAgencyCreative]: {
    title: 'Demo: a poster shop',
    description:
      'An example site for a shop that draws and prints posters: the wall, how they are printed, sizes, prices and hours.',
  },
} satisfies PagesMeta;
