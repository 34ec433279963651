import { BandTitle, PageWidth } from '../../example-frame.tsx';
import { WEB_STUDIO } from './copy.ts';
import { FilmStrips } from './film-strips.tsx';
import { HEADING } from './look.ts';
import { Drawing, Ornament, Word } from '@/drawings/drawing.tsx';

export function Rules() {
  const { rules } = WEB_STUDIO;
  const { ruler, film } = rules;
  return (
    <section id="rules" aria-labelledby="rules-title" className="bg-sunk">
      <PageWidth className="py-16 md:py-24">
        <div className="grid gap-6 md:grid-cols-12 md:gap-10">
          <BandTitle id="rules-title" look={`md:col-span-5 ${HEADING}`} text={rules.title} />
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
            <ByteRuler />
          </div>
        </div>
        <div className="mt-16 grid gap-6 lg:grid-cols-12 lg:gap-10">
          <div className="lg:order-last lg:col-span-3">
            <h3 className="text-lg font-semibold">{film.title}</h3>
            <p className="mt-2 text-sm">{film.note}</p>
          </div>
          <div className="lg:col-span-9">
            <FilmStrips />
          </div>
        </div>
      </PageWidth>
    </section>
  );
}

/** A budget of bytes laid along a ruler, a tick each kilobyte. */
function ByteRuler() {
  const { parts, mark } = WEB_STUDIO.rules.ruler;
  const total = parts.reduce((sum, part) => sum + part.size, 0);
  const share = (size: number) => `${((size / total) * 100).toFixed(3)}%`;
  const marked = share(14);
  return (
    <figure>
      <Drawing
        label={`${parts.map((part) => `${part.name} ${part.size} kB`).join(', ')}; ${mark}`}
        className="block h-36 w-full overflow-visible"
      >
        {parts.map((part, index) => {
          const start = parts.slice(0, index).reduce((sum, before) => sum + before.size, 0);
          return (
            <rect
              key={part.name}
              x={share(start)}
              y="0"
              width={share(part.size)}
              height="64"
              className={`stroke-ink ${FILLS[index % FILLS.length]}`}
            />
          );
        })}
        {Array.from({ length: total + 1 }, (_, kilobyte) => {
          const x = share(kilobyte);
          const end = kilobyte % 10 === 0 ? 86 : kilobyte % 5 === 0 ? 78 : 72;
          return <line key={kilobyte} x1={x} x2={x} y1="64" y2={end} className="stroke-ink" />;
        })}
        {[0, 10, 20, 30, 40, 50, 60].map((kilobyte) => (
          <Word
            key={kilobyte}
            x={share(kilobyte)}
            y="104"
            textAnchor={kilobyte === 0 ? 'start' : kilobyte === total ? 'end' : 'middle'}
            className="fill-ink font-mono text-xs"
            text={kilobyte}
          />
        ))}
        <line x1={marked} x2={marked} y1="-10" y2="128" className="stroke-alert" strokeWidth="2" />
        <text x={marked} dx="8" y="132" className="fill-alert font-mono text-xs">
          {mark}
        </text>
      </Drawing>
      <figcaption>
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {parts.map((part, index) => (
            <li key={part.name} className="flex items-center gap-2">
              <Ornament viewBox="0 0 12 12" className="size-3">
                <path
                  d="M0 0h12v12H0z"
                  className={`stroke-ink ${FILLS[index % FILLS.length]}`}
                  strokeWidth="2"
                />
              </Ornament>
              {part.name}, {part.size} kB
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

const FILLS = ['fill-accent', 'fill-accent-tint', 'fill-ink', 'fill-warn-tint', 'fill-line'];
