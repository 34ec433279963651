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
  return (
    <Drawing
      label={label}
      viewBox="0 0 1600 560"
      preserveAspectRatio="xMidYMid slice"
      className="block size-full"
    >
      <path d={`M0 ${TABLE[view]}H1600V560H0z`} className="fill-sunk" />
      <path d={`M0 ${TABLE[view]}H1600`} className="stroke-line-strong" />
      <g strokeWidth="1.8" {...ROUND} className="fill-none stroke-ink">
        {VIEWS[view]}
      </g>
    </Drawing>
  );
}

export type View = 'front' | 'corner' | 'standing' | 'back' | 'below';

/** Where the table's edge runs; lower means that one looks more from above. */
const TABLE: Record<View, number> = {
  front: 440,
  corner: 250,
  standing: 500,
  back: 440,
  below: 130,
};

const VIEWS = {
  front: <Front />,
  corner: <Corner />,
  standing: <Standing />,
  back: <Back />,
  below: <Below />,
};
