/**
 * A surveyor's plan of two parcels between a lane and a stream, twenty units to the metre.
 * It fills its frame: what matters stands in the middle four hundred units, which a phone shows.
 */
export function SitePlan({ label }: { label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 1200 640"
      preserveAspectRatio="xMidYMid slice"
      className="block size-full font-mono"
    >
      <Ground />
      <Parcels />
      <Buildings />
      <Hedge />
      <Measures />
      <Points />
    </svg>
  );
}

function Ground() {
  return (
    <>
      <g className="fill-none stroke-line-strong" strokeWidth="0.8">
        {[0, 1, 2, 3, 4, 5, 6].map((line) => {
          const x = 90 + line * 150 + Math.max(0, line - 3) * -34;
          const sway = 34 + line * 9;
          return (
            <path
              key={line}
              strokeWidth={line % 2 === 1 ? 1.5 : 0.8}
              d={`M${x} -10C${x + sway} 150 ${x - sway} 300 ${x + 40} 420S${x + 60 - sway / 3} 560 ${x + 30} 650`}
            />
          );
        })}
      </g>
      <g className="fill-muted" fontSize="12">
        <Level x={130} text="413.5" />
        <Level x={280} text="413.0" />
        <Level x={696} text="411.5" />
        <Level x={928} text="410.5" />
      </g>
      <path
        d="M1040 -10C1010 110 1110 200 1072 320S1120 520 1086 650M1068 -10C1040 110 1138 204 1102 320S1148 520 1116 650"
        className="fill-none stroke-evergreen"
        strokeWidth="1.4"
      />
      <path
        d="M1052 60q10 60 24 100M1090 250q-6 60 2 110M1112 460q6 50-4 120"
        className="fill-none stroke-evergreen"
        strokeWidth="0.8"
      />
      <text x="954" y="112" fontSize="13" letterSpacing="2" className="fill-evergreen">
        the Linn
      </text>
      <path
        d="M-10 596C300 606 700 578 1210 590V636C700 624 300 652 -10 644z"
        className="fill-raised stroke-ink"
        strokeWidth="1.4"
      />
      <path
        d="M1062 582 1074 588H1124L1136 582M1060 642 1072 635H1122L1134 642"
        className="fill-none stroke-ink"
        strokeWidth="3"
      />
      <path d="M90 614H190v8H90z" className="fill-ink" />
      <path d="M190 614H290v8H190z" className="fill-raised stroke-ink" />
      <g className="fill-ink" fontSize="12">
        <text x="72" y="623">
          0
        </text>
        <text x="298" y="623">
          10 m
        </text>
      </g>
      <text x="520" y="619" fontSize="14" letterSpacing="4" className="fill-ink">
        Tollhouse Lane
      </text>
      <g className="stroke-ink" strokeWidth="0.9">
        {[200, 400, 600, 800, 1000].map((x) =>
          [60, 260, 460].map((y) => (
            <path key={`${x} ${y}`} d={`M${x - 7} ${y}h14M${x} ${y - 7}v14`} />
          )),
        )}
      </g>
      <g className="fill-muted" fontSize="11.5">
        <text x="1006" y="52" className="max-md:hidden">
          E 48250
        </text>
        <text x="1006" y="252">
          N 17330
        </text>
        <text x="1006" y="452">
          N 17320
        </text>
      </g>
      {TREES.map(([x, y, crown]) => (
        <g key={`${x} ${y}`} className="fill-none stroke-ink" strokeWidth="1">
          <circle cx={x} cy={y} r={crown} strokeDasharray="7 3" />
          <circle cx={x} cy={y} r="2.5" className="fill-ink" />
        </g>
      ))}
    </>
  );
}

const TREES = [
  [700, 130, 30],
  [764, 232, 20],
  [930, 190, 38],
  [980, 330, 26],
  [908, 520, 34],
  [482, 148, 22],
] as const;

/** A height written on its contour, which stops for it. All contours pass their label at one y. */
function Level({ x, text }: { x: number; text: string }) {
  return (
    <>
      <path d={`M${x - 22} 412h44v16h-44z`} className="fill-raised" />
      <text x={x} y="425" textAnchor="middle">
        {text}
      </text>
    </>
  );
}

function Parcels() {
  return (
    <>
      <path
        d="M398 92 590 70 622 552.5 424 572z"
        className="fill-lichen opacity-60"
        strokeWidth="1.6"
      />
      <path
        d="M398 92 590 70 800 48M424 572 622 552.5 826 536M398 92 424 572M800 48 826 536M398 92 204 114M424 572 236 586M800 48 990 24M826 536 1010 522"
        className="fill-none stroke-ink"
        strokeWidth="1.6"
      />
      <path
        d="M590 70 622 552.5"
        className="fill-none stroke-signal"
        strokeWidth="3.2"
        strokeDasharray="24 6 3 6"
      />
      <g className="fill-ink" fontSize="19">
        <text x="452" y="476">
          204/3
        </text>
        <text x="694" y="476">
          204/4
        </text>
        <text x="868" y="300" className="fill-muted">
          204/5
        </text>
      </g>
      <g className="fill-muted" fontSize="13">
        <text x="452" y="496">
          236 m²
        </text>
        <text x="694" y="496">
          252 m²
        </text>
      </g>
    </>
  );
}

function Buildings() {
  return (
    <g strokeLinejoin="round" strokeWidth="2.2" className="fill-raised stroke-ink">
      <path d="M432 214 546 204 558 344 444 354z" />
      <path d="M444 354 498 349.3 502 396 448 400.7z" strokeWidth="1.6" />
      <path
        d="M489 209 501 349M432 214 489 252 546 204M444 354 498 312 558 344"
        className="fill-none"
        strokeWidth="0.8"
      />
      <path d="M660 288 768 278 778 390 670 400z" />
      <path d="M665 344 773 334" strokeWidth="0.8" />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((line) => (
        <path
          key={line}
          d={`M${672 + line * 13} ${343 - line * 1.2}l${-4} ${-44}`}
          strokeWidth="0.5"
        />
      ))}
      <path d="M640 522 690 517.5 687 489 637 493.5z" strokeWidth="1.4" strokeDasharray="6 4" />
      <text x="645" y="511" fontSize="12" strokeWidth="0" className="fill-ink">
        shed
      </text>
    </g>
  );
}

/** Scallops along the line where the gardeners thought the boundary was. */
function Hedge() {
  const scallops = Array.from({ length: 22 }, (_, index) => {
    const along = index / 21;
    const bulge = Math.sin(along * Math.PI) * 16.8;
    return `${(593 + along * 30 + bulge).toFixed(1)} ${(82 + along * 456).toFixed(1)}`;
  });
  return (
    <g className="fill-none stroke-evergreen" strokeWidth="1.3" strokeLinecap="round">
      <path d={`M${scallops.join('A11.5 11.5 0 0 1 ')}`} />
      <path d={`M${scallops.join('A11.5 11.5 0 0 0 ')}`} />
    </g>
  );
}

function Measures() {
  return (
    <>
      <g className="fill-none stroke-ink" strokeWidth="0.9">
        <path d="M566 72 598 555M558 80l16-14M590 562l16-14" className="stroke-signal" />
        <path d="M556 292 605 288M550 298l12-12M599 294l12-12" />
        <path d="M418 220 430 360M411 226l14-12M423 366l14-12" />
      </g>
      <g fontSize="13.5" className="fill-ink" textAnchor="middle">
        <Figure x={577} y={440} turn={86} text="24.18" className="fill-signal font-semibold" />
        <Figure x={580} y={278} turn={0} text="2.45" />
        <Figure x={424} y={290} turn={85} text="7.03" />
        <g transform="translate(672 250)">
          <path d="M-42 52 2 12H74" className="fill-none stroke-signal" strokeWidth="0.9" />
          <circle cx="-42" cy="52" r="3" className="fill-signal" />
          <text x="38" y="6" className="fill-signal font-semibold">
            hedge +0.84
          </text>
        </g>
      </g>
    </>
  );
}

function Figure({
  x,
  y,
  turn,
  text,
  className = '',
}: {
  x: number;
  y: number;
  turn: number;
  text: string;
  className?: string;
}) {
  const half = text.length * 4.3 + 3;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d={`M${-half} -8h${half * 2}v16h${-half * 2}z`} className="fill-lichen" />
      <text y="5" className={className}>
        {text}
      </text>
    </g>
  );
}

function Points() {
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

/** The sign for one kind of boundary point, around the origin. */
export function PlanMark({ kind }: { kind: 'stone' | 'reset' | 'nail' }) {
  switch (kind) {
    case 'stone':
      return (
        <>
          <path d="M-7-7H7V7H-7z" className="fill-raised stroke-ink" strokeWidth="1.6" />
          <path d="M-7-7 7 7M7-7-7 7" className="stroke-ink" strokeWidth="1.2" />
        </>
      );
    case 'reset':
      return (
        <>
          <circle r="9" className="fill-raised stroke-signal" strokeWidth="1.8" />
          <circle r="3.5" className="fill-signal" />
        </>
      );
    case 'nail':
      return (
        <>
          <circle r="6" className="fill-raised stroke-ink" strokeWidth="1.4" />
          <path d="M-11 0H11M0-11V11" className="stroke-ink" strokeWidth="1.2" />
        </>
      );
  }
}

export function NorthArrow() {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 80" className="block h-20 w-12 font-mono">
      <g transform="rotate(-8 24 44)">
        <path d="M24 20v54" className="stroke-ink" strokeWidth="1.2" />
        <path d="M24 18 34 62 24 52z" className="fill-ink" />
        <path d="M24 18 14 62 24 52z" className="fill-raised stroke-ink" />
        <text x="24" y="13" textAnchor="middle" fontSize="14" className="fill-ink">
          N
        </text>
      </g>
    </svg>
  );
}
