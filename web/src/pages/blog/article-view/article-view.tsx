import { POSTS, type Post } from '@/catalogue/posts.ts';
import { ArticleColumn } from './article-column.tsx';
import { ArticleEnd } from './article-end.tsx';
import type { ArticleText } from '@/catalogue/article-types.ts';
import { ArticleWide } from './article-wide.tsx';
import { NewsletterBand } from '../newsletter-band.tsx';

/** One article in the layout that its text asks for, and where to go after it. */
export function ArticleView({ text }: { text: ArticleText }) {
  const at = POSTS.findIndex(({ slug }) => slug === text.slug);
  const post = POSTS[at];
  if (post === undefined) throw new Error(`${text.slug} is missing from the list of posts`);
  const Layout = text.layout === 'wide' ? ArticleWide : ArticleColumn;
  return (
    <>
      <Layout facts={post} text={text} />
      <ArticleEnd
        newer={POSTS[at - 1]}
        older={POSTS[at + 1]}
        related={relatedTo(post, [POSTS[at - 1], POSTS[at + 1]])}
      />
      <NewsletterBand tone="sunk" />
    </>
  );
}

/** The two that share most search words with this one, its neighbours in time aside. */
function relatedTo(post: Post, beside: readonly (Post | undefined)[]): Post[] {
  const words = new Set(post.words.split(' '));
  const near = (other: Post) =>
    other.words.split(' ').filter((word) => words.has(word)).length +
    (other.subject === post.subject ? 3 : 0);
  return POSTS.filter((other) => other !== post && !beside.includes(other))
    .toSorted((one, other) => near(other) - near(one))
    .slice(0, 2);
}
