import { PageWidth } from '../example-frame.tsx';
import { BOOKKEEPERS } from './copy.ts';
import { LedgerColumns, RULED, SERIF } from './look.tsx';
import { HeadedTable } from '@/bands/headed-table.tsx';

/** The first page of a ledger: margin, particulars, columns for money. */
export function Folio() {
  const { entries } = BOOKKEEPERS;
  return (
    <header className={`border-b-4 border-double border-accent bg-raised ${RULED}`}>
      <PageWidth className="relative pt-7 pb-14">
        <LedgerColumns />
        <div className="relative flex justify-between gap-4 text-sm leading-7 lg:ml-[8.333%]">
          <p>
            <strong className="font-semibold">{BOOKKEEPERS.name}</strong>,{' '}
            {BOOKKEEPERS.trade.toLowerCase()}
          </p>
          <p className="font-display text-alert max-sm:hidden">{BOOKKEEPERS.folio}</p>
        </div>
        <div className="relative pt-14 lg:grid lg:grid-cols-12">
          <h1
            className={`translate-y-2.25 text-4xl leading-14 md:translate-y-3.5 md:text-6xl md:leading-21 lg:col-span-9 lg:col-start-2 ${SERIF}`}
          >
            {BOOKKEEPERS.title}
          </h1>
        </div>
        <div className="relative grid gap-14 pt-14 lg:grid-cols-12 lg:gap-10">
          <p className="max-w-md leading-7 lg:col-span-4 lg:col-start-2">{BOOKKEEPERS.lead}</p>
          <HeadedTable
            caption={entries.caption}
            names={entries.head}
            look={{ table: 'w-full border-collapse lg:col-span-6 lg:col-start-7', head: 'sr-only' }}
          >
            {entries.rows.map((row) => (
              <tr key={row.item} className="h-7 align-top">
                <th scope="row" className="p-0 text-left text-sm leading-7 font-normal">
                  {row.item}
                </th>
                <td
                  className={`w-16 p-0 text-right text-lg tabular-nums md:w-40 ${SERIF} leading-7`}
                >
                  {row.figure}
                </td>
              </tr>
            ))}
          </HeadedTable>
        </div>
      </PageWidth>
    </header>
  );
}
