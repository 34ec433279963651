/**
 * The box from five sides on one table. The middle seven hundred units of the stage are what a phone
 * shows, so the box never takes more.
 */
export function BoxView({ view, label }: { view: View; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 1600 560"
      preserveAspectRatio="xMidYMid slice"
      className="block size-full"
    >
      <path d={`M0 ${TABLE[view]}H1600V560H0z`} className="fill-sunk" />
      <path d={`M0 ${TABLE[view]}H1600`} className="stroke-line-strong" />
      <g
        strokeWidth="1.8"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="fill-none stroke-ink"
      >
        {VIEWS[view]}
      </g>
    </svg>
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

/** The ends of the ribs seen along them: twenty-two teeth. */
function ribEnds(left: number, top: number, width: number, height: number): string {
  const pitch = width / 22;
  const tooth = pitch * 0.55;
  return Array.from(
    { length: 22 },
    (_, rib) =>
      `${rib === 0 ? `M${left} ${top + height}` : ''}V${top}h${tooth.toFixed(2)}v${height}${rib < 21 ? `h${(pitch - tooth).toFixed(2)}` : ''}`,
  ).join('');
}

function Shadow({ x, y, width }: { x: number; y: number; width: number }) {
  return (
    <path d={`M${x} ${y}h${width}l40 14H${x - 40}z`} className="fill-lichen stroke-transparent" />
  );
}

function Elevation() {
  return (
    <>
      <Shadow x={500} y={440} width={600} />
      <path d="M548 426v14h44v-14M1008 426v14h44v-14" className="fill-ink" />
      <path d="M512 262H1088V418q0 8-8 8H520q-8 0-8-8z" className="fill-raised" />
      <path d={ribEnds(512, 216, 587, 46)} className="fill-lichen" />
      <path d="M512 270H1088" className="stroke-line-strong" />
    </>
  );
}

function Front() {
  return (
    <>
      <Elevation />
      <path d="M520 418H1080" className="stroke-line" />
      <circle cx="1044" cy="386" r="17" className="fill-signal-tint stroke-transparent" />
      <circle cx="1044" cy="386" r="8" className="fill-amber stroke-signal" />
    </>
  );
}

function Back() {
  return (
    <>
      <Elevation />
      <rect x="552" y="318" width="58" height="34" rx="17" className="fill-sunk" />
      <circle cx="581" cy="335" r="6" className="fill-ink" />
      <path d="M652 310h60v50h-60zM664 360v-9h10v-8h16v8h10v9" className="fill-sunk" />
      <path d="M658 316h5m44 0h5" className="stroke-signal" strokeWidth="3" />
      <rect x="754" y="324" width="52" height="22" rx="11" className="fill-sunk" />
      <rect x="826" y="324" width="52" height="22" rx="11" className="fill-sunk" />
      <path d="M766 335h28M838 335h28" />
      <path d="M920 320h64v20l-8 10h-48l-8-10z" className="fill-sunk" />
      <circle cx="1038" cy="335" r="25" className="fill-lichen" />
      <path d="M1038 318v17M1027 325a15 15 0 1 0 22 0" />
      <g
        className="fill-ink stroke-transparent text-[21px] font-medium md:text-[18px] xl:text-[15px]"
        textAnchor="middle"
      >
        <path
          d="M581 362v106M682 370v106M816 356v112M952 360v116M1038 370v98"
          className="stroke-ink"
          strokeWidth="1"
        />
        <text x="577" y="490">
          power
        </text>
        <text x="682" y="514">
          network
        </text>
        <text x="816" y="490">
          two drives
        </text>
        <text x="946" y="514">
          screen
        </text>
        <text x="1044" y="490">
          switch
        </text>
      </g>
    </>
  );
}

/** Centimetres of the box to the sheet: seen from a corner, equally long along every edge. */
function iso(x: number, y: number, z: number): string {
  const unit = 17.6;
  return `${(800 + (x - z) * unit * 0.866).toFixed(1)} ${(150 + (x + z) * unit * 0.5 - y * unit).toFixed(1)}`;
}

function Corner() {
  const pitch = 19 / 22;
  return (
    <>
      <path
        d={`M${iso(-1, 0, 19)}L${iso(19, 0, 20.5)}L${iso(21.5, 0, 19)}L${iso(20, 0, 0)}z`}
        className="fill-lichen stroke-transparent"
        transform="translate(0 74)"
      />
      <g transform="translate(0 62)">
        <path
          d={`M${iso(0, 5.4, 19)}L${iso(19, 5.4, 19)}L${iso(19, 0, 19)}L${iso(0, 0, 19)}z`}
          className="fill-raised"
        />
        <path
          d={`M${iso(0, 5.4, 0)}L${iso(19, 5.4, 0)}L${iso(19, 5.4, 19)}L${iso(0, 5.4, 19)}z`}
          className="fill-line-strong"
        />
        {Array.from({ length: 22 }, (_, rib) => {
          const from = rib * pitch;
          const to = rib === 21 ? 19 : from + pitch * 0.55;
          return (
            <g key={rib} strokeWidth="0.9">
              <path
                d={`M${iso(from, 7, 0)}L${iso(to, 7, 0)}L${iso(to, 7, 19)}L${iso(from, 7, 19)}z`}
                className="fill-raised"
              />
              <path
                d={`M${iso(from, 7, 19)}L${iso(to, 7, 19)}L${iso(to, 5.4, 19)}L${iso(from, 5.4, 19)}z`}
                className="fill-paper"
              />
            </g>
          );
        })}
        <path
          d={`M${iso(19, 7, 19)}L${iso(19, 7, 0)}L${iso(19, 0, 0)}L${iso(19, 0, 19)}z`}
          className="fill-lichen"
        />
        <path d={`M${iso(19, 5.2, 19)}L${iso(19, 5.2, 0)}`} className="stroke-line-strong" />
        <g className="stroke-signal" transform={`translate(${iso(17.3, 1.5, 19)})`}>
          <ellipse rx="7" ry="8.5" className="fill-amber" />
        </g>
      </g>
    </>
  );
}

function Standing() {
  return (
    <>
      <Shadow x={640} y={500} width={340} />
      <path d="M836 44h128q8 0 8 8v448H836z" className="fill-evergreen" />
      <path d="M836 84h136M836 96h136M836 440h136M836 452h136" className="stroke-paper" />
      <g className="fill-paper stroke-transparent font-display font-medium" fontSize="30">
        <text transform="translate(914 150) rotate(90)" letterSpacing="3">
          Dictionary A–Z
        </text>
      </g>
      <path d="M690 40H820q8 0 8 8V492q0 8-8 8H690z" className="fill-raised" />
      <path
        d={Array.from({ length: 22 }, (_, rib) => {
          const y = 40 + rib * 20.9;
          return `M690 ${y.toFixed(1)}H650v11.5h40`;
        }).join('')}
        className="fill-lichen"
      />
      <path d="M650 500.4V499" />
      <circle cx="796" cy="70" r="8" className="fill-amber stroke-signal" />
      <g className="stroke-signal" strokeWidth="1.2">
        <path d="M650 526H828M650 518v16M828 518v16M606 40V500M598 40h16M598 500h16" />
      </g>
      <g
        className="fill-signal stroke-transparent text-[22px] font-semibold md:text-[19px] xl:text-[17px]"
        textAnchor="middle"
      >
        <text x="739" y="552">
          7
        </text>
        <text x="580" y="277">
          19
        </text>
      </g>
    </>
  );
}

function Below() {
  return (
    <>
      <path d="M566 76H1034l42 26V532l-42-8z" className="fill-lichen stroke-transparent" />
      <rect x="566" y="56" width="468" height="468" rx="12" className="fill-raised" />
      <rect x="580" y="70" width="440" height="440" rx="6" className="stroke-line-strong" />
      {[
        [632, 122],
        [968, 122],
        [632, 458],
        [968, 458],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="30" className="fill-ink" />
      ))}
      {[
        [600, 90],
        [1000, 90],
        [600, 490],
        [1000, 490],
      ].map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} strokeWidth="1.2">
          <circle r="10" className="fill-sunk" />
          <path d="M-4-2.4 0-4.8 4-2.4v4.8L0 4.8-4 2.4z" className="fill-ink" />
        </g>
      ))}
      <path d="M724 452h152v10H736v22h-12z" className="fill-signal stroke-signal" />
      <path d="M770 444h20v26h-20zM830 444h20v26h-20z" className="fill-lichen" />
      <g strokeWidth="1">
        <path d="M690 180H910V330H690z" className="fill-paper" />
        <path d="M690 290H910M820 290v40" />
      </g>
      <g className="fill-ink stroke-transparent font-mono text-[20px] md:text-[18px] xl:text-[15px]">
        <text x="706" y="216" className="font-semibold">
          Hearth One
        </text>
        <text x="706" y="246">
          19 V, 3.4 A
        </text>
        <text x="706" y="274">
          2.4 kg
        </text>
        <text x="706" y="317">
          no. 00417
        </text>
        <text x="832" y="317">
          10 y
        </text>
      </g>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((slot) => (
        <path
          key={slot}
          d={`M${708 + slot * 26} 368v44`}
          strokeWidth="6"
          className="stroke-line-strong"
        />
      ))}
    </>
  );
}

/** The box taken apart along one axis, with a number for each part. */
export function BoxExploded({ label }: { label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 440 900" className="block w-full">
      <path
        d="M206 60V850M66 130V812M346 130V812"
        className="stroke-signal"
        strokeWidth="1"
        strokeDasharray="10 4 2 4"
      />
      <g strokeWidth="1.5" strokeLinejoin="round" className="stroke-ink">
        <Slab y={100} height={30} className="fill-raised" />
        <g strokeWidth="0.9">
          {Array.from({ length: 22 }, (_, rib) => (
            <path
              key={rib}
              d={`M${(66 + rib * 6.36).toFixed(1)} ${(100 - rib * 3.67).toFixed(1)}l3.5-2 140 80.8-3.5 2z`}
              className="fill-lichen"
            />
          ))}
        </g>
        <Slab y={262} height={8} className="fill-signal-tint" />
        <path d="M150 262l28-16 96 55-28 16z" className="fill-none stroke-signal" />
        <path d="M170 262l12-7 72 42-12 7z" className="fill-signal-tint stroke-signal" />
        <g>
          {[0, 1].map((module) => (
            <g key={module} transform={`translate(${module * 40} ${376 + module * -23})`}>
              <path d="M106 30 202 85V57L106 2z" className="fill-sunk" />
              {[0, 1, 2, 3].map((chip) => (
                <path
                  key={chip}
                  d={`M${114 + chip * 22} ${14 + chip * 12.7}l15 8.6v14l-15-8.6z`}
                  className="fill-ink"
                />
              ))}
            </g>
          ))}
        </g>
        <Slab y={548} height={8} className="fill-lichen" />
        <g className="fill-raised">
          <path d="M176 548l40-23 40 23-40 23zM120 548l26-15 60 34.6-26 15zM224 592l26-15 26 15-26 15z" />
          <path d="M176 548v9l40 23v-9M256 548v9l-40 23" />
          <path d="M258 520l26-15 26 15-26 15z" className="fill-ink" />
        </g>
        <path d="M156 672l70-40 78 45-70 40z" className="fill-sunk" />
        <path d="M156 672v14l78 45v-14M304 677v14l-70 40" className="fill-raised" />
        <path d="M180 672l46-26.500 30 17.500-46 26.500z" className="fill-paper" strokeWidth="1" />
        <Slab y={786} height={26} className="fill-raised" />
        <path d="M82 786 206 714.400 330 786 206 857.600z" className="fill-sunk" />
        {[
          [94, 828],
          [206, 893],
          [318, 828],
        ].map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            d={`M${Number(x) - 12} ${Number(y) - 10}v8a12 6 0 0 0 24 0v-8z`}
            className="fill-ink"
          />
        ))}
      </g>
      {CALLOUTS.map(([y, from], index) => (
        <g key={y}>
          <path d={`M${from} ${y}H394`} className="stroke-ink" strokeWidth="1" />
          <circle cx="414" cy={y} r="19" className="fill-ink" />
          <text
            x="414"
            y={y}
            dominantBaseline="central"
            textAnchor="middle"
            className="fill-paper text-lg font-semibold"
          >
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

const CALLOUTS = [
  [110, 340],
  [264, 340],
  [404, 246],
  [550, 346],
  [690, 304],
  [796, 346],
] as const;

/** A square plate seen from a corner, with its two near edges. */
function Slab({ y, height, className }: { y: number; height: number; className: string }) {
  return (
    <>
      <path
        d={`M66 ${y}v${height}L206 ${y + 80.8 + height} 346 ${y + height}v${-height}L206 ${y + 80.8}z`}
        className={className}
      />
      <path
        d={`M66 ${y} 206 ${y - 80.8} 346 ${y} 206 ${y + 80.8}zM206 ${y + 80.8}v${height}`}
        className={className}
      />
    </>
  );
}
