import type { PageMeta } from '@/site/page-meta.ts';

export const meta: PageMeta = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  robots: 'noindex',
};
