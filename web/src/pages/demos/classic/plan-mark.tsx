import { Word } from '@/drawings/drawing.tsx';

/** The sign for one kind of boundary point, around the origin. */
export function PlanMark({ kind }: { kind: keyof typeof MARKS }) {
  return MARKS[kind];
}

export function Points() {
  return POINTS.map(([number, x, y, kind, dx, dy]) => (
    <g key={number} transform={`translate(${x} ${y})`}>
      <PlanMark kind={kind} />
      <Word x={dx} y={dy} fontSize="14" className="fill-ink font-semibold" text={number} />
    </g>
  ));
}

const POINTS = [
  ['117', 398, 92, 'stone', -6, -14],
  ['118', 590, 70, 'stone', -12, -14],
  ['119', 800, 48, 'nail', -26, 26],
  ['120', 826, 536, 'stone', 12, 20],
  ['121', 622, 552.5, 'reset', 14, 22],
  ['122', 424, 572, 'nail', 12, 20],
] as const;

const MARKS = {
  stone: (
    <>
      <path d="M-7-7H7V7H-7z" className="fill-raised stroke-ink" strokeWidth="1.6" />
      <path d="M-7-7 7 7M7-7-7 7" className="stroke-ink" strokeWidth="1.2" />
    </>
  ),
  reset: (
    <>
      <circle r="9" className="fill-raised stroke-alert" strokeWidth="1.8" />
      <circle r="3.5" className="fill-alert" />
    </>
  ),
  nail: (
    <>
      <circle r="6" className="fill-raised stroke-ink" strokeWidth="1.4" />
      <path d="M-11 0H11M0-11V11" className="stroke-ink" strokeWidth="1.2" />
    </>
  ),
};
