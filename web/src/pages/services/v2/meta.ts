import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.servicesV2]: {
    title: 'What services cost and how long they take',
    description:
      'Fixed prices, a typical week drawn as a calendar, what costs extra, and an example invoice that adds up.',
  },
} satisfies PagesMeta;
