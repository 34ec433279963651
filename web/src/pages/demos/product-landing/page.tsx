import { Link } from 'react-router-dom';
import { DEMO_NOTE } from '../demo-note.ts';
import { BOX } from './copy.ts';
import { CopyText, copyKey } from '@/bands/copy-text.tsx';
import { BoxShelf } from './box-shelf.tsx';
import { CartonTray } from './carton-tray.tsx';
import { PowerEvening } from './power-evening.tsx';
import { Turntable } from './turntable.tsx';
import { BoxExploded } from './box-views.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

export function Page() {
  return (
    <div data-trade="product-landing" className="overflow-x-clip">
      <Stage />
      <Shelf />
      <Evening />
      <Apart />
      <Models />
      <Carton />
      <Years />
      <Order />
    </div>
  );
}

const { turn, shelf, evening, exploded, models, carton, connect, promise, order } = BOX;

const BAND = 'mx-auto max-w-page px-5 md:px-10';
/** As wide as the box is: the headings lie rather than stand. */
const WIDE = 'font-display font-medium font-stretch-125% tracking-tight';

function Stage() {
  return (
    <header className="bg-paper">
      <div className={`${BAND} pt-5 md:pt-7`}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
          <p className="font-display font-semibold font-stretch-125%">{BOX.name}</p>
          <p className="text-muted max-sm:hidden">{BOX.kind}</p>
          <p className="flex items-center gap-4 tabular-nums">
            {BOX.price}
            <Link
              to={BOX.buy.to}
              className="rounded-sm bg-signal px-3 py-1.5 font-semibold text-raised hover:bg-ink"
            >
              {BOX.buy.label}
            </Link>
          </p>
        </div>
        <div className="mt-10 grid gap-5 pb-8 md:mt-12 md:grid-cols-12 md:items-end md:gap-10 md:pb-3">
          <h1
            className={`text-3xl leading-none sm:text-4xl md:col-span-8 lg:text-5xl xl:text-6xl ${WIDE}`}
          >
            {BOX.title}
          </h1>
          <p className="max-w-sm leading-relaxed md:col-span-4 md:pb-1">{BOX.lead}</p>
        </div>
      </div>
      <Turntable legend={turn.legend} views={turn.views} />
    </header>
  );
}

/** The shelf comes in from the left edge of the window. */
function Shelf() {
  return (
    <section aria-labelledby="shelf-title" className="bg-raised">
      <div className="grid lg:grid-cols-12">
        <div className="h-80 sm:h-110 lg:col-span-7 lg:h-120 xl:h-150">
          <BoxShelf label={shelf.drawing} />
        </div>
        <div className="px-5 py-12 md:px-10 lg:col-span-5 lg:max-w-lg lg:self-center">
          <h2 id="shelf-title" className={`text-xl md:text-2xl ${WIDE}`}>
            {shelf.title}
          </h2>
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

function Evening() {
  return (
    <section aria-labelledby="evening-title" className="bg-evergreen-deep text-raised">
      <div className={`${BAND} py-16 md:py-24`}>
        <div className="grid gap-6 md:grid-cols-12 md:gap-10">
          <h2 id="evening-title" className={`text-3xl md:col-span-7 md:text-4xl ${WIDE}`}>
            {evening.title}
          </h2>
          <p className="leading-relaxed text-mist md:col-span-5">{evening.text}</p>
        </div>
        <div className="mt-12 grid gap-10 lg:grid-cols-12">
          <figure className="lg:col-span-9">
            <PowerEvening label={evening.drawing} marks={evening.marks} />
            <figcaption className="mt-4 text-sm text-mist">{evening.example}</figcaption>
          </figure>
          <dl className="grid grid-cols-2 gap-6 sm:grid-cols-3 lg:col-span-3 lg:flex lg:flex-col lg:justify-between lg:pb-16">
            {evening.sums.map((sum) => (
              <div key={sum.term} className="border-t border-mist pt-2">
                <dt className="text-sm text-mist">{sum.term}</dt>
                <dd className={`text-xl tabular-nums lg:text-2xl ${WIDE}`}>{sum.text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="mt-16 grid gap-6 border-t border-line-strong pt-8 md:grid-cols-12 md:gap-10">
          <h3 className={`text-lg md:col-span-3 ${WIDE}`}>{evening.noiseTitle}</h3>
          <ul className="space-y-3 md:col-span-9">
            {evening.noise.map((entry, index) => (
              <li key={entry.sound} className="grid items-center gap-x-4 sm:grid-cols-[18rem_1fr]">
                <span className="text-sm">{entry.sound}</span>
                <span className="flex items-center gap-3 text-sm whitespace-nowrap text-mist tabular-nums">
                  <span aria-hidden="true" className={NOISE[index]} />
                  {entry.level}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** The rows of the noise scale, as long as they are loud; the last is the lamp. */
const NOISE = [
  'h-2 w-[45%] bg-line-strong',
  'h-2 w-[58%] bg-line-strong',
  'h-2 w-[68%] bg-line-strong',
  'size-2 rounded-full bg-amber',
];

function Apart() {
  return (
    <section aria-labelledby="apart-title" className={`${BAND} py-16 md:py-24`}>
      <div className="grid gap-10 md:grid-cols-12 md:gap-14">
        <div className="max-md:order-last md:col-span-6 lg:col-span-7">
          <div className="mx-auto max-w-lg">
            <BoxExploded label={exploded.drawing} />
          </div>
        </div>
        <div className="md:sticky md:top-28 md:col-span-6 md:self-start lg:col-span-5">
          <h2 id="apart-title" className={`text-3xl md:text-4xl ${WIDE}`}>
            {exploded.title}
          </h2>
          <ol className="mt-10 border-b border-ink">
            {exploded.parts.map((part, index) => (
              <li
                key={part.name}
                className="grid grid-cols-[2.25rem_1fr_auto] gap-x-2 border-t border-ink py-3"
              >
                <span aria-hidden="true" className="font-semibold text-signal tabular-nums">
                  {index + 1}
                </span>
                <span>
                  <span className="block font-semibold">{part.name}</span>
                  <span className="block text-sm leading-snug text-muted">{part.text}</span>
                </span>
                <span className="text-sm whitespace-nowrap tabular-nums">{part.time}</span>
              </li>
            ))}
          </ol>
          <p className="mt-4 max-w-md text-sm leading-relaxed text-muted">{exploded.text}</p>
        </div>
      </div>
    </section>
  );
}

/** Sizes of models as bars of memory, in a table. */
function Models() {
  return (
    <section aria-labelledby="models-title" className="bg-sunk">
      <div className={`${BAND} py-14 md:py-20`}>
        <div className="grid gap-4 md:grid-cols-12 md:gap-10">
          <h2 id="models-title" className={`text-2xl md:col-span-5 md:text-3xl ${WIDE}`}>
            {models.title}
          </h2>
          <p className="max-w-measure leading-relaxed md:col-span-7">{models.text}</p>
        </div>
        <table className="mt-10 w-full border-collapse text-left">
          <caption className="sr-only">{models.caption}</caption>
          <thead className="max-md:sr-only">
            <tr className="border-b border-ink text-sm">
              {models.head.map((cell) => (
                <th key={cell} scope="col" className="py-2 pr-6 font-normal text-muted">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {models.rows.map((row) => (
              <tr
                key={row.size}
                className="border-b border-line-strong max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:py-4 md:align-middle"
              >
                <th
                  scope="row"
                  className={`text-lg whitespace-nowrap max-md:col-span-2 md:py-4 md:pr-5 lg:text-xl ${WIDE}`}
                >
                  {row.size}
                </th>
                <td className="whitespace-nowrap tabular-nums md:pr-6">
                  <span className="flex items-center gap-3">
                    <MemoryBar gigabytes={Number.parseInt(row.memory, 10)} />
                    {row.memory}
                  </span>
                </td>
                <td className={`text-2xl tabular-nums max-md:text-right ${WIDE}`}>
                  {row.speed}
                  <span className="font-sans text-sm font-stretch-normal md:hidden"> tokens/s</span>
                </td>
                <td className="max-md:col-span-2 md:w-1/3">{row.use}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-4 max-w-measure text-sm text-muted">{models.note}</p>
      </div>
    </section>
  );
}

/** Thirty-two cells, as many filled as the model takes. */
function MemoryBar({ gigabytes }: { gigabytes: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 128 24" className="h-6 w-32 shrink-0">
      {Array.from({ length: 32 }, (_, cell) => (
        <path
          key={cell}
          d={`M${(cell % 16) * 8} ${cell < 16 ? 0 : 13}h6v10h-6z`}
          className={cell < gigabytes ? 'fill-signal' : 'fill-line'}
        />
      ))}
    </svg>
  );
}

function Carton() {
  return (
    <section aria-labelledby="carton-title" className="bg-raised">
      <div className={`${BAND} grid gap-10 py-16 md:grid-cols-12 md:items-center md:py-20`}>
        <div className="md:col-span-5">
          <h2 id="carton-title" className={`text-2xl md:text-3xl ${WIDE}`}>
            {carton.title}
          </h2>
          <ul className="mt-6 space-y-4">
            {carton.items.map((item) => (
              <li key={item.name} className="grid grid-cols-[2.5rem_1fr]">
                <span className={`text-lg leading-snug text-signal tabular-nums ${WIDE}`}>
                  {item.count}
                </span>
                <span className="leading-snug">
                  <strong className="font-semibold">{item.name}</strong>
                  <span className="block text-sm text-muted">{item.text}</span>
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-6 max-w-sm text-sm leading-relaxed text-muted">{carton.text}</p>
        </div>
        <div className="max-md:-order-1 md:col-span-7">
          <CartonTray label={carton.drawing} />
        </div>
      </div>
    </section>
  );
}

function Years() {
  return (
    <div className={`${BAND} grid gap-14 py-16 md:grid-cols-12 md:gap-10 md:py-24`}>
      <section aria-labelledby="connect-title" className="md:col-span-5">
        <h2 id="connect-title" className={`text-xl md:text-2xl ${WIDE}`}>
          {connect.title}
        </h2>
        <ol className="mt-6 space-y-5">
          {connect.steps.map((step, index) => (
            <li key={copyKey(step)} className="grid grid-cols-[3rem_1fr] leading-relaxed">
              <span aria-hidden="true" className="mt-2 flex gap-1">
                {Array.from({ length: index + 1 }, (_, lamp) => (
                  <span key={lamp} className="size-2 rounded-full bg-signal" />
                ))}
              </span>
              <span>
                <CopyText copy={step} />
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="promise-title" className="md:col-span-6 md:col-start-7">
        <h2 id="promise-title" className={`text-5xl leading-none md:text-6xl ${WIDE}`}>
          {promise.title}
        </h2>
        <dl className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {promise.items.map((item) => (
            <div key={item.term} className="border-t border-line-strong pt-2">
              <dt className="font-semibold">{item.term}</dt>
              <dd className="mt-1 text-sm leading-relaxed text-muted">{item.text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

function Order() {
  return (
    <section aria-labelledby="order-title" className="border-t border-ink bg-raised">
      <div className={`${BAND} grid gap-8 py-12 md:grid-cols-12 md:py-16`}>
        <div className="md:col-span-7">
          <h2 id="order-title" className={`text-2xl tabular-nums md:text-4xl ${WIDE}`}>
            {order.title}
          </h2>
          <p className="mt-4 max-w-lg leading-relaxed">{order.text}</p>
          <p className="mt-6 max-w-lg border-t border-line pt-3 text-sm text-muted">
            <CopyText copy={DEMO_NOTE} />
          </p>
        </div>
        <div className="flex flex-col items-start gap-3 md:col-span-4 md:col-start-9">
          {order.links.map((link, index) => (
            <ButtonLink
              key={link.to}
              to={link.to}
              variant={index === 0 ? 'primary' : 'secondary'}
              className="w-full"
            >
              {link.label}
            </ButtonLink>
          ))}
          <p className="text-sm text-muted">{order.note}</p>
        </div>
      </div>
    </section>
  );
}
