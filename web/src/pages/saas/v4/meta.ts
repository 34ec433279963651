import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.saasV4]: {
    title: 'At home',
    description:
      'A house cut open, with a room for each thing a private AI server does at home: backups, letters, homework, the kitchen table, keys, and the box in the cellar.',
  },
} satisfies PagesMeta;
