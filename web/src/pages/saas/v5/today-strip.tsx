import { TOUR } from './copy.ts';

/** What the server's day holds, under whichever part is open. */
export function TodayStrip() {
  const { today } = TOUR.rail;
  return (
    <div className="mt-6 hidden grid-cols-[auto_1fr] items-baseline gap-x-8 text-sm md:grid">
      <p className="font-semibold">{today.title}</p>
      <ul className="grid grid-cols-3 gap-x-6">
        {today.lines.map((line) => (
          <li key={line.time} className="border-t border-line-strong pt-2 leading-snug">
            <span className="mr-3 font-mono text-xs text-muted">{line.time}</span>
            {line.text}
          </li>
        ))}
      </ul>
    </div>
  );
}
