import { PageWidth } from '../example-frame.tsx';
import { BOOKKEEPERS } from './copy.ts';
import { DeadlineSign, DeadlineYear } from './deadline-year.tsx';
import { SERIF } from './look.ts';

export function Year() {
  const { year } = BOOKKEEPERS;
  return (
    <section aria-labelledby="year-title" className="border-b border-line-strong">
      <PageWidth className="py-14 md:py-20">
        <div className="grid gap-3 md:grid-cols-12 md:gap-10">
          <h2 id="year-title" className={`text-2xl md:col-span-5 md:text-3xl ${SERIF}`}>
            {year.title}
          </h2>
          <p className="max-w-measure leading-relaxed text-muted md:col-span-7">{year.text}</p>
        </div>
        <div className="mt-8">
          <DeadlineYear label={year.drawing} />
        </div>
        <dl className="mt-8 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
          {year.kinds.map((entry) => (
            <div
              key={entry.kind}
              className="grid grid-cols-[2.25rem_1fr] content-start border-t border-ink pt-3"
            >
              <dt className="contents">
                <DeadlineSign kind={entry.kind} />
                <span className="font-semibold">{entry.term}</span>
              </dt>
              <dd className="col-start-2 text-sm leading-relaxed text-muted">{entry.text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 text-sm text-muted">{year.note}</p>
      </PageWidth>
    </section>
  );
}
