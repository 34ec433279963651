import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.projects]: {
    title: 'Servers',
    description: 'The servers that we host for you and those that you run yourself.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
