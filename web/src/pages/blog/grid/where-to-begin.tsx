import { BLOG_FRONT } from './copy.ts';
import { POSTS } from '@/catalogue/posts.ts';
import { ReadingOrders } from './reading-orders.tsx';
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
          <ReadingOrders
            ways={orders.ways.map(({ who, slugs }) => ({
              who,
              stops: slugs.flatMap((slug) => POSTS.filter((post) => post.slug === slug)),
            }))}
          />
        </div>
      </div>
    </Section>
  );
}
