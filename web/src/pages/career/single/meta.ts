import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.careerSingle]: {
    title: 'Systems engineer',
    description: 'A position at Alcove: systems engineer for private AI servers.',
  },
} satisfies PagesMeta;
