import { FEATURES } from './copy.ts';

/** The log of a machine, one act a line. */
export function ActivityLog() {
  return (
    <ol className="overflow-hidden rounded-md border border-ink bg-raised font-mono text-xs">
      {FEATURES.log.lines.map((line) => (
        <li
          key={line.time}
          className={`grid grid-cols-[4.5rem_1fr] gap-x-3 gap-y-0.5 border-b border-line px-4 py-2 last:border-b-0 sm:grid-cols-[4.5rem_4.5rem_6rem_1fr] ${'door' in line ? 'bg-alert-tint' : ''}`}
        >
          <span className="text-muted tabular-nums">{line.time}</span>
          <span className="max-sm:contents">
            <span className="sm:hidden">
              {line.who} {line.did}
            </span>
            <span className="max-sm:hidden">{line.who}</span>
          </span>
          <span className="max-sm:hidden">{line.did}</span>
          <span className="wrap-anywhere max-sm:col-start-2">{line.what}</span>
        </li>
      ))}
    </ol>
  );
}
