import { useId, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { BLOG_LIST } from './copy.ts';
import type { Post } from '@/catalogue/posts.ts';
import { matchesWords, plainText } from '@/lib/search-words.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { useSearchText } from '@/ui/use-search-text.ts';
import { PostSearch } from './post-search.tsx';
import { SubjectLink } from './subject-link.tsx';
import { PostList } from './post-list.tsx';

/**
 * Articles by date with a sidebar to narrow them down. What is chosen is kept in the address; without a script the
 * whole list is shown, and a subject leads to its newest article. The children are below the subjects, or under the
 * list on a phone.
 */
export function PostFinder({ posts, children }: { posts: readonly Post[]; children: ReactNode }) {
  const { subjects, ...words } = BLOG_LIST;
  const [search] = useSearchParams();
  const { text: query, setText: setQuery, field } = useSearchText('q');
  const isHydrated = useHydrated();
  const fieldId = useId();
  const chosen = isHydrated ? subjects.find(({ id }) => id === search.get('subject')) : undefined;

  const found = posts.filter(
    (post) =>
      (chosen === undefined || post.subject === chosen.name) &&
      matchesWords(plainText(post.title, post.summary, post.subject, post.words), query),
  );
  const isNarrowed = query.trim() !== '' || chosen !== undefined;

  const addressOf = (subject: string | null): string => {
    const params = new URLSearchParams();
    if (subject !== null) params.set('subject', subject);
    if (query !== '') params.set('q', query);
    const text = params.toString();
    return `${text === '' ? '?' : `?${text}`}${subject === null ? '' : `#${subject}`}`;
  };

  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="lg:col-start-2">
        <div className="lg:sticky lg:top-24">
          <PostSearch id={fieldId} field={field} />
          <nav aria-label={words.subjectsTitle} className="mt-8">
            <p className="mb-2 text-sm font-semibold">{words.subjectsTitle}</p>
            <ul className="border-b border-line max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-5">
              <SubjectLink
                to={addressOf(null)}
                label={words.every}
                count={posts.length}
                isChosen={isHydrated && chosen === undefined}
              />
              {subjects.map((subject) => (
                <SubjectLink
                  key={subject.id}
                  to={addressOf(subject.id)}
                  label={subject.name}
                  text={subject.text}
                  count={posts.filter((post) => post.subject === subject.name).length}
                  isChosen={subject === chosen}
                />
              ))}
            </ul>
          </nav>
          <div className="mt-8 max-lg:hidden">{children}</div>
        </div>
      </div>
      <div className="lg:col-start-1 lg:row-start-1">
        <output className="block border-b border-ink pb-3 text-sm">
          <span>
            {`${found.length} ${found.length === 1 ? 'article' : 'articles'}${chosen === undefined ? '' : ` about ${chosen.name.toLowerCase()}`}${query.trim() === '' ? '' : ` with “${query.trim()}”`}`}
          </span>
          {isNarrowed && (
            <span>
              {' · '}
              <Link
                to="?"
                preventScrollReset
                onClick={() => setQuery('')}
                className="rounded-sm text-accent underline underline-offset-4"
              >
                {words.showAll}
              </Link>
            </span>
          )}
        </output>
        {found.length === 0 && <p className="max-w-measure py-10 leading-relaxed">{words.none}</p>}
        <PostList posts={found} />
        <div className="mt-10 border-t border-line pt-6 lg:hidden">{children}</div>
      </div>
    </div>
  );
}
