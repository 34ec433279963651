import { PageWidth } from '../../example-frame.tsx';
import { SEARCH_CONSULTANTS } from './copy.ts';
import { FigureHead, FigureReading } from './figure-parts.tsx';
import { RedirectMap } from './redirect-map.tsx';
import { YearRing } from './year-ring.tsx';

/** A figure that can be put in order, and one that goes round. */
export function LastFigures() {
  const { redirects, season } = SEARCH_CONSULTANTS;
  return (
    <PageWidth className="grid gap-14 py-10 md:gap-24 md:py-20">
      <section
        id={redirects.id}
        aria-labelledby={`${redirects.id}-title`}
        className="grid scroll-mt-24 gap-6 lg:grid-cols-12 lg:gap-x-10"
      >
        <div className="min-w-0 lg:order-2 lg:col-span-7">
          <RedirectMap head={<FigureHead figure={redirects} />} />
        </div>
        <div className="lg:col-span-5">
          <FigureReading figure={redirects} />
        </div>
      </section>
      <section
        id={season.id}
        aria-labelledby={`${season.id}-title`}
        className="grid scroll-mt-24 gap-6 lg:grid-cols-12 lg:gap-x-10"
      >
        <div className="lg:col-span-5">
          <FigureHead figure={season} />
        </div>
        <div className="lg:col-span-7 lg:row-span-2">
          <YearRing />
        </div>
        <div className="lg:col-span-5 lg:self-end">
          <FigureReading figure={season} />
        </div>
      </section>
    </PageWidth>
  );
}
