import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names.ts';

/** A table that becomes a list of stacked rows on a narrow screen. The caption is for screen readers. */
export function DataTable<Row>({ caption, columns, rows, rowKey, empty }: Props<Row>) {
  if (rows.length === 0) return <>{empty}</>;
  return (
    <table className="w-full border-collapse text-sm tabular-nums max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line-strong">
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={classNames(
                'px-3 py-2.5 font-semibold text-muted first:pl-0 last:pr-0',
                alignment(column),
              )}
            >
              {column.hideHeader === true ? (
                <span className="sr-only">{column.header}</span>
              ) : (
                column.header
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className="border-b border-line max-md:block max-md:py-3 max-md:last:border-0 max-md:last:pb-0"
          >
            {columns.map((column) => (
              <td
                key={column.key}
                className={classNames(
                  'px-3 py-3.5 align-middle first:pl-0 last:pr-0 max-md:flex max-md:min-h-9 max-md:items-center max-md:justify-between max-md:gap-6 max-md:px-0 max-md:py-1',
                  alignment(column),
                )}
              >
                {column.hideHeader !== true && (
                  <span aria-hidden="true" className="shrink-0 text-muted md:hidden">
                    {column.header}
                  </span>
                )}
                <span className="max-md:min-w-0 max-md:text-right max-md:break-words md:contents">
                  {column.cell(row)}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function alignment(column: { align?: 'start' | 'end' }): string {
  return column.align === 'end' ? 'text-right' : 'text-left';
}

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for money and for the column of actions. */
  align?: 'start' | 'end';
  /** Kept for screen readers only, as for a column of buttons. */
  hideHeader?: boolean;
};

type Props<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  empty: ReactNode;
};
