import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { describeHead, type Head } from '@/app/head/head.ts';
import { addressesOf } from '@/app/head/find-meta.ts';
import { metaOf } from '@/app/head/page-meta.ts';
import { PageLoading } from '@/app/page-loading.tsx';
import { createPageRoutes } from '@/app/page-routes.tsx';
import { NOT_FOUND, ROUTES, type PageRow } from '@/app/routes.ts';
import { buildStructuredData } from '@/app/head/structured-data.ts';
import { POSTS } from '@/catalogue/posts.ts';
import { SHARE_IMAGES, shareImageOf } from '@/site/share-images.ts';
import { PRODUCT_DESCRIPTION, PRODUCT_NAME } from '@/site/product.ts';
import { env } from '@/platform/env.ts';
import { writeFontSheet } from '@/fonts/font-sheet.ts';

/** What the build writes beside the documents. */
export const SITE = {
  origin: env.siteOrigin,
  name: PRODUCT_NAME,
  description: PRODUCT_DESCRIPTION,
  posts: POSTS,
  shareImages: SHARE_IMAGES,
  fontSheet: writeFontSheet(),
};

/** Every document that the build writes. Fails on the first page that cannot be rendered. */
export async function* renderDocuments(): AsyncGenerator<Document> {
  for (const row of ROUTES) {
    for (const address of addressesOf(row.path)) yield renderDocument(row, address);
  }
  yield renderDocument(NOT_FOUND, NOT_FOUND_ADDRESS);
}

async function renderDocument(row: PageRow, address: string): Promise<Document> {
  const { QUESTIONS = [], FILE } = await row.page();
  return {
    path: address,
    file: FILE,
    rendering: row.rendering,
    layout: row.layout,
    isMissing: row === NOT_FOUND,
    isGuarded: row.guard !== undefined,
    isLive: row.layout === 'shop' || row.isLive === true,
    head: describeHead(metaOf(address), address, env.siteOrigin),
    structuredData: buildStructuredData(address, env.siteOrigin, QUESTIONS),
    shareImage: shareImageOf(address),
    html: await render(row, address),
  };
}

const NOT_FOUND_ADDRESS = '/404';

async function render(row: PageRow, path: string): Promise<string> {
  // A page that the browser fills gets its layout and a sign that something is coming.
  const isShell = row.rendering === 'client';
  const routes = createPageRoutes(isShell ? { load: async () => PageLoading } : {});
  const handler = createStaticHandler(routes);
  const address = new URL(path.replace(/:\w+/, '0'), 'http://localhost');
  const context = await handler.query(new Request(address));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect`);
  const failure = Object.values(context.errors ?? {})[0];
  if (failure !== undefined) throw new Error(`${path} cannot be rendered`, { cause: failure });
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
  /** Where it is reached. */
  path: string;
  /** The page's own file, as the build's manifest names it. */
  file: string | undefined;
  rendering: PageRow['rendering'];
  layout: PageRow['layout'];
  /** Whether it is for signed-in people only. */
  isGuarded: boolean;
  /** The app starts without a sign of intent: the page shows the cart, or what works. */
  isLive: boolean;
  /** Whether it is what an address without a page is answered with. */
  isMissing: boolean;
  head: Head;
  /** What it says about itself to search engines. */
  structuredData: object | null;
  shareImage: string;
  html: string;
};
