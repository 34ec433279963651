import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.withdraw]: {
    title: 'Withdraw from contract',
    description:
      'Withdraw from the contract for an Alcove plan in two steps, without signing in: who can, until when, and what comes back.',
  },
} satisfies PagesMeta;
