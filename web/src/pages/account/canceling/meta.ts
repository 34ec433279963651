import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.canceling]: {
    title: 'Cancel your plan',
    description: 'What ends when you cancel, and when.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
