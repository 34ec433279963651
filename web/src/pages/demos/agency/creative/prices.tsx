import { BandTitle, PageWidth } from '../../example-frame.tsx';
import { POSTER_SHOP } from './copy.ts';
import { LARGE, WIDE } from './look.tsx';
import { HeadedTable } from '@/bands/headed-table.tsx';

export function Prices() {
  const { prices } = POSTER_SHOP;
  return (
    <section
      aria-labelledby="prices"
      className="lazy-layout-68 bg-glow md:lazy-layout-66 lg:lazy-layout-45"
    >
      <PageWidth className="grid gap-x-10 gap-y-8 py-14 md:py-24 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <BandTitle id="prices" look={LARGE} text={prices.title} />
          <HeadedTable
            caption={prices.caption}
            names={prices.head}
            look={{
              table: 'mt-6 w-full text-right tabular-nums',
              head: 'border-y',
              name: (column) => `py-2 ${WIDE}${column === 0 ? ' text-left' : ''}`,
              body: 'text-[min(1.875rem,7.6vw)] font-black max-md:leading-tight font-stretch-extra-condensed md:text-4xl',
            }}
          >
            {prices.rows.map(([sheets, ...sums]) => (
              <tr key={sheets} className="border-b">
                <th scope="row" className="py-1 text-left font-light">
                  {sheets}
                </th>
                {sums.map((sum, column) => (
                  <td key={prices.head[column + 1]}>{sum}</td>
                ))}
              </tr>
            ))}
          </HeadedTable>
          <p className="mt-4 max-w-measure text-sm leading-snug">{prices.note}</p>
        </div>
        <dl className="grid content-start gap-x-10 gap-y-5 sm:grid-cols-2 lg:col-span-4 lg:grid-cols-1">
          {prices.extras.map((extra) => (
            <div key={extra.term}>
              <dt className={WIDE}>{extra.term}</dt>
              <dd className="leading-snug">{extra.text}</dd>
            </div>
          ))}
        </dl>
      </PageWidth>
    </section>
  );
}
