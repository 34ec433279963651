import { useState } from 'react';
import { ProjectPicture, type PictureId } from '@/drawings/projects/project-picture.tsx';
import { Section } from '@/bands/section.tsx';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { LIST } from './copy.ts';
import { COLUMNS, ProjectRow, ROWS } from './project-row.tsx';
import { sortRows, type SortKey } from './sort-rows.ts';

export function AllProjects() {
  return (
    <Section spacing="none">
      <div className="border-t-2 border-ink pt-3 pb-20">
        <ProjectIndex />
      </div>
    </Section>
  );
}

/**
 * Works as rows that open in place. On a wide screen the picture of the row that is pointed at, focused
 * or opened stands beside the list; on others it stands in the open row. Unsorted without a script.
 */
function ProjectIndex() {
  const [sort, setSort] = useState<SortKey>('hung');
  const [shown, setShown] = useState<PictureId | undefined>(ROWS[0]?.id);
  const preview = ROWS.find((row) => row.id === shown);
  return (
    <div className="lg:grid lg:grid-cols-[1fr_18rem] lg:gap-10 xl:grid-cols-[1fr_21rem]">
      <div>
        <SortKeys sort={sort} onSort={setSort} />
        <p aria-live="polite" className="sr-only">
          {sort === 'hung' ? '' : LIST.index.sorts[sort].said}
        </p>
        <ol className="border-b border-ink">
          {sortRows(ROWS, sort).map((row) => (
            <li key={row.id} className="border-t border-line first:border-t-0">
              <ProjectRow row={row} sort={sort} onShow={() => setShown(row.id)} />
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
            <Shelf shown={preview.id} onShow={setShown} />
          </figure>
        </div>
      )}
    </div>
  );
}

/** The ten pictures in small under the large one; each leads to its row. */
function Shelf({ shown, onShow }: { shown: PictureId; onShow: (id: PictureId) => void }) {
  return (
    <ul className="mt-6 grid grid-cols-5 gap-2 border-t border-ink pt-4">
      {ROWS.map(({ id, number, title }) => (
        <li key={id}>
          <a
            href={`#row-${id}`}
            aria-label={`${number}. ${title}`}
            onPointerEnter={() => onShow(id)}
            onFocus={() => onShow(id)}
            className={`block border ${id === shown ? 'border-alert outline-1 outline-alert' : 'border-transparent hover:border-ink'}`}
          >
            <ProjectPicture picture={id} cut="square" className="block aspect-[3/4] w-full" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function SortKeys({ sort, onSort }: { sort: SortKey; onSort: (key: SortKey) => void }) {
  const isLive = useHydrated();
  return (
    <div
      role="group"
      aria-label={LIST.index.sortBy}
      className={`mb-3 flex flex-wrap items-center gap-x-4 border-ink text-sm lg:mb-0 lg:border-b lg:pb-2 noscript:hidden ${COLUMNS}`}
    >
      <span className="text-muted lg:hidden">{LIST.index.sortBy}</span>
      {KEYS.map((key) => (
        <button
          key={key}
          type="button"
          disabled={!isLive}
          aria-pressed={sort === key}
          onClick={() => onSort(key)}
          className={`flex min-h-8 cursor-pointer items-center gap-1 text-left underline-offset-4 hover:underline ${sort === key ? 'font-semibold' : 'text-muted'}`}
        >
          {LIST.index.sorts[key].label}
          <span
            aria-hidden="true"
            className={sort === key ? 'text-alert' : 'max-lg:hidden lg:invisible'}
          >
            ▾
          </span>
        </button>
      ))}
    </div>
  );
}

const KEYS = ['hung', 'title', 'kind', 'place', 'year'] as const;
