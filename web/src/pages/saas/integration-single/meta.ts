import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.saasIntegrationSingle]: {
    title: 'Nextcloud integration',
    description: 'Use your Nextcloud files with Alcove without copying them anywhere else.',
  },
} satisfies PagesMeta;
