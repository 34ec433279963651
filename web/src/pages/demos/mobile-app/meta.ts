import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.demoMobileApp]: {
    title: 'Demo: the phone app',
    description:
      'An example page for a phone app that reaches a home server: four gestures, no signal, permissions and pairing.',
  },
} satisfies PagesMeta;
