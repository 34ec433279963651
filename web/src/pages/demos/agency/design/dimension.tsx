import type { ReactNode } from 'react';
import { Drawing, Word } from '@/drawings/drawing.tsx';

/** A measure between two points that lie level or plumb, with its figure on the line. */
export function Dimension({ from, to, text, size = 14 }: Measure) {
  const level = from[1] === to[1];
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const end = level ? 'm0-6v12m-4-2 8-8' : 'm-6 0h12m-10 4 8-8';
  return (
    <>
      <path
        d={`M${from.join(' ')}L${to.join(' ')}M${from.join(' ')}${end}M${to.join(' ')}${end}`}
        className="fill-none stroke-accent"
        strokeWidth="0.8"
      />
      <Word
        x={x}
        y={y - 5}
        fontSize={size}
        textAnchor="middle"
        className="fill-accent stroke-none font-normal tabular-nums"
        {...(!level && { transform: `rotate(-90 ${x} ${y})` })}
        text={text}
      />
    </>
  );
}

/** The line that a turned or pressed thing is the same on both sides of. */
export function Axis({ d }: { d: string }) {
  return <path d={d} className="stroke-alert" strokeWidth="0.8" strokeDasharray="14 4 2 4" />;
}

/** The thin line from a word to what it names. */
export function Leader({ d }: { d: string }) {
  return <path d={d} className="fill-none stroke-accent" strokeWidth="0.8" />;
}

/** A drawing whose lines stay as thin as they are however large it is shown. */
export function FineDrawing({ label, viewBox, children }: Fine) {
  return (
    <Drawing
      label={label}
      viewBox={viewBox}
      className="block w-full **:[path,circle]:[vector-effect:non-scaling-stroke]"
    >
      {children}
    </Drawing>
  );
}

type Fine = { label: string; viewBox: string; children: ReactNode };
type Measure = { from: Point; to: Point; text: string; size?: number };
type Point = readonly [number, number];
