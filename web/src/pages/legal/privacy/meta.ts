import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.privacy]: {
    title: 'Privacy',
    description:
      'As one list: what Alcove stores about you, why, for how long, and who else processes it.',
  },
} satisfies PagesMeta;
