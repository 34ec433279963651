import type { Copy } from '@/lib/copy.ts';

/** An article as it is written; the page lays it out. */
export type ArticleText = {
  slug: string;
  layout: 'column' | 'wide';
  lead: Copy;
  /** The drawing that a wide article opens with. */
  opening?: { name: DrawingName; caption: string };
  parts: readonly ArticleSection[];
};

export type ArticleSection = {
  /** Also the part's address within the page. */
  id: string;
  title: string;
  /** The one figure of this part that is worth large type. */
  figure?: { value: string; text: string };
  blocks: readonly ArticleBlock[];
};

/** A paragraph, or something that stands between two of them. */
export type ArticleBlock =
  | Copy
  | { kind: 'text'; copy: Copy; note: string }
  | { kind: 'list'; items: readonly Copy[] }
  | TableBlock
  | { kind: 'code'; caption: string; text: string }
  | { kind: 'drawing'; name: DrawingName; caption: string };

export type TableBlock = {
  kind: 'table';
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
};

export type DrawingName =
  | 'four-ways'
  | 'doors'
  | 'disk-shares'
  | 'backup-days'
  | 'memory-bars'
  | 'hidden-line'
  | 'letter-route'
  | 'power-day';

/** What stands at the head of an article. */
export type ArticleFacts = {
  slug: string;
  title: string;
  subject: string;
  author: string;
  date: string;
  published: string;
  updated?: string;
  minutes: number;
};
