import { PRACTICES } from './copy.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

/** How to begin, as four leaves of a desk calendar, and where to click. */
export function FirstWeek() {
  const { title, text, week, links } = PRACTICES.start;
  const [first, ...others] = links;
  return (
    <section aria-labelledby="first-week" className="bg-warn-tint pt-10 pb-10 md:pt-20 md:pb-28">
      <div className="mx-auto grid max-w-page gap-7 px-5 md:px-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2
            id="first-week"
            className="font-display text-2xl font-semibold tracking-tight md:text-4xl"
          >
            {title}
          </h2>
          <p className="mt-4 max-w-md leading-relaxed">{text}</p>
          <div className="mt-7">
            <ButtonLink to={first.to}>{first.label}</ButtonLink>
          </div>
          <ul className="mt-5 space-y-1">
            {others.map((link) => (
              <li key={link.label} className="py-1">
                <TextLink to={link.to}>{link.label}</TextLink>
              </li>
            ))}
          </ul>
        </div>
        <ol className="grid grid-cols-2 gap-3 sm:gap-4 lg:col-span-8 lg:grid-cols-4 lg:gap-5">
          {week.map((leaf, index) => (
            <li
              key={leaf.day}
              className={`border border-ink bg-raised lg:self-start ${DROPS[index] ?? ''}`}
            >
              <p className="border-b border-dashed border-line-strong px-4 py-2 font-display text-2xl font-semibold">
                <span aria-hidden="true" className="mb-2 flex justify-between">
                  <span className="size-2.5 rounded-full border border-ink bg-warn-tint" />
                  <span className="size-2.5 rounded-full border border-ink bg-warn-tint" />
                </span>
                {leaf.day}
              </p>
              <p className="px-3 pt-3 text-sm sm:px-4 sm:pt-4 leading-relaxed">{leaf.text}</p>
              <svg
                aria-hidden="true"
                viewBox="0 0 120 84"
                className="mx-4 mt-3 mb-4 w-20 sm:w-28 fill-none stroke-accent"
                strokeWidth="1.8"
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                <path d={SKETCHES[index % SKETCHES.length]} />
              </svg>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const DROPS = ['', 'lg:mt-8 lg:-mb-8', 'lg:mt-4 lg:-mb-4', 'lg:mt-12 lg:-mb-12'];

/** A folder, a tally of twenty, a shut door, a cross in a box. */
const SKETCHES = [
  'M6 74V14h34l8 10h62v50zM6 34h104M22 48h46M22 58h30',
  'M10 12v26M18 12v26M26 12v26M34 12v26M5 32l36-14M58 12v26M66 12v26M74 12v26M82 12v26M53 32l36-14M10 48v26M18 48v26M26 48v26M34 48v26M5 68l36-14M58 48v26M66 48v26',
  'M20 78V8h54v70M8 78h104M28 16h38v24H28zM28 48h38v22H28zM66 44a2 2 0 1 0 .1 0M88 78V50h14v28M84 50c0-10 22-10 22 0z',
  'M12 14h52v56H12zM20 40c8 6 10 12 14 20C42 36 56 18 76 8',
] as const;
