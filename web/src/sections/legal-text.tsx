import { ArticleBody, type ArticlePart } from './article-body.tsx';
import { ArticleLayout } from './article-layout.tsx';
import { PageIntro } from './page-intro.tsx';

/** A legal text: numbered parts, each with an address of its own, and the day from which it holds. */
export function LegalText({
  title,
  lead,
  dated,
  parts,
}: {
  title: string;
  lead: string;
  dated: string;
  parts: readonly ArticlePart[];
}) {
  return (
    <>
      <PageIntro title={title} lead={lead} layout="left">
        <p className="text-sm text-muted">{dated}</p>
      </PageIntro>
      <ArticleLayout parts={parts} tone="raised">
        <ArticleBody parts={parts} numbered />
      </ArticleLayout>
    </>
  );
}
