import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.invoices]: {
    title: 'Plan and invoices',
    description: 'Your plan, what you have paid and what comes next.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
