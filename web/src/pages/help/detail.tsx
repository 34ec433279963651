import { CONNECT_HELP } from '@/content/pages/help-detail.ts';
import { PATHS } from '@/content/paths.ts';
import { ArticleBody } from '@/sections/article-body.tsx';
import { ArticleLayout } from '@/sections/article-layout.tsx';
import { PageIntro } from '@/sections/page-intro.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Page() {
  const { title, lead, parts } = CONNECT_HELP;
  return (
    <>
      <PageIntro title={title} lead={lead} layout="left">
        <TextLink to={PATHS.helpCenter}>All help</TextLink>
      </PageIntro>
      <ArticleLayout parts={parts} tone="raised">
        <ArticleBody parts={parts} numbered />
      </ArticleLayout>
    </>
  );
}
