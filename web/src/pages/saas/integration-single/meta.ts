import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.saasIntegrationSingle]: {
    title: 'Nextcloud integration',
    description:
      'Connect Nextcloud in four steps: your server reads the folders that you tick, and your files stay where they are.',
  },
} satisfies PagesMeta;
