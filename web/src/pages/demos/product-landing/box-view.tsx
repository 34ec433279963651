import { Below } from './box-below.tsx';
import { Corner } from './box-corner.tsx';
import { Standing } from './box-standing.tsx';
import { Back, Front } from './box-upright.tsx';
import { Drawing, ROUND } from '@/drawings/strokes.tsx';

/**
 * The box from five sides on one table. The middle seven hundred units of the stage are what a phone
 * shows, so the box never takes more.
 */
export function BoxView({ view, label }: { view: View; label: string }) {
  const { table, box } = VIEWS[view];
  return (
    <Drawing
      label={label}
      viewBox="0 0 1600 560"
      preserveAspectRatio="xMidYMid slice"
      className="block size-full"
    >
      <path d={`M0 ${table}H1600V560H0z`} className="fill-sunk" />
      <path d={`M0 ${table}H1600`} className="stroke-line-strong" />
      <g strokeWidth="1.8" {...ROUND} className="fill-none stroke-ink">
        {box}
      </g>
    </Drawing>
  );
}

export type View = keyof typeof VIEWS;

/** Each with the height at which the table's edge runs; lower means that one looks more from above. */
const VIEWS = {
  front: { table: 440, box: <Front /> },
  corner: { table: 250, box: <Corner /> },
  standing: { table: 500, box: <Standing /> },
  back: { table: 440, box: <Back /> },
  below: { table: 130, box: <Below /> },
};
