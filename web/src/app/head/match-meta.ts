import { matchPath } from 'react-router-dom';
import type { PageMeta, PagesMeta } from '@/site/page-meta.ts';

/** What the folder of an address's page says of it. */
export function matchMeta(pathname: string, folders: readonly PagesMeta[]): PageMeta | undefined {
  return folders
    .flatMap((folder) => Object.entries(folder))
    .find(([path]) => matchPath(path, pathname) !== null)?.[1];
}
