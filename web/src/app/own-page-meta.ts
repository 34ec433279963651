import type { PageMeta } from '@/site/page-meta.ts';
import { meta as account } from '@/pages/account/meta.ts';
import { meta as auth } from '@/pages/auth/meta.ts';
import { matchMeta } from './match-meta.ts';

/** What the head of an account's page says, or of one on the way into the account: without the texts of all the others. */
export function metaOf(pathname: string): PageMeta | undefined {
  return matchMeta(pathname, [account, auth]);
}
