import { strokes } from './lines.ts';

/** Fruit trees in rows that run to the hills; a ladder and crates under the nearest. */
export function OrchardPicture() {
  return (
    <>
      <circle cx="618" cy="118" r="50" className="fill-warn-tint" />
      <path
        d="M0 236c90-60 170-70 262-26s150-70 260-54 170 60 278 30v64H0z"
        className="fill-paper"
      />
      <path d="M0 250c120-30 230-8 330-20s300-26 470 6" />
      <path
        d={strokes(9, (row) => `M${-520 + row * 230} 600L${340 + row * 15} 248`)}
        className="stroke-line-strong"
      />
      <path
        d={strokes(
          14,
          (tuft) => `M${30 + tuft * 57} ${566 - (tuft % 3) * 34}l-4-12m4 12l0-14m0 14l5-11`,
        )}
      />
      {TREES.map(([x, y, size]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M-46 8h92" className="stroke-line-strong" />
          <path d="M-5 6C-6-20-4-34-2-48M5 6C6-20 5-30 4-48" />
          <path d={CROWN} className="fill-accent-tint" />
          <path d="M-26-96c6-10 18-12 24-6M6-74c8-8 20-8 26-2M-10-124c8-6 18-6 24 2" />
        </g>
      ))}
      <g transform="translate(196 528)">
        <path
          d="M-22 34C-16-40-30-90-20-150M20 34C14-30 22-96 22-150M-20-120c-30-20-50-30-66-60M20-110c30-10 54-40 70-70"
          strokeWidth="2.5"
        />
        <g transform="translate(0 -40) scale(2.7)">
          <path d={CROWN} className="fill-accent-tint" />
          <path d="M-34-80c4-10 14-14 22-8M-22-116c8-10 20-10 28-2M2-92c8-8 18-8 26 0M-6-66c6-6 16-6 22 2M22-112c6-4 12-4 16 2" />
        </g>
        {APPLES.map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            d={`M${x} ${y}c-7-9-19-2-16 9 2 10 11 13 16 10 5 3 14 0 16-10 3-11-9-18-16-9zm0 0c0-6 3-9 7-11`}
            className="fill-alert"
          />
        ))}
      </g>
      <path d="M318 574 262 250M360 568 282 246" strokeWidth="4" className="stroke-accent" />
      <path
        d={strokes(7, (rung) => `M${309 - rung * 7.6} ${522 - rung * 43}l${39 - rung * 3}-3`)}
        strokeWidth="3"
        className="stroke-accent"
      />
      <path
        d="M398 590v-62h96v62zM398 548h96M398 568h96M414 528c0-16 20-18 24-4 6-16 24-12 24 2 8-8 22-4 22 4"
        className="fill-raised"
      />
      <path d="M508 590v-48h80v48zM508 558h80M508 574h80" className="fill-raised" />
      <path d="M644 576l74-16 10 26-76 14zM650 579l66-14M658 588l60-12" className="fill-raised" />
    </>
  );
}

const CROWN =
  'M-20-48c-26 4-40-16-30-34-12-20 6-40 24-38 6-22 42-24 50-2 22-4 36 16 26 36 10 20-6 40-30 36-8 12-32 14-40 2z';

const TREES = [
  [420, 274, 0.32],
  [520, 270, 0.3],
  [620, 276, 0.34],
  [330, 278, 0.36],
  [716, 284, 0.42],
  [440, 322, 0.62],
  [590, 330, 0.68],
  [752, 350, 0.8],
  [500, 424, 1.15],
  [700, 446, 1.3],
] as const;

const APPLES = [
  [-92, -196],
  [-40, -268],
  [24, -220],
  [70, -290],
  [-10, -340],
  [92, -206],
  [-108, -262],
  [-56, -210],
  [44, -372],
] as const;
