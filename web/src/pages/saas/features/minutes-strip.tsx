import { FEATURES } from './copy.ts';

/** A recording as its loudness over time, with the lines of the minutes tied to their moments. */
export function MinutesStrip() {
  const { description, length, lines, fate } = FEATURES.minutes;
  return (
    <div>
      <div className="relative">
        <svg role="img" aria-label={description} viewBox="0 0 480 90" className="w-full">
          {Array.from({ length: 96 }, (_, bar) => {
            const height = loudness(bar);
            return (
              <rect
                key={bar}
                x={bar * 5}
                y={45 - height / 2}
                width="2.6"
                height={height}
                className="fill-accent"
              />
            );
          })}
          {lines.map((line) => (
            <path
              key={line.time}
              d={`M${(line.share * 480).toFixed(0)} 0V90`}
              className="stroke-alert"
              strokeWidth="2"
            />
          ))}
        </svg>
        <p className="mt-1 flex justify-between font-mono text-xs text-muted">
          <span>0:00</span>
          <span>{length}</span>
        </p>
      </div>
      <ol className="mt-4 border-t border-line">
        {lines.map((line) => (
          <li
            key={line.time}
            className="grid grid-cols-[3.5rem_1fr] gap-3 border-b border-line py-2.5 text-sm"
          >
            <span className="pt-0.5 font-mono text-xs text-alert tabular-nums">{line.time}</span>
            {line.text}
          </li>
        ))}
      </ol>
      <p className="mt-3 flex flex-wrap gap-x-3 text-sm">
        <span className="text-muted">{fate.term}</span>
        <span>{fate.text}</span>
      </p>
    </div>
  );
}

/** Speech has bursts and pauses; two waves against each other look enough like it. */
function loudness(bar: number): number {
  const burst = Math.abs(Math.sin(bar * 0.37) * Math.sin(bar * 0.113 + 1));
  const grain = ((bar * 37) % 11) / 11;
  return Math.round(4 + burst * 62 + grain * 14);
}
