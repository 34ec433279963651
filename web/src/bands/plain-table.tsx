import { useId } from 'react';

/** A table of plain text; on a narrow screen it scrolls inside its own frame, which the keyboard can reach. */
export function PlainTable({ caption, head, rows, numeric = false }: Table) {
  const captionId = useId();
  const align = numeric ? 'text-right tabular-nums' : 'text-left';
  return (
    <>
      {/* Outside the table, so that it wraps with the page and does not scroll away. */}
      <p id={captionId} className="pb-3 text-sm text-muted">
        {caption}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard */}
      <section aria-labelledby={captionId} tabIndex={0} className="overflow-x-auto">
        <table
          aria-labelledby={captionId}
          className={`w-full border-collapse text-left ${head.length > 2 ? 'min-w-lg' : ''}`}
        >
          <thead>
            <tr className="border-b border-ink">
              {head.map((cell, column) => (
                <th
                  key={cell}
                  scope="col"
                  className={`py-2 pr-4 align-bottom text-sm font-semibold ${column === 0 ? '' : align}`}
                >
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...rest], row) => (
              <tr key={`${row} ${first}`} className="border-b border-line align-top">
                <th scope="row" className="py-3 pr-4 font-semibold">
                  {first}
                </th>
                {rest.map((cell, column) => (
                  <td key={head[column + 1]} className={`py-3 pr-4 ${align}`}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

type Table = {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Every column but the first holds figures. */
  numeric?: boolean;
};
