import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.security]: {
    title: 'Security',
    description: 'Password, verification and sessions.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
