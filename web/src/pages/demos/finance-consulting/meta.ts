import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.demoFinanceConsulting]: {
    title: 'Demo: a bookkeeping partnership',
    description:
      'An example site for a bookkeeping partnership: a month in two columns, a sample report, the year’s dates, and fees that add up.',
  },
} satisfies PagesMeta;
