import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.career]: {
    title: 'Work with us',
    description:
      'Two open positions at Alcove with hours and pay, a typical working day, and how we hire, week by week.',
  },
} satisfies PagesMeta;
