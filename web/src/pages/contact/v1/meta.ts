import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.contactV1]: {
    title: 'Write to us',
    description:
      'How to reach Alcove by form, e-mail, chat or telephone: who answers which question, and how soon.',
  },
} satisfies PagesMeta;
