import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.dashboard]: {
    title: 'Dashboard',
    description: 'Your server, your plan and what to do next.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
