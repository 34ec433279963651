import { POSTER_SHOP } from './copy.ts';
import { DEMO_NOTE } from '../../demo-note.ts';
import { InkMixes } from './ink-mixes.tsx';
import { ColumnSize, SheetSizes } from './paper-sizes.tsx';
import { Poster } from './posters.tsx';
import { PrintStage } from './print-stages.tsx';
import { ScreenSection } from './screen-section.tsx';
import { ExampleNote } from '@/bands/example-note.tsx';

export function Page() {
  return (
    <div data-trade="agency-creative" className="overflow-x-clip">
      <Headline />
      <Wall />
      <Printing />
      <Sizes />
      <Prices />
      <Hours />
    </div>
  );
}

const { name, trade, place, title, lead, sheetNote, jumps, wall, printing, sizes, prices, hours } =
  POSTER_SHOP;

const BAND = 'mx-auto max-w-page px-5 md:px-10';
const HEAVY = 'font-black uppercase font-stretch-extra-condensed';
const LARGE = `text-4xl leading-none md:text-6xl ${HEAVY}`;
const WIDE = 'font-black font-stretch-125%';

/** The headline runs off the rose sheet on to the wall, and changes colour where it does. */
function Headline() {
  return (
    <header>
      <div className="isolate bg-[linear-gradient(90deg,var(--color-signal)_max(64%,min(71%,17rem)),transparent_0)]">
        <div className={`${BAND} py-8`}>
          <div className="flex gap-x-6 gap-y-1 text-sm font-medium max-md:flex-col">
            <p className={WIDE}>{name}</p>
            <p className="mr-auto">{trade}</p>
            <p>{place}</p>
          </div>
          <h1 className="mt-12 text-evergreen mix-blend-multiply">
            <span className="block text-3xl font-extralight font-stretch-125% md:text-5xl">
              {title.quiet}{' '}
            </span>
            <span
              className={`-ml-[0.03em] block text-[min(36.4vw,29.9rem)] leading-[0.8] ${HEAVY}`}
            >
              {title.loud}
            </span>
          </h1>
        </div>
      </div>
      <div className={`${BAND} grid gap-x-10 gap-y-5 pt-6 pb-12 md:grid-cols-[5fr_3fr_4fr]`}>
        <p className="text-lg leading-snug font-medium">{lead}</p>
        <p className="text-sm leading-snug">{sheetNote}</p>
        <nav aria-label={name}>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {jumps.map((jump) => (
              <li key={jump.to}>
                <a
                  href={jump.to}
                  className="inline-block border-b-2 border-signal py-1 font-semibold hover:border-ink"
                >
                  {jump.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}

/** The head of a band: what it is about at the left, a remark at the right where there is room. */
function BandHead({ id, heading, text }: { id: string; heading: string; text: string }) {
  return (
    <div className="items-end justify-between gap-x-10 md:flex">
      <h2 id={id} className={`max-w-xl ${LARGE}`}>
        {heading}
      </h2>
      <p className="mt-4 max-w-sm leading-snug">{text}</p>
    </div>
  );
}

function Wall() {
  return (
    <section aria-labelledby="wall" className="bg-sunk">
      <div className={`${BAND} py-14 md:py-24`}>
        <BandHead id="wall" heading={wall.title} text={wall.text} />
        <div className="mt-12 grid gap-x-10 gap-y-14 md:grid-cols-2 lg:grid-cols-[4fr_5fr_3fr]">
          {wall.columns.map((posters, column) => (
            <ul key={column} className={`grid content-start gap-x-6 gap-y-14 ${COLUMNS[column]}`}>
              {posters.map((poster, row) => (
                <li
                  key={poster.sheet}
                  className={`${LAZY_LAYOUTS[column]} ${row % 2 === column % 2 ? 'max-md:ml-[16%]' : ''}`}
                >
                  <figure>
                    <Clips />
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
      </div>
    </section>
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

/** What a sheet hangs by. */
function Clips() {
  return (
    <svg aria-hidden="true" viewBox="0 0 500 26" className="w-full" fill="currentColor">
      <path d="M60 26V6h44v20M396 26V6h44v20M79 6V0h6v6M415 6V0h6v6" />
    </svg>
  );
}

function Printing() {
  const { screen, inks } = printing;
  return (
    <section
      aria-labelledby="printing"
      className="lazy-layout-127 md:lazy-layout-138 lg:lazy-layout-96"
    >
      <div className={`${BAND} py-14 md:py-24`}>
        <BandHead id="printing" heading={printing.title} text={printing.text} />
        <ol className="mt-12 grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4">
          {printing.stages.map((stage) => (
            <li key={stage.stage}>
              <PrintStage stage={stage.stage} label={stage.label} />
              <h3 className="mt-2 font-bold">{stage.title}</h3>
              <p className="text-sm leading-snug">{stage.text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-12 grid gap-x-10 gap-y-8 border-t pt-6 md:grid-cols-[7fr_5fr]">
          <div>
            <ScreenSection label={screen.label} />
            <h3 className="mt-4 font-bold">{screen.title}</h3>
            <p className="max-w-md text-sm leading-snug">{screen.text}</p>
          </div>
          <div>
            <InkMixes label={inks.label} />
            <h3 className="mt-4 font-bold">{inks.title}</h3>
            <p className="max-w-md text-sm leading-snug">{inks.text}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

function Sizes() {
  return (
    <section
      aria-labelledby="sizes"
      className="lazy-layout-102 bg-lichen md:lazy-layout-71 lg:lazy-layout-51"
    >
      <div className={`${BAND} grid gap-x-10 gap-y-8 pt-14 md:pt-24 lg:grid-cols-12`}>
        <div className="lg:col-span-4 lg:pb-20">
          <h2 id="sizes" className={LARGE}>
            {sizes.title}
          </h2>
          <p className="mt-4 leading-snug">{sizes.text}</p>
          <dl className="mt-6 border-b">
            {sizes.rows.map((row) => (
              <div key={row.size} className="grid grid-cols-[6.5rem_1fr] border-t py-2">
                <dt className={WIDE}>{row.size}</dt>
                <dd className="text-sm">
                  {row.place}
                  <span className="block text-muted">{row.read}</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="grid items-end gap-6 sm:grid-cols-2 lg:col-span-8">
          <SheetSizes label={sizes.door} />
          <ColumnSize label={sizes.column} />
        </div>
      </div>
    </section>
  );
}

function Prices() {
  return (
    <section
      aria-labelledby="prices"
      className="lazy-layout-68 bg-amber md:lazy-layout-66 lg:lazy-layout-45"
    >
      <div className={`${BAND} grid gap-x-10 gap-y-8 py-14 md:py-24 lg:grid-cols-12`}>
        <div className="lg:col-span-8">
          <h2 id="prices" className={LARGE}>
            {prices.title}
          </h2>
          <table className="mt-6 w-full text-right tabular-nums">
            <caption className="sr-only">{prices.caption}</caption>
            <thead className="border-y">
              <tr>
                {prices.head.map((cell, column) => (
                  <th
                    key={cell}
                    scope="col"
                    className={`py-2 ${WIDE}${column === 0 ? ' text-left' : ''}`}
                  >
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="text-2xl font-black font-stretch-extra-condensed md:text-4xl">
              {prices.rows.map(([sheets, ...sums]) => (
                <tr key={sheets} className="border-b">
                  <th scope="row" className="py-1 text-left font-light">
                    {sheets}
                  </th>
                  {sums.map((sum, column) => (
                    <td key={prices.head[column + 1]}>{sum}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-4 max-w-measure text-sm leading-snug">{prices.note}</p>
        </div>
        <dl className="grid content-start gap-x-10 gap-y-5 sm:grid-cols-2 lg:col-span-4 lg:grid-cols-1">
          {prices.extras.map((extra) => (
            <div key={extra.term}>
              <dt className={WIDE}>{extra.term}</dt>
              <dd className="leading-snug">{extra.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Hours() {
  return (
    <section aria-labelledby="hours" className="lazy-layout-65 md:lazy-layout-78 lg:lazy-layout-58">
      <div className={`${BAND} py-14 md:py-24`}>
        <div className="flex flex-wrap items-end justify-between gap-x-10">
          <h2 id="hours" className={`text-2xl ${HEAVY}`}>
            {hours.title}
          </h2>
          <p className="text-sm">{hours.text}</p>
        </div>
        <table className="mt-6 w-full text-left">
          <caption className="sr-only">{hours.caption}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Open</th>
              <th scope="col">What happens</th>
            </tr>
          </thead>
          <tbody>
            {hours.days.map((day) => (
              <tr
                key={day.day}
                className="border-t align-baseline max-lg:grid max-lg:grid-cols-[6rem_1fr] max-lg:py-2"
              >
                <th
                  scope="row"
                  className={`py-1 text-4xl uppercase max-lg:col-span-2 md:text-6xl ${DAY_WIDTHS[day.width]}`}
                >
                  {day.day}
                </th>
                <td className="py-1 pr-4 font-bold whitespace-nowrap">{day.open}</td>
                <td className="py-1 leading-snug">{day.does}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="mt-12 ml-auto max-w-xl">
          <ExampleNote copy={DEMO_NOTE} />
        </div>
      </div>
    </section>
  );
}

const DAY_WIDTHS = {
  shut: 'font-thin font-stretch-extra-condensed',
  short: 'font-light font-stretch-semi-condensed',
  middle: 'font-semibold',
  long: 'font-extrabold font-stretch-semi-expanded',
  longest: 'font-black font-stretch-125%',
};
