import { SERVICES } from './copy.ts';
import { Drawing, Ornament } from '@/drawings/drawing.tsx';

/** One hour on a clock face, cut into its parts, with the parts as a list beside it. */
export function HourClock() {
  const { description, parts, unit } = SERVICES.rows.hour;
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, part) => sum + part.minutes, 0),
  );
  return (
    <div className="grid items-center gap-6 sm:grid-cols-[1fr_12rem] md:grid-cols-1 lg:grid-cols-[1fr_12rem]">
      <Drawing label={description} viewBox="-120 -120 240 240" className="mx-auto w-full max-w-xs">
        {parts.map((part, index) => (
          <path
            key={part.text}
            d={sector(starts[index] ?? 0, part.minutes)}
            className={`${FILLS[index % FILLS.length]} stroke-ink`}
            strokeWidth="1.5"
          />
        ))}
        <circle r="46" className="fill-paper stroke-ink" strokeWidth="1.5" />
        {Array.from({ length: 12 }, (_, hour) => (
          <path
            key={hour}
            d="M0-116v-6"
            transform={`rotate(${hour * 30}) translate(0 6)`}
            className="stroke-ink"
            strokeWidth={hour % 3 === 0 ? 3 : 1.5}
          />
        ))}
        <path d="M0 8V-38M0 0 24 14" className="stroke-ink" strokeWidth="3" strokeLinecap="round" />
        <circle r="5" className="fill-alert" />
      </Drawing>
      <ol className="text-sm">
        {parts.map((part, index) => (
          <li key={part.text} className="flex gap-3 border-t border-line py-2.5 last:border-b">
            <Ornament viewBox="0 0 12 12" className="mt-1 size-3.5 shrink-0">
              <rect
                x="0.75"
                y="0.75"
                width="10.5"
                height="10.5"
                className={`${FILLS[index % FILLS.length]} stroke-ink`}
                strokeWidth="1.5"
              />
            </Ornament>
            <span>
              <span className="font-semibold tabular-nums">
                {part.minutes} {unit}
              </span>{' '}
              {part.text}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const FILLS = ['fill-sunk', 'fill-accent', 'fill-alert', 'fill-accent-tint'];

/** From `start` for `minutes`, clockwise from the top, on a circle of 108. */
function sector(start: number, minutes: number): string {
  return `M0 0L${point(start)}A108 108 0 ${minutes > 30 ? 1 : 0} 1 ${point(start + minutes)}Z`;
}

function point(minute: number): string {
  const angle = (minute / 60) * 2 * Math.PI;
  return `${(108 * Math.sin(angle)).toFixed(1)} ${(-108 * Math.cos(angle)).toFixed(1)}`;
}
