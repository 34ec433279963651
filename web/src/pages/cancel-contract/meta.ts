import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.cancelContract]: {
    title: 'Cancel contracts here',
    description:
      'Cancel the contract for an Alcove plan in two steps, without signing in: at the end of the period, or at once for an important reason.',
  },
} satisfies PagesMeta;
