import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.portfolioShowcase]: {
    title: 'Work, one at a time',
    description:
      'Ten example projects, each with the wall to itself: what the machine was read in, and what was kept away from it.',
  },
} satisfies PagesMeta;
