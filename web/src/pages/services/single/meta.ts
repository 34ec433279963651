import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.servicesSingle]: {
    title: 'Moving your data in',
    description:
      'How we move files, mail and notes to a private AI server without a copy elsewhere.',
  },
} satisfies PagesMeta;
