import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.newsletterJoined]: {
    title: 'Check your inbox',
    description:
      'The Alcove newsletter: how to confirm your address, what it looks like and how to leave.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
