import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.applicationSent]: {
    title: 'Your application arrived',
    description:
      'We have your application. See what comes next, step by step, and how long each step takes.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
