import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.cancel]: {
    title: 'Checkout left',
    description: 'You left the checkout. Nothing was charged.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
