import { BandTitle, DemoNote, PageWidth } from '../../example-frame.tsx';
import { POSTER_SHOP } from './copy.ts';
import { HEAVY } from './look.tsx';
import { HeadedTable } from '@/bands/headed-table.tsx';

export function Hours() {
  const { hours } = POSTER_SHOP;
  return (
    <section aria-labelledby="hours" className="lazy-layout-62 md:lazy-layout-78 lg:lazy-layout-58">
      <PageWidth className="py-14 md:py-24">
        <div className="flex flex-wrap items-end justify-between gap-x-10">
          <BandTitle id="hours" look={`text-2xl ${HEAVY}`} text={hours.title} />
          <p className="text-sm">{hours.text}</p>
        </div>
        <HeadedTable
          caption={hours.caption}
          names={hours.head}
          look={{ table: 'mt-6 w-full text-left', head: 'sr-only' }}
        >
          {hours.days.map((day) => (
            <tr
              key={day.day}
              className="border-t align-baseline max-lg:grid max-lg:grid-cols-[6rem_1fr] max-lg:py-2"
            >
              <th
                scope="row"
                className={`py-1 text-[min(3.125rem,11.4vw)] uppercase max-md:leading-none max-lg:col-span-2 md:text-6xl ${DAY_WIDTHS[day.width]}`}
              >
                {day.day}
              </th>
              <td className="py-1 pr-4 font-bold whitespace-nowrap">{day.open}</td>
              <td className="py-1 leading-snug">{day.does}</td>
            </tr>
          ))}
        </HeadedTable>
        <div className="mt-12 ml-auto max-w-xl">
          <DemoNote boxed />
        </div>
      </PageWidth>
    </section>
  );
}

const DAY_WIDTHS = {
  shut: 'font-thin font-stretch-extra-condensed',
  short: 'font-light font-stretch-semi-condensed',
  middle: 'font-semibold',
  long: 'font-extrabold font-stretch-semi-expanded',
  longest: 'font-black font-stretch-125%',
};
