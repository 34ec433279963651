import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.contactV1]: {
    title: 'Write to us',
    description: 'Write to Alcove: what to ask whom, and when you can expect an answer.',
  },
} satisfies PagesMeta;
