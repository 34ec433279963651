import { PageWidth } from '../example-frame.tsx';
import { BOX } from './copy.ts';
import { WIDE } from './look.ts';
import { Drawing, Word } from '@/drawings/drawing.tsx';

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
            <PowerEvening />
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

/** Watts from six to midnight: a flat line with a step for every answer. On a dark band. */
function PowerEvening() {
  const { drawing, marks } = BOX.evening;
  return (
    <Drawing label={drawing} viewBox="0 0 900 380" className="block w-full">
      <g className="fill-none stroke-paper opacity-30" strokeWidth="1">
        {[11, 30, 48].map((watts) => (
          <path key={watts} d={`M70 ${level(watts)}H900`} strokeDasharray="2 5" />
        ))}
      </g>
      <path d={`${STEPS}V320H70z`} className="fill-glow opacity-20" />
      <path d={STEPS} className="fill-none stroke-glow" strokeWidth="3" />
      <path d="M70 320H900" className="stroke-paper" strokeWidth="1.4" />
      <g className="fill-on-dark text-[30px] tabular-nums md:text-[18px]">
        {[11, 30, 48].map((watts) => (
          <text key={watts} y={level(watts) + 6}>
            {watts} W
          </text>
        ))}
        {[18, 20, 22, 24].map((hour) => (
          <text
            key={hour}
            x={time(hour)}
            y="356"
            textAnchor={hour === 24 ? 'end' : hour === 18 ? 'start' : 'middle'}
          >
            {hour}:00
          </text>
        ))}
      </g>
      <g className="fill-paper text-[18px] max-md:hidden">
        {marks.map((mark) => (
          <g key={mark.text}>
            <path d={`M${time(mark.at) + 4} ${level(48) - 8}V28`} className="stroke-on-dark" />
            <Word x={time(mark.at) + 12} y="34" text={mark.text} />
          </g>
        ))}
      </g>
    </Drawing>
  );
}

/** The rows of the noise scale, as long as they are loud; the last is the lamp. */
const NOISE = [
  'h-2 w-[45%] bg-line-strong',
  'h-2 w-[58%] bg-line-strong',
  'h-2 w-[68%] bg-line-strong',
  'size-2 rounded-full bg-glow',
];

/** Hours at which someone asked; each answer takes four minutes. */
const ASKED = [18.7, 18.95, 19.4, 20.3, 20.45, 21.2, 22.1, 22.3, 23.1];

function time(hour: number): number {
  return 70 + (hour - 18) * 138;
}

function level(watts: number): number {
  return 320 - watts * 5;
}

const STEPS = `M70 ${level(11)}${ASKED.map(
  (hour) => `H${time(hour).toFixed(0)}V${level(48)}h9.2V${level(11)}`,
).join('')}H898`;
