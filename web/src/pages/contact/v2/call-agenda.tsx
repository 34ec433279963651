import { ENGINEER } from './copy.ts';

/** The parts of a call on a ruler of minutes, each at least as tall as it is long. */
export function CallAgenda() {
  const { parts } = ENGINEER.agenda;
  return (
    <ol className="border-b-2 border-ink">
      {parts.map(({ from, to, title, text }, index) => (
        <li
          key={title}
          style={{ minHeight: `${(to - from) * 1.05}rem` }}
          className="grid grid-cols-[3.5rem_1fr] border-t-2 border-ink md:grid-cols-[5rem_1fr]"
        >
          <div
            className={`relative overflow-hidden border-r border-ink ${TONES[index % TONES.length]}`}
          >
            <span className="absolute top-1 left-2 font-display text-lg font-semibold tabular-nums">
              {from}
            </span>
            <svg
              aria-hidden="true"
              viewBox={`0 0 12 ${to - from}`}
              preserveAspectRatio="none"
              className="absolute inset-y-0 right-0 h-full w-3 stroke-current"
            >
              {Array.from({ length: to - from - 1 }, (_, minute) => (
                <path
                  key={minute}
                  d={`M${(from + minute + 1) % 5 === 0 ? 0 : 6} ${minute + 1}h12`}
                  className="[vector-effect:non-scaling-stroke]"
                />
              ))}
            </svg>
          </div>
          <div className="py-3 pl-4 md:pb-6 md:pl-7">
            <h3 className="font-display text-lg leading-snug font-semibold md:text-xl">{title}</h3>
            <p className="mt-1 max-w-lg leading-relaxed">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const TONES = ['bg-accent-tint', 'bg-accent text-raised', 'bg-paper', 'bg-alert-tint'];
