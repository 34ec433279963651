import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.dataProcessing]: {
    title: 'Data-processing agreement',
    description:
      'The agreement under Art. 28 GDPR that is part of every plan: what we do with the data on the servers that we host, and what you can ask of us.',
  },
} satisfies PagesMeta;
