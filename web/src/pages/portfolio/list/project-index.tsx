import { useState } from 'react';
import { ProjectPicture, type PictureId } from '@/drawings/projects/project-picture.tsx';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { sortRows, type IndexRow, type SortKey } from './sort-rows.ts';

/**
 * Works as rows that open in place. On a wide screen the picture of the row that is pointed at, focused
 * or opened stands beside the list; on others it stands in the open row. Unsorted without a script.
 */
export function ProjectIndex({ rows, words }: { rows: readonly Row[]; words: Words }) {
  const [sort, setSort] = useState<SortKey>('hung');
  const [shown, setShown] = useState<PictureId | undefined>(rows[0]?.id);
  const isLive = useHydrated();
  const preview = rows.find((row) => row.id === shown);
  return (
    <div className="lg:grid lg:grid-cols-[1fr_18rem] lg:gap-10 xl:grid-cols-[1fr_21rem]">
      <div>
        <div
          role="group"
          aria-label={words.sortBy}
          className={`mb-3 flex flex-wrap items-center gap-x-4 border-ink text-sm lg:mb-0 lg:border-b lg:pb-2 noscript:hidden ${COLUMNS}`}
        >
          <span className="text-muted lg:hidden">{words.sortBy}</span>
          {KEYS.map((key) => (
            <button
              key={key}
              type="button"
              disabled={!isLive}
              aria-pressed={sort === key}
              onClick={() => setSort(key)}
              className={`flex min-h-8 cursor-pointer items-center gap-1 text-left underline-offset-4 hover:underline ${sort === key ? 'font-semibold' : 'text-muted'}`}
            >
              {words.sorts[key].label}
              <span
                aria-hidden="true"
                className={sort === key ? 'text-signal' : 'max-lg:hidden lg:invisible'}
              >
                ▾
              </span>
            </button>
          ))}
        </div>
        <p aria-live="polite" className="sr-only">
          {sort === 'hung' ? '' : words.sorts[sort].said}
        </p>
        <ol className="border-b border-ink">
          {sortRows(rows, sort).map((row) => (
            <li key={row.id} className="border-t border-line first:border-t-0">
              <details
                name="work"
                open={row.number === 1}
                onToggle={(event) => event.currentTarget.open && setShown(row.id)}
                className="group"
              >
                <summary
                  onPointerEnter={() => setShown(row.id)}
                  onFocus={() => setShown(row.id)}
                  className={`flex list-none flex-wrap items-baseline gap-x-3 py-4 lg:py-5 ${COLUMNS}`}
                >
                  <span className="w-5 text-sm text-muted tabular-nums">{row.number}</span>
                  <h2 className="w-[calc(100%-2rem)] font-display text-2xl leading-tight font-semibold tracking-tight group-open:text-evergreen group-hover:text-evergreen lg:w-auto">
                    {row.title}
                  </h2>
                  <span className={`pl-8 text-sm lg:pl-0 ${tone(sort === 'kind')}`}>
                    {row.kind}
                  </span>
                  <span className={`text-sm ${tone(sort === 'place')}`}>{row.place}</span>
                  <span className={`text-sm tabular-nums ${tone(sort === 'year')}`}>
                    {row.year}
                  </span>
                </summary>
                <div id={`row-${row.id}`} className="scroll-mt-40 pb-8 pl-8 lg:pr-6 lg:pl-12">
                  <div className="mb-6 sm:max-w-md lg:hidden noscript:lg:block">
                    <ProjectPicture picture={row.id} cut="wide" label={row.seen} />
                  </div>
                  <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-[1fr_1fr]">
                    <div>
                      <dt className="text-sm text-muted">{words.asked}</dt>
                      <dd className="mt-1 font-display text-lg leading-snug">“{row.asked}”</dd>
                    </div>
                    <div>
                      <dt className="text-sm text-muted">{words.found}</dt>
                      <dd className="mt-1 text-lg leading-snug">{row.found}</dd>
                    </div>
                    <div className="border-t border-line pt-2 text-sm">
                      <dt className="inline text-muted">{words.read}: </dt>
                      <dd className="inline">{row.paper}</dd>
                    </div>
                    <div className="border-t border-line pt-2 text-sm">
                      <dt className="inline text-muted">{words.took}: </dt>
                      <dd className="inline">{row.plan}</dd>
                    </div>
                  </dl>
                  {row.story !== undefined && (
                    <p className="mt-4">
                      <TextLink to={row.story}>{words.story}</TextLink>
                    </p>
                  )}
                </div>
              </details>
            </li>
          ))}
        </ol>
      </div>
      {preview !== undefined && (
        <div className="max-lg:hidden">
          <figure className="sticky top-24">
            <ProjectPicture
              picture={preview.id}
              cut="tall"
              label={preview.seen}
              className="block aspect-[4/5] w-full"
            />
            <figcaption className="mt-3 flex gap-3 text-sm">
              <span className="text-muted tabular-nums">{preview.number}</span>
              {preview.title}
            </figcaption>
          </figure>
        </div>
      )}
    </div>
  );
}

const KEYS = ['hung', 'title', 'kind', 'place', 'year'] as const;
const COLUMNS =
  'lg:grid lg:grid-cols-[2.25rem_minmax(0,1fr)_6rem_9.5rem_3.5rem] lg:gap-x-3 lg:items-baseline';

function tone(isSorted: boolean): string {
  return isSorted ? 'font-semibold text-ink' : 'text-muted';
}

type Row = IndexRow & {
  id: PictureId;
  seen: string;
  asked: string;
  found: string;
  paper: string;
  plan: string;
  story: string | undefined;
};

type Words = Record<'sortBy' | 'asked' | 'found' | 'read' | 'took' | 'story', string> & {
  sorts: Record<SortKey, { label: string; said: string }>;
};
