import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.saasFeatures]: {
    title: 'Features',
    description:
      'Everything an Alcove server does, from questions over your own files to backups you can restore yourself.',
  },
} satisfies PagesMeta;
