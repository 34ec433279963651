import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findMeta } from '@/app/head/find-meta.ts';
import type { PageMeta, PagesMeta } from '@/site/page-meta.ts';

const PAGES = fileURLToPath(new URL('../../../web/src/pages', import.meta.url));
const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('/meta.ts') && file !== 'not-found/meta.ts',
);
const folders = await Promise.all(
  files.map(async (file) => {
    const { meta }: { meta: PagesMeta } = await import(join(PAGES, file));
    return meta;
  }),
);

/** What a page's head must say, read from the folders: the app has Vite gather them, which does not run here. */
export function metaOf(address: string): PageMeta {
  const meta = findMeta(address, folders);
  if (meta === undefined) throw new Error(`No meta.ts speaks of ${address}`);
  return meta;
}
