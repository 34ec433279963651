import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.portfolioCaseStudyV2]: {
    title: 'Example project in figures',
    description:
      'An example project told as data: a law office’s search before and after, what got faster and what got worse.',
  },
} satisfies PagesMeta;
