import { PageWidth } from '../example-frame.tsx';
import { SURVEYOR } from './copy.ts';
import { LevelSection } from './level-section.tsx';
import { LETTERING } from './look.ts';
import { HeadedTable } from '@/bands/headed-table.tsx';

/** The blueprint. */
export function Levels() {
  const { levels } = SURVEYOR;
  return (
    <section aria-labelledby="levels-title" className="bg-accent-deep text-paper">
      <PageWidth className="py-9 md:py-20">
        <div className="grid gap-5 md:grid-cols-12 md:gap-10">
          <h2 id="levels-title" className={`${LETTERING} text-3xl md:col-span-6 md:text-4xl`}>
            {levels.title}
          </h2>
          <p className="leading-relaxed text-on-dark md:col-span-6">{levels.text}</p>
        </div>
        <div className="mt-6 md:mt-12">
          <LevelSection label={levels.drawing} />
        </div>
        <div className="mt-8 grid gap-10 lg:grid-cols-12">
          <p className="max-w-2xl text-lg leading-snug md:text-xl lg:order-last lg:col-span-6 lg:col-start-7">
            {levels.finding}
          </p>
          <HeadedTable
            caption={levels.caption}
            names={levels.head}
            look={{
              table: 'w-full border-collapse font-mono text-sm tabular-nums lg:col-span-5',
              caption: 'pb-3 text-left font-sans text-sm text-on-dark',
              headRow: 'border-b border-paper text-left text-xs text-on-dark',
              name: (column) => `py-1.5 font-normal ${column === 0 ? '' : 'text-right'}`,
            }}
          >
            {levels.rows.map((row) => (
              <tr key={row.mark} className="border-b border-accent">
                <th scope="row" className="py-2 text-left font-normal">
                  <span className="mr-3 font-semibold">{row.mark}</span>
                  <span className="font-sans">{row.name}</span>
                </th>
                <td className="text-right text-on-dark">{row.staff}</td>
                <td className="text-right">{row.level}</td>
              </tr>
            ))}
          </HeadedTable>
        </div>
      </PageWidth>
    </section>
  );
}
