import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.contactV2]: {
    title: 'Half an hour with an engineer',
    description: 'Ask an engineer whether a private AI server fits your work.',
  },
} satisfies PagesMeta;
