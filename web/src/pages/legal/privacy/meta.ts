import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.privacy]: {
    title: 'Privacy',
    description:
      'What Alcove stores about you, why, for how long, and who else handles it: in plain words and as one list.',
  },
} satisfies PagesMeta;
