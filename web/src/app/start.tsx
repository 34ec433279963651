import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { fadeBetweenPages } from './page-fade.ts';
import { createPageRoutes } from './page-routes.tsx';
import { prefetchOnIntent } from './prefetch.ts';
import { resolveLazy } from './resolve-lazy.ts';
import { ROOT_ID } from './root-id.ts';
import { createRootLoader } from './root-loader.ts';
import type { TakeOver } from './take-over.tsx';
import { connection } from '@/platform/connection/connection.ts';

/** Takes over a prerendered page, or fills a shell. */
export async function start(container: HTMLElement): Promise<void> {
  const { rendering, missing } = container.dataset;
  const isPrerendered = rendering === 'static';
  const routes = createPageRoutes({
    loader: createRootLoader(() => router.state.navigation.location?.hash ?? ''),
    ...(missing !== undefined && { missing: decodeURI(window.location.pathname) }),
  });
  let takeOver: TakeOver | null = null;
  try {
    const parts = resolveLazy(matchRoutes(routes, window.location) ?? []);
    // Without a connection its parts are waited for: a complete page does that as it is, a shell says so.
    if (isPrerendered) [{ takeOver }] = await Promise.all([import('./take-over.tsx'), parts]);
    else await Promise.race([parts, connection.whenLost()]);
  } catch {
    // A part did not arrive. A page that is complete without it stays as it is; for a shell the router
    // asks again, and says so when that fails too.
    if (isPrerendered) return;
  }
  const router = createBrowserRouter(
    routes,
    // No loader runs for a page that the build wrote: its head is there, and the document is its own.
    rendering === undefined ? {} : { hydrationData: { loaderData: { [ROOT_ID]: null } } },
  );
  fadeBetweenPages(router);
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (takeOver === null) createRoot(container).render(app);
  else takeOver(container, app);
  prefetchOnIntent();
}
