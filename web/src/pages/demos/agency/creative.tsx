import { POSTER_SHOP } from '@/content/pages/demos-agency-creative.ts';
import { DEMO_NOTE } from '@/content/pages/demos-note.ts';
import { InkMixes } from '@/sections/demos-b/ink-mixes.tsx';
import { ColumnSize, SheetSizes } from '@/sections/demos-b/paper-sizes.tsx';
import { Poster } from '@/sections/demos-b/posters.tsx';
import { PrintStage } from '@/sections/demos-b/print-stages.tsx';
import { ScreenSection } from '@/sections/demos-b/screen-section.tsx';
import { ExampleNote } from '@/sections/example-note.tsx';

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
const HEADING = 'font-display font-black font-stretch-extra-condensed leading-none uppercase';

/** The headline runs off the rose sheet on to the wall, and changes colour where it does. */
function Headline() {
  return (
    <header>
      <div className="relative isolate">
        <div
          aria-hidden="true"
          className="absolute inset-y-0 left-0 -z-10 w-[71%] bg-signal md:w-[64%]"
        />
        <div className={`${BAND} pt-6 pb-10 md:pt-8 md:pb-14`}>
          <div className="flex flex-col gap-x-8 gap-y-1 text-sm font-medium md:flex-row">
            <p className="font-black font-stretch-125%">{name}</p>
            <p>{trade}</p>
            <p className="lg:ml-auto">{place}</p>
          </div>
          <h1 className="mt-10 text-evergreen mix-blend-multiply md:mt-12">
            <span className="block text-3xl font-extralight whitespace-nowrap font-stretch-125% md:text-5xl">
              {title.quiet}{' '}
            </span>
            <span className="-ml-[0.03em] block text-[36.4vw] leading-[0.8] font-black uppercase font-stretch-extra-condensed xl:text-[29.9rem]">
              {title.loud}
            </span>
          </h1>
        </div>
      </div>
      <div className={`${BAND} grid gap-x-10 gap-y-6 pt-8 pb-12 md:grid-cols-12 md:pb-16`}>
        <p className="max-w-md text-lg leading-snug font-medium md:col-span-5">{lead}</p>
        <p className="max-w-xs text-sm leading-snug md:col-span-3">{sheetNote}</p>
        <nav aria-label={name} className="md:col-span-4">
          <ul className="flex flex-wrap gap-x-5 gap-y-1 md:justify-end">
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

function Wall() {
  return (
    <section id="wall" aria-labelledby="wall-title" className="bg-sunk">
      <div className={`${BAND} pt-14 pb-20 md:pt-20`}>
        <div className="grid gap-4 md:grid-cols-12 md:gap-10">
          <h2 id="wall-title" className={`text-4xl md:col-span-5 md:text-6xl ${HEADING}`}>
            {wall.title}
          </h2>
          <p className="max-w-md leading-snug md:col-span-5 md:col-start-8 md:self-end">
            {wall.text}
          </p>
        </div>
        <div className="mt-12 grid gap-x-10 gap-y-12 md:grid-cols-2 lg:grid-cols-12 lg:items-start lg:gap-x-14">
          {wall.columns.map((posters, column) => (
            <ul key={column} className={COLUMNS[column]}>
              {posters.map((poster, row) => (
                <li
                  key={poster.sheet}
                  className={row % 2 === column % 2 ? 'ml-auto w-10/12 md:w-auto' : 'w-full'}
                >
                  <figure>
                    <Clips />
                    <Poster sheet={poster.sheet} label={poster.label} />
                    <figcaption className="mt-3 text-sm leading-snug">
                      <strong className="block font-bold">{poster.caption}</strong>
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
  'space-y-14 lg:col-span-4 lg:pt-6',
  'space-y-14 md:pt-24 lg:col-span-5 lg:space-y-28 lg:pt-32',
  'grid gap-x-6 gap-y-14 md:col-span-2 md:grid-cols-3 lg:col-span-3 lg:block lg:space-y-32',
];

/** What a sheet hangs by. */
function Clips() {
  return (
    <svg aria-hidden="true" viewBox="0 0 500 26" className="block w-full">
      <path d="M60 26V6h44v20M396 26V6h44v20" className="fill-ink" />
      <path d="M82 6V0M418 6V0" className="stroke-ink" strokeWidth="6" />
    </svg>
  );
}

function Printing() {
  const { screen, inks } = printing;
  return (
    <section id="printing" aria-labelledby="printing-title">
      <div className={`${BAND} py-16 md:py-24`}>
        <div className="md:flex md:items-end md:justify-between md:gap-10">
          <h2 id="printing-title" className={`max-w-2xl text-4xl md:text-6xl ${HEADING}`}>
            {printing.title}
          </h2>
          <p className="mt-4 max-w-sm leading-snug md:mt-0">{printing.text}</p>
        </div>
        <ol className="mt-10 grid grid-cols-2 gap-x-4 gap-y-10 md:gap-x-8 lg:grid-cols-4">
          {printing.stages.map((stage) => (
            <li key={stage.stage}>
              <PrintStage stage={stage.stage} label={stage.label} />
              <h3 className="mt-3 font-bold">{stage.title}</h3>
              <p className="mt-1 text-sm leading-snug">{stage.text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-16 grid gap-12 border-t-2 border-ink pt-8 md:grid-cols-12 md:gap-10">
          <div className="md:col-span-7">
            <div className="max-w-xl">
              <ScreenSection label={screen.label} />
            </div>
            <h3 className="mt-4 font-bold">{screen.title}</h3>
            <p className="mt-1 max-w-md text-sm leading-snug">{screen.text}</p>
          </div>
          <div className="md:col-span-5">
            <div className="max-w-sm">
              <InkMixes label={inks.label} />
            </div>
            <h3 className="mt-2 font-bold">{inks.title}</h3>
            <p className="mt-1 max-w-sm text-sm leading-snug">{inks.text}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

function Sizes() {
  return (
    <section id="sizes" aria-labelledby="sizes-title" className="bg-lichen">
      <div className={`${BAND} grid gap-10 py-16 md:pt-24 md:pb-0 lg:grid-cols-12`}>
        <div className="lg:col-span-4 lg:pb-20">
          <h2 id="sizes-title" className={`text-4xl md:text-6xl ${HEADING}`}>
            {sizes.title}
          </h2>
          <p className="mt-4 leading-snug">{sizes.text}</p>
          <dl className="mt-8 border-b border-ink">
            {sizes.rows.map((row) => (
              <div key={row.size} className="grid grid-cols-[6.5rem_1fr] border-t border-ink py-2">
                <dt className="font-black font-stretch-125%">{row.size}</dt>
                <dd className="text-sm leading-6">
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
    <section id="prices" aria-labelledby="prices-title" className="bg-amber">
      <div className={`${BAND} grid gap-10 py-16 md:py-24 lg:grid-cols-12`}>
        <div className="lg:col-span-7">
          <h2 id="prices-title" className={`text-4xl md:text-6xl ${HEADING}`}>
            {prices.title}
          </h2>
          <table className="mt-8 w-full border-collapse text-right tabular-nums">
            <caption className="sr-only">{prices.caption}</caption>
            <thead>
              <tr className="border-y-2 border-ink">
                {prices.head.map((cell, column) => (
                  <th
                    key={cell}
                    scope="col"
                    className={`py-2 font-black font-stretch-125% ${column === 0 ? 'text-left' : ''}`}
                  >
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="font-stretch-extra-condensed">
              {prices.rows.map(([sheets, ...sums]) => (
                <tr key={sheets} className="border-b border-ink">
                  <th scope="row" className="py-1 text-left text-2xl font-light md:text-4xl">
                    {sheets}
                  </th>
                  {sums.map((sum, column) => (
                    <td
                      key={prices.head[column + 1]}
                      className="py-1 text-2xl font-black md:text-4xl"
                    >
                      {sum}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-4 max-w-lg text-sm leading-snug">{prices.note}</p>
        </div>
        <dl className="grid content-start gap-x-10 gap-y-5 sm:grid-cols-2 lg:col-span-4 lg:col-start-9 lg:grid-cols-1 lg:pt-4">
          {prices.extras.map((extra) => (
            <div key={extra.term}>
              <dt className="font-black font-stretch-125%">{extra.term}</dt>
              <dd className="mt-1 leading-snug">{extra.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Hours() {
  return (
    <section id="hours" aria-labelledby="hours-title">
      <div className={`${BAND} py-16 md:py-24`}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
          <h2 id="hours-title" className={`text-2xl ${HEADING}`}>
            {hours.title}
          </h2>
          <p className="text-sm">{hours.text}</p>
        </div>
        <table className="mt-6 w-full border-collapse text-left">
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
                className="border-t border-ink align-baseline max-lg:grid max-lg:grid-cols-[6rem_1fr] max-lg:py-2"
              >
                <th
                  scope="row"
                  className={`py-1 pr-4 text-4xl uppercase max-lg:col-span-2 md:text-6xl ${DAY_WIDTHS[day.width]}`}
                >
                  {day.day}
                </th>
                <td className="py-1 pr-4 font-bold whitespace-nowrap tabular-nums">{day.open}</td>
                <td className="py-1 leading-snug lg:w-88">{day.does}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="mt-14 ml-auto max-w-xl">
          <ExampleNote copy={DEMO_NOTE} />
        </div>
      </div>
    </section>
  );
}

const DAY_WIDTHS = {
  shut: 'font-thin font-stretch-extra-condensed',
  short: 'font-light font-stretch-semi-condensed',
  middle: 'font-semibold font-stretch-normal',
  long: 'font-extrabold font-stretch-semi-expanded',
  longest: 'font-black font-stretch-125%',
};
