import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.terms]: {
    title: 'Terms of service',
    description:
      'The terms under which Alcove provides private AI servers, with the key figures and a summary in plain words.',
  },
} satisfies PagesMeta;
