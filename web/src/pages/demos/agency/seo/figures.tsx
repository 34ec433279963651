import { PageWidth } from '../../example-frame.tsx';
import { ClickCurve } from './click-curve.tsx';
import { SEARCH_CONSULTANTS } from './copy.ts';
import { CrawlMap } from './crawl-map.tsx';
import { IntentMatrix } from './intent-matrix.tsx';
import { RedirectMap } from './redirect-map.tsx';
import { SeasonChart } from './season-chart.tsx';
import type { ReactNode } from 'react';
import { PlainTable } from '@/bands/plain-table.tsx';

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

type Figure = (typeof SEARCH_CONSULTANTS)['position' | 'crawl' | 'intent' | 'redirects' | 'season'];
