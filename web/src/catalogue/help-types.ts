import type { Copy } from '@/lib/copy.ts';
import type { TableBlock } from './article-types.ts';

/** The text of a help article. */
export type HelpText = {
  /** As it is shown. */
  changed: string;
  /** ISO 8601. */
  changedOn: string;
  takes: string;
  needs: string;
  intro: Copy;
  steps: readonly { title: string; text: Copy }[];
  table?: Omit<TableBlock, 'kind'>;
  drawing?: 'hand-off';
  screen?: Screen;
  more: readonly { title: string; paragraphs: readonly Copy[]; list?: readonly Copy[] }[];
  /** Slugs of articles to read next. */
  related: readonly string[];
};

/** A part of the product's own screen, redrawn small. */
export type Screen = {
  /** Where in the product one sees it. */
  place: string;
  rows: readonly ScreenRow[];
};

export type ScreenRow =
  | { kind: 'field' | 'mono'; label: string; value: string }
  | { kind: 'note' | 'text'; text: string }
  | { kind: 'button'; label: string }
  | { kind: 'buttons'; labels: readonly string[] }
  | { kind: 'line'; left: string; right: string };

export type HelpEntry = { slug: string; title: string; summary: string; topic: string; to: string };
