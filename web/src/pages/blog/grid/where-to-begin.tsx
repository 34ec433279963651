import { Link } from 'react-router-dom';
import { BLOG_FRONT } from './copy.ts';
import { POSTS, type Post } from '@/catalogue/posts.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function WhereToBegin() {
  const { orders } = BLOG_FRONT;
  return (
    <Section tone="raised">
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-10">
        <div className="lg:col-span-3">
          <Heading>{orders.title}</Heading>
          <p className="mt-3 text-muted">{orders.text}</p>
        </div>
        <div className="lg:col-span-9">
          <ReadingOrders />
        </div>
      </div>
    </Section>
  );
}

/** Ways through the same articles, one line each: like the lines of a tram. */
function ReadingOrders() {
  return (
    <ul className="grid gap-10">
      {BLOG_FRONT.orders.ways.map((way) => (
        <li key={way.who} className="grid gap-4 lg:grid-cols-[12rem_1fr] lg:gap-8">
          <p className="font-display text-lg leading-snug font-semibold">{way.who}</p>
          <ol className="grid md:grid-cols-3">
            {way.slugs.flatMap(postsBySlug).map((stop) => (
              <li
                key={stop.to}
                className="relative border-l-2 border-accent pb-6 pl-6 last:pb-0 md:border-t-2 md:border-l-0 md:pt-5 md:pr-6 md:pb-0 md:pl-0"
              >
                <span
                  aria-hidden="true"
                  className="absolute top-1 -left-2 size-3.5 rounded-full border-2 border-accent bg-paper md:-top-2 md:left-0"
                />
                <Link
                  to={stop.to}
                  className="rounded-sm leading-snug underline-offset-4 hover:underline"
                >
                  {stop.title}
                </Link>
                <span className="block text-sm text-muted">{stop.minutes} minutes</span>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}

function postsBySlug(slug: string): Post[] {
  return POSTS.filter((post) => post.slug === slug);
}
