import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.accountDeleted]: {
    title: 'Your account has been deleted',
    description: 'What was deleted with an Alcove account, and what is kept.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
