import type { ReactNode } from 'react';
import { Dimension } from './dimension.tsx';

/** An object in elevation with its centre line and two measures. On a phone the measures stand in the caption only. */
export function ObjectDrawing({ object, label }: { object: DrawnObject; label: string }) {
  const { lines, measures } = OBJECTS[object];
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 300 300"
      className="block w-full **:[path,circle]:[vector-effect:non-scaling-stroke]"
    >
      <g {...LINE}>{lines}</g>
      {/* The kettle is drawn large enough to carry its measures everywhere. */}
      <g className={object === 'kettle' ? 'max-sm:[&_text]:text-[10px]' : 'max-sm:hidden'}>
        {measures}
      </g>
    </svg>
  );
}

/** All objects on one ground line, half a unit to a millimetre. */
export function ObjectLineUp({ label }: { label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 1060 290" className="block w-full">
      <path d="M0 262h1060" className="stroke-ink" strokeWidth="1" />
      {LINE_UP.map(([object, x]) => {
        const { box, millimetres } = OBJECTS[object];
        const scale = millimetres / 2 / box.height;
        return (
          <svg
            key={object}
            x={x}
            y={262 - box.height * scale}
            width={box.width * scale}
            height={box.height * scale}
            viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
            className="overflow-visible"
          >
            <g {...LINE} strokeWidth={1.2 / scale}>
              {OBJECTS[object].lines}
            </g>
          </svg>
        );
      })}
      <g className="fill-none stroke-evergreen" strokeWidth="0.8">
        {[0, 100, 200, 300, 400].map((height) => (
          <path key={height} d={`M1046 ${262 - height / 2}h14`} />
        ))}
        <path d="M1060 262V62" />
      </g>
      <g className="fill-evergreen" fontSize="12" textAnchor="end">
        {[100, 200, 300, 400].map((height) => (
          <text key={height} x="1040" y={266 - height / 2}>
            {height}
          </text>
        ))}
      </g>
    </svg>
  );
}

export type DrawnObject =
  'kettle' | 'lamp' | 'handle' | 'case' | 'radio' | 'stool' | 'bell' | 'mill';

const LINE = {
  className: 'fill-none stroke-ink',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

const LINE_UP = [
  ['stool', 0],
  ['lamp', 285],
  ['radio', 486],
  ['kettle', 624],
  ['mill', 770],
  ['handle', 824],
  ['case', 916],
  ['bell', 966],
] as const;

/** The line that a turned or pressed thing is the same on both sides of. */
function Axis({ d }: { d: string }) {
  return <path d={d} className="stroke-signal" strokeWidth="0.8" strokeDasharray="14 4 2 4" />;
}

const HOLES = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: 9 }, (_unused, column) => [column - 4, row - 4] as const),
)
  .flat()
  .filter(([x, y]) => x * x + y * y < 19);

const OBJECTS: Record<
  DrawnObject,
  {
    /** What the drawing fills of its 300 units. */
    box: { x: number; y: number; width: number; height: number };
    /** The height of that in the world. */
    millimetres: number;
    lines: ReactNode;
    measures: ReactNode;
  }
> = {
  kettle: {
    box: { x: 78, y: 52, width: 194, height: 196 },
    millimetres: 246,
    lines: (
      <>
        <path d="M87 240c-9-48 0-98 32-112h62c32 14 41 64 32 112z" />
        <path d="M84 240h132v4q0 4-4 4H88q-4 0-4-4z" />
        <path d="M119 128q31-17 62 0M140 118.500q10-3 20 0" />
        <path d="M146 116v-7M154 116v-7M140 109h20q3 0 3-4t-3-4h-20q-3 0-3 4t3 4z" />
        <path d="M214 182c20-6 24-40 46-52l10 8c-15 14-18 52-52 68" />
        <path d="M260 130q2 8 10 8" />
        <path d="M106 134C88 34 212 34 194 134M113 131C99 46 201 46 187 131" />
        <path d="M104 128l12-3M196 128l-12-3" />
        <path d="M96 172q54 9 108 0" strokeWidth="0.7" />
      </>
    ),
    measures: (
      <>
        <Axis d="M150 30V258" />
        <Axis d="M204 208 276 128" />
        <path
          d="M84 250v26M216 250v26M82 248H44M140 56H44M119 126V22M181 126V22M268 136h24M216 248h76"
          className="stroke-line-strong"
          strokeWidth="0.7"
        />
        <Dimension from={[84, 272]} to={[216, 272]} text="166" size={8} />
        <Dimension from={[50, 56]} to={[50, 248]} text="246" size={8} />
        <Dimension from={[119, 26]} to={[181, 26]} text="Ø 78" size={8} />
        <Dimension from={[286, 136]} to={[286, 248]} text="142" size={8} />
        <path
          d="M74 172h22M186 84l38-30h26"
          className="fill-none stroke-evergreen"
          strokeWidth="0.8"
        />
        <g fontSize="8" className="fill-evergreen font-normal">
          <text x="64" y="169">
            1 l
          </text>
          <text x="226" y="51">
            ash, steamed
          </text>
        </g>
      </>
    ),
  },
  lamp: {
    box: { x: 66, y: 52, width: 168, height: 204 },
    millimetres: 420,
    lines: (
      <>
        <path d="M100 58h100l32 72H68zM104 54h92l4 4H100z" />
        <path d="M136 130q14 16 28 0" strokeDasharray="3 3" strokeWidth="1" />
        <path d="M147 130v112M153 130v112" />
        <path d="M104 246q2-4 8-4h76q6 0 8 4v6q0 4-4 4h-84q-4 0-4-4z" />
        <path d="M143 198h14v16h-14z" className="fill-raised" />
        <path d="M150 201v10" strokeWidth="2.5" />
        <path d="M196 252c20 2 22-12 34-8" />
        <path d="M76 124l30-64M224 124l-30-64" strokeWidth="0.6" />
      </>
    ),
    measures: (
      <>
        <Axis d="M150 40V264" />
        <Dimension from={[50, 52]} to={[50, 256]} text="420" />
        <Dimension from={[252, 206]} to={[252, 256]} text="104" />
        <Dimension from={[68, 288]} to={[232, 288]} text="Ø 340" />
      </>
    ),
  },
  handle: {
    box: { x: 58, y: 110, width: 190, height: 82 },
    millimetres: 62,
    lines: (
      <>
        <circle cx="98" cy="150" r="39" />
        <circle cx="98" cy="150" r="35" strokeWidth="0.7" />
        <path
          d="M98 133h86c20 0 26-9 44-9 14 0 20 10 20 25s-8 26-22 26c-18 0-24-8-44-8H98a17 17 0 0 1 0-34z"
          className="fill-raised"
        />
        <path d="M120 139h62c18 0 28-8 42-9" strokeWidth="0.7" />
        <circle cx="98" cy="150" r="4" />
      </>
    ),
    measures: (
      <>
        <path
          d="M62 240h72v5H62zM90 240v-14q0-6 6-6h138q14 0 14-8v-6M106 240v-8h126q28 0 28-26"
          className="fill-none stroke-ink"
          strokeWidth="1"
        />
        <Axis d="M98 100V252" />
        <Dimension from={[98, 84]} to={[248, 84]} text="116" />
        <Dimension from={[272, 124]} to={[272, 175]} text="39" />
      </>
    ),
  },
  case: {
    box: { x: 64, y: 170, width: 172, height: 86 },
    millimetres: 34,
    lines: (
      <>
        <path d="M64 213c0-26 34-43 86-43s86 17 86 43-34 43-86 43-86-17-86-43z" />
        <path d="M64 211h172M65 216h170" strokeWidth="0.8" />
        <path d="M124 211q26 22 52 0" />
        <path d="M92 184q58-18 116 0" strokeWidth="0.6" />
      </>
    ),
    measures: (
      <>
        <g className="fill-none stroke-ink" strokeWidth="1">
          <circle cx="150" cy="86" r="58" />
          <path d="M132 141q18-14 36 0" />
          <path
            d="M126 62c-16 2-22 20-14 34 6 8 16 4 14-6l-2-12q0-10 8-10M176 62c16 2 22 20 14 34-6 8-16 4-14-6l2-12q0-10-8-10"
            strokeDasharray="3 3"
          />
        </g>
        <Axis d="M150 18V262" />
        <Dimension from={[64, 286]} to={[236, 286]} text="Ø 68" />
        <Dimension from={[256, 170]} to={[256, 256]} text="34" />
      </>
    ),
  },
  radio: {
    box: { x: 40, y: 88, width: 220, height: 154 },
    millimetres: 158,
    lines: (
      <>
        <path d="M50 112h200q10 0 10 10v106q0 10-10 10H50q-10 0-10-10V122q0-10 10-10z" />
        <path d="M62 238v4h18v-4M220 238v4h18v-4" />
        <path d="M72 112c0-30 156-30 156 0M80 112c0-20 140-20 140 0" />
        {HOLES.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={108 + x * 11} cy={176 + y * 11} r="2.4" strokeWidth="1" />
        ))}
        <circle cx="208" cy="160" r="32" />
        <circle cx="208" cy="160" r="12" />
        <path d="M215 150l14-20" strokeWidth="2" />
        <path
          d="M180 144l4 2M186 137l3 3M195 132l1 4M208 130v4M236 176l-4-2M239 164l-4-1"
          strokeWidth="0.8"
        />
        <path d="M186 214h12v10h-12zM214 219a8 8 0 1 0 16 0 8 8 0 1 0-16 0M222 219v-6" />
      </>
    ),
    measures: (
      <>
        <Dimension from={[40, 268]} to={[260, 268]} text="226" />
        <Dimension from={[22, 112]} to={[22, 238]} text="130" />
      </>
    ),
  },
  stool: {
    box: { x: 40, y: 66, width: 220, height: 184 },
    millimetres: 430,
    lines: (
      <>
        <path d="M58 74c50 26 134 26 184 0M58 80c50 26 134 26 184 0" />
        <circle cx="56" cy="76" r="9" />
        <circle cx="244" cy="76" r="9" />
        <path d="M61 84l163 164h14L69 76M239 84L76 248H62L231 76" className="fill-raised" />
        <circle cx="150" cy="166" r="5" className="fill-raised" />
        <path d="M86 232h128M92 226h116" />
        <path d="M40 250h220" strokeWidth="0.7" />
        <path d="M92 91l-8 8M110 96l-7 7M190 96l7 7M208 91l8 8" strokeWidth="0.7" />
      </>
    ),
    measures: (
      <>
        <path
          d="M140 40q10-8 20 0v18q-10 8-20 0z"
          className="fill-none stroke-line-strong"
          strokeDasharray="3 3"
        />
        <path
          d="M142 62v186M158 62v186"
          className="stroke-line-strong"
          strokeDasharray="3 3"
          strokeWidth="1"
        />
        <Dimension from={[56, 276]} to={[244, 276]} text="438" />
        <Dimension from={[22, 67]} to={[22, 250]} text="430" />
      </>
    ),
  },
  bell: {
    box: { x: 82, y: 76, width: 140, height: 150 },
    millimetres: 60,
    lines: (
      <>
        <path d="M84 156c0-44 28-78 66-78s66 34 66 78z" />
        <path d="M80 156h140v5H80z" />
        <path d="M144 78v-4h12v4M150 84v72" strokeWidth="0.8" />
        <path d="M128 161v14h44v-14M134 175h32v8h-32z" />
        <path d="M122 183h56v14q0 28-28 28t-28-28z" />
        <circle cx="150" cy="198" r="15" />
        <path d="M178 187h10v8h-10" />
        <path d="M216 161c14 6 14 18 4 24l-12-6q6-6-6-14" />
        <path d="M102 144c2-30 18-50 36-56" strokeWidth="0.6" />
      </>
    ),
    measures: (
      <>
        <path
          d="M150 78c36 0 66 34 66 78h-6c0-40-26-72-60-72z"
          className="fill-line stroke-ink"
          strokeWidth="0.8"
        />
        <Axis d="M150 60V236" />
        <Dimension from={[84, 262]} to={[216, 262]} text="Ø 54" />
        <Dimension from={[48, 74]} to={[48, 225]} text="60" />
      </>
    ),
  },
  mill: {
    box: { x: 112, y: 38, width: 76, height: 218 },
    millimetres: 190,
    lines: (
      <>
        <path d="M140 40q10-6 20 0 4 6-2 12h-16q-6-6-2-12z" />
        <path d="M126 104c-12-12-8-34 8-46q16-10 32 0c16 12 20 34 8 46z" />
        <path d="M128 108h44M128 104h44" />
        <path d="M128 108c6 28-2 62-12 94l-2 48q0 6 6 6h60q6 0 6-6l-2-48c-10-32-18-66-12-94" />
        <path d="M116 202h68M115 208h70" strokeWidth="0.8" />
        <path d="M130 62q-10 14-8 28M126 150q2-16 4-28" strokeWidth="0.6" />
      </>
    ),
    measures: (
      <>
        <path
          d="M150 108h22c-6 28 2 62 12 94l2 48q0 6-6 6h-6v-40l-12-20 0-88z"
          className="fill-line stroke-ink"
          strokeWidth="0.8"
        />
        <path d="M150 54v150M144 204h12v18h-12z" className="fill-none stroke-ink" strokeWidth="1" />
        <Axis d="M150 24V262" />
        <Dimension from={[114, 288]} to={[186, 288]} text="Ø 62" />
        <Dimension from={[84, 37]} to={[84, 256]} text="190" />
      </>
    ),
  },
};
