import { BACKUP_POST } from '@/content/pages/blog-single-v2.ts';
import { PATHS } from '@/content/paths.ts';
import { POSTS } from '@/content/posts.ts';
import { ArticleBody } from '@/sections/article-body.tsx';
import { ArticleHead } from '@/sections/article-head.tsx';
import { ArticleLayout } from '@/sections/article-layout.tsx';
import { Section } from '@/sections/section.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Page() {
  const post = POSTS.find((entry) => entry.to === PATHS.blogSingleV2);
  if (post === undefined) throw new Error('the article is missing from the list of posts');
  return (
    <article>
      <Section tone="lichen">
        <ArticleHead
          title={post.title}
          lead={BACKUP_POST.lead}
          subject={post.subject}
          date={post.date}
          published={post.published}
          minutes={post.minutes}
        />
      </Section>
      <ArticleLayout parts={BACKUP_POST.parts}>
        <ArticleBody parts={BACKUP_POST.parts} />
        <p className="mt-12 border-t border-line pt-6">
          <TextLink to={PATHS.blogListSidebar}>All articles by subject</TextLink>
        </p>
      </ArticleLayout>
    </article>
  );
}
