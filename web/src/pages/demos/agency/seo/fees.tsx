import { BandTitle, DemoNote, PageWidth } from '../../example-frame.tsx';
import { SEARCH_CONSULTANTS } from './copy.ts';
import { HEADING } from './look.ts';
import { Ornament } from '@/drawings/drawing.tsx';
import { HeadedTable } from '@/bands/headed-table.tsx';

export function Fees() {
  const { fees } = SEARCH_CONSULTANTS;
  return (
    <section aria-labelledby="fees-title" className="bg-sunk">
      <PageWidth className="grid gap-8 py-10 md:py-20 lg:grid-cols-12 lg:gap-10">
        <div className="lg:col-span-3">
          <BandTitle id="fees-title" look={HEADING} text={fees.title} />
          <p className="mt-4 text-sm">{fees.text}</p>
        </div>
        <div className="lg:col-span-9">
          <HeadedTable
            caption={fees.caption}
            names={fees.head}
            look={{
              table: 'w-full border-collapse text-left',
              headRow: 'border-b border-ink font-mono text-xs text-muted',
              name: (column) => `py-2 font-normal ${column === 2 ? 'text-right' : ''}`,
            }}
          >
            {fees.rows.map((row) => (
              <tr key={row.work} className="border-b border-line align-top">
                <th scope="row" className="py-3 pr-4 font-normal">
                  <span className="block font-display text-lg font-semibold">{row.work}</span>
                  <span className="block max-w-md text-sm text-muted">{row.text}</span>
                </th>
                <td className="py-3 pr-4 tabular-nums">
                  {row.days}
                  <Ornament viewBox="0 0 100 8" className="mt-1 block w-14 md:w-40">
                    <path d={`M0 0h${row.days * 20}v8H0z`} className="fill-accent" />
                    <path
                      d="M0 8h100M20 8V4M40 8V4M60 8V4M80 8V4M100 8V4"
                      className="stroke-line-strong"
                    />
                  </Ornament>
                </td>
                <td className="py-3 text-right font-semibold tabular-nums">{row.sum}</td>
              </tr>
            ))}
          </HeadedTable>
          <p className="mt-5 max-w-measure text-sm">{fees.patience}</p>
          <div className="mt-8">
            <DemoNote boxed />
          </div>
        </div>
      </PageWidth>
    </section>
  );
}
