import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.messageNotSent]: {
    title: 'Your message did not get through',
    description: 'What may have gone wrong with your message, and how to send it once more.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
