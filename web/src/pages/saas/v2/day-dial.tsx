import { PRACTICES } from './copy.ts';

/** The head of the page for offices: half a clock face, from 7 to 19, over the words; the day's moments on its rim. */
export function DayDial() {
  const { title, lead } = PRACTICES.hero;
  return (
    <section className="overflow-x-clip bg-accent-tint">
      <div className="relative mx-auto max-w-page px-5 pt-8 md:px-10 xl:pt-6">
        <div className="mx-auto max-w-xl xl:hidden">
          <Dial size={SMALL} />
        </div>
        <div className="hidden xl:block">
          <Dial size={LARGE} />
        </div>
        <div className="pt-6 pb-9 xl:absolute xl:inset-x-0 xl:bottom-0 xl:mx-auto xl:max-w-150 xl:px-0 xl:pt-0 xl:pb-20">
          <h1 className="font-display text-4xl font-semibold tracking-tight md:text-5xl">
            {title}
          </h1>
          <p className="mt-6 max-w-xl leading-relaxed md:text-lg md:leading-relaxed">{lead}</p>
        </div>
      </div>
    </section>
  );
}

/** `height` is also how far down the base line lies; `time` and `hour` are type sizes. */
const LARGE = { width: 1168, height: 596, radius: 506, time: 27, hour: 15, rim: 26 };
const SMALL = { width: 360, height: 172, radius: 128, time: 15, hour: 11.5, rim: 13 };

function Dial({ size }: { size: typeof LARGE }) {
  const { dial, marks } = PRACTICES.hero;
  const { width, height, radius, rim, time, hour } = size;
  const point = (at: number, distance: number) => {
    const angle = Math.PI * (1 - (at - 7) / 12);
    return {
      x: Number((width / 2 + distance * Math.cos(angle)).toFixed(1)),
      y: Number((height - distance * Math.sin(angle)).toFixed(1)),
    };
  };
  const arc = (from: number, to: number, distance: number) => {
    const a = point(from, distance);
    const b = point(to, distance);
    return `M${a.x} ${a.y}A${distance} ${distance} 0 0 1 ${b.x} ${b.y}`;
  };
  const ticks = (at: readonly number[], length: number) =>
    at
      .map((moment) => {
        const a = point(moment, radius);
        const b = point(moment, radius - length);
        return `M${a.x} ${a.y}L${b.x} ${b.y}`;
      })
      .join('');
  const first = toHours(marks[0]);
  const last = toHours(marks[4]);
  const isInDay = (at: number) => at > first && at < last;

  return (
    <svg role="img" aria-label={dial} viewBox={`0 0 ${width} ${height}`} className="w-full">
      <path d={`${arc(7, 19, radius)}Z`} className="fill-raised stroke-ink" strokeWidth="1.5" />
      <path
        d={arc(first, last, radius - rim / 2)}
        pathLength="1"
        className="fill-none stroke-accent transition-[stroke-dashoffset] duration-240 [stroke-dasharray:1] starting:[stroke-dashoffset:1]"
        strokeWidth={rim}
      />
      <path d={ticks(QUARTERS, rim * 0.42)} className="stroke-line-strong" strokeWidth="1" />
      <path
        d={ticks(
          FULL_HOURS.filter((full) => !isInDay(full)),
          rim,
        )}
        className="stroke-ink"
        strokeWidth="1.6"
      />
      <path
        d={ticks(FULL_HOURS.filter(isInDay), rim)}
        className="stroke-accent-tint"
        strokeWidth="1.6"
      />
      {FULL_HOURS.map((full) => {
        const { x, y } = point(full, radius - rim - hour * 1.3);
        return (
          <text
            key={full}
            x={x}
            y={y + hour * 0.35}
            fontSize={hour}
            textAnchor="middle"
            className="fill-muted font-mono"
          >
            {full}
          </text>
        );
      })}
      {marks.map((mark, index) => {
        const at = toHours(mark);
        const dot = point(at, radius - rim / 2);
        const text = point(at, radius + time * 0.75);
        return (
          <g key={mark}>
            <circle
              cx={dot.x}
              cy={dot.y}
              r={rim * 0.3}
              className={index === 0 ? 'fill-alert stroke-raised' : 'fill-raised stroke-ink'}
              strokeWidth="1.2"
            />
            <text
              x={text.x}
              y={text.y + (at > 11 && at < 15 ? 0 : time * 0.2)}
              fontSize={time}
              textAnchor={at < 13 ? 'end' : 'start'}
              className="fill-ink font-display font-semibold tabular-nums"
            >
              {mark}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** 8 to 18: at the ends of the face, 7 and 19, the base line itself is the mark. */
const FULL_HOURS = Array.from({ length: 11 }, (_, index) => index + 8);
const QUARTERS = Array.from({ length: 47 }, (_, index) => 7.25 + index / 4);

/** `09:30` as 9.5. */
function toHours(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}
