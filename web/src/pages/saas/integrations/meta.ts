import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.saasIntegrations]: {
    title: 'Integrations',
    description:
      'What an Alcove server can read, which connections may write, what each asks for, and what stays on the server.',
  },
} satisfies PagesMeta;
