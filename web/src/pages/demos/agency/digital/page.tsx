import { WEB_STUDIO } from './copy.ts';
import { DEMO_NOTE } from '../../demo-note.ts';
import { ByteRuler } from './byte-ruler.tsx';
import { Envelope } from './envelope.tsx';
import { FilmStrips } from './film-strips.tsx';
import { PageScale } from './page-scale.tsx';
import { RollingIndex } from './rolling-index.tsx';
import { SiteVignette } from './site-vignettes.tsx';
import { ExampleNote } from '@/bands/example-note.tsx';

export function Page() {
  return (
    <div data-trade="agency-digital" className="overflow-x-clip">
      <Opening />
      <section id="index" aria-labelledby="index-title" className="bg-evergreen text-paper">
        <div className={`${BAND} py-10 md:py-14`}>
          <RollingIndex
            title={index.title}
            titleId="index-title"
            hold={index.hold}
            entries={cases.map((entry) => ({ ...entry, to: `#${entry.id}` }))}
          />
        </div>
      </section>
      <Cases />
      <Rules />
      <Weeks />
      <HandOver />
      <Colophon />
    </div>
  );
}

const { name, trade, title, lead, asides, jumps, index, cases, rules, weeks, handOver, colophon } =
  WEB_STUDIO;

const BAND = 'mx-auto max-w-page px-5 md:px-10';
const HEADING = 'text-3xl font-semibold tracking-tight md:text-4xl';
const LINK = 'text-evergreen underline underline-offset-4 hover:bg-amber-tint';

function Opening() {
  return (
    <div className={`${BAND} pt-6 pb-14 md:pb-20`}>
      <div className="flex flex-wrap justify-between gap-x-10 gap-y-2 text-sm">
        <p>
          <strong>{name}</strong>, {trade.toLowerCase()}
        </p>
        <nav aria-label={name}>
          <ul className="flex flex-wrap gap-x-5">
            {jumps.map((jump) => (
              <li key={jump.to}>
                <a href={jump.to} className={`inline-block py-1 ${LINK}`}>
                  {jump.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <h1 className="mt-20 text-5xl font-semibold tracking-tighter sm:text-6xl md:mt-28 lg:text-7xl">
        {title.start}
        <a
          href={title.to}
          className="text-evergreen underline decoration-[0.06em] underline-offset-[0.1em] hover:bg-amber-tint"
        >
          {title.link}
        </a>
      </h1>
      <div className="mt-14 grid gap-8 md:mt-24 md:grid-cols-12 md:gap-10">
        <p className="text-xl leading-snug md:col-span-6">{lead}</p>
        {asides.map((aside) => (
          <p key={aside} className="text-sm md:col-span-3">
            {aside}
          </p>
        ))}
      </div>
    </div>
  );
}

function Cases() {
  return (
    <section id="cases" aria-labelledby="cases-title" className={`${BAND} py-16 md:py-24`}>
      <h2 id="cases-title" className="sr-only">
        {jumps[1].label}
      </h2>
      <div className="grid gap-x-12 gap-y-20 md:grid-cols-12 md:gap-y-28">
        {cases.map((entry) => (
          <article key={entry.id} id={entry.id} className={`scroll-mt-24 ${PLACES[entry.id]}`}>
            <div className={entry.shape === 'phone' ? 'max-w-80' : ''}>
              <SiteVignette site={entry.id} label={entry.label} />
            </div>
            <div className="max-w-lg pt-5">
              <h3 className="flex items-baseline justify-between gap-4 border-b border-ink pb-2 text-xl font-semibold tracking-tight">
                {entry.name}
                <span className="font-mono text-sm font-normal whitespace-nowrap">
                  {entry.weight}
                </span>
              </h3>
              <p className="mt-3">{entry.text}</p>
              <p className="mt-3 text-sm text-muted">{entry.left}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}

/** No two rows share their columns. */
const PLACES = {
  ferry: 'md:col-span-5 lg:col-span-4',
  seeds: 'md:col-span-7 md:mt-20 lg:col-span-8',
  paths: 'md:col-span-12 lg:col-span-8',
  clinic: 'md:col-span-5 lg:col-span-4 lg:mt-32',
  letters: 'md:col-span-7 lg:col-span-7',
  choirs: 'md:col-span-8 md:col-start-5 lg:col-span-5 lg:col-start-8 lg:mt-32',
};

function Rules() {
  const { ruler, film } = rules;
  return (
    <section id="rules" aria-labelledby="rules-title" className="bg-sunk">
      <div className={`${BAND} py-16 md:py-24`}>
        <div className="grid gap-6 md:grid-cols-12 md:gap-10">
          <h2 id="rules-title" className={`md:col-span-5 ${HEADING}`}>
            {rules.title}
          </h2>
          <p className="max-w-measure md:col-span-7">{rules.text}</p>
        </div>
        <dl className="mt-12 grid grid-cols-2 gap-x-6 border-t border-ink md:grid-cols-3 md:gap-x-10">
          {rules.figures.map((rule) => (
            <div key={rule.unit} className="border-b border-ink py-5">
              <dt className="flex flex-wrap items-baseline gap-x-3">
                <span className="text-6xl font-semibold tracking-tighter tabular-nums lg:text-7xl">
                  {rule.figure}
                </span>{' '}
                <span className="font-mono text-sm">{rule.unit}</span>
              </dt>
              <dd className="mt-2 max-w-xs text-sm">{rule.text}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-16 grid gap-6 lg:grid-cols-12 lg:gap-10">
          <div className="lg:col-span-3">
            <h3 className="text-lg font-semibold">{ruler.title}</h3>
            <p className="mt-2 text-sm">{ruler.text}</p>
          </div>
          <div className="pt-3 lg:col-span-9">
            <ByteRuler parts={ruler.parts} mark={ruler.mark} markAt={14} />
          </div>
        </div>
        <div className="mt-16 grid gap-6 lg:grid-cols-12 lg:gap-10">
          <div className="lg:order-last lg:col-span-3">
            <h3 className="text-lg font-semibold">{film.title}</h3>
            <p className="mt-2 text-sm">{film.note}</p>
          </div>
          <div className="lg:col-span-9">
            <FilmStrips ours={film.ours} theirs={film.theirs} label={film.label} />
          </div>
        </div>
      </div>
    </section>
  );
}

function Weeks() {
  return (
    <section id="weeks" aria-labelledby="weeks-title" className={`${BAND} py-16 md:py-24`}>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <h2 id="weeks-title" className={HEADING}>
          {weeks.title}
        </h2>
        <p className="max-w-md">{weeks.text}</p>
      </div>
      <div aria-hidden="true" className="mt-10 hidden grid-cols-[10rem_1fr] md:grid">
        <span />
        <span className="grid grid-cols-5 font-mono text-xs">
          {weeks.days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </span>
      </div>
      <ol className="mt-6 md:mt-2">
        {weeks.rows.map((week, number) => (
          <li
            key={week.title}
            className="border-t border-ink py-4 md:grid md:grid-cols-[10rem_1fr] md:py-0"
          >
            <h3 className="font-semibold md:py-3">
              <span className="mr-3 font-mono text-sm font-normal text-muted">{number + 1}</span>
              {week.title}
            </h3>
            <ol className="mt-2 grid gap-1.5 md:mt-0 md:grid-cols-5 md:py-1.5">
              {week.days.map((day) => (
                <li
                  key={day.text}
                  className={`min-h-12 px-3 py-2 text-sm leading-snug md:min-h-20 ${SPANS[day.span]} ${KINDS[day.kind]}`}
                >
                  {day.text}
                  <span className="font-mono text-xs md:sr-only">
                    {' '}
                    ({day.span} {day.span === 1 ? 'day' : 'days'})
                  </span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <ul className="flex flex-wrap gap-x-8 gap-y-2 border-t border-ink pt-4 text-sm">
        {(['with', 'ours'] as const).map((kind) => (
          <li key={kind} className="flex items-center gap-2">
            <span aria-hidden="true" className={`h-4 w-8 ${KINDS[kind]}`} />
            {weeks.legend[kind]}
          </li>
        ))}
      </ul>
    </section>
  );
}

const SPANS = { 1: '', 2: 'md:col-span-2', 3: 'md:col-span-3' };
const KINDS = { with: 'bg-amber-tint', ours: 'bg-lichen' };

function HandOver() {
  return (
    <section id="hand-over" aria-labelledby="hand-over-title" className="border-t border-line">
      <div className={`${BAND} grid gap-10 py-16 md:grid-cols-12 md:py-24`}>
        <div className="md:col-span-5">
          <Envelope label={handOver.drawing} />
          <p className="mt-6 text-4xl font-semibold tracking-tight">{handOver.price}</p>
          <p className="mt-2 max-w-md text-sm">{handOver.terms}</p>
        </div>
        <div className="md:col-span-6 md:col-start-7">
          <h2 id="hand-over-title" className={HEADING}>
            {handOver.title}
          </h2>
          <ol className="mt-6">
            {handOver.items.map((item, number) => (
              <li
                key={item.name}
                className="grid grid-cols-[2.5rem_1fr] border-t border-line py-3.5"
              >
                <span aria-hidden="true" className="font-mono text-sm leading-7 text-muted">
                  {number + 1}
                </span>
                <span>
                  <strong className="block">{item.name}</strong>
                  {item.text}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

function Colophon() {
  const [first, second] = colophon.paragraphs;
  return (
    <section id="colophon" aria-labelledby="colophon-title" className="border-t border-line">
      <div className={`${BAND} grid gap-10 py-16 md:grid-cols-12`}>
        <h2 id="colophon-title" className="text-xl font-semibold tracking-tight md:col-span-3">
          {colophon.title}
        </h2>
        <div className="min-w-0 space-y-5 md:col-span-8 md:col-start-5">
          <p className="max-w-measure text-xl leading-snug">{first}</p>
          <p className="max-w-measure">{second}</p>
          <p className="max-w-measure bg-sunk px-4 py-3 font-mono text-xs wrap-anywhere">
            {colophon.command}
          </p>
          <PageScale words={colophon.scale} />
          <ExampleNote copy={DEMO_NOTE} />
        </div>
      </div>
    </section>
  );
}
