import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.saasV3]: {
    title: 'For engineers',
    description:
      'The data sheet: architecture with its trust boundaries, ports, speeds with their method, hand-off protocol, threat model, failure modes and limits.',
  },
} satisfies PagesMeta;
