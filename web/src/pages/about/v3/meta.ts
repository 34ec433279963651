import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.aboutV3]: {
    title: 'How Alcove came about',
    description:
      'From one server in a cupboard to a service: an example history, with the mistakes left in.',
  },
} satisfies PagesMeta;
