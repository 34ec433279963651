import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.applicationSent]: {
    title: 'Your application arrived',
    description: 'Your application to Alcove arrived.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
