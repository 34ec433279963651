import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.deleteProfile]: {
    title: 'Delete account',
    description: 'Export your data or delete your account.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
