import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.cancel]: {
    title: 'Checkout left',
    description: 'Checkout cancelled. Nothing was charged.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
