import type { ReactNode } from 'react';
import { SwimPlate } from './swim-plates.tsx';

/** A sheet between its register marks, at one moment of its printing. */
export function PrintStage({ stage, label }: { stage: Stage; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="-50 -50 600 807"
      className="isolate block w-full font-sans"
    >
      {STAGES[stage]}
      {REGISTER_MARKS.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          d={`M${x - 26} ${y}h52M${x} ${y - 26}v52M${x - 13} ${y}a13 13 0 1 0 26 0 13 13 0 1 0-26 0`}
          className="fill-none stroke-ink"
          strokeWidth="2"
        />
      ))}
    </svg>
  );
}

export type Stage = 'rose-film' | 'green-film' | 'first-sheet' | 'good-sheet';

const REGISTER_MARKS = [
  [250, -24],
  [250, 731],
  [-24, 353],
  [524, 353],
] as const;

const FILM = (
  <path d="M0 0h500v707H0z" className="fill-raised stroke-line-strong" strokeWidth="2" />
);

const STAGES: Record<Stage, ReactNode> = {
  'rose-film': (
    <>
      {FILM}
      <SwimPlate plate="letters" className="fill-ink" />
    </>
  ),
  'green-film': (
    <>
      {FILM}
      <SwimPlate plate="water" className="fill-ink" />
    </>
  ),
  'first-sheet': (
    <>
      {FILM}
      <SwimPlate plate="letters" className="fill-signal" />
      <g transform="translate(-22 26) rotate(-1.6)">
        <SwimPlate plate="water" className="fill-evergreen mix-blend-multiply" />
      </g>
    </>
  ),
  'good-sheet': (
    <>
      {FILM}
      <SwimPlate plate="letters" className="fill-signal" />
      <SwimPlate plate="water" className="fill-evergreen mix-blend-multiply" />
    </>
  ),
};
