import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.status]: {
    title: 'Status: what works right now',
    description:
      'See whether accounts, signing in, payments, servers and e-mails work right now, and what work is planned.',
  },
} satisfies PagesMeta;
