import { box, strokes } from '@/drawings/projects/lines.ts';

/** Many small pages in rows; one in `each` lies askew and in red. */
export function PageField({ label, pages, each }: { label: string; pages: number; each: number }) {
  return (
    <div role="img" aria-label={label}>
      <Field pages={pages} each={each} columns={12} className="w-full sm:hidden" />
      <Field pages={pages} each={each} columns={24} className="hidden w-full sm:block" />
    </div>
  );
}

function Field({
  pages,
  each,
  columns,
  className,
}: {
  pages: number;
  each: number;
  columns: number;
  className: string;
}) {
  const x = (page: number) => 4 + (page % columns) * 30;
  const y = (page: number) => 6 + Math.floor(page / columns) * 40;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${columns * 30 + 6} ${Math.ceil(pages / columns) * 40 + 10}`}
      className={className}
      strokeWidth="1.2"
    >
      <path
        d={strokes(pages, (page) => (isApart(page, each) ? '' : box(x(page), y(page), 20, 28)))}
        className="fill-raised stroke-ink"
      />
      <path
        d={strokes(pages, (page) =>
          isApart(page, each)
            ? ''
            : `M${x(page) + 4} ${y(page) + 7}h12m-12 5h12m-12 5h${6 + ((page * 5) % 7)}`,
        )}
        className="fill-none stroke-line-strong"
      />
      <path
        d={strokes(pages, (page) =>
          isApart(page, each) ? `M${x(page) + 1} ${y(page) + 3}l20-4 5 27-20 4z` : '',
        )}
        className="fill-alert stroke-alert"
      />
    </svg>
  );
}

/** One page in each group of `each`, and not always the same one. */
function isApart(page: number, each: number): boolean {
  return page % each === (Math.floor(page / each) * 5 + 3) % each;
}
