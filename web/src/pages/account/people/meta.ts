import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.people]: {
    title: 'People',
    description: 'Who may open your servers besides you.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
