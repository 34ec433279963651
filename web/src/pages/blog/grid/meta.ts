import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.blogGrid]: {
    title: 'Blog: notes from beside the machine',
    description: 'Writing about private AI, self-hosting and data protection.',
  },
} satisfies PagesMeta;
