import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.portfolioCaseStudyV1]: {
    title: 'Example project: an archive that answers',
    description: 'An example project told as a story: a town archive that answers questions.',
  },
} satisfies PagesMeta;
