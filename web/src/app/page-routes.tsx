import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PageLoading } from './page-loading.tsx';
import { Root } from './root.tsx';
import { RouteError } from './errors/route-error.tsx';
import { ROOT_ID } from './root-id.ts';
import type { RootLoader } from './root-loader.ts';
import { NOT_FOUND, ROUTES, type PageRow } from './routes.ts';
import { loadPart } from '@/platform/connection/load-part.ts';

/**
 * The route table as the router wants it: one root, the layouts under it, the pages under theirs, so
 * that a layout stays where it is while its pages change.
 */
export function createPageRoutes(options: Options = {}): RouteObject[] {
  const { loader, load = loadPage, missing = '*' } = options;
  const rows = [
    // First, so that it is taken before a row that would have anything at its place, such as a product.
    ...(PLAIN.test(missing) ? [{ ...NOT_FOUND, path: missing }] : []),
    ...ROUTES,
    { ...NOT_FOUND, path: '*' },
  ];
  return [
    {
      id: ROOT_ID,
      Component: Root,
      HydrateFallback: PageLoading,
      errorElement: <RouteError />,
      ...(loader === undefined ? {} : { loader, shouldRevalidate: () => true }),
      children: Object.entries(LAYOUTS).map(([name, loadLayout]) => ({
        id: name,
        lazy: async () => ({ Component: (await loadPart(loadLayout)).Layout }),
        children: [
          {
            // A page that fails leaves its layout, and the way to other pages, where it is.
            errorElement: <RouteError isInLayout />,
            children: rows
              .filter((row) => row.layout === name)
              .map((row) => ({
                path: row.path,
                handle: row.frame,
                lazy: async () => ({ Component: await loadPart(() => load(row)) }),
              })),
          },
        ],
      })),
    },
  ];
}

async function loadPage(row: PageRow): Promise<ComponentType> {
  if (row.guard === undefined) return (await row.page()).Page;
  const [{ Guard }, { Page }] = await Promise.all([import('./guard.tsx'), row.page()]);
  return function GuardedPage() {
    return (
      <Guard>
        <Page />
      </Guard>
    );
  };
}

const LAYOUTS: Record<PageRow['layout'], () => Promise<{ Layout: ComponentType }>> = {
  site: () => import('./layouts/site-layout.tsx'),
  example: () => import('./layouts/example-layout.tsx'),
  shop: () => import('./layouts/shop-layout.tsx'),
  auth: () => import('./layouts/auth-layout.tsx'),
  bare: () => import('./layouts/bare-layout.tsx'),
  account: () => import('./layouts/account-layout.tsx'),
};

/** A path that means nothing else as a pattern. */
const PLAIN = /^[^:*?%]+$/;

type Options = {
  loader?: RootLoader;
  /** A path, decoded, that the server has answered with "not found". */
  missing?: string;
  load?: (row: PageRow) => Promise<ComponentType>;
};
