import { NEXTCLOUD } from './copy.ts';
import { Split } from '@/bands/split.tsx';

export function WhatItAsksFor() {
  const { rights } = NEXTCLOUD;
  return (
    <Split
      title={rights.title}
      note={<p className="max-w-md leading-relaxed">{rights.text}</p>}
      tone="accent-tint"
      ratio="5/7"
    >
      <ActsLedger />
    </Split>
  );
}

/** Acts with a plain verdict on each: done, off until allowed, never. */
function ActsLedger() {
  const { caption, does, rows } = NEXTCLOUD.rights;
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.act} className="border-t border-on-dark align-baseline last:border-b">
            <th scope="row" className="py-3 pr-4 font-normal">
              {row.act}
              {row.how !== '' && (
                <span className="ml-3 font-mono text-xs text-muted">{row.how}</span>
              )}
            </th>
            <td className="w-32 py-3 text-sm sm:w-44">
              <span className={`flex items-baseline gap-2 ${TONES[row.does]}`}>
                <Mark verdict={row.does} />
                {does[row.does]}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Mark({ verdict }: { verdict: Verdict }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="size-3.5 shrink-0 fill-none stroke-current"
      strokeWidth="2"
    >
      <path d={MARKS[verdict]} />
    </svg>
  );
}

const MARKS = { yes: 'M2 8.5 6 12.5 14 3.5', off: 'M3 8h10', never: 'M3 3l10 10M13 3 3 13' };

const TONES = { yes: 'font-semibold text-accent', off: 'text-warn', never: 'text-muted' };

type Verdict = keyof typeof MARKS;
