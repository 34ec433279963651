import { Ornament, Word } from '@/drawings/drawing.tsx';

/**
 * House and garden cut open from the lane to the stream, forty units to a metre of height and twenty to one of length.
 * On a phone it is cut in two sheets, and the second begins where the terrace is.
 */
export function LevelSection({ label }: { label: string }) {
  return (
    <div role="img" aria-label={label} className="space-y-4">
      <Cut from={0} to={WHOLE} look="max-md:hidden" />
      <Cut from={0} to={500} look="md:hidden" />
      <Cut from={380} to={WHOLE} look="md:hidden" />
    </div>
  );
}

/** The section between two points of its length, with the heights where it begins. */
function Cut({ from, to, look }: { from: number; to: number; look: string }) {
  return (
    <Ornament viewBox={`${from} 0 ${to - from} 322`} className={`block w-full font-mono ${look}`}>
      <g className="stroke-paper opacity-25" strokeWidth="0.7">
        {HEIGHTS.map((height) => (
          <path key={height} d={`M46 ${at(height)}H860`} />
        ))}
      </g>
      {from === 0 && (
        <g className={`fill-on-dark ${LETTERS}`}>
          {HEIGHTS.map((height) => (
            <Word key={height} x="0" y={at(height) + 4} text={height} />
          ))}
        </g>
      )}
      <path
        d="M60 134 120 129 190 133V106H236V210H376V140H500L650 176 700 196 720 252Q736 264 756 254L778 200 860 190V288H60z"
        className="fill-accent"
      />
      <g className="fill-none stroke-paper" strokeWidth="1.4" strokeLinejoin="round">
        <path d="M236 106V16M376 106V16M236 106h140M236 106v104h140V106M228 18l22-8 22 12 26-14 26 12 26-12 24 10 10-6" />
        <path d="M236 206h140" strokeWidth="7" className="stroke-warn-tint" />
        <path d="M262 72V34h34v38zM318 106V44h34v62" strokeWidth="1" />
        <path
          d="M60 134 120 129 190 133V106h46M376 140H500l40 10 110 26 50 20 20 56q16 12 36 2l22-54 82-10"
          strokeWidth="2.4"
        />
        <path
          d="M548 152v-44M548 108a24 24 0 1 1 .1 0M596 163v-30M596 133a15 15 0 1 1 .1 0"
          strokeWidth="1"
        />
        <path d="M712 236q8-6 16 0t16 0 16 0 12-2" className="stroke-on-dark" strokeWidth="1.2" />
      </g>
      <g className="stroke-paper opacity-50" strokeWidth="0.7">
        {HATCH.map(([x, y]) => (
          <path key={x} d={`M${x} ${y}l-12 16`} />
        ))}
      </g>
      <path
        d={`M236 ${at(410.74)}H770`}
        className="stroke-warn-tint"
        strokeWidth="1.6"
        strokeDasharray="9 5"
      />
      <Word
        x="392"
        y={at(410.74) + 24}
        className={`fill-warn-tint ${LETTERS}`}
        text={to === WHOLE ? FLOOD : '1994'}
      />
      <path
        d={`M60 ${SIGHT}H800`}
        className="stroke-on-dark"
        strokeWidth="1"
        strokeDasharray="2 5"
      />
      <Word
        x="566"
        y={SIGHT - 22}
        className={`fill-on-dark ${LETTERS}`}
        text="line of sight 413.64"
      />
      <g className="fill-none stroke-paper" strokeWidth="1.6">
        <path
          d={`M404 ${SIGHT - 7}h44v14h-44zM448 ${SIGHT - 4}h10v8h-10zM426 ${SIGHT + 7}v6M426 ${SIGHT + 13}l-24 47M426 ${SIGHT + 13}l24 47M426 ${SIGHT + 13}v50`}
        />
      </g>
      <Staffs />
      <Word x="252" y="185" className={`fill-paper ${LETTERS}`} text="cellar 410.55" />
    </Ornament>
  );
}

function Staffs() {
  return STAFFS.map(([mark, x, height]) => {
    const ground = at(height);
    return (
      <g key={mark}>
        <path
          d={`M${x} ${ground}V${Math.min(SIGHT - 14, ground - 30)}`}
          className="stroke-paper"
          strokeWidth="5"
          strokeDasharray="4 4"
        />
        <circle
          cx={x}
          cy={ground + 34}
          r="17"
          className="fill-accent-deep stroke-paper"
          strokeWidth="1.4"
        />
        <Word
          x={x}
          y={ground + 34}
          dominantBaseline="central"
          textAnchor="middle"
          className="fill-paper text-[20px] lg:text-[15px]"
          text={mark}
        />
      </g>
    );
  });
}

const WHOLE = 860;

const FLOOD = '1994: flood mark, 410.74';

/** Of one size on a sheet, however large that is shown. */
const LETTERS = 'text-[15px] lg:text-[11px]';

const HEIGHTS = [409, 410, 411, 412, 413, 414, 415];

/** The drawing's y of a height above the sea. */
function at(height: number): number {
  return Math.round((415.6 - height) * 40);
}

const SIGHT = at(413.64);

const STAFFS = [
  ['A', 120, 412.38],
  ['B', 212, 412.95],
  ['C', 480, 412.1],
  ['D', 650, 411.2],
  ['E', 736, 409.12],
] as const;

const HATCH = [
  [80, 136],
  [104, 134],
  [128, 134],
  [152, 135],
  [176, 136],
  [400, 144],
  [424, 144],
  [448, 144],
  [472, 144],
  [508, 146],
  [534, 152],
  [560, 158],
  [586, 164],
] as const;
