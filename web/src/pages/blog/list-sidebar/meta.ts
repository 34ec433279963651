import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.blogListSidebar]: {
    title: 'Blog: all articles by subject',
    description:
      'Every Alcove article by date, to search or to narrow by subject: privacy, models, remote access, operations and more.',
  },
} satisfies PagesMeta;
