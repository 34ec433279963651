import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.demoProductLanding]: {
    title: 'Demo: the box itself',
    description:
      'An example page for a small home server: the box from five sides, taken apart, its power and noise, and what is in the carton.',
  },
} satisfies PagesMeta;
