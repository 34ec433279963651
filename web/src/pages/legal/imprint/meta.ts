import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.imprint]: {
    title: 'Imprint',
    description:
      'The company that runs Alcove: name, address, directors, register, VAT number, e-mail and telephone.',
  },
} satisfies PagesMeta;
