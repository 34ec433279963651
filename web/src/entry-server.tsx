import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { describeHead, type Head } from '@/app/head.ts';
import { PageLoading } from '@/app/page-loading.tsx';
import { createPageRoutes } from '@/app/page-routes.tsx';
import { NOT_FOUND, ROUTES, type PageRow } from '@/app/routes.ts';
import { PRODUCT_NAME } from '@/content/site.ts';
import { env } from '@/platform/env.ts';

/** Every document that the build writes. Fails on the first page that cannot be rendered. */
export async function* renderDocuments(): AsyncGenerator<Document> {
  const rows = [...ROUTES, { ...NOT_FOUND, path: '/404' }];
  for (const row of rows) {
    yield {
      path: row.path,
      rendering: row.rendering,
      layout: row.layout,
      head: describeHead(row.meta, row.path, env.siteOrigin),
      siteName: PRODUCT_NAME,
      html: await render(row),
    };
  }
}

async function render(row: PageRow & { path: string }): Promise<string> {
  // A page that the browser fills gets its layout and a sign that something is coming.
  const isShell = row.rendering === 'client';
  const routes = createPageRoutes(isShell ? { load: async () => PageLoading } : {});
  const handler = createStaticHandler(routes);
  const address = new URL(row.path.replace(/:\w+/, '0'), 'http://localhost');
  const context = await handler.query(new Request(address));
  if (context instanceof Response) throw new Error(`${row.path} answers with a redirect`);
  const failure = Object.values(context.errors ?? {})[0];
  if (failure !== undefined) throw new Error(`${row.path} cannot be rendered`, { cause: failure });
  return renderToString(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
  );
}

type Document = {
  path: string;
  rendering: PageRow['rendering'];
  layout: PageRow['layout'];
  head: Head;
  siteName: string;
  html: string;
};
