import { PageWidth } from '../example-frame.tsx';
import { BOX } from './copy.ts';
import { WIDE } from './look.ts';
import { PowerEvening } from './power-evening.tsx';

export function Evening() {
  const { evening } = BOX;
  return (
    <section aria-labelledby="evening-title" className="bg-accent-deep text-raised">
      <PageWidth className="py-16 md:py-24">
        <div className="grid gap-6 md:grid-cols-12 md:gap-10">
          <h2 id="evening-title" className={`text-3xl md:col-span-7 md:text-4xl ${WIDE}`}>
            {evening.title}
          </h2>
          <p className="leading-relaxed text-on-dark md:col-span-5">{evening.text}</p>
        </div>
        <div className="mt-12 grid gap-10 lg:grid-cols-12">
          <figure className="lg:col-span-9">
            <PowerEvening label={evening.drawing} marks={evening.marks} />
            <figcaption className="mt-4 text-sm text-on-dark">{evening.example}</figcaption>
          </figure>
          <dl className="grid grid-cols-2 gap-6 sm:grid-cols-3 lg:col-span-3 lg:flex lg:flex-col lg:justify-between lg:pb-16">
            {evening.sums.map((sum) => (
              <div key={sum.term} className="border-t border-on-dark pt-2">
                <dt className="text-sm text-on-dark">{sum.term}</dt>
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
                <span className="flex items-center gap-3 text-sm whitespace-nowrap text-on-dark tabular-nums">
                  <span aria-hidden="true" className={NOISE[index]} />
                  {entry.level}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </PageWidth>
    </section>
  );
}

/** The rows of the noise scale, as long as they are loud; the last is the lamp. */
const NOISE = [
  'h-2 w-[45%] bg-line-strong',
  'h-2 w-[58%] bg-line-strong',
  'h-2 w-[68%] bg-line-strong',
  'size-2 rounded-full bg-glow',
];
