import { PageWidth } from '../../example-frame.tsx';
import { ByteRuler } from './byte-ruler.tsx';
import { WEB_STUDIO } from './copy.ts';
import { FilmStrips } from './film-strips.tsx';
import { HEADING } from './look.ts';

export function Rules() {
  const { rules } = WEB_STUDIO;
  const { ruler, film } = rules;
  return (
    <section id="rules" aria-labelledby="rules-title" className="bg-sunk">
      <PageWidth className="py-16 md:py-24">
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
      </PageWidth>
    </section>
  );
}
