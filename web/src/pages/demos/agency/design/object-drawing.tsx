import type { ReactNode } from 'react';
import { FineDrawing } from './dimension.tsx';
import { BELL, HANDLE } from './objects/door.tsx';
import { CASE, RADIO } from './objects/sound.tsx';
import { KETTLE, MILL } from './objects/kitchen.tsx';
import { LAMP, STOOL } from './objects/room.tsx';
import { Ornament, ROUND, Word } from '@/drawings/drawing.tsx';

/** An object in elevation with its centre line and two measures. On a phone the measures stand in the caption only. */
export function ObjectDrawing({ object, label }: { object: DrawnObject; label: string }) {
  const { lines, measures } = OBJECTS[object];
  return (
    <FineDrawing label={label} viewBox="0 0 300 300">
      <g {...LINE}>{lines}</g>
      {/* The kettle is drawn large enough to carry its measures everywhere. */}
      <g className={object === 'kettle' ? 'max-sm:[&_text]:text-[10px]' : 'max-sm:hidden'}>
        {measures}
      </g>
    </FineDrawing>
  );
}

/** All objects to one scale, half a unit to a millimetre: on one ground line, or on two where the window is narrow. */
export function ObjectLineUp({ label }: { label: string }) {
  return (
    <div role="img" aria-label={label}>
      <GroundLine objects={LINE_UP} from={0} to={1060} look="max-md:hidden" />
      <div className="space-y-6 md:hidden">
        <GroundLine objects={LINE_UP.slice(0, 2)} from={0} to={580} />
        <GroundLine objects={LINE_UP.slice(2)} from={480} to={1060} />
      </div>
    </div>
  );
}

/** A part of the row, with a scale of millimetres at its end. */
function GroundLine({ objects, from, to, look = '' }: Part) {
  const isTall = objects.some(([object]) => OBJECTS[object].millimetres > TALL);
  const heights = isTall ? [0, 100, 200, 300, 400] : [0, 100, 200];
  const top = isTall ? 0 : 100;
  return (
    <Ornament
      viewBox={`${from} ${top} ${to - from} ${290 - top}`}
      className={`block w-full ${look}`}
    >
      <path d={`M${from} 262H${to}`} className="stroke-ink" strokeWidth="1" />
      {objects.map(([object, x]) => {
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
      <g className="fill-none stroke-accent" strokeWidth="0.8">
        {heights.map((height) => (
          <path key={height} d={`M${to - 14} ${262 - height / 2}h14`} />
        ))}
        <path d={`M${to} 262V${262 - (heights.at(-1) ?? 0) / 2}`} />
      </g>
      <g className="fill-accent text-[20px] md:text-[12px]" textAnchor="end">
        {heights.slice(1).map((height) => (
          <Word key={height} x={to - 20} y={266 - height / 2} text={height} />
        ))}
      </g>
    </Ornament>
  );
}

/** In millimetres: what is higher needs the whole scale. */
const TALL = 250;

type Part = {
  objects: readonly (typeof LINE_UP)[number][];
  from: number;
  to: number;
  look?: string;
};

type DrawnObject = keyof typeof OBJECTS;

const LINE = { className: 'fill-none stroke-ink', strokeWidth: 1.5, ...ROUND };

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

const OBJECTS = {
  kettle: KETTLE,
  lamp: LAMP,
  handle: HANDLE,
  case: CASE,
  radio: RADIO,
  stool: STOOL,
  bell: BELL,
  mill: MILL,
} satisfies Record<string, Elevation>;

type Elevation = {
  /** What the drawing fills of its 300 units. */
  box: { x: number; y: number; width: number; height: number };
  /** The height of that in the world. */
  millimetres: number;
  lines: ReactNode;
  measures: ReactNode;
};
