import type { ReactNode } from 'react';

/** The picture of an example project. `tall` and `wide` cut the same motif differently. */
export function ProjectPicture({
  motif,
  shape = 'wide',
}: {
  motif: ProjectMotif;
  shape?: 'wide' | 'tall';
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox={shape === 'wide' ? '0 0 400 260' : '80 0 240 260'}
      preserveAspectRatio="xMidYMid slice"
      className="block w-full rounded-sm"
    >
      <rect width="400" height="260" className={GROUNDS[motif]} />
      <g
        className="fill-none stroke-ink"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        {MOTIFS[motif]}
      </g>
    </svg>
  );
}

export type ProjectMotif = 'shelves' | 'columns' | 'rows' | 'staves' | 'joints';

const GROUNDS: Record<ProjectMotif, string> = {
  shelves: 'fill-amber-tint',
  columns: 'fill-mist',
  rows: 'fill-lichen',
  staves: 'fill-sunk',
  joints: 'fill-signal-tint',
};

const MOTIFS: Record<ProjectMotif, ReactNode> = {
  shelves: (
    <>
      <path d="M30 90h340M30 180h340M30 250h340" strokeWidth="2.4" />
      <path d="M46 90V30h22v60M72 90V38h16v52M92 90V26h26v64M124 90l12-58 20 4-12 54M176 90V34h18v56M198 90V44h30v46M234 90V28h14v62M262 90V40h24v50M292 90V32h18v58M316 90V46h34v44" />
      <path d="M50 180v-62h30v62M86 180v-54h14v54M104 180v-66h22v66M220 180v-58h20v58M244 180v-66h34v66M284 180v-50h16v50M306 180l16-60 20 6-16 54" />
      <path d="M138 180v-34h66v34zM148 146v-12h46v12" className="fill-raised" />
      <path d="M112 250v-44h40v44M158 250v-38h22v38M186 250v-50h16v50M256 250v-40h50v40" />
      <path d="M53 42v20M104 40v30M265 130v24" className="stroke-signal" strokeWidth="3" />
    </>
  ),
  columns: (
    <>
      <path
        d="M60 70 200 20 340 70zM60 70v16h280V70M50 236h300M60 222h280"
        className="fill-raised"
      />
      <path d="M84 86v136M108 86v136M146 86v136M170 86v136M230 86v136M254 86v136M292 86v136M316 86v136" />
      <circle cx="200" cy="154" r="26" className="fill-lichen" />
      <path d="M219 172l22 24" strokeWidth="4" className="stroke-signal" />
    </>
  ),
  rows: (
    <>
      <path d="M0 130h400M200 130 20 260M200 130l-90 130M200 130v130M200 130l90 130M200 130l180 130" />
      <circle cx="320" cy="70" r="26" className="fill-amber-tint" />
      {[60, 118, 270, 336].map((x, index) => (
        <g key={x} transform={`translate(${x} ${index % 2 === 0 ? 176 : 150})`}>
          <circle r={index % 2 === 0 ? 30 : 20} className="fill-paper" />
          <path d="M0 0v48" />
          <circle cx="-8" cy="4" r="4" className="fill-signal stroke-signal" />
          <circle cx="9" cy="-7" r="4" className="fill-signal stroke-signal" />
        </g>
      ))}
    </>
  ),
  staves: (
    <>
      {[50, 150].map((top) => (
        <path
          key={top}
          d={`M20 ${top}h360M20 ${top + 14}h360M20 ${top + 28}h360M20 ${top + 42}h360M20 ${top + 56}h360`}
        />
      ))}
      {[70, 130, 176, 240, 300, 344].map((x, index) => (
        <g key={x}>
          <ellipse cx={x} cy={78 - (index % 3) * 7} rx="9" ry="6.5" className="fill-ink" />
          <path d={`M${x + 9} ${78 - (index % 3) * 7}v-42`} />
          <ellipse
            cx={x - 20}
            cy={178 + (index % 4) * 7}
            rx="9"
            ry="6.5"
            className={index === 2 ? 'fill-signal stroke-signal' : 'fill-raised'}
          />
          <path d={`M${x - 11} ${178 + (index % 4) * 7}v-42`} />
        </g>
      ))}
    </>
  ),
  joints: (
    <>
      <path d="M20 70h150v30h30v30h-30v30h30v30H20z" className="fill-raised" />
      <path d="M380 70H230v30h30v30h-30v30h30v30h120z" className="fill-amber-tint" />
      <path
        d="M40 92c40 10 70-8 110 2M36 130c30 8 60-6 96 2M40 168c40 8 70-8 110 0M300 96c30 8 50-4 70 0M290 134c30 6 60-6 84 0M300 172c20 6 50-4 70 0"
        className="stroke-line-strong"
      />
      <path d="M206 40v24M206 196v24" className="stroke-signal" strokeDasharray="3 5" />
    </>
  ),
};
