import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CONTROL } from '@/ui/field/field-frame.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { matchesWords, plainText } from '@/lib/search-words.ts';
import { Section } from '@/bands/section.tsx';
import { useSearchText } from '@/ui/use-search-text.ts';
import { topicId } from '../help-article.tsx';
import type { HelpEntry } from '@/catalogue/help-types.ts';

/**
 * The head of the help center and its articles by topic. What is typed narrows them down at once and stands
 * in the address; without a script the whole list stands there.
 */
export function HelpFinder({
  title,
  lead,
  entries,
  asked,
  topics,
  words,
  picture,
  children,
}: Props) {
  const [query, setQuery] = useSearchText('q');
  const fieldId = useId();
  const isSearching = query.trim() !== '';
  const found = entries.filter((entry) =>
    matchesWords(plainText(entry.title, entry.summary, entry.topic, entry.words), query),
  );

  return (
    <>
      <Section tone="lichen" spacing="tight">
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
          <div className="pt-4 lg:col-span-7 lg:pt-10 lg:pb-4">
            <h1 className="font-display text-3xl font-semibold tracking-tight md:text-5xl">
              {title}
            </h1>
            <p className="mt-4 max-w-measure leading-relaxed md:text-lg">{lead}</p>
            <search>
              <form
                action="?"
                onSubmit={(event) => event.preventDefault()}
                className="mt-8 max-w-2xl"
              >
                <label htmlFor={fieldId} className="mb-1.5 block text-sm font-semibold">
                  {words.label}
                </label>
                <div className="relative">
                  <input
                    id={fieldId}
                    type="search"
                    name="q"
                    autoComplete="off"
                    aria-describedby={`${fieldId}-hint`}
                    value={query}
                    onChange={(event) => setQuery(event.target.value)}
                    className={`${CONTROL} min-h-14 pl-12 md:text-lg`}
                  />
                  <Icon
                    name="search"
                    className="pointer-events-none absolute top-4 left-4 size-6 text-muted"
                  />
                </div>
                <p id={`${fieldId}-hint`} className="mt-1.5 text-sm text-muted">
                  {words.hint}
                </p>
                <noscript>
                  <p className="mt-2 text-sm">
                    The search needs a script. The list below is complete.
                  </p>
                </noscript>
              </form>
            </search>
          </div>
          <div className="max-w-md self-end lg:col-span-5">{picture}</div>
        </div>
      </Section>
      <div aria-live="polite" className="sr-only">
        {isSearching && countWords(found.length)}
      </div>
      {isSearching ? (
        <Section spacing="tight">
          <div className="min-h-96">
            <p className="border-b border-ink pb-3 text-sm">
              {countWords(found.length)} for “{query.trim()}”{' · '}
              <button
                type="button"
                onClick={() => setQuery('')}
                className="min-h-6 rounded-sm text-evergreen underline underline-offset-4"
              >
                Show all topics
              </button>
            </p>
            <h2 className="sr-only">Found</h2>
            {found.length === 0 && (
              <div className="max-w-measure py-8 leading-relaxed">{words.none}</div>
            )}
            <ul>
              {found.map((entry) => (
                <li key={entry.to} className="border-b border-line">
                  <Link
                    to={entry.to}
                    className="group grid gap-1 py-5 sm:grid-cols-[11rem_1fr] sm:gap-6"
                  >
                    <span className="text-sm text-muted">{entry.topic}</span>
                    <Entry entry={entry} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </Section>
      ) : (
        <>
          <Section spacing="tight">
            <div className="grid gap-6 lg:grid-cols-12 lg:gap-10">
              <h2 className="font-display text-xl font-semibold tracking-tight md:text-2xl lg:col-span-3">
                {words.asked}
              </h2>
              <ol className="grid gap-x-10 md:grid-cols-2 lg:col-span-9">
                {asked.map((entry, index) => (
                  <li key={entry.to} className="border-t border-line">
                    <Link
                      to={entry.to}
                      className="group grid h-full grid-cols-[2.5rem_1fr] items-baseline py-4"
                    >
                      <span
                        aria-hidden="true"
                        className="font-display text-xl font-semibold text-signal tabular-nums"
                      >
                        {index + 1}
                      </span>
                      <Entry entry={entry} />
                    </Link>
                  </li>
                ))}
              </ol>
            </div>
          </Section>
          <Section tone="raised">
            <h2 className="sr-only">All topics</h2>
            <div className="gap-x-10 md:columns-2 lg:columns-3">
              {topics.map((topic) => (
                <section
                  key={topic.name}
                  id={topicId(topic.name)}
                  aria-labelledby={`${topicId(topic.name)}-title`}
                  className="mb-10 break-inside-avoid border-t-2 border-ink pt-4"
                >
                  <h3
                    id={`${topicId(topic.name)}-title`}
                    className="font-display text-xl font-semibold tracking-tight"
                  >
                    {topic.name}
                  </h3>
                  <p className="mt-1 mb-3 text-sm text-muted">{topic.text}</p>
                  <ul>
                    {entries
                      .filter((entry) => entry.topic === topic.name)
                      .map((entry) => (
                        <li key={entry.to} className="border-t border-line">
                          <Link
                            to={entry.to}
                            className="flex min-h-11 items-center py-2 leading-snug underline-offset-4 hover:underline"
                          >
                            {entry.title}
                          </Link>
                        </li>
                      ))}
                  </ul>
                </section>
              ))}
            </div>
          </Section>
        </>
      )}
      {children}
    </>
  );
}

function Entry({ entry }: { entry: HelpEntry }) {
  return (
    <span>
      <span className="block font-display text-lg leading-snug font-semibold group-hover:underline">
        {entry.title}
      </span>
      <span className="mt-1 block text-muted">{entry.summary}</span>
    </span>
  );
}

function countWords(count: number): string {
  return count === 1 ? '1 answer' : `${count} answers`;
}

type Props = {
  title: string;
  lead: string;
  entries: readonly (HelpEntry & { words: string })[];
  /** The most asked, in order. */
  asked: readonly HelpEntry[];
  topics: readonly { name: string; text: string }[];
  words: { label: string; hint: string; asked: string; none: ReactNode };
  picture: ReactNode;
  /** What stands under the topics. */
  children: ReactNode;
};
