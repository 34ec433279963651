import type { PageMeta, PagesMeta } from '@/site/page-meta.ts';
import { matchMeta } from './match-meta.ts';

/** What the head of an account's page says, or of one on the way into the account: without the texts of all the others. */
const FOLDERS = import.meta.glob<PagesMeta>(
  ['../../pages/account/*/meta.ts', '../../pages/auth/meta.ts'],
  {
    eager: true,
    import: 'meta',
  },
);

export function metaOf(pathname: string): PageMeta | undefined {
  return matchMeta(pathname, Object.values(FOLDERS));
}
