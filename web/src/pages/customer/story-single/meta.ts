import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.customerStorySingle]: {
    title: 'Example: a two-doctor practice',
    description:
      'An invented letter from a two-doctor practice: where the data is, how it went, what it cost, what it does not do.',
  },
} satisfies PagesMeta;
