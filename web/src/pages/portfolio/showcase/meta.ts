import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.portfolioShowcase]: {
    title: 'Work, one at a time',
    description:
      'Ten example projects, each with the wall to itself: what the server has read, and what was kept from it.',
  },
} satisfies PagesMeta;
