import { Word } from '@/drawings/drawing.tsx';

export function Ground() {
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
        className="fill-none stroke-accent"
        strokeWidth="1.4"
      />
      <path
        d="M1052 60q10 60 24 100M1090 250q-6 60 2 110M1112 460q6 50-4 120"
        className="fill-none stroke-accent"
        strokeWidth="0.8"
      />
      <text x="954" y="112" fontSize="13" letterSpacing="2" className="fill-accent">
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
        <Word x="72" y="623" text="0" />
        <Word x="298" y="623" text="10 m" />
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
        <Word x="1006" y="52" className="max-md:hidden" text="E 48250" />
        <Word x="1006" y="252" text="N 17330" />
        <Word x="1006" y="452" text="N 17320" />
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
      <Word x={x} y="425" textAnchor="middle" text={text} />
    </>
  );
}
