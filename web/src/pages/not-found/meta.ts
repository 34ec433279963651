import type { PageMeta } from '@/site/page-meta.ts';

export const meta: PageMeta = {
  title: 'Page not found',
  description: 'There is no page at this address. It may have moved: look for it by name.',
  robots: 'noindex',
};
