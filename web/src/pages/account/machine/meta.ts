import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.machine]: {
    title: 'Your server',
    description: 'How your server is doing, and what you can do with it.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
