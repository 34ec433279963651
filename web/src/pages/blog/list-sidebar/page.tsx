import { Link } from 'react-router-dom';
import { Booklets } from './booklets.tsx';
import { BLOG_LIST } from './copy.ts';
import { POSTS } from '@/catalogue/posts.ts';
import { PostFinder } from './post-finder.tsx';
import { Section } from '@/bands/section.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Page() {
  const { title, lead, news, missing } = BLOG_LIST;
  return (
    <>
      <div className="overflow-x-clip bg-accent-tint">
        <header className="mx-auto grid max-w-page items-end gap-x-14 px-5 pt-10 md:grid-cols-12 md:px-10 md:pt-12">
          <div className="pb-8 md:col-span-7 md:pb-14">
            <h1 className="font-display text-4xl font-semibold tracking-tight lg:text-5xl">
              {title}
            </h1>
            <p className="mt-4 max-w-measure md:text-lg">{lead}</p>
          </div>
          <div className="-mb-px max-md:max-w-sm md:col-span-5">
            <Booklets posts={POSTS} />
          </div>
        </header>
      </div>
      <Section spacing="tight">
        <PostFinder posts={POSTS}>
          <p className="mb-2 text-sm font-semibold">{news.title}</p>
          <ul className="grid gap-2 text-sm">
            {news.links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} reloadDocument={to.endsWith('.xml')} className={LINK}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <p className="mt-6 border-t border-line pt-4 text-sm">
            {missing.before} <TextLink to={missing.link.to}>{missing.link.label}</TextLink>.
          </p>
        </PostFinder>
      </Section>
    </>
  );
}

const LINK =
  'inline-flex min-h-6 items-center rounded-sm text-accent underline decoration-line-strong underline-offset-4 hover:decoration-2';
