import { LIST } from './copy.ts';
import { PROJECTS, PROJECT_KINDS } from '@/catalogue/projects.ts';
import { ProjectPicture } from '@/drawings/projects/project-picture.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import type { SortKey } from './sort-rows.ts';

/** One work as a row that opens in place. */
export function ProjectRow({
  row,
  sort,
  onShow,
}: {
  row: (typeof ROWS)[number];
  sort: SortKey;
  /** It is pointed at, focused or opened. */
  onShow: () => void;
}) {
  const words = LIST.index;
  return (
    <details
      name="work"
      open={row.number === 1}
      onToggle={(event) => event.currentTarget.open && onShow()}
      className="group"
    >
      <summary
        onPointerEnter={onShow}
        onFocus={onShow}
        className={`flex list-none flex-wrap items-baseline gap-x-3 py-4 lg:py-5 ${COLUMNS}`}
      >
        <span className="w-5 text-sm text-muted tabular-nums">{row.number}</span>
        <h2 className="w-[calc(100%-2rem)] font-display text-2xl leading-tight font-semibold tracking-tight group-open:text-accent group-hover:text-accent lg:w-auto">
          {row.title}
        </h2>
        <span className={`pl-8 text-sm lg:pl-0 ${tone(sort === 'kind')}`}>{row.kind}</span>
        <span className={`text-sm ${tone(sort === 'place')}`}>{row.place}</span>
        <span className={`text-sm tabular-nums ${tone(sort === 'year')}`}>{row.year}</span>
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
        {'story' in row && (
          <p className="mt-4">
            <TextLink to={row.story}>{words.story}</TextLink>
          </p>
        )}
      </div>
    </details>
  );
}

export const COLUMNS =
  'lg:grid lg:grid-cols-[2.25rem_minmax(0,1fr)_6rem_9.5rem_3.5rem] lg:gap-x-3 lg:items-baseline';

function tone(isSorted: boolean): string {
  return isSorted ? 'font-semibold text-ink' : 'text-muted';
}

export const ROWS = PROJECTS.map((project, index) => ({
  ...project,
  number: index + 1,
  kind: PROJECT_KINDS.find((kind) => kind.id === project.kind)?.one ?? '',
}));
