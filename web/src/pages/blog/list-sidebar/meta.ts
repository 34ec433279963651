import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.blogListSidebar]: {
    title: 'Blog by subject',
    description: "Alcove's articles by subject, with a list of recent ones.",
  },
} satisfies PagesMeta;
