import { SEARCH_CONSULTANTS } from './copy.ts';
import { Ornament } from '@/drawings/strokes.tsx';

/** What people type, sorted by how much they know and by what they are about to do. */
export function IntentMatrix() {
  const { axes, cells } = SEARCH_CONSULTANTS.intent;
  return (
    <div className="grid gap-x-2 text-sm sm:grid-cols-[1.75rem_1fr_1fr]">
      <span className="hidden sm:block" />
      <p className="hidden pb-2 text-center font-mono text-xs text-muted sm:block">{axes.vague}</p>
      <p className="hidden pb-2 text-center font-mono text-xs text-muted sm:block">{axes.exact}</p>
      {cells.map((cell, index) => (
        <div key={cell.title} className="contents">
          {index % 2 === 0 && (
            <p className="hidden rotate-180 text-center font-mono text-xs text-muted [writing-mode:vertical-rl] sm:block">
              {index === 0 ? axes.read : axes.buy}
            </p>
          )}
          <div className={`mb-2 p-4 ${CELLS[index]}`}>
            <h3 className="font-semibold">{cell.title}</h3>
            <p className="font-mono text-xs text-muted sm:hidden">
              {index % 2 === 0 ? axes.vague : axes.exact}, {index < 2 ? axes.read : axes.buy}
            </p>
            <ul className="mt-3 space-y-1.5">
              {cell.queries.map(([query, searches]) => (
                <li key={query} className="grid grid-cols-[2.75rem_1fr_auto] items-center gap-x-2">
                  <Ornament viewBox="0 0 44 44" className="size-11">
                    <circle
                      cx="22"
                      cy="22"
                      r={(Math.sqrt(searches) * 0.7).toFixed(1)}
                      className="fill-accent"
                    />
                  </Ornament>
                  <span className="leading-snug">{query}</span>
                  <span className="font-mono text-xs tabular-nums">{searches}</span>
                </li>
              ))}
            </ul>
            <p className="mt-3 border-t border-line-strong pt-2 leading-snug">{cell.answer}</p>
          </div>
        </div>
      ))}
    </div>
  );
}

const CELLS = ['bg-paper', 'bg-sunk', 'bg-warn-tint', 'bg-accent-tint'];
