import type { ReactNode } from 'react';
import { FineDrawing } from './dimension.tsx';
import { BELL, HANDLE } from './objects/door.tsx';
import { CASE, RADIO } from './objects/sound.tsx';
import { KETTLE, MILL } from './objects/kitchen.tsx';
import { LAMP, STOOL } from './objects/room.tsx';
import { Drawing, ROUND, Word } from '@/drawings/drawing.tsx';

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

/** All objects on one ground line, half a unit to a millimetre. */
export function ObjectLineUp({ label }: { label: string }) {
  return (
    <Drawing label={label} viewBox="0 0 1060 290" className="block w-full">
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
      <g className="fill-none stroke-accent" strokeWidth="0.8">
        {[0, 100, 200, 300, 400].map((height) => (
          <path key={height} d={`M1046 ${262 - height / 2}h14`} />
        ))}
        <path d="M1060 262V62" />
      </g>
      <g className="fill-accent" fontSize="12" textAnchor="end">
        {[100, 200, 300, 400].map((height) => (
          <Word key={height} x="1040" y={266 - height / 2} text={height} />
        ))}
      </g>
    </Drawing>
  );
}

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
