import { useId } from 'react';

/**
 * A table of plain text. Where its frame is too narrow for its columns, a few short rows stand as columns instead, and others
 * become blocks with each value beside the name of its column.
 * Made of roles: a browser may forget what a table is when its cells turn into blocks.
 */
export function PlainTable({ caption, head, rows, numeric = false }: PlainTableProps) {
  const captionId = useId();
  const look = lookOf(head, rows);
  const align = numeric ? look.figure : '';
  return (
    <div className="@container">
      <p id={captionId} className="pb-3 text-sm text-muted">
        {caption}
      </p>
      <div role="table" aria-labelledby={captionId} className={look.table}>
        <div role="rowgroup" className={look.head}>
          <div role="row" className={look.headRow}>
            {head.map((name, column) => (
              <div
                key={name}
                role="columnheader"
                className={`${look.name} ${column === 0 ? '' : align}`}
              >
                {name}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className={look.body}>
          {rows.map(([first, ...rest], row) => (
            <div key={`${row} ${first}`} role="row" className={look.row}>
              <div role="rowheader" className={look.first}>
                {first}
              </div>
              {rest.map((cell, column) => (
                <div key={head[column + 1]} role="cell" className={`${look.cell} ${align}`}>
                  {look === FOLDING && (
                    <span aria-hidden="true" className="text-sm text-muted @lg:hidden">
                      {head[column + 1]}
                    </span>
                  )}
                  <span className={cell.length > SHORT ? undefined : 'whitespace-nowrap'}>
                    {cell}
                  </span>
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Two columns of words may wrap; more of them stay as they are where their longest lines fit beside one another. */
function lookOf(head: PlainTableProps['head'], rows: PlainTableProps['rows']) {
  const lines = [head, ...rows];
  const columns = head.map((_, column) => lines.map((line) => line[column] ?? ''));
  if (head.length < 3 || widthOf(columns) <= NARROWEST) return FIXED;
  return widthOf(lines) <= NARROWEST ? TURNED : FOLDING;
}

/** In characters, with two between columns. */
function widthOf(columns: readonly (readonly string[])[]): number {
  return columns
    .map((cells) => 2 + Math.max(...cells.map((cell) => cell.length)))
    .reduce((sum, width) => sum + width, 0);
}

/** What the narrowest phone has room for. */
const NARROWEST = 38;

/** Up to so many characters a value, such as a sum with its unit, stays on one line. */
const SHORT = 9;

const FIXED = {
  table: 'table w-full text-left',
  head: 'table-header-group',
  headRow: 'table-row',
  name: 'table-cell border-b border-ink py-2 pr-4 align-bottom text-sm font-semibold last:pr-0',
  body: 'table-row-group',
  row: 'table-row',
  first: 'table-cell border-b border-line py-3 pr-4 font-semibold',
  cell: 'table-cell border-b border-line py-3 pr-4 last:pr-0',
  figure: 'text-right tabular-nums',
};

const WIDE_NAME =
  '@lg:table-cell @lg:border-b @lg:border-ink @lg:py-2 @lg:pr-4 @lg:align-bottom @lg:text-sm @lg:font-semibold';
const WIDE_CELL = '@lg:table-cell @lg:border-b @lg:border-line @lg:py-3 @lg:pr-4';

const FOLDING = {
  table: 'w-full border-t border-ink text-left @lg:table @lg:border-t-0',
  head: 'sr-only @lg:not-sr-only @lg:table-header-group',
  headRow: '@lg:table-row',
  name: WIDE_NAME,
  body: '@lg:table-row-group',
  row: 'grid gap-1 border-b border-line py-4 @lg:table-row',
  first: `font-semibold ${WIDE_CELL}`,
  cell: `grid grid-cols-[7.25rem_1fr] items-baseline gap-x-4 ${WIDE_CELL}`,
  figure: 'tabular-nums @lg:text-right',
};

/** Lines do not wrap, so that those of one height stand at one height. */
const TURNED = {
  table: 'flex w-full text-left text-sm whitespace-nowrap @lg:table @lg:text-base',
  head: '@lg:table-header-group',
  headRow: 'flex flex-col @lg:table-row',
  name: `border-b border-line py-2.5 pr-4 text-muted first:border-ink @lg:text-ink ${WIDE_NAME}`,
  body: 'flex grow @lg:table-row-group',
  row: 'flex grow flex-col @lg:table-row',
  first: `border-b border-ink py-2.5 pr-2 font-semibold ${WIDE_CELL}`,
  cell: `border-b border-line py-2.5 pr-2 ${WIDE_CELL}`,
  figure: 'tabular-nums @lg:text-right',
};

type PlainTableProps = {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Every column but the first holds figures. */
  numeric?: boolean;
};
