import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.portfolioList]: {
    title: 'Work, as a list',
    description:
      'Ten example projects as a sortable list, each with one question and its answer, and an index.',
  },
} satisfies PagesMeta;
