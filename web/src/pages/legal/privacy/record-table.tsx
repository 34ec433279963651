import { PRIVACY } from './copy.ts';

/** A wide table of plain text that becomes a list of cards on a narrow screen; each cell then names its column. */
export function RecordTable() {
  const { caption, head, rows } = PRIVACY.table;
  return (
    <table className="w-full border-collapse text-left text-sm max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-lg:sr-only">
        <tr className="border-b-2 border-ink">
          {head.map((cell) => (
            <th key={cell} scope="col" className="py-2 pr-5 align-bottom font-semibold">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:grid max-lg:gap-x-8 max-lg:md:grid-cols-2">
        {rows.map(([first, ...rest]) => (
          <tr
            key={first}
            className="border-b border-line-strong align-top max-lg:block max-lg:border-t-2 max-lg:border-b-0 max-lg:border-ink max-lg:pt-3 max-lg:pb-7"
          >
            <th
              scope="row"
              className="py-3 pr-5 font-semibold max-lg:block max-lg:py-0 max-lg:pb-2 max-lg:font-display max-lg:text-lg max-lg:leading-snug lg:w-3/12"
            >
              {first}
            </th>
            {rest.map((cell, column) => (
              <td
                key={head[column + 1]}
                className="py-3 pr-5 max-lg:grid max-lg:grid-cols-[6.5rem_1fr] max-lg:gap-3 max-lg:border-t max-lg:border-line max-lg:py-1.5 max-lg:pr-0"
              >
                <span aria-hidden="true" className="text-muted lg:hidden">
                  {head[column + 1]}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
