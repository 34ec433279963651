import { box, strokes } from '@/drawings/projects/lines.ts';
import { ARCHIVE_STORY } from './copy.ts';

export function PaperPile() {
  const { pile } = ARCHIVE_STORY.machine;
  return (
    <figure className="mt-8 md:mt-12">
      <div role="img" aria-label={pile.label}>
        <PageField columns={20} className="w-full sm:hidden" />
        <PageField columns={24} className="hidden w-full sm:block" />
      </div>
      <figcaption className="mt-4 text-sm text-muted">{pile.caption}</figcaption>
    </figure>
  );
}

/** Many small pages in rows; one in six lies askew and in red. */
function PageField({ columns, className }: { columns: number; className: string }) {
  const x = (page: number) => 4 + (page % columns) * 30;
  const y = (page: number) => 6 + Math.floor(page / columns) * 40;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${columns * 30 + 6} ${Math.ceil(PAGES / columns) * 40 + 10}`}
      className={className}
      strokeWidth="1.2"
    >
      <path
        d={strokes(PAGES, (page) => (isApart(page) ? '' : box(x(page), y(page), 20, 28)))}
        className="fill-raised stroke-ink"
      />
      <path
        d={strokes(PAGES, (page) =>
          isApart(page)
            ? ''
            : `M${x(page) + 4} ${y(page) + 7}h12m-12 5h12m-12 5h${6 + ((page * 5) % 7)}`,
        )}
        className="fill-none stroke-line-strong"
      />
      <path
        d={strokes(PAGES, (page) =>
          isApart(page) ? `M${x(page) + 1} ${y(page) + 3}l20-4 5 27-20 4z` : '',
        )}
        className="fill-alert stroke-alert"
      />
    </svg>
  );
}

const PAGES = 120;

/** One page in each group of six, and not always the same one. */
function isApart(page: number): boolean {
  return page % 6 === (Math.floor(page / 6) * 5 + 3) % 6;
}
