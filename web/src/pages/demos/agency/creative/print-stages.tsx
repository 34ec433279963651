import type { ReactNode } from 'react';
import { SWIM_LETTERS, SWIM_WATER } from './swim-plates.tsx';
import { Drawing } from '@/drawings/strokes.tsx';

/** A sheet between its register marks, at one moment of its printing. The page has to have the swimming poster. */
export function PrintStage({ stage, label }: { stage: Stage; label: string }) {
  return (
    <Drawing label={label} viewBox="-50 -50 600 807" className="isolate w-full" fill="currentColor">
      <path
        d="M0 0h500v707H0z"
        className="fill-raised text-muted"
        stroke="currentColor"
        strokeWidth="2"
      />
      {STAGES[stage]}
      <path d={REGISTER_MARKS} fill="none" stroke="currentColor" strokeWidth="2" />
    </Drawing>
  );
}

export type Stage = 'rose-film' | 'green-film' | 'first-sheet' | 'good-sheet';

const REGISTER_MARKS = ['250-24', '250 731', '-24 353', '524 353']
  .map((centre) => `M${centre}m-26 0h52m-26-26v52m-13-26a13 13 0 1 0 26 0 13 13 0 1 0-26 0`)
  .join('');

const LETTERS = <use href={`#${SWIM_LETTERS}`} />;
const WATER = <use href={`#${SWIM_WATER}`} />;
const ROSE = <g className="text-alert">{LETTERS}</g>;

const STAGES: Record<Stage, ReactNode> = {
  'rose-film': LETTERS,
  'green-film': WATER,
  'first-sheet': (
    <>
      {ROSE}
      <g transform="translate(-22 26) rotate(-1.6)" className="text-accent mix-blend-multiply">
        {WATER}
      </g>
    </>
  ),
  'good-sheet': (
    <>
      {ROSE}
      <g className="text-accent mix-blend-multiply">{WATER}</g>
    </>
  ),
};
