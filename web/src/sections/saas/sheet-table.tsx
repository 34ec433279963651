import { useId } from 'react';

/**
 * A dense ruled table. Figures scroll sideways on a phone, in a frame that the keyboard reaches; words stack
 * there, each cell under the name of its column. The looks hang on the table, so that its cells stay bare.
 */
export function SheetTable({
  caption,
  head,
  rows,
  kind,
}: {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  kind: 'figures' | 'words';
}) {
  const id = useId();
  const table = (
    <table aria-labelledby={id} className={`${TABLE} ${KINDS[kind]}`}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest]) => (
          <tr key={rest[0] === undefined ? first : `${first} ${rest[0]}`}>
            <th scope="row">{first}</th>
            {rest.map((cell, column) => (
              <td key={head[column + 1]} data-column={head[column + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <>
      <p id={id} className="mb-2 text-sm text-muted">
        {caption}
      </p>
      {kind === 'words' ? (
        table
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
        <section aria-labelledby={id} tabIndex={0} className="overflow-x-auto">
          {table}
        </section>
      )}
    </>
  );
}

const TABLE =
  'w-full border-collapse text-left align-top [&_td]:align-top [&_th]:align-top [&_th]:font-semibold [&_thead_th]:border-y [&_thead_th]:border-ink [&_thead_th]:bg-sunk [&_thead_th]:font-mono [&_thead_th]:text-xs [&_tr]:border-b [&_tr]:border-line';

const KINDS = {
  figures:
    'font-mono text-xs tabular-nums whitespace-nowrap [&_td]:border-l [&_td]:border-line [&_td]:px-2.5 [&_td]:py-2 [&_th]:px-2.5 [&_th]:py-2',
  words:
    'text-sm leading-snug md:[&_td]:border-l md:[&_td]:border-line [&_td]:px-3 [&_td]:py-2.5 [&_th]:px-3 [&_th]:py-2.5 max-md:[&_td]:block max-md:[&_td]:pt-0 max-md:[&_td]:before:block max-md:[&_td]:before:font-mono max-md:[&_td]:before:text-xs max-md:[&_td]:before:text-muted max-md:[&_td]:before:content-[attr(data-column)] max-md:[&_thead]:sr-only max-md:[&_th]:block max-md:[&_tr]:block',
};
