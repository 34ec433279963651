import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.terms]: {
    title: 'Terms of service',
    description: 'The terms under which Alcove provides private AI servers.',
  },
} satisfies PagesMeta;
