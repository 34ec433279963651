import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.helpCenter]: {
    title: 'Help: find an answer or ask a person',
    description:
      'Search 37 answers about signing in, servers, people, payment and data, or ask a person.',
  },
} satisfies PagesMeta;
