import { HIRING } from './hiring-copy.ts';

/** The steps of an application, each as long on the chart as it takes. */
export function HiringChart() {
  const { weeks, steps } = HIRING;
  const days = weeks.length * 5;
  return (
    <div>
      <div
        aria-hidden="true"
        className="grid grid-cols-5 border-b border-ink pb-1 text-xs text-muted md:ml-[41.6667%]"
      >
        {weeks.map((week) => (
          <span key={week}>{week}</span>
        ))}
      </div>
      <ol>
        {steps.map(({ title, length, text, from, to }) => (
          <li key={title} className="grid border-b border-line-strong md:grid-cols-12">
            <div className="order-2 pb-5 md:order-none md:col-span-5 md:py-5 md:pr-10">
              <h3 className="font-display text-lg font-semibold">
                {title} <span className="font-sans text-sm font-normal text-alert">{length}</span>
              </h3>
              <p className="mt-1 max-w-md text-sm leading-relaxed text-muted">{text}</p>
            </div>
            <div aria-hidden="true" className="relative h-9 md:col-span-7 md:h-auto">
              {weeks.map((week, index) => (
                <span
                  key={week}
                  style={{ left: `${(index * 500) / days}%` }}
                  className="absolute inset-y-0 border-l border-line"
                />
              ))}
              <span
                style={{ left: `${(from * 100) / days}%`, width: `${((to - from) * 100) / days}%` }}
                className="absolute top-3 h-4 bg-accent md:top-7"
              />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
