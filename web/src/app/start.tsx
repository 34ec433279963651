import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { createBorderLoader } from './cross-document.ts';
import { createPageRoutes, ROOT_ID } from './page-routes.tsx';
import { prefetchOnIntent } from './prefetch.ts';
import { resolveLazy } from './resolve-lazy.ts';

/** Takes over a prerendered page, or fills a shell. */
export async function start(container: HTMLElement): Promise<void> {
  const isPrerendered = container.dataset['rendering'] === 'static';
  const routes = createPageRoutes({
    loader: createBorderLoader(() => router.state.navigation.location?.hash ?? ''),
  });
  try {
    await resolveLazy(matchRoutes(routes, window.location) ?? []);
  } catch {
    // A part did not arrive. A page that is complete without it stays as it is; for a shell the router
    // asks again, and says so when that fails too.
    if (isPrerendered) return;
  }
  const router = createBrowserRouter(
    routes,
    // No loader runs for the first page: this document is the one that it was loaded as.
    { hydrationData: { loaderData: { [ROOT_ID]: null } } },
  );
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (isPrerendered) hydrateRoot(container, app);
  else createRoot(container).render(app);
  prefetchOnIntent();
}
