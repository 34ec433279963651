import { PageWidth } from '../example-frame.tsx';
import { BOOKKEEPERS } from './copy.ts';
import { SERIF } from './look.tsx';

/** Two sides under one bar: the T in which every account is drawn. */
export function Month() {
  const { month } = BOOKKEEPERS;
  const sides = [month.yours, month.ours];
  return (
    <section aria-labelledby="month-title">
      <PageWidth className="py-16 md:py-24">
        <div className="grid gap-4 md:grid-cols-12 md:gap-10">
          <h2 id="month-title" className={`text-3xl md:col-span-6 md:text-4xl ${SERIF}`}>
            {month.title}
          </h2>
          <p className="max-w-measure leading-relaxed text-muted md:col-span-6">{month.text}</p>
        </div>
        <div className="mt-10 grid border-t-4 border-ink md:grid-cols-[5fr_7fr]">
          {sides.map((side, index) => (
            <div
              key={side.title}
              className={`flex flex-col border-ink ${index === 0 ? 'pb-10 md:border-r-4 md:pr-8 md:pb-0' : 'max-md:border-t-4 md:pl-8'}`}
            >
              <h3 className={`py-3 text-xl ${SERIF} ${index === 1 ? 'md:text-right' : ''}`}>
                {side.title}
              </h3>
              <ul className="border-t border-line-strong">
                {side.rows.map((row) => (
                  <li
                    key={row.item}
                    className="grid grid-cols-[3.25rem_1fr_auto] border-b border-line py-2.5 leading-snug"
                  >
                    <span className="text-sm leading-6 text-alert tabular-nums">{row.day}</span>
                    <span>{row.item}</span>
                    <span className="pl-4 tabular-nums">{row.time}</span>
                  </li>
                ))}
              </ul>
              <p
                className={`mt-auto ml-auto w-32 border-b-4 border-double border-ink pt-6 pb-1 text-right text-2xl leading-none tabular-nums ${SERIF}`}
              >
                {side.total}
              </p>
            </div>
          ))}
        </div>
      </PageWidth>
    </section>
  );
}
