import { MOVING_IN } from './copy.ts';
import { Split } from '@/bands/split.tsx';
import { HeadedTable } from '@/bands/headed-table.tsx';

export function WhoHoldsWhat() {
  const { custody } = MOVING_IN;
  return (
    <Split
      title={custody.title}
      note={
        <>
          <p className="leading-relaxed">{custody.text}</p>
          <p className="border-l border-accent pl-4 text-sm leading-relaxed text-muted">
            {custody.note}
          </p>
        </>
      }
      tone="raised"
      spacing="loose"
    >
      <CustodyChart />
    </Split>
  );
}

/** Where copies lie at each step, read downwards; the filled fields of a place join into one band. */
function CustodyChart() {
  const { caption, stage, places, none, rows } = MOVING_IN.custody;
  return (
    <HeadedTable
      caption={caption}
      names={[stage, ...places]}
      look={{
        table: 'w-full table-fixed border-collapse text-left text-xs lg:text-sm',
        headRow: 'border-b-2 border-ink align-bottom',
        name: (column) =>
          column === 0
            ? 'w-16 py-3 pr-2 font-semibold lg:w-32'
            : 'px-1 py-3 font-semibold wrap-break-word hyphens-auto lg:px-2',
      }}
    >
      {rows.map((row) => (
        <tr key={row.stage} className="border-b border-line">
          <th scope="row" className="py-3 pr-2 font-semibold">
            {row.stage}
          </th>
          {row.holds.map((held, column) => (
            <td key={places[column]} className="h-14 px-1 py-0 lg:px-2">
              {held === '' ? (
                <span className="block border-l border-dashed border-line-strong py-4 pl-2 text-muted lg:pl-4">
                  {none}
                </span>
              ) : (
                <span
                  className={`flex h-full items-center px-1.5 leading-tight lg:px-4 ${BANDS[column % BANDS.length]}`}
                >
                  {held}
                </span>
              )}
            </td>
          ))}
        </tr>
      ))}
    </HeadedTable>
  );
}

const BANDS = [
  'bg-sunk text-ink',
  'bg-accent text-paper',
  'bg-accent-tint text-ink',
  'bg-alert-tint',
];
