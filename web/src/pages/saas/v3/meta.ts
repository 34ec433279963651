import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.saasV3]: {
    title: 'For engineers',
    description:
      'The data sheet: architecture and trust boundaries, ports, measured speeds, hand-off protocol, threat model, failure modes and limits.',
  },
} satisfies PagesMeta;
