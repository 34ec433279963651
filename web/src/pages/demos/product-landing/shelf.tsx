import { BandTitle } from '../example-frame.tsx';
import { BOX } from './copy.ts';
import { WIDE } from './look.ts';
import { Drawing, Word } from '@/drawings/drawing.tsx';
import { strokes } from '@/drawings/projects/lines.ts';

/** The shelf comes in from the left edge of the window. */
export function Shelf() {
  const { shelf } = BOX;
  return (
    <section aria-labelledby="shelf-title" className="bg-raised">
      <div className="grid lg:grid-cols-12">
        <div className="h-80 sm:h-110 lg:col-span-7 lg:h-120 xl:h-150">
          <BoxShelf label={shelf.drawing} />
        </div>
        <div className="px-5 py-12 md:px-10 lg:col-span-5 lg:max-w-lg lg:self-center">
          <BandTitle id="shelf-title" look={`text-xl md:text-2xl ${WIDE}`} text={shelf.title} />
          <p className="mt-8">
            <span className={`block text-4xl leading-none whitespace-nowrap tabular-nums ${WIDE}`}>
              {shelf.size.map((side, index) => (
                <span key={index}>
                  {index > 0 && <span className="font-sans font-normal text-muted"> × </span>}
                  {side}
                </span>
              ))}
            </span>
            <span className="mt-2 block text-sm text-muted">{shelf.unit}</span>
          </p>
          <dl className="mt-8 space-y-3 text-sm">
            {shelf.facts.map((fact) => (
              <div key={fact.term} className="grid grid-cols-[5rem_1fr] gap-4">
                <dt className="text-muted">{fact.term}</dt>
                <dd>{fact.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

/** A shelf with books, the box and a cup, 26 units to the centimetre where the box is concerned. */
function BoxShelf({ label }: { label: string }) {
  return (
    <Drawing
      label={label}
      viewBox="0 0 900 620"
      preserveAspectRatio="xMaxYMid slice"
      className="block size-full"
    >
      <g strokeWidth="1.8" strokeLinejoin="round" className="fill-none stroke-ink">
        <path d="M-10 540H880v26H-10zM880 0V620M850 0V540M850 566v54" className="fill-sunk" />
        {BOOKS.map((book) => (
          <g key={book.x}>
            <path
              d={`M${book.x} ${540 - book.height}h${book.width}V540h${-book.width}z`}
              className={book.fill}
            />
            <path
              d={`M${book.x} ${556 - book.height}h${book.width}M${book.x} 520h${book.width}`}
              strokeWidth="1"
              className={book.isDark ? 'stroke-paper' : ''}
            />
            <Word
              transform={`translate(${book.x + book.width / 2 - 8} ${572 - book.height}) rotate(90)`}
              className={`stroke-transparent font-display text-[22px] font-medium ${book.isDark ? 'fill-paper' : 'fill-ink'}`}
              text={book.title}
            />
          </g>
        ))}
        <path d="M752 540 806 176l40 6L792 540z" className="fill-raised" />
        <path d="M310 526v14h34v-14M640 526v14h34v-14" className="fill-ink" />
        <path d="M286 398H700V518q0 8-8 8H294q-8 0-8-8z" className="fill-raised" />
        <path
          d={strokes(22, (rib) => `M${(286 + rib * 19.19).toFixed(1)} 398v-34h11v34`)}
          className="fill-accent-tint"
        />
        <circle cx="668" cy="492" r="6" className="fill-glow stroke-alert" />
        <path
          d="M408 278h96v62q0 24-24 24h-48q-24 0-24-24zM504 294h14q14 0 14 18t-14 18h-14"
          className="fill-paper"
        />
        <path
          d="M436 262q-10-16 0-30t0-30M470 262q-10-16 0-30t0-30"
          className="stroke-line-strong"
        />
        <g className="stroke-alert" strokeWidth="1.4">
          <path
            d="M286 140H700M286 130v20M700 130v20M286 152V356M700 152V356"
            strokeDasharray="none"
          />
          <path d="M728 364V540M718 364h20" />
        </g>
      </g>
      <g className="fill-alert text-[30px] font-semibold md:text-[24px]" textAnchor="middle">
        <Word x="493" y="126" text="19 cm" />
        <Word x="743" y="470" text="7" />
      </g>
    </Drawing>
  );
}

const BOOKS = [
  { x: -30, width: 60, height: 400, title: 'Atlas', fill: 'fill-accent-tint', isDark: false },
  { x: 30, width: 78, height: 336, title: 'The Quiet Machine', fill: 'fill-accent', isDark: true },
  {
    x: 108,
    width: 52,
    height: 360,
    title: 'Birds of the estuary',
    fill: 'fill-raised',
    isDark: false,
  },
  { x: 160, width: 66, height: 300, title: 'Receipts 2019', fill: 'fill-sunk', isDark: false },
  { x: 226, width: 44, height: 372, title: 'Bread, mostly', fill: 'fill-ink', isDark: true },
];
