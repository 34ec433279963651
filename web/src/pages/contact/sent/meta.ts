import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.messageSent]: {
    title: 'Your message arrived',
    description: 'We have your message. See when to expect an answer, and what to read until then.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
