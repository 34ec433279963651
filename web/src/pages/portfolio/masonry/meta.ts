import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.portfolioMasonry]: {
    title: 'Work, side by side',
    description:
      'Ten example projects on private AI servers, hung side by side: what was read, and what was hard.',
  },
} satisfies PagesMeta;
