import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.papers]: {
    title: 'Papers',
    description: 'The data-processing agreement of your account, and who processes for us.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
