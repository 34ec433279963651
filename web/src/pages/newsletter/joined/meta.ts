import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.newsletterJoined]: {
    title: 'You are on the list',
    description: 'Your address is on the list of the Alcove letter.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
