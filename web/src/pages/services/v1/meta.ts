import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.servicesV1]: {
    title: 'What we do, and for whom',
    description:
      'Moving data in, walls between clients, an hour with the team, a server on your own premises, a rehearsed restore: what each is, and who it suits.',
  },
} satisfies PagesMeta;
