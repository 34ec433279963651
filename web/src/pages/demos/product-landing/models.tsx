import { PageWidth } from '../example-frame.tsx';
import { BOX } from './copy.ts';
import { WIDE } from './look.ts';
import { Ornament } from '@/drawings/drawing.tsx';
import { HeadedTable } from '@/bands/headed-table.tsx';

/** Sizes of models as bars of memory, in a table. */
export function Models() {
  const { models } = BOX;
  return (
    <section aria-labelledby="models-title" className="border-t border-line">
      <PageWidth className="py-14 md:py-20">
        <div className="grid gap-4 md:grid-cols-12 md:gap-10">
          <h2 id="models-title" className={`text-2xl md:col-span-5 md:text-3xl ${WIDE}`}>
            {models.title}
          </h2>
          <p className="max-w-measure leading-relaxed md:col-span-7">{models.text}</p>
        </div>
        <HeadedTable
          caption={models.caption}
          names={models.head}
          look={{
            table: 'mt-10 w-full border-collapse text-left',
            head: 'max-md:sr-only',
            headRow: 'border-b border-ink text-sm',
            name: () => 'py-2 pr-6 font-normal text-muted',
          }}
        >
          {models.rows.map((row) => (
            <tr
              key={row.size}
              className="border-b border-line-strong max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:py-4 md:align-middle"
            >
              <th
                scope="row"
                className={`text-lg whitespace-nowrap max-md:col-span-2 md:py-4 md:pr-5 lg:text-xl ${WIDE}`}
              >
                {row.size}
              </th>
              <td className="whitespace-nowrap tabular-nums md:pr-6">
                <span className="flex items-center gap-3">
                  <MemoryBar gigabytes={Number.parseInt(row.memory, 10)} />
                  {row.memory}
                </span>
              </td>
              <td className={`text-2xl tabular-nums max-md:text-right ${WIDE}`}>
                {row.speed}
                <span className="font-sans text-sm font-stretch-normal md:hidden">{` ${models.unit}`}</span>
              </td>
              <td className="max-md:col-span-2 md:w-1/3">{row.use}</td>
            </tr>
          ))}
        </HeadedTable>
        <p className="mt-4 max-w-measure text-sm text-muted">{models.note}</p>
      </PageWidth>
    </section>
  );
}

/** Thirty-two cells, as many filled as the model takes. */
function MemoryBar({ gigabytes }: { gigabytes: number }) {
  return (
    <Ornament viewBox="0 0 128 24" className="h-6 w-32 shrink-0">
      {Array.from({ length: 32 }, (_, cell) => (
        <path
          key={cell}
          d={`M${(cell % 16) * 8} ${cell < 16 ? 0 : 13}h6v10h-6z`}
          className={cell < gigabytes ? 'fill-alert' : 'fill-line'}
        />
      ))}
    </Ornament>
  );
}
