import type { PartState } from '@contract/status.ts';
import { Ornament } from '@/drawings/drawing.tsx';

/** A state by its shape as well as its colour: a lamp that is on, a triangle, a cross, an empty ring. */
export function StateMark({ state, className }: { state: ShownState; className: string }) {
  return (
    <Ornament
      viewBox="0 0 24 24"
      className={`shrink-0 ${COLOURS[state]} ${className}`}
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {SHAPES[state]}
    </Ornament>
  );
}

const CIRCLE = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z';

const SHAPES = {
  works: <path d={CIRCLE} fill="currentColor" stroke="currentColor" />,
  troubled: <path d="M12 3.5 21.5 20h-19z" fill="currentColor" stroke="currentColor" />,
  down: <path d="m4.5 4.5 15 15m0-15-15 15" fill="none" stroke="currentColor" strokeWidth="4.5" />,
  unknown: <path d={CIRCLE} fill="none" stroke="currentColor" strokeDasharray="1 5.2" />,
  looking: <path d={CIRCLE} fill="none" stroke="currentColor" />,
} as const;

const COLOURS: Record<ShownState, string> = {
  works: 'text-accent',
  troubled: 'text-warn',
  down: 'text-danger',
  unknown: 'text-muted',
  looking: 'text-line-strong',
};

export type ShownState = PartState | 'looking';
