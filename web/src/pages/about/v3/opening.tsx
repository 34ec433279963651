import { HISTORY } from './copy.ts';

export function Opening() {
  const { title, lead, note, stripLabel, cupboard, memory, locks, relay, service } = HISTORY;
  return (
    <div className="bg-paper pt-12 md:pt-20">
      <div className="mx-auto max-w-page px-5 md:px-10">
        <h1 className="max-w-5xl font-display text-3xl font-semibold tracking-tight md:text-5xl lg:text-6xl">
          {title}
        </h1>
        <div className="mt-6 grid gap-5 md:mt-10 md:grid-cols-12 md:gap-10">
          <p className="max-w-measure leading-relaxed md:col-span-7 md:text-lg">{lead}</p>
          <p className="max-w-md border-l-2 border-alert pl-4 text-sm leading-relaxed md:col-span-5">
            {note}
          </p>
        </div>
        <nav aria-label={stripLabel} className="mt-10 md:mt-16">
          <span aria-hidden="true" className="block h-0.5 origin-left animate-reach bg-accent" />
          <ol className="grid grid-cols-5">
            {[cupboard, memory, locks, relay, service].map(({ id, year, short }) => (
              <li key={id} className="relative">
                <span
                  aria-hidden="true"
                  className="absolute -top-[7px] left-0 size-3 rounded-full border-2 border-accent bg-paper"
                />
                <a href={`#${id}`} className="block min-h-11 pt-4 pb-6 hover:underline md:pb-10">
                  <span className="block font-display text-lg font-semibold tabular-nums md:text-2xl">
                    {year}
                  </span>
                  <span className="hidden text-sm text-muted sm:block">{short}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </div>
  );
}
