import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.customerStories]: {
    title: 'Five examples of use',
    description:
      'A practice, a studio, a family, a law office and a club: five invented examples, what they would ask, pay and leave out.',
  },
} satisfies PagesMeta;
