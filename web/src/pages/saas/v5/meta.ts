import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.saasV5]: {
    title: 'Everything on one screen',
    description:
      'A tour of the product in six parts, and a calculator that says which plan fits and why.',
  },
} satisfies PagesMeta;
