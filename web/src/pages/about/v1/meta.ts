import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.aboutV1]: {
    title: 'What we believe',
    description:
      'Why a private AI server should be ordinary, and what we promise about yours, in sentences you can check.',
  },
} satisfies PagesMeta;
