import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.saasFeatureSingle]: {
    title: 'Answers with their sources',
    description:
      'How Alcove answers questions from your own files and shows the lines behind each sentence, with one wrong answer taken apart.',
  },
} satisfies PagesMeta;
