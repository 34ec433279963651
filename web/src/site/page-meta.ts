import type { Path } from './paths.ts';

/** What the head says of one page. */
export type PageMeta = {
  /** Shown as '{title} | {product}'; null shows the plain product title. */
  title: string | null;
  description: string;
  /** `index, follow` unless given. */
  robots?: 'noindex';
  /** Where this page is the same as another: that one's address. */
  canonical?: Path;
};

/** Of one folder, by address. */
export type PagesMeta = Partial<Record<Path, PageMeta>>;
