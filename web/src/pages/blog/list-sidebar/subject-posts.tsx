import { Link } from 'react-router-dom';
import type { Post } from '@/catalogue/posts.ts';
import { SubjectMark } from '../subject-mark.tsx';

/** The articles about one subject, under its name. */
export function SubjectPosts({ subject, posts }: Props) {
  return (
    <section id={subject.id} aria-labelledby={`${subject.id}-title`} className="pt-10">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2
          id={`${subject.id}-title`}
          className="font-display text-xl font-semibold tracking-tight md:text-2xl"
        >
          {subject.name}
        </h2>
        <p className="text-muted">{subject.text}</p>
      </div>
      <ul className="mt-5">
        {posts.map((post) => (
          <li key={post.to} className="border-t border-line">
            <Link
              to={post.to}
              className="group grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 py-6 sm:grid-cols-[8.5rem_1fr_auto]"
            >
              <span className="text-sm text-muted max-sm:col-span-2">
                <time dateTime={post.published}>{post.date}</time>
                <span className="sm:block"> {post.minutes} minutes</span>
              </span>
              <span>
                <span className="block font-display text-lg leading-snug font-semibold group-hover:underline">
                  {post.title}
                </span>
                <span className="mt-2 block max-w-measure leading-relaxed text-muted">
                  {post.summary}
                </span>
              </span>
              <SubjectMark slug={post.slug} className="size-14 md:size-20" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = { subject: { id: string; name: string; text: string }; posts: readonly Post[] };
