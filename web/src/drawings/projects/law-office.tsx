import { round } from './lines.ts';

/** A corridor seen along its length: closed doors on both sides, one of them ajar and lit. */
export function LawOfficePicture() {
  return (
    <>
      <path d={quad(-4, 0, 1, 4, 0, 1, 4, 0, 7, -4, 0, 7)} className="fill-raised" />
      <path
        d={quad(4, 0, 2.05, 4, 0, 2.72, -1.6, 0, 3.7, -2.8, 0, 2.6)}
        className="fill-warn-tint stroke-transparent"
      />
      <path d={FLOOR} className="stroke-line-strong" />
      <path d={quad(-4, 6.2, 1, -4, 6.2, 7, 4, 6.2, 7, 4, 6.2, 1)} className="fill-paper" />
      <path d={RAILS} />
      <path d={quad(-4, 0, 7, 4, 0, 7, 4, 6.2, 7, -4, 6.2, 7)} className="fill-raised" />
      <path
        d={`${quad(-1.4, 0, 7, 1.4, 0, 7, 1.4, 4.6, 7, -1.4, 4.6, 7)}M${point(0, 0, 7)}L${point(0, 4.6, 7)}`}
        className="fill-accent"
      />
      <path
        d={`M${point(-0.3, 2.2, 7)}v8M${point(0.3, 2.2, 7)}v8`}
        className="stroke-accent-tint"
      />
      {DEPTHS.map((depth, index) => (
        <g key={depth}>
          <Door side={-1} near={depth} />
          {index !== 1 && <Door side={1} near={depth} />}
        </g>
      ))}
      <path
        d={quad(4, 0, 2.05, 4, 0, 2.75, 4, 4.6, 2.75, 4, 4.6, 2.05)}
        className="fill-warn-tint"
      />
      <path
        d={quad(4, 0, 2.75, 2.7, 0, 2.62, 2.7, 4.6, 2.62, 4, 4.6, 2.75)}
        className="fill-accent-tint"
      />
      <path d={`M${point(2.86, 2.1, 2.63)}v-14`} strokeWidth="3" className="stroke-alert" />
      {[1.7, 2.5, 3.9].map((depth) => (
        <g key={depth}>
          <path d={`M${point(0, 6.2, depth)}L${point(0, 5.5, depth)}`} />
          <path
            d={`M${point(-0.5, 5.1, depth)}L${point(-0.22, 5.5, depth)}L${point(0.22, 5.5, depth)}L${point(0.5, 5.1, depth)}z`}
            className="fill-raised"
          />
        </g>
      ))}
      <path
        d={`M${point(-1.6, 0, 1.75)}L${point(-1.6, 1.3, 1.75)}L${point(-0.4, 1.3, 1.75)}L${point(-0.4, 0, 1.75)}M${point(-1.75, 1.3, 1.75)}L${point(-0.25, 1.3, 1.75)}`}
        strokeWidth="2.5"
      />
      <path
        d={`${quad(-1.5, 1.3, 1.75, -0.6, 1.3, 1.75, -0.6, 1.55, 1.75, -1.5, 1.55, 1.75)}${quad(-1.42, 1.55, 1.75, -0.66, 1.55, 1.75, -0.66, 1.75, 1.75, -1.42, 1.75, 1.75)}`}
        className="fill-raised"
      />
    </>
  );
}

/** A door in a side wall, with two panels, a handle and the plate of its client. */
function Door({ side, near }: { side: 1 | -1; near: number }) {
  const x = side * 4;
  const far = near + 0.62 * (near / 2);
  const at = (share: number) => near + (far - near) * share;
  const panel = (low: number, high: number) =>
    quad(x, low, at(0.18), x, low, at(0.82), x, high, at(0.82), x, high, at(0.18));
  return (
    <>
      <path
        d={quad(x, 0, near, x, 0, far, x, 4.6, far, x, 4.6, near)}
        className="fill-accent-tint"
      />
      <path
        d={`${panel(0.5, 1.9)}${panel(2.5, 4.2)}M${point(x, 2.3, at(0.1))}L${point(x, 2.1, at(0.1))}`}
      />
      <path
        d={quad(x, 4.8, at(0.25), x, 4.8, at(0.75), x, 5.2, at(0.75), x, 5.2, at(0.25))}
        className="fill-raised"
      />
    </>
  );
}

const DEPTHS = [1.22, 2.05, 3.2, 4.9];

/** One-point perspective: x from the middle, y from the floor, depth from the eye. */
function point(x: number, y: number, depth: number): string {
  return `${round(400 + (x * 130) / depth)} ${round(290 - ((y - 2.7) * 130) / depth)}`;
}

function quad(...at: readonly number[]): string {
  const corners: string[] = [];
  for (let index = 0; index < at.length; index += 3) {
    corners.push(point(at[index] ?? 0, at[index + 1] ?? 0, at[index + 2] ?? 1));
  }
  return `M${corners.join('L')}z`;
}

const FLOOR = [
  ...[-3, -2, -1, 0, 1, 2, 3].map((x) => `M${point(x, 0, 1)}L${point(x, 0, 7)}`),
  ...[1.3, 1.7, 2.2, 2.9, 3.9, 5.2].map((depth) => `M${point(-4, 0, depth)}L${point(4, 0, depth)}`),
].join('');

const RAILS = [-4, 4]
  .flatMap((x) => [0, 0.35, 5.6, 6.2].map((y) => `M${point(x, y, 0.9)}L${point(x, y, 7)}`))
  .join('');
