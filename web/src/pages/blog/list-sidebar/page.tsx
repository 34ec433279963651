import { BLOG_LIST } from './copy.ts';
import { POSTS } from '@/catalogue/posts.ts';
import { PostFinder } from './post-finder.tsx';
import { Section } from '@/bands/section.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Page() {
  const { title, lead, recent, missing } = BLOG_LIST;
  return (
    <Section spacing="tight">
      <header className="max-w-3xl pt-4 pb-10 md:pb-14">
        <h1 className="font-display text-3xl font-semibold tracking-tight md:text-4xl">{title}</h1>
        <p className="mt-4 text-lg text-muted">{lead}</p>
      </header>
      <PostFinder posts={POSTS}>
        <p className="mb-2 text-sm font-semibold">{recent}</p>
        <ol className="grid gap-3 text-sm">
          {POSTS.slice(0, 3).map((post) => (
            <li key={post.to}>
              <TextLink to={post.to}>{post.title}</TextLink>
              <span className="block text-muted">{post.date}</span>
            </li>
          ))}
        </ol>
        <p className="mt-6 border-t border-line pt-4 text-sm">
          {missing.before} <TextLink to={missing.link.to}>{missing.link.label}</TextLink>.
        </p>
      </PostFinder>
    </Section>
  );
}
