import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.saasFeatureSingle]: {
    title: 'Answers with their sources',
    description: 'How Alcove answers questions over your own files and shows which lines it read.',
  },
} satisfies PagesMeta;
