import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.subProcessors]: {
    title: 'Sub-processors',
    description:
      'The companies that process personal data for Alcove: which data, what for, where, and on which contract.',
  },
} satisfies PagesMeta;
