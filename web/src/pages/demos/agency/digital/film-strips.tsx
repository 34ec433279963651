import type { ReactNode } from 'react';
import { WEB_STUDIO } from './copy.ts';

/** The same page built twice, frame by frame as it arrives on a slow line. */
export function FilmStrips() {
  const { ours, theirs, label } = WEB_STUDIO.rules.film;
  return (
    <div role="img" aria-label={label} className="space-y-5 font-mono text-xs">
      <Strip name={ours} frames={['blank', 'done', 'done', 'done', 'done', 'done', 'done']} />
      <Strip
        name={theirs}
        frames={['blank', 'blank', 'wheel', 'bones', 'picture', 'notice', 'late']}
      />
    </div>
  );
}

function Strip({ name, frames }: { name: string; frames: readonly (keyof typeof FRAMES)[] }) {
  return (
    <div>
      <p>{name}</p>
      <div className="mt-1.5 grid grid-cols-4 gap-2 sm:grid-cols-7">
        {frames.map((frame, index) => (
          <div key={index} className={index % 2 === 1 ? 'max-sm:hidden' : ''}>
            <svg viewBox="0 0 60 84" className="block w-full">
              <path d="M.5.5h59v83H.5z" className="fill-raised stroke-ink" />
              {FRAMES[frame]}
            </svg>
            <p className="mt-1 text-muted">{(index / 2).toFixed(1)} s</p>
          </div>
        ))}
      </div>
    </div>
  );
}

const ROWS = <path d="M8 40h16M36 40h16M8 50h16M36 50h16M8 60h16M36 60h16M8 70h16M36 70h16" />;

const FRAMES = {
  blank: null,
  done: (
    <g className="stroke-ink" strokeWidth="3">
      <path d="M8 14h26" strokeWidth="4" />
      <path d="M8 26h36" strokeWidth="8" className="stroke-accent" />
      {ROWS}
    </g>
  ),
  wheel: (
    <path d="M30 32a10 10 0 1 1-10 10" className="fill-none stroke-line-strong" strokeWidth="4" />
  ),
  bones: (
    <g className="stroke-line" strokeWidth="6">
      <path d="M8 14h30M8 28h44M8 42h44M8 56h44M8 70h30" />
    </g>
  ),
  picture: (
    <>
      <path d="M.5.5h59v44H.5z" className="fill-line stroke-ink" />
      <path d="M6 44l16-22 12 14 8-8 14 16z" className="fill-line-strong" />
      <path d="M8 56h44M8 70h30" className="stroke-line" strokeWidth="6" />
    </>
  ),
  notice: (
    <>
      <path d="M.5.5h59v44H.5z" className="fill-line stroke-ink" />
      <path d="M5 30h50v46H5z" className="fill-raised stroke-alert" strokeWidth="2" />
      <path d="M11 40h38M11 48h30" className="stroke-line-strong" strokeWidth="3" />
      <path d="M11 58h38v11H11z" className="fill-alert" />
    </>
  ),
  late: (
    <>
      <path d="M.5.5h59v30H.5z" className="fill-line stroke-ink" />
      <g className="stroke-ink" strokeWidth="3">
        {ROWS}
      </g>
    </>
  ),
} satisfies Record<string, ReactNode>;
