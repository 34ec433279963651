import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.editDetails]: {
    title: 'Your details',
    description: 'Picture, name, company, phone and e-mail.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
