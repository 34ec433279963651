import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.demoClassic]: {
    title: 'Demo: a surveyor’s office',
    description:
      'An example site for a surveyor’s office: a plan of two parcels and what it settled, fees, levels, instruments and how a survey goes.',
  },
} satisfies PagesMeta;
