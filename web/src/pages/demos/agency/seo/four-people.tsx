import { PageWidth } from '../../example-frame.tsx';
import { SEARCH_CONSULTANTS } from './copy.ts';
import { FigureHead, FigureReading } from './figure-parts.tsx';
import { Ornament } from '@/drawings/drawing.tsx';

/** The third figure: what people type, as discs by how often, sorted by what they know and what they are about to do. */
export function FourPeople() {
  const { intent } = SEARCH_CONSULTANTS;
  return (
    <section
      id={intent.id}
      aria-labelledby={`${intent.id}-title`}
      className="scroll-mt-16 bg-accent-deep text-paper"
    >
      <PageWidth className="grid gap-8 py-12 md:gap-10 md:py-20 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <FigureHead figure={intent} dark />
        </div>
        <div className="lg:col-span-5 lg:self-end">
          <FigureReading figure={intent} dark />
        </div>
        <div className="grid gap-x-12 sm:grid-cols-2 lg:col-span-12">
          {intent.cells.map((cell, index) => (
            <Person key={cell.title} cell={cell} index={index} />
          ))}
        </div>
      </PageWidth>
    </section>
  );
}

function Person({ cell, index }: { cell: Cell; index: number }) {
  const { axes } = SEARCH_CONSULTANTS.intent;
  const tallest = Math.max(...cell.queries.map(([, searches]) => radius(searches)));
  return (
    <div className="grid content-between gap-3 border-t border-accent py-5 md:py-7">
      <h3 className="font-display text-2xl leading-none font-medium">
        {cell.title}
        <span className="mt-1.5 block font-mono text-xs font-normal text-on-dark">
          {`${index % 2 === 0 ? axes.vague : axes.exact}, ${index < 2 ? axes.read : axes.buy}`}
        </span>
      </h3>
      <ul className="grid max-w-md grid-cols-2 gap-x-4 text-sm">
        {cell.queries.map(([query, searches]) => (
          <li key={query} className="grid content-end">
            <Ornament viewBox={`0 0 200 ${Math.ceil(tallest * 2)}`} className="block w-full">
              <circle
                cx={radius(searches)}
                cy={tallest * 2 - radius(searches)}
                r={radius(searches)}
                className={index === 2 ? 'fill-warn-tint forced-colors:fill-alert' : 'fill-on-dark'}
              />
            </Ornament>
            <span className="mt-2 leading-snug">
              <span className="block font-mono text-xs text-on-dark tabular-nums">{searches}</span>
              {query}
            </span>
          </li>
        ))}
      </ul>
      <p className="leading-snug">{cell.answer}</p>
    </div>
  );
}

/** Of a disc whose area grows with the searches; 900 of them fill a viewBox of 200. */
function radius(searches: number): number {
  return Math.round(Math.sqrt(searches) * 33) / 10;
}

type Cell = (typeof SEARCH_CONSULTANTS)['intent']['cells'][number];
