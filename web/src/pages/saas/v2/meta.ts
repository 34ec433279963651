import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.saasV2]: {
    title: 'For practices and offices',
    description:
      'One working day in a practice or an office, told along a clock: the papers, the file on data protection, and what it costs for five and for twelve.',
  },
} satisfies PagesMeta;
