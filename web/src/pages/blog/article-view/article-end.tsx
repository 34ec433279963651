import { Link } from 'react-router-dom';
import { PATHS } from '@/site/paths.ts';
import type { Post } from '@/catalogue/posts.ts';
import { Section } from '@/bands/section.tsx';
import { SubjectMark } from '../subject-mark.tsx';

/** Where to go after an article: the ones before and after it by date, and the ones on a related subject. */
export function ArticleEnd({ newer, older, related }: Props) {
  return (
    <Section tone="raised" spacing="tight">
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="mb-5 font-display text-lg font-semibold">Related articles</h2>
          <ul className="grid gap-px border border-line bg-line sm:grid-cols-2">
            {related.map((post) => (
              <li key={post.to} className="bg-raised">
                <Link
                  to={post.to}
                  className="group flex h-full flex-col gap-4 p-5 hover:bg-accent-tint"
                >
                  <SubjectMark slug={post.slug} className="size-16" />
                  <span className="text-sm text-muted">{post.subject}</span>
                  <span className="font-display text-lg leading-snug font-semibold group-hover:underline">
                    {post.title}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label="Other articles" className="flex flex-col lg:col-span-5">
          <h2 className="mb-5 font-display text-lg font-semibold">Newer and older</h2>
          <ul className="border-b border-line">
            {newer !== undefined && <Neighbour label="Newer" post={newer} />}
            {older !== undefined && <Neighbour label="Older" post={older} />}
          </ul>
          <Link
            to={PATHS.blogListSidebar}
            className="mt-5 inline-flex min-h-11 items-center self-start rounded-sm text-accent underline decoration-line-strong underline-offset-4 hover:decoration-2"
          >
            All articles
          </Link>
        </nav>
      </div>
    </Section>
  );
}

function Neighbour({ label, post }: { label: string; post: Post }) {
  return (
    <li className="border-t border-line">
      <Link
        to={post.to}
        rel={label === 'Newer' ? 'next' : 'prev'}
        className="group grid grid-cols-[4.5rem_1fr] items-baseline gap-3 py-4"
      >
        <span className="text-sm text-muted">{label}</span>
        <span>
          <span className="font-display text-lg leading-snug font-semibold group-hover:underline">
            {post.title}
          </span>
          <span className="mt-1 block text-sm text-muted">{post.date}</span>
        </span>
      </Link>
    </li>
  );
}

type Props = { newer: Post | undefined; older: Post | undefined; related: readonly Post[] };
