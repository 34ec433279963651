import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.blogGrid]: {
    title: 'Blog: notes from the server room',
    description:
      'Articles on private AI, self-hosting and data protection: how it works, what it costs and where it stops being private.',
  },
} satisfies PagesMeta;
