import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.saasFeatures]: {
    title: 'Features',
    description:
      'What an Alcove server does: answers from your own files, rights by folder, backups that you restore yourself, and every limit of the plans.',
  },
} satisfies PagesMeta;
