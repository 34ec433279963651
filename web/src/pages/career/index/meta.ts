import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.career]: {
    title: 'Work with us',
    description:
      'Two open positions at Alcove with hours and pay, a working day drawn, and how hiring goes, week by week.',
  },
} satisfies PagesMeta;
