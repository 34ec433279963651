import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.saasV2]: {
    title: 'For practices and offices',
    description:
      'One working day in a practice or an office, hour by hour: the papers, the data-protection file, and what it costs for five people and for twelve.',
  },
} satisfies PagesMeta;
