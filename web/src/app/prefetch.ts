import { matchPath } from 'react-router-dom';
import { loadPageMeta } from './root-loader.ts';
import { ROUTES } from './routes.ts';
import { connection } from '@/platform/connection/connection.ts';

/** Fetches a page's code when the pointer or focus reaches a link to it: a click may follow. */
export function prefetchOnIntent(): void {
  const fetched = new Set<string>();
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.origin !== window.location.origin) return;
    if (fetched.has(link.pathname) || connection.isDoubtful()) return;
    fetched.add(link.pathname);
    const row = ROUTES.find(({ path }) => matchPath(path, link.pathname) !== null);
    // A failure shows when the page is really opened.
    Promise.all([row?.page(), loadPageMeta(link.pathname)]).catch(() =>
      fetched.delete(link.pathname),
    );
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
}
