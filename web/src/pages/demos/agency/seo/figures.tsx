import { PageWidth } from '../../example-frame.tsx';
import { ClickCurve } from './click-curve.tsx';
import { SEARCH_CONSULTANTS } from './copy.ts';
import { CrawlMap } from './crawl-map.tsx';
import { FigurePlate } from './figure-plate.tsx';
import { IntentMatrix } from './intent-matrix.tsx';
import { RedirectMap } from './redirect-map.tsx';
import { SeasonChart } from './season-chart.tsx';

export function Figures() {
  const { note, contents, words, position, crawl, intent, redirects, season } = SEARCH_CONSULTANTS;
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
    </PageWidth>
  );
}
