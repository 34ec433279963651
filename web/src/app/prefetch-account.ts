import { loadPageMeta } from './root-loader.ts';
import { ROUTES } from './routes.ts';
import { PATHS } from '@/site/paths.ts';

/** Fetches what the account's pages consist of, one part at a time, so that they open without a connection too. */
export async function prefetchAccount(): Promise<void> {
  for (const load of parts()) {
    await whenIdle();
    // What is missing then is fetched when its page is opened.
    await load().catch(() => undefined);
  }
}

function parts(): (() => Promise<unknown>)[] {
  const rows = ROUTES.filter(({ layout, path }) => layout === 'account' || path === PATHS.logout);
  return [
    loadPageMeta,
    ...rows.map(({ page }) => page),
    () => import('./layouts/auth-layout.tsx'),
    () => import('@/ui/toast/toast-container.tsx'),
  ];
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, PAUSE_MS);
  });
}

/** Where the browser cannot say that it is idle. */
const PAUSE_MS = 200;
