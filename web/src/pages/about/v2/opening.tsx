import { PEOPLE } from './copy.ts';
import { PortraitLines } from '@/drawings/portrait.tsx';
import { Ornament, ROUND, Word } from '@/drawings/drawing.tsx';

export function Opening() {
  const { title, lead, note } = PEOPLE;
  return (
    <div className="bg-accent-tint pt-12 md:pt-16">
      <div className="mx-auto max-w-page px-5 md:px-10">
        <div className="grid gap-5 md:grid-cols-12 md:items-end md:gap-10">
          <h1 className="font-display text-4xl font-semibold tracking-tight md:col-span-7 md:text-5xl lg:text-6xl">
            {title}
          </h1>
          <div className="space-y-4 md:col-span-5">
            <p className="max-w-md text-lg leading-relaxed">{lead}</p>
            <p className="max-w-md border-l-2 border-alert pl-4 text-sm leading-relaxed">{note}</p>
          </div>
        </div>
        <div className="mt-10 md:mt-6">
          <LongTable />
        </div>
      </div>
    </div>
  );
}

/**
 * A long table with people behind it: one row on wide screens, two on a phone. The pieces stand edge
 * to edge, so that the table top runs through.
 */
function LongTable() {
  const { tableLabel, seats } = PEOPLE;
  return (
    <div role="img" aria-label={tableLabel} className="grid grid-cols-3 md:grid-cols-6">
      {seats.map((seat, index) => (
        <Ornament key={seat.name} viewBox="0 0 160 246" className="block w-full overflow-visible">
          <g className="fill-none stroke-ink" strokeWidth="1.6" {...ROUND}>
            <g transform="translate(20 38)">
              <PortraitLines variant={index} />
            </g>
            <path d="M0 168h160v14H0z" className="fill-raised stroke-transparent" />
            <path d="M-1 168h162M-1 182h162" strokeWidth="2" />
            <g transform={`translate(${index % 2 === 0 ? 112 : 16} 168)`}>
              <g className={index === 0 ? 'animate-settle' : undefined}>{THINGS[seat.thing]}</g>
            </g>
            {index % 3 === 0 && <path d="M14 183l-6 62M24 183l-4 62" />}
            {index % 3 === 2 && <path d="M146 183l6 62M136 183l4 62" />}
            <rect x="38" y="190" width="84" height="26" rx="2" className="fill-raised" />
          </g>
          <Word
            x="80"
            y="208"
            textAnchor="middle"
            className="fill-ink font-display text-base font-semibold"
            text={seat.name}
          />
        </Ornament>
      ))}
    </div>
  );
}

/** Each stands on y = 0 and is at most 36 wide. */
const THINGS = {
  drive: (
    <>
      <path d="M0-22h34v22H0z" className="fill-accent-tint" />
      <path d="M5-6h12M27-6h2" />
      <path d="M34-12c8 0 4 12 14 12" />
    </>
  ),
  paper: (
    <>
      <path d="M-2 0l3-5h34l-3 5zM0-5l2-5h34l-2 5zM-3-10l4-6h32l-2 6z" className="fill-raised" />
    </>
  ),
  receipt: (
    <>
      <path d="M4 0v-40l5 4 5-4 5 4 5-4 5 4V0z" className="fill-raised" />
      <path d="M9-27h15M9-20h15M9-13h8" className="stroke-line-strong" />
      <path d="M20-7h5" className="stroke-alert" strokeWidth="2" />
    </>
  ),
  phone: (
    <>
      <path d="M2 0v-7q16-12 32 0v7z" className="fill-warn-tint" />
      <path d="M-2-10q20-16 40 0l-3 4q-5-1-5-6-12-6-24 0 0 5-5 6z" className="fill-warn-tint" />
      <path d="M34-2c10 0 6 12-2 12" />
    </>
  ),
  pencil: (
    <>
      <path d="M4 0l4-24h18L30 0z" className="fill-sunk" />
      <path d="M12-24l-3-24M17-24v-30l2-5 2 5v30M24-24l4-20" />
    </>
  ),
  lock: (
    <>
      <path d="M3-20h28V0H3z" className="fill-alert-tint" />
      <path d="M9-20v-8q8-14 16 0v8M17-12v5" />
    </>
  ),
} as const;
