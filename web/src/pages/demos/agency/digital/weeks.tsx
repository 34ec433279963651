import { BandTitle, PageWidth } from '../../example-frame.tsx';
import { WEB_STUDIO } from './copy.ts';
import { HEADING } from './look.ts';

export function Weeks() {
  const { weeks } = WEB_STUDIO;
  return (
    <PageWidth as="section" id="weeks" aria-labelledby="weeks-title" className="py-12 md:py-20">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <BandTitle id="weeks-title" look={HEADING} text={weeks.title} />
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
            <ol className="mt-2 flex flex-wrap gap-1.5 md:mt-0 md:grid md:grid-cols-5 md:py-1.5">
              {week.days.map((day) => (
                <li
                  key={day.text}
                  className={`px-2.5 py-1.5 text-sm leading-snug md:min-h-20 md:px-3 md:py-2 ${SPANS[day.span]} ${KINDS[day.kind]}`}
                >
                  {day.text}
                  <span className="font-mono text-xs md:sr-only">
                    {' '}
                    {`(${day.span} ${day.span === 1 ? weeks.units.one : weeks.units.many})`}
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
    </PageWidth>
  );
}

const SPANS = { 1: '', 2: 'md:col-span-2', 3: 'md:col-span-3' };

const KINDS = { with: 'bg-warn-tint', ours: 'bg-accent-tint' };
