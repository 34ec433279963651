import { HELP_ARTICLES } from '@/content/help-articles.ts';
import { PATHS } from '@/content/paths.ts';
import { HelpArticle } from '@/sections/help/help-article.tsx';
import type { HelpText } from '@/sections/help/help-types.ts';

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
