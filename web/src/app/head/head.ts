import type { PageMeta } from '@/site/page-meta.ts';
import { PRODUCT_NAME, PRODUCT_TITLE } from '@/site/product.ts';

/** The head of a page's document. `origin` has no trailing slash. */
export function describeHead(meta: PageMeta, pathname: string, origin: string): Head {
  return {
    title: meta.title === null ? PRODUCT_TITLE : `${meta.title} | ${PRODUCT_NAME}`,
    description: meta.description,
    robots: meta.robots ?? 'index, follow',
    canonical: origin + (meta.canonical ?? pathname),
  };
}

export type Head = { title: string; description: string; robots: string; canonical: string };
