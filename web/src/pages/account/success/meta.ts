import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.success]: {
    title: 'Thank you',
    description: 'Your order, from the payment to the open server.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
