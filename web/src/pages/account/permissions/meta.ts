import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.permissions]: {
    title: 'Permissions',
    description: 'Which servers may sign you in, and what you agreed to.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
