import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.aboutV2]: {
    title: 'Who we are',
    description:
      'An example team at one long table: what each week looks like, who is on call, how decisions are made.',
  },
} satisfies PagesMeta;
