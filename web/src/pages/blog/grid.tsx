import { PATHS } from '@/content/paths.ts';
import { POSTS } from '@/content/posts.ts';
import { PageIntro } from '@/sections/page-intro.tsx';
import { Section } from '@/sections/section.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Page() {
  return (
    <>
      <PageIntro
        title="Blog"
        lead="We write seldom and at length: about private AI, running machines for people who must not notice them, and the places where privacy ends."
        layout="split"
      />
      <Section spacing="none">
        <ul className="grid gap-px border border-line bg-line md:grid-cols-5">
          {POSTS.map((post, index) => (
            <li
              key={post.to}
              className={`flex flex-col gap-4 p-6 md:p-10 ${index === 0 ? 'bg-lichen md:col-span-3' : 'bg-raised md:col-span-2'}`}
            >
              <p className="text-sm text-muted">
                {post.subject} · <time dateTime={post.published}>{post.date}</time>
              </p>
              <h2 className="font-display text-xl font-semibold tracking-tight md:text-2xl">
                <TextLink to={post.to}>{post.title}</TextLink>
              </h2>
              <p className="max-w-measure leading-relaxed">{post.summary}</p>
              <p className="mt-auto text-sm text-muted">{post.minutes} minutes</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section spacing="normal">
        <p>
          The same articles <TextLink to={PATHS.blogListSidebar}>by subject</TextLink>.
        </p>
      </Section>
    </>
  );
}
