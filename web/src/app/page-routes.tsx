import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PageLoading } from './page-loading.tsx';
import { Root } from './root.tsx';
import { RouteError } from './errors/route-error.tsx';
import { ROOT_ID } from './root-id.ts';
import type { RootLoader } from './root-loader.ts';
import { NOT_FOUND, ROUTES, type PageRow } from './routes.ts';
import { loadPart } from '@/platform/load-part.ts';

/**
 * The route table as the router wants it: one root, the layouts under it, the pages under theirs, so
 * that a layout stays where it is while its pages change.
 */
export function createPageRoutes(options: Options = {}): RouteObject[] {
  const { loader, load = loadPage } = options;
  const rows = [...ROUTES, { ...NOT_FOUND, path: '*' }];
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
        children: rows
          .filter((row) => row.layout === name)
          .map((row) => ({
            path: row.path,
            lazy: async () => ({ Component: await loadPart(() => load(row)) }),
          })),
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
  shop: () => import('./layouts/shop-layout.tsx'),
  auth: () => import('./layouts/auth-layout.tsx'),
  bare: () => import('./layouts/bare-layout.tsx'),
  account: () => import('./layouts/account-layout.tsx'),
};

type Options = {
  loader?: RootLoader;
  load?: (row: PageRow) => Promise<ComponentType>;
};
