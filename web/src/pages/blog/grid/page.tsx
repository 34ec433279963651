import { Link } from 'react-router-dom';
import { BLOG_FRONT, LETTER } from '../copy.ts';
import { POSTS } from '@/catalogue/posts.ts';
import { NewsletterForm } from '@/features/messages/newsletter-form.tsx';
import { WayHome } from './way-home.tsx';
import { LeadPost, PostMosaic } from './post-front.tsx';
import { ReadingOrders } from './reading-orders.tsx';
import { Heading } from '@/bands/heading.tsx';
import { NewsletterBand } from '../newsletter-band.tsx';
import { Section } from '@/bands/section.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Page() {
  const { title, lead, feed, all, orders, rules } = BLOG_FRONT;
  const [first, ...others] = POSTS;
  return (
    <>
      <Section spacing="tight">
        <div className="grid items-end gap-6 pb-8 lg:grid-cols-12 lg:gap-10 lg:pt-4 lg:pb-12">
          <h1 className="font-display text-4xl leading-none font-semibold tracking-tight md:text-5xl lg:col-span-7 lg:text-6xl">
            {title}
          </h1>
          <div className="lg:col-span-5">
            <p className="max-w-measure leading-relaxed">{lead}</p>
            <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
              <TextLink to={all.to}>{all.label}</TextLink>
              {/* A file and no page, so the browser fetches it. */}
              <Link
                to={feed.to}
                reloadDocument
                className="rounded-sm text-evergreen underline decoration-line-strong underline-offset-4 hover:decoration-2"
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
      <Section tone="raised">
        <div className="grid gap-8 lg:grid-cols-12 lg:gap-10">
          <div className="lg:col-span-3">
            <Heading>{orders.title}</Heading>
            <p className="mt-3 text-muted">{orders.text}</p>
          </div>
          <div className="lg:col-span-9">
            <ReadingOrders
              ways={orders.ways.map(({ who, slugs }) => ({
                who,
                stops: slugs.flatMap((slug) => POSTS.filter((post) => post.slug === slug)),
              }))}
            />
          </div>
        </div>
      </Section>
      <Section spacing="tight">
        <div className="grid gap-6 lg:grid-cols-12 lg:gap-10">
          <div className="lg:col-span-4">
            <Heading size="sm">{rules.title}</Heading>
          </div>
          <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:col-span-8">
            {rules.items.map(({ term, text }) => (
              <div key={term} className="border-t border-line pt-3">
                <dt className="font-semibold">{term}</dt>
                <dd className="mt-1 leading-relaxed text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
      <NewsletterBand title={LETTER.title} text={LETTER.text} terms={LETTER.terms}>
        <NewsletterForm source="blog" />
      </NewsletterBand>
    </>
  );
}
