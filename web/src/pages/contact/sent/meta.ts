import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.messageSent]: {
    title: 'Your message arrived',
    description: 'Your message to Alcove arrived.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
