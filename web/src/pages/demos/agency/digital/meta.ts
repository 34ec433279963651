import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.demoAgencyDigital]: {
    title: 'Demo: a web studio',
    description:
      'An example site for a web studio: six small sites, their weights, the rules behind them and four weeks of work.',
  },
} satisfies PagesMeta;
