import { Link } from 'react-router-dom';
import { BLOG_FRONT } from './copy.ts';
import { POSTS } from '@/catalogue/posts.ts';
import { WayHome } from './way-home.tsx';
import { LeadPost, PostMosaic } from './post-front.tsx';
import { Section } from '@/bands/section.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Opening() {
  const { title, lead, feed, all } = BLOG_FRONT;
  const [first, ...others] = POSTS;
  return (
    <Section spacing="tight">
      <div className="grid items-end gap-6 pb-8 lg:grid-cols-12 lg:gap-10 lg:pt-4 lg:pb-12">
        <h1 className="font-display text-4xl leading-none font-semibold tracking-tight md:text-5xl lg:col-span-7 lg:text-6xl">
          {title}
        </h1>
        <div className="lg:col-span-5">
          <p className="max-w-measure leading-relaxed">{lead}</p>
          <p className="mt-4 flex flex-wrap items-baseline gap-x-6 gap-y-1 text-sm">
            <TextLink to={all.to}>{all.label}</TextLink>
            {/* A file and no page, so the browser fetches it. */}
            <Link
              to={feed.to}
              reloadDocument
              className="rounded-sm text-accent underline decoration-line-strong underline-offset-4 hover:decoration-2"
            >
              {feed.label}
            </Link>
          </p>
        </div>
      </div>
      {first !== undefined && (
        <LeadPost post={first}>
          <WayHome />
        </LeadPost>
      )}
      <PostMosaic posts={others} />
    </Section>
  );
}
