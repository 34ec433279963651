import { HELP_ARTICLES } from '@/catalogue/help-articles.ts';
import { PATHS } from '@/site/paths.ts';
import { HelpArticle } from './help-article.tsx';
import type { HelpText } from '@/catalogue/help-types.ts';

/** One article of the help, under the title that the list gives it. */
export function HelpView({ slug, text }: { slug: string; text: HelpText }) {
  const entry = HELP_ARTICLES.find((article) => article.slug === slug);
  if (entry === undefined) throw new Error(`${slug} is missing from the list of help articles`);
  return (
    <HelpArticle
      key={slug}
      entry={entry}
      text={text}
      related={text.related.flatMap((other) =>
        HELP_ARTICLES.filter((article) => article.slug === other),
      )}
      center={PATHS.helpCenter}
      ask={PATHS.contactV1}
    />
  );
}
