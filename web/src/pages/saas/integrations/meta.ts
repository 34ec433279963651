import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.saasIntegrations]: {
    title: 'Integrations',
    description:
      'What an Alcove server can read, which connections may write, the rights each asks for, and what never leaves the machine.',
  },
} satisfies PagesMeta;
