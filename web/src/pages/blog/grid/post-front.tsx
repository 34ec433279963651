import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Post } from '@/catalogue/posts.ts';
import { SubjectMark } from '../subject-mark.tsx';

/** The front page's first article, with its drawing. */
export function LeadPost({ post, children }: { post: Post; children: ReactNode }) {
  return (
    <article className="grid border-y border-ink lg:grid-cols-12">
      <div className="aspect-[7/4] overflow-hidden max-lg:-mx-5 max-md:border-b md:max-lg:mx-0 lg:col-span-8 lg:aspect-auto lg:min-h-112 lg:border-r lg:border-ink">
        {children}
      </div>
      <div className="flex flex-col gap-4 py-7 lg:col-span-4 lg:py-8 lg:pl-8">
        <Facts post={post} />
        <h2 className="font-display text-2xl leading-tight font-semibold tracking-tight lg:text-3xl">
          <PostLink post={post} />
        </h2>
        <p className="max-w-measure leading-relaxed">{post.summary}</p>
        <Minutes post={post} />
      </div>
    </article>
  );
}

/** The articles after the first on an uneven grid: each place has a measure and a manner of its own. */
export function PostMosaic({ posts }: { posts: readonly Post[] }) {
  return (
    <ul className="grid md:grid-cols-12">
      {posts.map((post, index) => {
        const place = PLACES[index % PLACES.length] ?? PLACES[0];
        return (
          <li
            key={post.to}
            className={`flex border-b border-line py-8 md:py-10 ${place.column} ${
              place.beside
                ? 'flex-col gap-6 sm:flex-row sm:gap-8 md:flex-col lg:flex-row'
                : 'flex-col gap-5'
            }`}
          >
            <span
              className={`grid aspect-square shrink-0 place-items-center rounded-md ${place.mark}`}
            >
              <SubjectMark slug={post.slug} className="size-3/4" />
            </span>
            <div className="flex flex-1 flex-col gap-3">
              <Facts post={post} />
              <h2
                className={`font-display leading-tight font-semibold tracking-tight ${place.title}`}
              >
                <PostLink post={post} />
              </h2>
              {place.summary && (
                <p className="max-w-measure leading-relaxed text-muted">{post.summary}</p>
              )}
              <Minutes post={post} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Facts({ post }: { post: Post }) {
  return (
    <p className="text-sm text-muted">
      <span className="font-semibold text-alert">{post.subject}</span> ·{' '}
      <time dateTime={post.published}>{post.date}</time>
    </p>
  );
}

function PostLink({ post }: { post: Post }) {
  return (
    <Link to={post.to} className="rounded-sm underline-offset-4 hover:underline">
      {post.title}
    </Link>
  );
}

function Minutes({ post }: { post: Post }) {
  return <p className="mt-auto pt-2 text-sm text-muted">{post.minutes} minutes</p>;
}

const PLACES = [
  {
    column: 'md:col-span-7 md:border-r md:pr-10',
    mark: 'w-28 bg-warn-tint lg:w-52',
    title: 'text-xl lg:text-3xl',
    beside: true,
    summary: true,
  },
  {
    column: 'md:col-span-5 md:pl-10',
    mark: 'w-28 bg-sunk',
    title: 'text-xl',
    beside: false,
    summary: true,
  },
  {
    column: 'md:col-span-4 md:border-r md:pr-8',
    mark: 'w-32 bg-alert-tint',
    title: 'text-lg',
    beside: false,
    summary: false,
  },
  {
    column: 'md:col-span-8 md:pl-10',
    mark: 'w-28 bg-on-dark max-md:sm:order-last lg:order-last lg:w-52',
    title: 'text-xl lg:text-2xl',
    beside: true,
    summary: true,
  },
  {
    column: 'md:col-span-6 md:border-r md:pr-10',
    mark: 'w-28 bg-sunk max-md:sm:order-last lg:order-last lg:w-36',
    title: 'text-lg lg:text-xl',
    beside: true,
    summary: true,
  },
  {
    column: 'md:col-span-6 md:pl-10',
    mark: 'w-28 bg-accent-tint lg:w-36',
    title: 'text-lg lg:text-xl',
    beside: true,
    summary: true,
  },
  {
    column: 'md:col-span-12',
    mark: 'w-28 bg-warn-tint lg:w-36',
    title: 'text-lg lg:text-xl',
    beside: true,
    summary: true,
  },
] as const;
