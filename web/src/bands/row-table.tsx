import { useId } from 'react';

/**
 * A table of plain text whose rows become blocks on a phone, each value under the name of its column.
 * Made of roles and not of table elements: a browser forgets what a table is when its cells turn into blocks.
 */
export function RowTable({ caption, head, rows }: Table) {
  const captionId = useId();
  return (
    <>
      <p id={captionId} className="pb-3 text-sm text-muted">
        {caption}
      </p>
      <div role="table" aria-labelledby={captionId} className="w-full border-t border-ink md:table">
        <div role="rowgroup" className="max-md:sr-only md:table-header-group">
          <div role="row" className="md:table-row">
            {head.map((cell) => (
              <div
                key={cell}
                role="columnheader"
                className="border-b border-ink py-2 pr-4 text-sm font-semibold md:table-cell"
              >
                {cell}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className="md:table-row-group">
          {rows.map(([first, ...rest], row) => (
            <div
              key={`${row} ${first}`}
              role="row"
              className="space-y-1 py-4 max-md:border-b max-md:border-line md:table-row"
            >
              <div
                role="rowheader"
                className="border-line font-semibold md:table-cell md:border-b md:py-3 md:pr-4"
              >
                {first}
              </div>
              {rest.map((cell, column) => (
                <div
                  key={head[column + 1]}
                  role="cell"
                  className="grid grid-cols-[6.5rem_1fr] items-baseline gap-x-4 border-line md:table-cell md:border-b md:py-3 md:pr-4"
                >
                  <span aria-hidden="true" className="text-sm text-muted md:hidden">
                    {head[column + 1]}
                  </span>
                  <span>{cell}</span>
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

type Table = {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
};
