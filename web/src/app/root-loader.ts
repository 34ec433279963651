import { matchPath, redirectDocument } from 'react-router-dom';
import { describeHead, type Head } from './head/head.ts';
import { ROUTES } from './routes.ts';
import type { PageMeta } from '@/site/page-meta.ts';
import { mayShow, policyOf } from '@/site/paths.ts';
import { connection } from '@/platform/connection/connection.ts';
import { env } from '@/platform/env.ts';

/**
 * Runs before every change of page. Where the content security policy of this document is not for the
 * next page, the browser has to load its own; elsewhere it learns what the next page's head says.
 */
export function createRootLoader(currentHash: () => string): RootLoader {
  const served = policyOf(window.location.pathname);
  return async ({ request }) => {
    const target = new URL(request.url);
    if (!mayShow(served, target.pathname)) {
      // Without a connection the browser would replace our page with its own error page.
      if (connection.isDoubtful() && (await connection.check())) await connection.whenBack();
      // A request has no hash; the router knows it, and replaces the history entry where the navigation did.
      return redirectDocument(target.pathname + target.search + currentHash());
    }
    // A page may load although its title fails to.
    const meta = await loadPageMeta(target.pathname).catch(() => undefined);
    if (meta === undefined) return null;
    return describeHead(meta, target.pathname, env.siteOrigin);
  };
}

/** Loads what the head of a page says. */
export async function loadPageMeta(pathname: string): Promise<PageMeta | undefined> {
  const row = ROUTES.find(({ path }) => matchPath(path, pathname) !== null);
  const isOwn = row?.layout === 'account' || row?.layout === 'auth';
  const { metaOf } = await (isOwn
    ? import('./head/own-page-meta.ts')
    : import('./head/page-meta.ts'));
  return metaOf(pathname);
}

export type RootLoader = (call: { request: Request }) => Promise<Head | Response | null>;
