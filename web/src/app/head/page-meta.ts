import type { PageMeta, PagesMeta } from '@/site/page-meta.ts';
import { meta as notFound } from '@/pages/not-found/meta.ts';
import { findMeta } from './find-meta.ts';

/**
 * What the head of every page says. A folder's meta.ts says it, and not its page.tsx: the first document brings its own
 * head along, so the browser fetches these texts as one file when the page changes, and no page's code for them.
 */
const FOLDERS = import.meta.glob<PagesMeta>(
  ['../../pages/**/meta.ts', '!../../pages/not-found/meta.ts'],
  {
    eager: true,
    import: 'meta',
  },
);

export function metaOf(pathname: string): PageMeta {
  return findMeta(pathname, Object.values(FOLDERS)) ?? notFound;
}
