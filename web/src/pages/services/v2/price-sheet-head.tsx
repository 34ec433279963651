import { SERVICE_COSTS } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { Ornament, ROUND } from '@/drawings/drawing.tsx';
import { listPrice } from '@/lib/money.ts';
import { HeadedTable } from '@/bands/headed-table.tsx';

/** The head of the prices: the words on the left, the list itself as a printed sheet on the right. */
export function PriceSheetHead() {
  const { title, lead, aside, range, sheet } = SERVICE_COSTS;
  const { head } = sheet;
  const rows: readonly PriceRow[] = sheet.rows;
  return (
    <section className="overflow-x-clip bg-sunk">
      <div className="mx-auto grid max-w-page gap-10 px-5 pt-10 pb-12 md:px-10 md:pt-16 md:pb-20 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h1 className="font-display text-3xl font-semibold tracking-tight md:text-4xl">
            {title}
          </h1>
          <p className="mt-6 max-w-md leading-relaxed">{lead}</p>
          <p className="mt-6 max-w-sm border-l border-accent pl-4 text-sm leading-relaxed">
            <CopyText copy={aside} />
          </p>
          <dl className="mt-10 grid grid-cols-2 gap-x-6 lg:mt-16 lg:block">
            {range.map(({ term, row }) => (
              <div key={term} className="border-t border-ink py-3">
                <dt className="text-sm">{term}</dt>
                <dd>
                  <span className="font-display text-2xl font-semibold md:text-3xl">
                    € {listPrice(row.cents)}
                  </span>
                  <span className="ml-3 text-sm">{row.takes}</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="relative self-start border border-ink bg-raised px-5 pt-8 pb-6 md:px-10 md:pt-12 md:pb-8 lg:col-span-8">
          <Clip />
          <p className="flex flex-wrap items-baseline justify-between gap-x-6">
            <span className="font-display text-xl font-semibold">{sheet.title}</span>
            <span className="text-sm text-muted">{sheet.dated}</span>
          </p>
          <HeadedTable
            caption={sheet.caption}
            names={[head.service, head.takes, head.give, head.price]}
            look={{
              table: 'mt-6 w-full border-collapse text-left',
              head: 'border-b border-ink text-sm',
              name: (column) => NAMES[column],
            }}
          >
            {rows.map((row) => (
              <tr key={row.name} className="border-b border-line align-baseline">
                <th scope="row" className="py-3.5 pr-4 font-semibold">
                  {row.name}
                  <span className="mt-1 block text-sm font-normal text-muted sm:hidden">
                    {head.takes} {row.takes}. {head.give} {row.give}.
                  </span>
                </th>
                <td className="hidden py-3.5 pr-4 text-sm whitespace-nowrap sm:table-cell">
                  {row.takes}
                </td>
                <td className="hidden py-3.5 pr-4 text-sm sm:table-cell">{row.give}</td>
                <td className="w-20 py-3.5 text-right sm:w-auto">
                  <span className="font-display text-xl font-semibold tabular-nums md:text-2xl">
                    {listPrice(row.cents)}
                  </span>
                  {row.plus !== undefined && (
                    <span className="block text-sm text-muted">{row.plus}</span>
                  )}
                </td>
              </tr>
            ))}
          </HeadedTable>
          <p className="mt-4 text-sm text-muted">{sheet.foot}</p>
        </div>
      </div>
    </section>
  );
}

/** What holds the sheet to its board. */
function Clip() {
  return (
    <Ornament
      viewBox="0 0 96 40"
      className="absolute -top-6 left-1/2 w-24 -translate-x-1/2 fill-warn-tint stroke-ink"
      strokeWidth="1.8"
      {...ROUND}
    >
      <g className="animate-settle">
        <path d="M34 18V8q0-6 6-6h16q6 0 6 6v10" className="fill-none" />
        <path d="M4 18h88l-6 18H10z" />
        <path d="M20 27h56" />
      </g>
    </Ornament>
  );
}

const NAMES = [
  'py-2 pr-4 font-semibold',
  'hidden py-2 pr-4 font-semibold sm:table-cell',
  'hidden py-2 pr-4 font-semibold sm:table-cell',
  'py-2 text-right font-semibold',
];

type PriceRow = { name: string; cents: number; plus?: string; takes: string; give: string };
