import { Link } from 'react-router-dom';
import { BLOG_LIST } from './copy.ts';
import type { Post } from '@/catalogue/posts.ts';
import { SubjectMark } from '../subject-mark.tsx';

/** Articles by date, each with its subject in the margin. The newest one about a subject is that subject's place on the page. */
export function PostList({ posts }: { posts: readonly Post[] }) {
  return (
    <ol>
      {posts.map((post, index) => {
        const isFirst = posts.findIndex(({ subject }) => subject === post.subject) === index;
        return (
          <li
            key={post.to}
            {...(isFirst && {
              id: BLOG_LIST.subjects.find(({ name }) => name === post.subject)?.id,
            })}
            className="border-b border-line"
          >
            <Link
              to={post.to}
              className="group grid grid-cols-[1fr_5rem] gap-x-5 gap-y-2 py-7 sm:grid-cols-[9.5rem_1fr_7rem] sm:gap-x-8"
            >
              <p className="text-sm text-muted max-sm:col-span-2 sm:border-t-2 sm:border-alert sm:pt-2">
                <span className="font-semibold text-alert sm:block">{post.subject}</span>
                <span className="sm:hidden"> · </span>
                <time dateTime={post.published} className="whitespace-nowrap">
                  {post.date}
                </time>
                <span className="max-sm:hidden">
                  <br />
                  {post.minutes} minutes
                </span>
              </p>
              <div>
                <h2 className="font-display text-xl leading-snug font-semibold tracking-tight group-hover:underline">
                  {post.title}
                </h2>
                <p className="mt-2 max-w-measure leading-relaxed text-muted">{post.summary}</p>
              </div>
              <span
                className={`grid aspect-square place-items-center self-start rounded-md ${GROUNDS[index % GROUNDS.length]}`}
              >
                <SubjectMark slug={post.slug} className="size-3/4" />
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

const GROUNDS = ['bg-sunk', 'bg-warn-tint', 'bg-on-dark', 'bg-alert-tint'];
