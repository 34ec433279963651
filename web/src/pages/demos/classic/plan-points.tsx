import { PlanMark } from './plan-mark.tsx';

export function Points() {
  return POINTS.map(([number, x, y, kind, dx, dy]) => (
    <g key={number} transform={`translate(${x} ${y})`}>
      <PlanMark kind={kind} />
      <text x={dx} y={dy} fontSize="14" className="fill-ink font-semibold">
        {number}
      </text>
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
