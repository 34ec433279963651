import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.servicesSingle]: {
    title: 'Moving your data in',
    description:
      'How we move files, e-mail and notes to your private AI server, step by step: who holds what, what you prepare and what is deleted.',
  },
} satisfies PagesMeta;
