import { useId, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { CONTROL } from '@/ui/field/field-frame.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { matchesWords, plainText } from '@/lib/search-words.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { useSearchText } from '@/ui/use-search-text.ts';
import { SubjectMark } from '../subject-mark.tsx';

/**
 * Articles by subject with a sidebar to narrow them down. What is chosen stands in the address; without a
 * script the whole list stands there and the subjects lead to its parts.
 */
export function PostFinder({ posts, subjects, words, children }: Props) {
  const [search] = useSearchParams();
  const [query, setQuery] = useSearchText('q');
  const isHydrated = useHydrated();
  const fieldId = useId();
  const chosen = isHydrated ? subjects.find(({ id }) => id === search.get('subject')) : undefined;

  const matching = posts.filter((post) =>
    matchesWords(plainText(post.title, post.summary, post.subject, post.words), query),
  );
  const groups = subjects
    .filter((subject) => chosen === undefined || subject === chosen)
    .map((subject) => ({
      ...subject,
      posts: matching.filter((post) => post.subject === subject.name),
    }))
    .filter((group) => group.posts.length > 0);
  const count = groups.reduce((sum, group) => sum + group.posts.length, 0);
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
      <div className="lg:order-last">
        <div className="lg:sticky lg:top-24">
          <search>
            <form action="?" onSubmit={(event) => event.preventDefault()} className="relative">
              <label htmlFor={fieldId} className="mb-1.5 block text-sm font-semibold">
                {words.search}
              </label>
              <input
                id={fieldId}
                type="search"
                name="q"
                autoComplete="off"
                aria-describedby={`${fieldId}-hint`}
                value={query}
                onChange={(event) => setQuery(event.target.value)}
                className={`${CONTROL} pl-10`}
              />
              <Icon name="search" className="absolute top-10 left-3 size-5 text-muted" />
              <p id={`${fieldId}-hint`} className="mt-1.5 text-sm text-muted">
                {words.hint}
              </p>
              <noscript>
                <p className="mt-2 text-sm">
                  The search needs a script. The list beside it is complete.
                </p>
              </noscript>
            </form>
          </search>
          <nav aria-label="Subjects" className="mt-8">
            <p className="mb-2 text-sm font-semibold">Subjects</p>
            <ul className="border-b border-line">
              <SubjectLink
                to={addressOf(null)}
                label="All"
                count={posts.length}
                isChosen={isHydrated && chosen === undefined}
              />
              {subjects.map((subject) => (
                <SubjectLink
                  key={subject.id}
                  to={addressOf(subject.id)}
                  label={subject.name}
                  count={posts.filter((post) => post.subject === subject.name).length}
                  isChosen={subject === chosen}
                />
              ))}
            </ul>
          </nav>
          <div className="mt-8 max-lg:hidden">{children}</div>
        </div>
      </div>
      <div>
        <output className="block border-b border-ink pb-3 text-sm">
          {count} {count === 1 ? 'article' : 'articles'}
          {chosen !== undefined && ` about ${chosen.name.toLowerCase()}`}
          {query.trim() !== '' && ` with “${query.trim()}”`}
          {isNarrowed && (
            <>
              {' · '}
              <Link
                to="?"
                preventScrollReset
                onClick={() => setQuery('')}
                className="rounded-sm text-evergreen underline underline-offset-4"
              >
                Show all
              </Link>
            </>
          )}
        </output>
        {count === 0 && <p className="max-w-measure py-10 leading-relaxed">{words.none}</p>}
        {groups.map((group) => (
          <section
            key={group.id}
            id={group.id}
            aria-labelledby={`${group.id}-title`}
            className="pt-10"
          >
            <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
              <h2
                id={`${group.id}-title`}
                className="font-display text-xl font-semibold tracking-tight md:text-2xl"
              >
                {group.name}
              </h2>
              <p className="text-muted">{group.text}</p>
            </div>
            <ul className="mt-5">
              {group.posts.map((post) => (
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
        ))}
        <div className="mt-10 border-t border-line pt-6 lg:hidden">{children}</div>
      </div>
    </div>
  );
}

function SubjectLink({ to, label, count, isChosen }: SubjectLinkProps) {
  return (
    <li className="border-t border-line">
      <Link
        to={to}
        preventScrollReset
        aria-current={isChosen ? 'true' : undefined}
        className="flex min-h-11 items-center justify-between gap-4 px-2 aria-[current=true]:bg-lichen aria-[current=true]:font-semibold hover:bg-sunk"
      >
        {label}
        <span className="flex items-center gap-3 text-sm text-muted tabular-nums">
          <Tally count={count} />
          {count}
        </span>
      </Link>
    </li>
  );
}

/** A count in strokes, as on a slate. */
function Tally({ count }: { count: number }) {
  const fives = Math.floor(count / 5);
  const strokes = Array.from({ length: count }, (_, index) => {
    const group = Math.floor(index / 5);
    const left = group * 26;
    return index % 5 === 4 ? `M${left} 13 ${left + 20} 3` : `M${left + 2 + (index % 5) * 5} 2v12`;
  });
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${fives * 26 + 26} 16`}
      className="h-4 stroke-evergreen"
      strokeWidth="1.5"
    >
      <path d={strokes.join('')} />
    </svg>
  );
}

type SubjectLinkProps = { to: string; label: string; count: number; isChosen: boolean };

type Props = {
  posts: readonly {
    slug: string;
    title: string;
    summary: string;
    subject: string;
    date: string;
    published: string;
    minutes: number;
    words: string;
    to: string;
  }[];
  subjects: readonly { id: string; name: string; text: string }[];
  words: { search: string; hint: string; none: string };
  /** What stands below the subjects, or under the list on a phone. */
  children: ReactNode;
};
