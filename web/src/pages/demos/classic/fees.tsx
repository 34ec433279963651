import { PageWidth } from '../example-frame.tsx';
import { SURVEYOR } from './copy.ts';
import { LETTERING } from './look.ts';
import { HeadedTable } from '@/bands/headed-table.tsx';

export function Fees() {
  const { fees } = SURVEYOR;
  return (
    <section id="fees" aria-labelledby="fees-title" className="border-y-2 border-ink bg-raised">
      <PageWidth className="py-9 md:py-16">
        <div className="grid gap-4 md:grid-cols-12 md:gap-10">
          <h2 id="fees-title" className={`${LETTERING} text-3xl md:col-span-5 md:text-4xl`}>
            {fees.title}
          </h2>
          <p className="max-w-measure text-muted md:col-span-6 md:col-start-7">{fees.text}</p>
        </div>
        <HeadedTable
          caption={fees.caption}
          names={fees.head}
          look={{
            table: 'mt-8 w-full border-collapse text-left',
            head: 'max-md:sr-only',
            headRow: 'border-b border-ink font-mono text-xs',
            name: (column) => `py-2 font-normal ${column === 0 ? 'pl-12' : 'text-right'}`,
          }}
        >
          {fees.rows.map((row, index) => (
            <tr
              key={row.name}
              className="border-b border-line align-baseline max-md:grid max-md:grid-cols-2 max-md:py-3"
            >
              <th scope="row" className="relative pl-12 font-normal max-md:col-span-2 md:py-4">
                <span
                  aria-hidden="true"
                  className="absolute top-2 left-0 font-mono text-xs text-muted md:top-6"
                >
                  {String(index + 1).padStart(2, '0')}
                </span>
                <span className={`${LETTERING} block text-xl lg:inline-block lg:w-60 lg:align-top`}>
                  {row.name}
                </span>{' '}
                <span className="block max-w-lg text-sm leading-relaxed text-muted lg:inline-block lg:pt-1.5 lg:align-top">
                  {row.text}
                </span>
              </th>
              <td className="font-mono text-sm whitespace-nowrap max-md:pt-2 max-md:pl-12 md:text-right">
                {row.time}
              </td>
              <td className="text-right font-mono text-lg whitespace-nowrap md:w-40 md:text-xl">
                {row.fee}
              </td>
            </tr>
          ))}
        </HeadedTable>
        <p className="mt-5 max-w-measure text-sm text-muted md:ml-12">{fees.note}</p>
      </PageWidth>
    </section>
  );
}
