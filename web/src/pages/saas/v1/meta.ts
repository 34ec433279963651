import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';
import { PRODUCT_DESCRIPTION } from '@/site/product.ts';

export const meta = {
  [PATHS.home]: { title: null, description: PRODUCT_DESCRIPTION },
  [PATHS.saasV1]: {
    title: 'A private AI server of your own',
    description:
      'What Alcove is, who can read what you write to it, what it costs, and how it differs from a shared AI service.',
    canonical: PATHS.home,
  },
} satisfies PagesMeta;
