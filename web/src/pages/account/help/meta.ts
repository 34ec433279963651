import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.help]: {
    title: 'Help and messages',
    description: 'Answers, and a message to us, with files.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
