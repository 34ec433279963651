import { SEARCH_CONSULTANTS } from './copy.ts';
import { DEMO_NOTE } from '../../demo-note.ts';
import { ClickCurve } from './click-curve.tsx';
import { CrawlMap } from './crawl-map.tsx';
import { FigurePlate } from './figure-plate.tsx';
import { IntentMatrix } from './intent-matrix.tsx';
import { RedirectMap } from './redirect-map.tsx';
import { SeasonChart } from './season-chart.tsx';
import { TypedWords } from './typed-words.tsx';
import { ExampleNote } from '@/bands/example-note.tsx';

export function Page() {
  return (
    <div data-trade="agency-seo">
      <Opening />
      <Figures />
      <Glossary />
      <Refusals />
      <Fees />
    </div>
  );
}

const {
  name,
  trade,
  title,
  lead,
  note,
  search,
  contents,
  words,
  position,
  crawl,
  intent,
  redirects,
  season,
  glossary,
  refusals,
  fees,
} = SEARCH_CONSULTANTS;

const BAND = 'mx-auto max-w-page px-5 md:px-10';
const HEADING = 'font-display text-3xl font-medium tracking-tight';

function Opening() {
  return (
    <div className="border-b border-line bg-sunk">
      <div className={`${BAND} grid gap-10 py-12 md:py-16 lg:grid-cols-12 lg:items-center`}>
        <div className="lg:col-span-6">
          <p className="text-sm">
            <strong>{name}</strong> {trade}
          </p>
          <h1 className="mt-6 font-display text-4xl font-medium tracking-tight md:text-5xl">
            {title}
          </h1>
          <p className="mt-6 max-w-xl">{lead}</p>
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <TypedWords
            label={search.label}
            typed={search.typed}
            words={search.words}
            own={search.own}
            unit={search.unit}
          />
        </div>
      </div>
    </div>
  );
}

function Figures() {
  return (
    <div className={`${BAND} grid gap-12 py-14 md:py-20 lg:grid-cols-12`}>
      <div className="lg:col-span-3">
        <nav aria-label={contents} className="lg:sticky lg:top-24">
          <p className="text-sm font-semibold">{contents}</p>
          <ol className="mt-3 border-b border-line">
            {[position, crawl, intent, redirects, season].map((figure) => (
              <li key={figure.id} className="border-t border-line">
                <a
                  href={`#${figure.id}`}
                  className="grid grid-cols-[3.5rem_1fr] py-2.5 text-sm leading-snug hover:text-evergreen hover:underline"
                >
                  <span className="font-mono text-xs leading-5 text-signal">{figure.number}</span>
                  {figure.title}
                </a>
              </li>
            ))}
          </ol>
          <p className="mt-5 text-sm text-muted">{note}</p>
        </nav>
      </div>
      <div className="min-w-0 space-y-20 md:space-y-28 lg:col-span-9">
        <FigurePlate {...position} words={words}>
          <ClickCurve
            label={position.label}
            shares={position.shares}
            axes={position.axes}
            note={position.jump}
          />
        </FigurePlate>
        <FigurePlate {...crawl} words={words}>
          <CrawlMap label={crawl.label} rows={crawl.rows} />
        </FigurePlate>
        <FigurePlate {...intent} words={words}>
          <IntentMatrix axes={intent.axes} cells={intent.cells} />
        </FigurePlate>
        <FigurePlate {...redirects} words={words}>
          <RedirectMap before={redirects.before} after={redirects.after} />
        </FigurePlate>
        <FigurePlate {...season} words={words}>
          <SeasonChart
            label={season.label}
            axis={season.axis}
            months={season.months}
            curves={season.curves}
          />
        </FigurePlate>
      </div>
    </div>
  );
}

function Glossary() {
  return (
    <section aria-labelledby="glossary-title" className="border-t border-line bg-raised">
      <div className={`${BAND} py-14 md:py-20`}>
        <h2 id="glossary-title" className={`max-w-xl ${HEADING}`}>
          {glossary.title}
        </h2>
        <dl className="mt-8 gap-x-12 sm:columns-2 lg:columns-3">
          {glossary.entries.map((entry) => (
            <div key={entry.term} className="break-inside-avoid pb-5">
              <dt className="font-display text-lg font-semibold">{entry.term}</dt>
              <dd className="text-sm">{entry.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Refusals() {
  return (
    <section aria-labelledby="refusals-title" className="bg-evergreen-deep text-paper">
      <div className={`${BAND} py-14 md:py-20`}>
        <h2 id="refusals-title" className="text-sm font-semibold">
          {refusals.title}
        </h2>
        <ul className="mt-6">
          {refusals.items.map((item) => (
            <li
              key={item.offer}
              className="grid gap-x-10 gap-y-1 border-t border-evergreen py-4 md:grid-cols-12 md:items-baseline"
            >
              <p className="font-display text-2xl tracking-tight md:col-span-7 md:text-3xl">
                <s className="decoration-mist decoration-1">{item.offer}</s>
              </p>
              <p className="text-mist md:col-span-5">{item.reason}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Fees() {
  return (
    <section aria-labelledby="fees-title">
      <div className={`${BAND} grid gap-8 py-14 md:py-20 lg:grid-cols-12 lg:gap-10`}>
        <div className="lg:col-span-3">
          <h2 id="fees-title" className={HEADING}>
            {fees.title}
          </h2>
          <p className="mt-4 text-sm">{fees.text}</p>
        </div>
        <div className="lg:col-span-9">
          <table className="w-full border-collapse text-left">
            <caption className="sr-only">{fees.caption}</caption>
            <thead>
              <tr className="border-b border-ink font-mono text-xs text-muted">
                {fees.head.map((cell, column) => (
                  <th
                    key={cell}
                    scope="col"
                    className={`py-2 font-normal ${column === 2 ? 'text-right' : ''}`}
                  >
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {fees.rows.map((row) => (
                <tr key={row.work} className="border-b border-line align-top">
                  <th scope="row" className="py-4 pr-4 font-normal">
                    <span className="block font-display text-lg font-semibold">{row.work}</span>
                    <span className="block max-w-md text-sm text-muted">{row.text}</span>
                  </th>
                  <td className="py-4 pr-4 tabular-nums">
                    {row.days}
                    <svg aria-hidden="true" viewBox="0 0 100 8" className="mt-1 block w-14 md:w-40">
                      <path d={`M0 0h${row.days * 20}v8H0z`} className="fill-evergreen" />
                      <path
                        d="M0 8h100M20 8V4M40 8V4M60 8V4M80 8V4M100 8V4"
                        className="stroke-line-strong"
                      />
                    </svg>
                  </td>
                  <td className="py-4 text-right font-semibold tabular-nums">{row.sum}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-5 max-w-measure text-sm">{fees.patience}</p>
          <div className="mt-10">
            <ExampleNote copy={DEMO_NOTE} />
          </div>
        </div>
      </div>
    </section>
  );
}
