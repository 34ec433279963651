import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.demoAgencyDesign]: {
    title: 'Demo: product designers',
    description:
      'An example site for product designers: eight drawn objects, and one of them followed from sketch to exploded view.',
  },
} satisfies PagesMeta;
