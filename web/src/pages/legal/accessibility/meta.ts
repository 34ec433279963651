import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.accessibility]: {
    title: 'Accessibility',
    description:
      'How far this website and the account meet EN 301 549, what they do not meet yet, and how to complain.',
  },
} satisfies PagesMeta;
