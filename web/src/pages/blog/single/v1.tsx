import { PRIVATE_POST } from '@/content/pages/blog-single-v1.ts';
import { PATHS } from '@/content/paths.ts';
import { POSTS } from '@/content/posts.ts';
import { ArticleBody } from '@/sections/article-body.tsx';
import { ArticleHead } from '@/sections/article-head.tsx';
import { LinkIndex } from '@/sections/link-index.tsx';
import { Section } from '@/sections/section.tsx';

export function Page() {
  const post = POSTS.find((entry) => entry.to === PATHS.blogSingleV1);
  const others = POSTS.filter((entry) => entry !== post);
  if (post === undefined) throw new Error('the article is missing from the list of posts');
  return (
    <>
      <article>
        <Section width="text" spacing="normal">
          <ArticleHead
            title={post.title}
            lead={PRIVATE_POST.lead}
            subject={post.subject}
            date={post.date}
            published={post.published}
            minutes={post.minutes}
          />
          <hr className="my-12 border-line" />
          <ArticleBody parts={PRIVATE_POST.parts} />
        </Section>
      </article>
      <Section width="text" tone="raised" spacing="tight">
        <h2 className="mb-4 font-display text-lg font-semibold">Read on</h2>
        <LinkIndex
          entries={others.map((entry) => ({
            meta: entry.date,
            title: entry.title,
            text: entry.summary,
            to: entry.to,
          }))}
        />
      </Section>
    </>
  );
}
