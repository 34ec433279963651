import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.messageNotSent]: {
    title: 'Your message did not arrive',
    description: 'What went wrong with your message, and what to do.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
