import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.demoAgencySeo]: {
    title: 'Demo: search consultants',
    description:
      'An example site for search consultants: five charts that each explain one idea, a glossary, refusals and fees.',
  },
} satisfies PagesMeta;
