import type { ReactNode } from 'react';
import { PageWidth } from '../../example-frame.tsx';
import { ClickCurve } from './click-curve.tsx';
import { SEARCH_CONSULTANTS } from './copy.ts';
import { CrawlMap } from './crawl-map.tsx';
import { RedirectMap } from './redirect-map.tsx';
import { SeasonChart } from './season-chart.tsx';
import { PlainTable } from '@/bands/plain-table.tsx';
import { Ornament } from '@/drawings/drawing.tsx';

export function Figures() {
  const { note, contents, position, crawl, intent, redirects, season } = SEARCH_CONSULTANTS;
  return (
    <PageWidth className="grid gap-12 py-14 md:py-20 lg:grid-cols-12">
      <div className="lg:col-span-3">
        <nav aria-label={contents} className="lg:sticky lg:top-24">
          <p className="text-sm font-semibold">{contents}</p>
          <ol className="mt-3 border-b border-line">
            {[position, crawl, intent, redirects, season].map((figure) => (
              <li key={figure.id} className="border-t border-line">
                <a
                  href={`#${figure.id}`}
                  className="grid grid-cols-[3.5rem_1fr] py-2.5 text-sm leading-snug hover:text-accent hover:underline"
                >
                  <span className="font-mono text-xs leading-5 text-alert">{figure.number}</span>
                  {figure.title}
                </a>
              </li>
            ))}
          </ol>
          <p className="mt-5 text-sm text-muted">{note}</p>
        </nav>
      </div>
      <div className="min-w-0 space-y-20 md:space-y-28 lg:col-span-9">
        <FigurePlate figure={position}>
          <ClickCurve />
        </FigurePlate>
        <FigurePlate figure={crawl}>
          <CrawlMap />
        </FigurePlate>
        <FigurePlate figure={intent}>
          <IntentMatrix />
        </FigurePlate>
        <FigurePlate figure={redirects}>
          <RedirectMap />
        </FigurePlate>
        <FigurePlate figure={season}>
          <SeasonChart />
        </FigurePlate>
      </div>
    </PageWidth>
  );
}

/** One chart that teaches one thing: what is asked, the chart, how to read it, and the figures behind it. */
function FigurePlate({ figure, children }: { figure: Figure; children: ReactNode }) {
  const { words } = SEARCH_CONSULTANTS;
  const { id, number, title, question, reading, table } = figure;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <p className="font-mono text-xs text-alert">{number}</p>
      <h2
        id={`${id}-title`}
        className="mt-1 max-w-2xl font-display text-3xl font-medium tracking-tight"
      >
        {title}
      </h2>
      <p className="mt-3 max-w-measure text-muted">{question}</p>
      <div className="mt-6 border border-line bg-raised p-4 sm:p-6 md:p-8">{children}</div>
      <p className="mt-5 grid gap-x-6 sm:grid-cols-[7rem_1fr]">
        <span className="pt-1 font-mono text-xs text-alert">{words.reading}</span>
        <span className="max-w-measure font-display text-xl leading-snug">{reading}</span>
      </p>
      <details className="group mt-4 sm:ml-34">
        <summary className="inline-flex min-h-8 list-none items-center gap-2 text-sm text-accent underline decoration-line-strong underline-offset-4">
          <span aria-hidden="true" className="font-mono group-open:rotate-45">
            +
          </span>
          {words.data}
        </summary>
        <div className="mt-3 max-w-xl bg-raised px-4 py-4">
          <PlainTable caption={table.caption} head={table.head} rows={table.rows} numeric />
        </div>
      </details>
    </section>
  );
}

/** What people type, sorted by how much they know and by what they are about to do. */
function IntentMatrix() {
  const { axes, cells } = SEARCH_CONSULTANTS.intent;
  return (
    <div className="grid gap-x-2 text-sm sm:grid-cols-[1.75rem_1fr_1fr]">
      <span className="hidden sm:block" />
      <p className="hidden pb-2 text-center font-mono text-xs text-muted sm:block">{axes.vague}</p>
      <p className="hidden pb-2 text-center font-mono text-xs text-muted sm:block">{axes.exact}</p>
      {cells.map((cell, index) => (
        <div key={cell.title} className="contents">
          {index % 2 === 0 && (
            <p className="hidden rotate-180 text-center font-mono text-xs text-muted [writing-mode:vertical-rl] sm:block">
              {index === 0 ? axes.read : axes.buy}
            </p>
          )}
          <div className={`mb-2 p-4 ${CELLS[index]}`}>
            <h3 className="font-semibold">{cell.title}</h3>
            <p className="font-mono text-xs text-muted sm:hidden">
              {index % 2 === 0 ? axes.vague : axes.exact}, {index < 2 ? axes.read : axes.buy}
            </p>
            <ul className="mt-3 space-y-1.5">
              {cell.queries.map(([query, searches]) => (
                <li key={query} className="grid grid-cols-[2.75rem_1fr_auto] items-center gap-x-2">
                  <Ornament viewBox="0 0 44 44" className="size-11">
                    <circle
                      cx="22"
                      cy="22"
                      r={(Math.sqrt(searches) * 0.7).toFixed(1)}
                      className="fill-accent"
                    />
                  </Ornament>
                  <span className="leading-snug">{query}</span>
                  <span className="font-mono text-xs tabular-nums">{searches}</span>
                </li>
              ))}
            </ul>
            <p className="mt-3 border-t border-line-strong pt-2 leading-snug">{cell.answer}</p>
          </div>
        </div>
      ))}
    </div>
  );
}

const CELLS = ['bg-paper', 'bg-sunk', 'bg-warn-tint', 'bg-accent-tint'];

type Figure = (typeof SEARCH_CONSULTANTS)['position' | 'crawl' | 'intent' | 'redirects' | 'season'];
