import { PageWidth } from '../../example-frame.tsx';
import { ClickCurve } from './click-curve.tsx';
import { SEARCH_CONSULTANTS } from './copy.ts';
import { CrawlMap } from './crawl-map.tsx';
import { FigureHead, FigureReading } from './figure-parts.tsx';

/** The list of figures, and the first of them on its sheet. */
export function FirstFigure() {
  const { note, contents, position, crawl, intent, redirects, season } = SEARCH_CONSULTANTS;
  return (
    <PageWidth className="grid gap-8 pt-12 pb-10 md:pt-20 lg:grid-cols-12">
      <div className="lg:col-span-3">
        <nav aria-label={contents} className="max-lg:hidden">
          <p className="text-sm font-semibold">{contents}</p>
          <ol className="mt-3 mb-5 border-b border-line">
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
        </nav>
        <p className="text-sm text-muted">{note}</p>
      </div>
      <section
        id={position.id}
        aria-labelledby={`${position.id}-title`}
        className="grid min-w-0 scroll-mt-24 gap-6 lg:col-span-9"
      >
        <FigureHead figure={position} />
        <div className="border border-line bg-raised p-4 sm:p-6 md:p-8">
          <ClickCurve />
        </div>
        <FigureReading figure={position} />
      </section>
    </PageWidth>
  );
}

/** Words on one side, the map on the other, up to the edge of the page. */
export function SecondFigure() {
  const { crawl } = SEARCH_CONSULTANTS;
  return (
    <PageWidth
      as="section"
      id={crawl.id}
      aria-labelledby={`${crawl.id}-title`}
      className="grid scroll-mt-24 gap-6 py-10 md:pb-20 lg:grid-cols-12 lg:gap-x-10"
    >
      <div className="lg:col-span-4">
        <FigureHead figure={crawl} />
      </div>
      <div className="min-w-0 lg:col-span-8 lg:row-span-2">
        <CrawlMap />
      </div>
      <div className="lg:col-span-4 lg:self-end">
        <FigureReading figure={crawl} />
      </div>
    </PageWidth>
  );
}
