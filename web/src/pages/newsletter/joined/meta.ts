import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.newsletterJoined]: {
    title: 'You are on the list',
    description: 'The Alcove newsletter: what you agreed to, what it looks like and how to leave.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
