import { CAREER } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { Ornament, ROUND } from '@/drawings/drawing.tsx';

export function Tuesday() {
  const { day } = CAREER;
  return (
    <Section tone="raised" labelledBy="day-title">
      <div className="mb-10 grid gap-3 md:grid-cols-12 md:items-end md:gap-10">
        <div className="md:col-span-7">
          <Heading id="day-title" size="lg">
            {day.title}
          </Heading>
        </div>
        <p className="max-w-measure text-sm leading-relaxed text-muted md:col-span-5">{day.text}</p>
      </div>
      <DayStrip />
    </Section>
  );
}

/** A working day on one line, each part as wide as it is long; down the page on a narrow screen. */
function DayStrip() {
  const { blocks } = CAREER.day;
  return (
    <ol className="lg:grid lg:grid-cols-9">
      {blocks.map(({ time, hours, title, text, thing }, index) => (
        <li
          key={time}
          className={`grid grid-cols-[4.5rem_1fr] gap-x-4 lg:block ${hours === 2 ? 'lg:col-span-2' : ''}`}
        >
          <div className="row-span-2 border-r-2 border-ink pr-3 lg:flex lg:h-28 lg:items-end lg:border-r-0 lg:border-b-2 lg:pr-0">
            <Ornament
              viewBox="0 0 80 64"
              className="-mb-px w-full fill-none stroke-ink lg:w-24"
              strokeWidth="1.7"
              {...ROUND}
            >
              {THINGS[thing]}
            </Ornament>
          </div>
          <div
            className={`pb-8 lg:border-l lg:pr-4 lg:pb-0 ${hours === 2 ? 'min-h-44 lg:min-h-0' : ''} ${index === 0 ? 'lg:border-transparent' : 'lg:border-line-strong lg:pl-3'}`}
          >
            <p className="text-sm text-muted tabular-nums lg:pt-3">{time}</p>
            <h3 className="mt-1 font-display text-lg leading-snug font-semibold">{title}</h3>
            <p className="mt-1 text-sm leading-relaxed">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Each stands on the line at y = 64. */
const THINGS = {
  cup: (
    <>
      <path d="M14 34h32l-3 30H17zM45 40c14-2 14 16 0 16" className="fill-warn-tint" />
      <path d="M24 26c-5-6 5-8 0-15m13 15c-5-6 5-8 0-15" className="stroke-line-strong" />
    </>
  ),
  rings: (
    <>
      <path d="M2 63a32 32 0 0 1 64 0" className="fill-accent-tint" />
      <path d="M14 63a20 20 0 0 1 40 0" className="fill-raised" />
      <path d="M25 63a9 9 0 0 1 18 0" className="fill-accent" />
      <path d="M66 63a44 44 0 0 0-18-34" strokeDasharray="3 5" />
    </>
  ),
  talk: (
    <>
      <path d="M6 20h34v22H22l-8 8v-8H6z" className="fill-accent-tint" />
      <path d="M34 34h36v20h-8v9l-9-9H34z" className="fill-raised" />
      <path d="M42 42h20M42 48h12" className="stroke-line-strong" />
    </>
  ),
  tree: (
    <>
      <path d="M24 63V40" strokeWidth="3" />
      <path
        d="M24 8c14 0 20 10 16 18 6 8-2 18-16 16-14 2-22-8-16-16C4 18 10 8 24 8z"
        className="fill-accent-tint"
      />
      <path d="M46 63v-6q0-6 6-6h12l4-5 5 1-2 9q-1 3-5 3v4M52 63v-6" className="fill-warn-tint" />
    </>
  ),
  gauge: (
    <>
      <path d="M6 12h60v44H6z" className="fill-raised" />
      <path d="M30 56v7m12-7v7M22 63h28" />
      <path d="M12 46l9-6 8 4 8-9 9 3 6-18 9-4" className="stroke-alert" strokeWidth="2" />
    </>
  ),
  page: (
    <>
      <path d="M12 63V8h30l12 12v43" className="fill-raised" />
      <path d="M42 8v12h12M20 28h22M20 36h26M20 44h18" className="stroke-line-strong" />
      <path d="M40 60l20-30 6 4-19 30-8 2z" className="fill-warn-tint" />
    </>
  ),
  eyes: (
    <>
      <path d="M6 46q14-18 28 0-14 18-28 0zM42 46q14-18 28 0-14 18-28 0z" className="fill-raised" />
      <circle cx="20" cy="46" r="4" className="fill-accent" />
      <circle cx="56" cy="46" r="4" className="fill-accent" />
      <path d="M8 28q10-8 20-4M48 24q10-4 20 4" />
    </>
  ),
} as const;
