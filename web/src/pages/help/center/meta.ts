import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.helpCenter]: {
    title: 'Help: how can we help?',
    description: 'Search 23 answers about signing in, servers, payment and data, or ask a person.',
  },
} satisfies PagesMeta;
