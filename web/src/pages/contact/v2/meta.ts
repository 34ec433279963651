import { ENGINEER_TALK } from '@/site/facts.ts';
import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.contactV2]: {
    title: ENGINEER_TALK,
    description:
      'Ask an engineer whether a private AI server suits your work: by telephone or video, free of charge, with the advice in writing.',
  },
} satisfies PagesMeta;
