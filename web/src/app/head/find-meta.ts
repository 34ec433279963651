import { matchPath } from 'react-router-dom';
import { PATHS, type Path } from '@/site/paths.ts';
import type { PageMeta, PagesMeta } from '@/site/page-meta.ts';
import { HELP_ARTICLES } from '@/catalogue/help-articles.ts';
import { POSTS } from '@/catalogue/posts.ts';
import { PRODUCTS } from '@/catalogue/products.ts';
import { matchMeta } from './match-meta.ts';

/** What the list of articles and products says of an address, or else what the folder of its page says. */
export function findMeta(pathname: string, folders: readonly PagesMeta[]): PageMeta | undefined {
  return LISTED.get(pathname) ?? matchMeta(pathname, folders);
}

/** The addresses behind a path of the route table: itself, or one for each of its articles or products. */
export function addressesOf(path: Path): readonly string[] {
  if (path !== PATHS.blogArticle && path !== PATHS.helpArticle && path !== PATHS.shopSingle) {
    return [path];
  }
  const own: readonly string[] = Object.values(PATHS);
  return [...LISTED.keys()].filter((to) => !own.includes(to) && matchPath(path, to) !== null);
}

const LISTED: ReadonlyMap<string, PageMeta> = new Map([
  ...[...POSTS, ...HELP_ARTICLES].map(
    ({ to, title, summary }) => [to, { title, description: summary }] as const,
  ),
  ...PRODUCTS.map(({ url, name, description }) => [url, { title: name, description }] as const),
]);
