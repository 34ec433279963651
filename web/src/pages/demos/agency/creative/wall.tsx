import { PageWidth } from '../../example-frame.tsx';
import { BandHead } from './look.tsx';
import { POSTER_SHOP } from './copy.ts';
import { Ornament, Drawing } from '@/drawings/drawing.tsx';
import { Band, Quiet, Saturn } from './posters/plain.tsx';
import { Bread, Letter, Rain, Swim, Vote } from './posters/overprinted.tsx';

export function Wall() {
  const { wall } = POSTER_SHOP;
  return (
    <section aria-labelledby="wall" className="bg-sunk">
      <PageWidth className="py-9 md:py-24">
        <BandHead id="wall" heading={wall.title} text={wall.text} />
        <div className="mt-8 grid gap-x-10 gap-y-9 md:grid-cols-2 lg:grid-cols-[4fr_5fr_3fr]">
          {wall.columns.map((posters, column) => (
            <ul key={column} className={`grid content-start gap-x-6 gap-y-9 ${COLUMNS[column]}`}>
              {posters.map((poster, row) => (
                <li
                  key={poster.sheet}
                  className={`${LAZY_LAYOUTS[column]} ${row % 2 === column % 2 ? 'max-md:ml-[16%]' : ''}`}
                >
                  <figure>
                    {/* What a sheet hangs by. */}
                    <Ornament viewBox="0 0 500 26" className="w-full" fill="currentColor">
                      <path d="M60 26V6h44v20M396 26V6h44v20M79 6V0h6v6M415 6V0h6v6" />
                    </Ornament>
                    <Poster sheet={poster.sheet} label={poster.label} />
                    <figcaption className="mt-2 text-sm leading-snug">
                      <strong className="block">{poster.caption}</strong>
                      <span className="block text-muted">{poster.facts}</span>
                      {poster.note}
                    </figcaption>
                  </figure>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </PageWidth>
    </section>
  );
}

/**
 * One sheet of the poster shop. Everything on it is type, set to the sheet's width whatever the font at hand;
 * so it is to be read and not to be described, and the label tells only what is done with the letters.
 */
function Poster({ sheet, label }: { sheet: keyof typeof SHEETS; label: string }) {
  const { paper, print } = SHEETS[sheet];
  return (
    <Drawing
      role="group"
      label={label}
      viewBox="0 0 500 707"
      className={`isolate w-full font-semibold ${paper}`}
      fill="currentColor"
      fontSize="29"
    >
      {print}
    </Drawing>
  );
}

const COLUMNS = [
  '',
  'md:pt-24 lg:gap-y-32',
  'md:max-lg:col-span-2 md:max-lg:grid-cols-3 lg:gap-y-32',
];

/** How high a sheet of each column is. */
const LAZY_LAYOUTS = [
  'lazy-layout-34 lg:lazy-layout-38',
  'lazy-layout-34 lg:lazy-layout-46',
  'lazy-layout-34 md:lazy-layout-25 lg:lazy-layout-29',
];

const SHEETS = {
  rain: { paper: 'bg-raised', print: <Rain /> },
  band: { paper: 'bg-alert', print: <Band /> },
  letter: { paper: 'bg-glow', print: <Letter /> },
  saturn: { paper: 'bg-ink text-raised', print: <Saturn /> },
  swim: { paper: 'bg-raised text-raised', print: <Swim /> },
  vote: { paper: 'bg-accent-tint', print: <Vote /> },
  quiet: { paper: 'bg-raised', print: <Quiet /> },
  bread: { paper: 'bg-glow', print: <Bread /> },
};
