import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.careerSingle]: {
    title: 'Systems engineer',
    description:
      'Systems engineer for private AI servers at Alcove: remote, 24 to 32 hours a week, with the pay table and the first ninety days.',
  },
} satisfies PagesMeta;
