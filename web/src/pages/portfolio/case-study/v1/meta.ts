import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.portfolioCaseStudyV1]: {
    title: 'Example project: an archive that answers',
    description:
      'An example project told as a story: how eighty-four years of a town’s council minutes came to answer questions.',
  },
} satisfies PagesMeta;
