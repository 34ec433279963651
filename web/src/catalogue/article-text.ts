import type { ArticleSection, ArticleText } from './article-types.ts';

/** Makes an article out of what its writer has to say: its parts by their addresses within the page. */
export function articleText({ parts, ...text }: Written): ArticleText {
  return { ...text, parts: Object.entries(parts).map(([id, part]) => ({ id, ...part })) };
}

type Written = Omit<ArticleText, 'parts'> & {
  parts: Readonly<Record<string, Omit<ArticleSection, 'id'>>>;
};
